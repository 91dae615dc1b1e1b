import { useEffect, useState } from 'react'
import type { CardDue } from '../../../../dealing/card-due.ts'
import { type Chance, chanceAt } from '../../../../games/catalogue.ts'
import { type Considered, consider } from '../../../client/desk.ts'
import { useWords, type Words } from '../../../i18n/index.ts'
import type { DeskTable } from '../desk-context.ts'
import { cardsInOrder, correction, lastPlace } from './card-order.ts'

/** Replaces the next step while the dealer corrects the last entry. */

const WHAT: Readonly<Record<Chance, (words: Words, at: DeskTable) => string>> = {
  wheel: ({ desk }) => desk.theNumber,
  dice: ({ desk }) => desk.theDice,
  deck: ({ desk }) => desk.theLastCard,
  shoe: ({ desk }, at) => {
    const { hand, nth } = lastPlace(at)
    return desk.place(hand, nth)
  },
}

/** Another card of the same rank: it asks who could approve, whatever the right card is. */
const otherSuit = (card: string): string => card.slice(0, -1) + (card.endsWith('S') ? 'H' : 'S')

/** Who can approve the correction of a round that was paid; undefined if nobody has to. */
const useApprovers = (at: DeskTable): readonly string[] | undefined => {
  const [found, setFound] = useState<Considered>()
  const card = cardsInOrder(at).at(-1)
  // biome-ignore lint/correctness/useExhaustiveDependencies: asked once, when the correction begins.
  useEffect(() => {
    if (card === undefined) return
    let wanted = true
    void consider(at.line.id, 'dealer', correction(at, [otherSuit(card)], '-')).then(
      answer => wanted && setFound(answer),
      () => undefined,
    )
    return () => {
      wanted = false
    }
  }, [card])
  return found && 'second' in found && found.second ? found.approvers : undefined
}

interface Props {
  readonly at: DeskTable
  /** The card that the corrected one calls for. */
  readonly also: CardDue | undefined
  readonly keep: () => void
}

export const CorrectionStep = ({ at, also, keep }: Props) => {
  const words = useWords()
  const { desk } = words
  const chance = chanceAt(at.line.game)
  const approvers = useApprovers(at)
  return (
    <div className="due">
      <h2 id="next">{desk.enteredWrongly}</h2>
      {chance && (
        <p className="step">
          {also
            ? desk.enterToo(desk.place(also.hand, also.nth))
            : desk.correct(WHAT[chance](words, at))}
        </p>
      )}
      {approvers && (
        <p>
          {desk.needsSecond}{' '}
          {approvers.length > 0 ? desk.canApprove(approvers.join(', ')) : desk.nobodyApproves}
        </p>
      )}
      <button type="button" onClick={() => at.press(keep, 'back')}>
        {desk.keepEntry} {!also && <kbd>⌫</kbd>}
      </button>
    </div>
  )
}
