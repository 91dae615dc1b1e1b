import { colourOf, isZero, type Pocket } from '../../../../games/roulette/s02-wheel.ts'
import type { RouletteView } from '../../../../games/roulette/table/view.ts'
import type { RoundPay } from '../../../../protocol/desk.ts'
import { pocketName } from '../../../games/roulette/names.ts'
import { phraseText, useWords, type Words } from '../../../i18n/index.ts'
import { Icon } from '../../../ui/icon.tsx'
import type { DeskTable } from '../desk-context.ts'
import { collectionOf, type Ticks, tickOf } from './ticks.ts'

/** The winning number, its properties, and how far the dealer is with collecting and paying. */

const DOZEN = 12
const HALF = 18
const COLUMNS = 3

/** "odd · 1 to 18 · 2nd dozen · 2nd column"; empty for a zero. */
const kindsOf = ({ roulette }: Words, pocket: Pocket): string => {
  if (isZero(pocket)) return ''
  const number = Number(pocket)
  const { parity, half, dozens, columns } = roulette.display.rows
  const kinds = [
    parity[number % 2],
    half[number > HALF ? 1 : 0],
    dozens[Math.floor((number - 1) / DOZEN)],
    columns[(number - 1) % COLUMNS],
  ]
  return kinds.join(' · ')
}

interface Check {
  readonly says: string
  readonly isDone: boolean
}

const checksOf = (
  { desk }: Words,
  at: DeskTable,
  pay: RoundPay,
  ticks: Ticks,
): readonly Check[] => {
  const { ballIn, dolly } = at.moment.view.play as RouletteView
  const isCollected = pay.collect.length === 0 || ticks.ticked.includes(collectionOf(pay))
  const paid = pay.pay.filter(payee => ticks.ticked.includes(tickOf(payee))).length
  const count = pay.pay.length
  const isPaid = paid === count
  return [
    { says: desk.dollyOn(ballIn!), isDone: dolly !== null },
    { says: pay.collect.length === 0 ? desk.noLosing : desk.losingTaken, isDone: isCollected },
    {
      says: count === 0 ? desk.nobodyWins : desk.payNth(Math.min(paid + 1, count), count),
      isDone: isPaid,
    },
  ]
}

interface CalledProps {
  readonly at: DeskTable
  readonly pay: RoundPay
  readonly ticks: Ticks
}

/** The winning number until the dealer has collected and paid; undefined in other games. */
export const numberCalled = ({ line, moment, desk }: DeskTable): Pocket | undefined => {
  const { ballIn } = moment.view.play as Partial<RouletteView>
  return line.game === 'roulette' && desk.stopped === null ? (ballIn ?? undefined) : undefined
}

export const Called = ({ at, pay, ticks }: CalledProps) => {
  const words = useWords()
  const { desk } = words
  const number = numberCalled(at)
  if (number === undefined) return null
  const says = at.desk.next?.says ?? []
  return (
    <div className="due called">
      <span className="number" data-colour={colourOf(number)} aria-hidden="true">
        {number}
      </span>
      <div>
        <h2 id="next">{says.length > 0 ? desk.say : desk.called}</h2>
        <p className="step">{pocketName(words, number)}</p>
        <p className="note">{kindsOf(words, number)}</p>
        {says.length > 1 && <p>{says.map(call => phraseText(words, call)).join(' ')}</p>}
      </div>
      <ul className="checks">
        {checksOf(words, at, pay, ticks).map(({ says: what, isDone }) => (
          <li key={what} data-done={isDone || undefined}>
            {isDone && <Icon name="check" />}
            {what}
          </li>
        ))}
      </ul>
    </div>
  )
}
