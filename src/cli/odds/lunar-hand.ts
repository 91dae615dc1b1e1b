import { INSTANT_CASH, type InstantCash } from '../../games/lunar-poker/s05-wagers/printed-odds.ts'
import type { Clause } from '../../kernel/authority.ts'
import { type Card, isCard } from '../../kernel/card.ts'
import type { Choice, HandOdds } from '../../odds/lunar-poker/choices.ts'
import { Malformed } from '../input.ts'
import type { Form } from './report.ts'
import { table } from './table.ts'

export interface HandOptions extends Form {
  readonly hand?: string
  readonly up?: string
  readonly straightFlush?: number
  readonly royalFlush?: number
}

/** The clause for each choice. */
const UNDER: Readonly<Record<Choice['choice'], Clause>> = {
  fold: 'nz22:5.2(a)',
  play: 'nz22:5.2(b)',
  'buy-sixth': 'nz22:8.6',
  exchange: 'nz22:8.5',
}

/**
 * The value of every choice of one deal. The evaluator takes time to build, so load it only here.
 */
export const writeHand = async (options: HandOptions): Promise<void> => {
  const { json, csv } = options
  if (json && csv) throw new Malformed('expected --json or --csv, not both')
  const { hand, up } = dealIn(options)
  const cash = cashIn(options)
  const { handOdds } = await import('../../odds/lunar-poker/choices.ts')
  const odds = handOdds(hand, up, cash)
  process.stdout.write(
    json ? `${JSON.stringify(odds, null, 2)}\n` : csv ? asCsv(odds) : asText(odds, hand, up),
  )
}

const dealIn = (options: HandOptions): { hand: readonly Card[]; up: Card } => {
  const { hand: text = '', up: upText } = options
  const hand = text.split(/[\s,]+/).filter(word => word !== '')
  if (hand.length !== 5) throw new Malformed(`--hand: expected five cards, not ${hand.length}`)
  if (upText === undefined) throw new Malformed("--up: expected the Dealer's card that is face up")
  const cards = hand.map(word => cardIn('--hand', word))
  const up = cardIn('--up', upText)
  const twice = [...cards, up].find((card, i, all) => all.indexOf(card) < i)
  if (twice) throw new Malformed(`${twice === up ? '--up' : '--hand'}: ${twice} is there twice`)
  return { hand: cards, up }
}

const cardIn = (option: string, word: string): Card => {
  if (!isCard(word))
    throw new Malformed(
      `${option}: ${JSON.stringify(word)} is no card; cards look like AS, 10H, 2C`,
    )
  return word
}

/** @rule nz22:5.6 */
const cashIn = ({ straightFlush = 200, royalFlush = 600 }: HandOptions): InstantCash => {
  const pair = INSTANT_CASH.find(
    one => one.straightFlush === straightFlush && one.royalFlush === royalFlush,
  )
  if (pair) return pair
  const pairs = INSTANT_CASH.map(one => `${one.straightFlush}/${one.royalFlush}`).join(' ')
  throw new Malformed(
    `--straight-flush, --royal-flush: expected one of ${pairs}, not ${straightFlush}/${royalFlush} (nz22:5.6)`,
  )
}

const asCsv = (odds: HandOdds): string =>
  'instantCash' in odds
    ? `instantCash,value,under\n${odds.instantCash},${odds.value},nz22:5.6\n`
    : [
        'choice,discard,value,under',
        ...odds.choices.map(one =>
          [one.choice, discarded(one), one.value, UNDER[one.choice]].join(),
        ),
        '',
      ].join('\n')

const discarded = ({ discard = [] }: Choice): string => discard.join(' ')

const asText = (odds: HandOdds, hand: readonly Card[], up: Card): string => {
  const title = `Lunar Poker by nz22: ${hand.join(' ')}, the Dealer shows ${up}`
  if ('instantCash' in odds) {
    const name = odds.instantCash.replace('-', ' ')
    return `${title}\n\nInstant Cash: a ${name} pays ${odds.value} to 1 (nz22:5.6)\n`
  }
  const lines = odds.choices
    .toSorted((a, b) => b.value - a.value)
    .map(one => [
      one === odds.best ? '»' : '',
      one.choice,
      discarded(one),
      one.value.toFixed(6),
      UNDER[one.choice],
    ])
  return `${title}

${table(['', 'choice', 'discard', 'value', 'under'], lines, [3])}
Value: what the choice comes to on average in antes, fees paid, the best play
following. One patron, no Super Bet. Exact: every draw, every hand of the
Dealer and every card that may replace its highest are counted.
`
}
