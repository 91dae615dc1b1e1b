import { handsWith } from '../../../../dealing/card-due.ts'
import { pointCount } from '../../../../games/baccarat/s04-card-values.ts'
import { result } from '../../../../games/baccarat/s09-third-cards/third-card.ts'
import type { BaccaratView } from '../../../../games/baccarat/table/view.ts'
import type { Card } from '../../../../kernel/card.ts'
import { useWords } from '../../../i18n/index.ts'
import type { DeskTable } from '../desk-context.ts'
import { nothing, Typed } from './entry-input.tsx'

/** Shows the result that the last card would give, so that the dealer notices a slip in time. */

interface Props {
  readonly at: DeskTable
  readonly card: Card
  /** The entry in words, where the card alone does not give the result. */
  readonly says: string
  readonly send: () => void
  readonly drop: () => void
}

const Result = ({ at, card, says }: Pick<Props, 'at' | 'card' | 'says'>) => {
  const { desk } = useWords()
  const hands =
    at.line.game === 'baccarat' ? handsWith(at.moment.view.play as BaccaratView, card) : undefined
  return (
    <>
      <h2 id="next">{hands ? desk.settles[result(hands)] : desk.next}</h2>
      <p className="step">
        {hands ? desk.pointsOf(pointCount(hands.player), pointCount(hands.banker)) : says}
      </p>
    </>
  )
}

export const HeldCard = ({ at, card, says, send, drop }: Props) => {
  const { desk } = useWords()
  return (
    <div className="due">
      <Result at={at} card={card} says={says} />
      <button
        type="button"
        className="primary big"
        aria-disabled={at.isPressed}
        onClick={() => at.press(send)}
      >
        {desk.settleNow}
      </button>
      <Typed
        press={at.press}
        label={desk.settleNow}
        wrong={desk.settleFirst}
        hint={desk.heldKeys}
        reads={nothing}
        tells={() => undefined}
        enters={send}
        undoes={drop}
        keyboard="text"
      />
    </div>
  )
}
