import type { BaccaratRight } from '../../../games/baccarat/rights.ts'
import type { BaccaratView } from '../../../games/baccarat/table/view.ts'
import { RightRow } from '../../features/table/panels/rights.tsx'
import { useWords } from '../../i18n/index.ts'
import type { PeopleProps } from '../face.ts'
import asked from './cards/asked.module.css'
import type { Baccarat, Stage } from './table.ts'

/** Everything except wagers that patrons may ask for now. */

const OF_THE_CARDS: readonly BaccaratRight['asks'][] = ['look-at-prepared', 'require-mixing']

const isPlaying = ({ seats, standing }: Baccarat, patron: string): boolean =>
  [...seats, ...standing].some(one => one.patron === patron)

/** Pre-shuffled cards, until they are first used. @rule nz5:7.4 nz5-old:7.4 */
export const OverCards = ({ view, connection, ask }: Stage) => {
  const { rights: words } = useWords()
  const rights = view.play.rights.filter(({ asks }) => OF_THE_CARDS.includes(asks))
  if (rights.length === 0 || !isPlaying(view, connection.patron)) return null
  return (
    <section className={asked.dialog} aria-label={words.title}>
      <p>{words.prepared}</p>
      <RightRow rights={rights} ask={ask} />
    </section>
  )
}

/** @rule nz5:7.7(b) nz5-old:8.3 */
export const BetweenRounds = ({ view, patron, ask }: PeopleProps<BaccaratView>) => {
  const { rights: words } = useWords()
  const rights = view.play.rights.filter(
    ({ asks }) =>
      !OF_THE_CARDS.includes(asks) && (asks !== 'ask-free-rounds' || view.wagers.length === 0),
  )
  if (rights.length === 0 || !isPlaying(view, patron)) return null
  return (
    <section className="rights" aria-label={words.title}>
      <RightRow rights={rights} ask={ask} />
    </section>
  )
}
