import { INSTANT_CASH } from '../../games/lunar-poker/s05-wagers/printed-odds.ts'
import SOLUTION from '../../odds/lunar-poker/solve/solution.json' with { type: 'json' }
import { type Solution, valueUnder } from '../../odds/lunar-poker/solve/solution.ts'
import { toNumber } from '../../odds/numbers/fraction.ts'
import { table } from '../odds/table.ts'

const NAMES: Readonly<Record<keyof Solution['best'], string>> = {
  fold: 'fold',
  play: 'play as dealt',
  'buy-sixth': 'buy a sixth card',
  'exchange-2': 'exchange two cards',
  'exchange-3': 'exchange three cards',
  'exchange-4': 'exchange four cards',
  'exchange-5': 'exchange all five cards',
  'instant-cash': 'Instant Cash',
}

const count = (text: string): string => Number(text).toLocaleString('en')

const solution = SOLUTION as Solution

const ofCash = (): string =>
  table(
    ['straight flush', 'royal flush', 'antes a round', 'house edge'],
    INSTANT_CASH.map(cash => {
      const value = toNumber(valueUnder(solution, cash))
      const { straightFlush, royalFlush } = cash
      return [
        `${straightFlush} to 1`,
        `${royalFlush} to 1`,
        value.toFixed(10),
        `${(-100 * value).toFixed(6)} %`,
      ]
    }),
    [0, 1, 2, 3],
  )

const ofChoices = (): string =>
  table(
    ['best choice', 'deals', 'share'],
    (Object.keys(NAMES) as (keyof Solution['best'])[]).map(end => [
      NAMES[end],
      count(solution.best[end]),
      `${((100 * Number(solution.best[end])) / Number(solution.deals)).toFixed(4)} %`,
    ]),
    [1, 2],
  )

export const resultText =
  (): string => `Lunar Poker by nz22, solved: one patron, the best play, no Super Bet, no maximum payout.

Value of a round with Instant Cash of 200 and 600 to 1, exactly, in antes:
  ${solution.value.num}
/ ${solution.value.den}

${ofCash()}
Instant Cash is paid before any choice, so its odds change the value and no decision. Every fee
is one Ante by the book: there is no election of fees.

${ofChoices()}
${count(solution.deals)} deals in ${count(solution.classes)} classes; version ${solution.version}
digest ${solution.digest}
rests on ${solution.rests.join(' ')}
`

export const resultJson = (): string => `${JSON.stringify(solution, null, 2)}\n`
