import { handsWith } from '../../../../dealing/card-due.ts'
import { pointCount } from '../../../../games/baccarat/s04-card-values.ts'
import { result } from '../../../../games/baccarat/s09-third-cards/third-card.ts'
import type { BaccaratView } from '../../../../games/baccarat/table/view.ts'
import type { Card } from '../../../../kernel/card.ts'
import { useWords } from '../../../i18n/index.ts'
import type { At } from '../desk-context.ts'
import { nothing, Typed } from './typed.tsx'

/** Shows the result that the last card would give, so that the dealer notices a slip in time. */

interface Props {
  readonly at: At
  readonly card: Card
  readonly send: () => void
  readonly drop: () => void
}

export const HeldCard = ({ at, card, send, drop }: Props) => {
  const { desk } = useWords()
  const hands = handsWith(at.moment.view.play as BaccaratView, card)
  if (!hands) return null
  const { player, banker } = hands
  return (
    <div className="due">
      <h2 id="next">{desk.settles[result(hands)]}</h2>
      <p className="step">{desk.pointsOf(pointCount(player), pointCount(banker))}</p>
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
