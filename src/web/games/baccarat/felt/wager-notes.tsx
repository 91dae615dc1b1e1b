import type { Authority } from '../../../../kernel/authority.ts'
import { dollars, useWords } from '../../../i18n/index.ts'
import { ClauseLink } from '../../../ui/clause.tsx'
import styles from '../baccarat.module.css'
import { Burned } from '../cards/burned-cards.tsx'
import { type Baccarat, cutBackOf } from '../table.ts'

/** The state of the table's wagers: open or closed, within the differential or cut back to it. */

type BookClauses = Readonly<Record<Baccarat['play']['elections']['book'], Authority>>

const WEIGHED: BookClauses = { nz5: 'nz5:5.17', 'nz5-old': 'nz5-old:5.17', mbs: 'ruling:590' }
const CUT: BookClauses = { nz5: 'nz5:5.18', 'nz5-old': 'nz5-old:5.18', mbs: 'ruling:590' }

interface Props {
  readonly view: Baccarat
  readonly patron: string
}

/** @rule nz5:12.1(b) nz5:12.2(b) nz5:12.3 */
const NoBets = ({ view: { play } }: Pick<Props, 'view'>) => {
  const { cloth } = useWords()
  return play.voidHand === 'this' ? (
    <p data-note="void">
      {cloth.noBets} {play.voidHandUnder && <ClauseLink id={play.voidHandUnder} />}
    </p>
  ) : null
}

/** The total on each hand, and how much more it may take. @rule nz5:5.17 */
const Weighed = ({ view }: Pick<Props, 'view'>) => {
  const { cloth } = useWords()
  const { differential, book } = view.play.elections
  if (differential === undefined) return null
  const on = (hand: string) =>
    view.wagers.filter(wager => wager.on === hand).reduce((sum, { chips }) => sum + chips, 0)
  const [player, banker] = [on('player'), on('banker')]
  const room = (mine: number, other: number) => dollars(Math.max(0, differential + other - mine))
  return (
    <p data-note="weighed">
      <span>{cloth.totals(dollars(player), dollars(banker))}</span>
      <span>{cloth.room(room(player, banker), room(banker, player))}</span>
      <ClauseLink id={WEIGHED[book]} />
    </p>
  )
}

/** @rule nz5:5.18 */
const CutBack = ({ view, patron }: Props) => {
  const { cloth, baccarat, bets } = useWords()
  return cutBackOf(view, patron).map(({ wager, on, from, to }) => (
    <p key={wager} data-note="cut">
      {cloth.cutBack(
        baccarat.wager(on),
        bets.reduced(dollars(from), dollars(to), dollars(from - to)),
      )}{' '}
      <ClauseLink id={CUT[view.play.elections.book]} />
    </p>
  ))
}

/** Shown in place of the result until there is one. */
export const Notes = (props: Props) => (
  <div className={styles.notes}>
    <NoBets view={props.view} />
    <CutBack {...props} />
    <Weighed view={props.view} />
    <Burned view={props.view} />
  </div>
)
