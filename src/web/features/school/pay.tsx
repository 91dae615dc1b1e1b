import { useState } from 'react'
import type { Moment } from '../../../school/evening.ts'
import type { AnswerValue } from '../../../school/marks.ts'
import { tableIn } from '../../../school/rehearsal.ts'
import type { AskOf } from '../../../school/trainee-questions.ts'
import { dollars, useWords } from '../../i18n/index.ts'
import { ChipPicture } from '../../ui/pieces/chip.tsx'
import { patronText } from './answer-text.ts'
import { useSchool } from './context.ts'
import { gameAt, useFace } from './table.tsx'

/** The float. Each press adds one chip to the payment. */

interface TrayProps {
  readonly denominations: readonly number[]
  readonly pile: readonly number[]
  readonly change: (pile: readonly number[]) => void
}

export const Tray = ({ denominations, pile, change }: TrayProps) => {
  const { school } = useSchool()
  return (
    <fieldset className="school-tray">
      <legend>{school.float}</legend>
      <div className="row">
        {denominations.map(value => (
          <button
            key={value}
            type="button"
            className="school-chip"
            aria-label={dollars(value)}
            onClick={() => change([...pile, value])}
          >
            <ChipPicture value={value} />
          </button>
        ))}
        <button type="button" className="small" onClick={() => change([])}>
          {school.clear}
        </button>
      </div>
    </fieldset>
  )
}

export const sumOf = (pile: readonly number[]): number =>
  pile.reduce((sum, value) => sum + value, 0)

interface PayProps {
  readonly moment: Moment
  readonly ask: AskOf<'pay'>
  readonly answer: (given: AnswerValue) => void
}

export const Pay = ({ moment, ask, answer }: PayProps) => {
  const words = useWords()
  const { school } = useSchool()
  const face = useFace(gameAt(moment))
  const [pile, setPile] = useState<readonly number[]>([])
  const { wager } = ask
  const denominations = tableIn(moment.place, moment.deed.after)!.config.denominations
  const sum = sumOf(pile)
  return (
    <>
      <p className="school-wager">
        {school.pay(
          patronText(school, wager.patron),
          face.wagerName(words, wager.on),
          dollars(wager.chips),
        )}
      </p>
      <div className="row">
        <button type="button" onClick={() => answer('take')}>
          {school.take}
        </button>
        <button type="button" onClick={() => answer('back')}>
          {school.giveBack}
        </button>
      </div>
      <Tray denominations={denominations} pile={pile} change={setPile} />
      <button type="button" className="primary" disabled={sum === 0} onClick={() => answer(sum)}>
        {school.payOut(dollars(sum))}
      </button>
    </>
  )
}
