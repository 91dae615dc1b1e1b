import { RightRow } from '../../parts/rights.tsx'
import { useWords } from '../../words/index.ts'
import type { Stage } from './table.ts'

/** Beside wagers: what whoever plays here may ask for now. @rule nz5:7.4 nz5-old:7.4 nz5:7.7(b) nz5-old:8.3 */
export const Rights = ({ view, connection, seat, ask }: Stage) => {
  const { rights: words } = useWords()
  const plays = seat !== undefined || view.standing.some(one => one.patron === connection.patron)
  const rights = view.play.rights.filter(
    ({ asks }) => asks !== 'ask-free-rounds' || view.wagers.length === 0,
  )
  if (!plays || rights.length === 0) return null
  const isPrepared = rights.some(({ asks }) => asks === 'require-mixing')
  return (
    <section className="rights" aria-label={words.title}>
      {isPrepared && <p>{words.prepared}</p>}
      <RightRow rights={rights} ask={ask} />
    </section>
  )
}
