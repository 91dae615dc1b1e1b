import { cardDue } from '../../../../dealing/card-due.ts'
import type { BaccaratView } from '../../../../games/baccarat/table/view.ts'
import { chanceAt } from '../../../../games/catalogue.ts'
import { useWords } from '../../../i18n/index.ts'
import type { DeskTable } from '../desk-context.ts'
import { followingSteps } from './following-steps.ts'

/** The steps after the next one, so that the dealer sees the whole round. */
export const Then = ({ at }: { readonly at: DeskTable }) => {
  const { desk } = useWords()
  const { play } = at.moment.view
  const isDealt = at.line.game === 'baccarat' && play.phase === 'dealing'
  const chance = chanceAt(at.line.game)
  const due = isDealt ? cardDue(play as BaccaratView) : undefined
  const ahead = chance ? followingSteps(chance, play.phase, due) : []
  if (ahead.length === 0 || !at.desk.next) return null
  return (
    <section className="what-follows" aria-labelledby="then">
      <h2 id="then">{desk.thenComes}</h2>
      <ol className="then">
        {ahead.map(each => (
          <li key={each}>{desk.ahead[each]}</li>
        ))}
      </ol>
    </section>
  )
}
