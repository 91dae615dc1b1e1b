import { type Chance, chanceAt } from '../../../../games/catalogue.ts'
import { useWords, type Words } from '../../../i18n/index.ts'
import type { At } from '../desk-context.ts'
import { lastPlace } from './card-order.ts'

/** Replaces the next step while the dealer corrects the last entry. */

const WHAT: Readonly<Record<Chance, (words: Words, at: At) => string>> = {
  wheel: ({ desk }) => desk.theNumber,
  dice: ({ desk }) => desk.theDice,
  deck: ({ desk }) => desk.theLastCard,
  shoe: ({ desk }, at) => {
    const { hand, nth } = lastPlace(at)
    return desk.place(hand, nth)
  },
}

interface Props {
  readonly at: At
  readonly keep: () => void
}

export const CorrectionStep = ({ at, keep }: Props) => {
  const words = useWords()
  const { desk } = words
  const chance = chanceAt(at.line.game)
  return (
    <div className="due">
      <h2 id="next">{desk.enteredWrongly}</h2>
      {chance && <p className="step">{desk.correct(WHAT[chance](words, at))}</p>}
      <button type="button" onClick={() => at.press(keep, 'back')}>
        {desk.keepEntry} <kbd>⌫</kbd>
      </button>
    </div>
  )
}
