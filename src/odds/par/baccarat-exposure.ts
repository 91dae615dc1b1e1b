import type { Book, Elections } from '../../games/baccarat/books/book.ts'
import { pointCount } from '../../games/baccarat/s04-card-values.ts'
import type { Hands } from '../../games/baccarat/s09-third-cards/third-card.ts'
import type { Authority } from '../../kernel/authority.ts'
import { KINDS, TRIPLE } from '../baccarat/card-byte.ts'
import type { OddsLine } from '../baccarat/lines.ts'
import { handsWith } from '../baccarat/pairs.ts'
import { roundsBy } from '../baccarat/rounds.ts'
import { toNumber } from '../numbers/fraction.ts'
import {
  type CostlyHand,
  type CostlyOutcome,
  type Exposure,
  HAND_KINDS,
  type Signs,
} from '../par.ts'
import { net } from '../row.ts'

/** Rounds that no wager distinguishes are the same. */
interface FinalHands {
  readonly hands: Hands
  /** Of the Player's hand and of the Banker's. */
  readonly player: number
  readonly banker: number
}

/** A winning wager, and what all patrons together win on it, in cents. */
interface WinningWager {
  readonly line: OddsLine
  readonly cents: number
  readonly under: Authority
}

/** The round of baccarat that costs the house most, by variant of the main wagers. */
export const baccaratExposures = (
  book: Book,
  lines: readonly OddsLine[],
  signs: Signs,
): readonly Exposure[] => {
  const { among } = book.elects.variant
  const offered = among.filter(variant =>
    ['player', 'banker'].every(on =>
      lines.some(({ wager, elects }) => wager === on && elects.variant === variant),
    ),
  )
  return offered.map(variant => {
    const main = lines.filter(({ elects }) => elects.variant === variant)
    const worst = endedIn(book)
      .map(ended => ({
        ended,
        won: [...mainsWon(book, main, ended, signs), ...sidesWon(lines, ended, signs)],
      }))
      .reduce((one, other) => (sum(other.won) > sum(one.won) ? other : one))
    const side = worst.won.filter(({ line }) => line.elects.variant === undefined)
    const { differential } = signs
    return {
      terms: [
        among.length > 1 ? [variant] : [],
        side.map(({ line }) => `${line.wager} ${line.terms}`),
      ]
        .flat()
        .join(', '),
      patrons: signs.patrons,
      ...(differential !== undefined && book.differential && { differential }),
      when: costly(worst.ended),
      cents: Math.ceil(sum(worst.won) - 1e-6),
      under: [
        ...new Set<Authority>([
          'nz1:10.1(b)',
          ...(differential !== undefined && book.differential
            ? [book.differential.sets, book.differential.reduces]
            : []),
          ...worst.won.map(({ under }) => under),
        ]),
      ],
    }
  })
}

const sum = (won: readonly WinningWager[]): number =>
  won.reduce((cents, one) => cents + one.cents, 0)

const wonOn = (line: OddsLine, ended: FinalHands, stake: number): WinningWager => {
  const { looksAt, rule } = line
  const hands =
    looksAt.the === 'finish'
      ? ended.hands
      : handsWith(looksAt.side, KINDS[ended[looksAt.side]]!, [])
  const outcome = rule(hands)
  return { line, cents: toNumber(net(outcome)) * stake, under: outcome.under }
}

/**
 * The stakes on both hands that cost most. If the table has a differential, the stakes on one hand
 * exceed those on the other by at most that amount. The maximum is at a corner of what is allowed.
 */
const mainsWon = (
  book: Book,
  main: readonly OddsLine[],
  ended: FinalHands,
  { maximum, patrons, differential }: Signs,
): readonly WinningWager[] => {
  const all = patrons * maximum('player')
  const apart = book.differential ? Math.min(differential ?? all, all) : all
  const corners = [
    [0, 0],
    [apart, 0],
    [0, apart],
    [all, all],
    [all, all - apart],
    [all - apart, all],
  ] as const
  const player = main.find(({ wager }) => wager === 'player')!
  const banker = main.find(({ wager }) => wager === 'banker')!
  return corners
    .map(([onPlayer, onBanker]) =>
      [wonOn(player, ended, onPlayer), wonOn(banker, ended, onBanker)].filter(
        ({ cents }) => cents !== 0,
      ),
    )
    .reduce((one, other) => (sum(other) > sum(one) ? other : one))
}

/** A table offers one of these sets, so they are alternatives. @rule nz5:11A.1A */
const ALTERNATIVES: readonly (readonly (keyof Elections)[])[] = [
  ['tie'],
  ['dragonBonus'],
  ['perfectPair', 'anyPair', 'luckyMatch'],
]

const sidesWon = (
  lines: readonly OddsLine[],
  ended: FinalHands,
  signs: Signs,
): readonly WinningWager[] => {
  const winning = lines
    .filter(({ elects }) => elects.variant === undefined)
    .map(line => wonOn(line, ended, signs.patrons * signs.maximum(line.wager)))
    .filter(({ cents }) => cents > 0)
  const always = winning.filter(({ line }) => Object.keys(line.elects).length === 0)
  const best = ALTERNATIVES.map(keys => {
    const sets = new Map<string, WinningWager[]>()
    for (const one of winning)
      for (const key of keys) {
        const choice = one.line.elects[key]
        if (choice === undefined) continue
        const name = `${key} ${choice}`
        sets.set(name, [...(sets.get(name) ?? []), one])
      }
    return [...sets.values()].reduce((a, b) => (sum(b) > sum(a) ? b : a), [])
  })
  return [...always, ...best.flat()]
}

/** Two cards by their points together, and by the value of each if both have the same. */
interface Two {
  readonly digit: number
  readonly each?: number
}

const TWOS: readonly Two[] = Array.from({ length: 10 }, (_, value) => value).flatMap(value => [
  { digit: value },
  { digit: (2 * value) % 10, each: value },
])

/** With four decks or more, every combination of cards exists. */
const kindsOf = ({ each }: Two, third: number | undefined): readonly number[] => {
  if (each === undefined) return [0]
  const kinds = each === 0 ? [0, 1, 2, 3] : [1, 2, 3]
  return third === each ? [...kinds, TRIPLE] : kinds
}

/** Every way in which a round can end. */
const endedIn = (book: Book): readonly FinalHands[] => {
  const { finish, example } = roundsBy(book.draw)
  const all = new Map<string, FinalHands>()
  for (const one of TWOS)
    for (const other of TWOS)
      for (let thirds = 0; thirds < 100; thirds += 1) {
        const end = finish[one.digit * 1000 + other.digit * 100 + thirds]!
        const hands = example[end]!
        const [fifth, sixth] = [Math.floor(thirds / 10), thirds % 10]
        const drew = hands.player.length > 2
        const players = kindsOf(one, drew ? fifth : undefined)
        const banker = hands.banker.length > 2 ? (drew ? sixth : fifth) : undefined
        for (const k of players)
          for (const l of kindsOf(other, banker))
            all.set(`${end} ${k} ${l}`, { hands, player: k, banker: l })
      }
  return [...all.values()]
}

const costly = ({ hands, player, banker }: FinalHands): CostlyOutcome => ({
  is: 'coup',
  player: costlyHand(hands.player, player),
  banker: costlyHand(hands.banker, banker),
})

const costlyHand = (hand: Hands['player'], kind: number): CostlyHand => ({
  points: pointCount(hand),
  cards: hand.length,
  kind: HAND_KINDS[kind]!,
})
