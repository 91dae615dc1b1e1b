import { type Elections, VARIANTS } from '../games/baccarat/books/book.ts'
import { pointCount } from '../games/baccarat/s04-card-values.ts'
import type { WagerName } from '../games/baccarat/s05-wagers/basic-wagers.ts'
import { type Hands, result, type Side } from '../games/baccarat/s09-third-cards/third-card.ts'
import { DRAGON_BONUS_TABLES, isPair } from '../games/baccarat/s11-side-wagers.ts'
import { wagerAnswer } from '../games/baccarat/settle.ts'
import type { Card } from '../kernel/card.ts'
import { chips, odds } from '../kernel/money.ts'
import { type Outcome, win } from '../kernel/wager.ts'
import type { BaccaratTerms } from './baccarat.ts'
import { type Cause, money, type RulesOutcome, type Suspect } from './difference.ts'

/** Settlement faults that baccarat systems are known for, and what each would have paid. */
export const suspectsOf = (
  setting: BaccaratTerms,
  on: WagerName,
  hands: Hands,
  stake: number,
  ours: RulesOutcome,
): readonly Suspect[] => {
  const paid = (cause: Cause, outcome: Outcome | undefined, elections = setting.elections) => {
    if (!outcome) return []
    const wager = { id: '', patron: '', on, chips: chips(stake), kind: 'value' } as const
    const { book, smallestChip } = setting
    const { net } = wagerAnswer(wager, outcome, { book, elections, denominations: [smallestChip] })
    return [{ ...cause, net }]
  }
  const side = on.endsWith('player') ? 'player' : 'banker'
  return [
    ...halfOnSix(setting.elections, on, hands, stake),
    ...tieCollected(on, hands, stake),
    ...thirdCardPairs(on, hands, side).flatMap(other =>
      paid(PAIR_ON_THIRD, setting.book.wagers(setting.elections)[on]?.(other)),
    ),
    ...(on.startsWith('dragon-bonus') ? dragon(setting.elections, hands, side, paid) : []),
    ...otherTerms(setting.elections).flatMap(({ elections, says }) => {
      const sentence = `Settled by ${says}; ${money(ours.net)} is due.`
      const cause: Cause = { kind: 'wrong-pay-table', sentence }
      return paid(cause, setting.book.wagers(elections)[on]?.(hands), elections)
    }),
    ...otherWinners(hands).flatMap(({ as, hands: other }) => {
      const sentence = `Settled as if the ${as} had come; it was ${result(hands)}.`
      const cause: Cause = { kind: 'wrong-winner', sentence }
      return isMainOn(on) ? paid(cause, setting.book.wagers(setting.elections)[on]?.(other)) : []
    }),
  ]
}

const isMainOn = (on: WagerName): boolean => on === 'player' || on === 'banker' || on === 'tie'

const halfOnSix = (
  { variant }: Elections,
  on: WagerName,
  hands: Hands,
  stake: number,
): readonly Suspect[] =>
  on === 'banker' &&
  variant.endsWith('half-on-six') &&
  result(hands) === 'banker' &&
  pointCount(hands.banker) === 6
    ? [
        {
          kind: 'half-on-six-forgotten',
          sentence: 'The Banker won with 6, which pays 1 to 2; it was paid 1 to 1.',
          net: stake,
        },
      ]
    : []

const tieCollected = (on: WagerName, hands: Hands, stake: number): readonly Suspect[] =>
  (on === 'player' || on === 'banker') && result(hands) === 'tie'
    ? [
        {
          kind: 'tie-collected',
          sentence: 'A tie returns the wager; it was collected.',
          net: -stake,
        },
      ]
    : []

const PAIR_ON_THIRD: Cause = {
  kind: 'pair-on-third-card',
  sentence: 'The first two cards are no pair; one of them and the third card are.',
}

/** Hands in which the third card takes the place of the first or the second. */
const thirdCardPairs = (on: WagerName, hands: Hands, side: Side): readonly Hands[] => {
  const [first, second, third] = hands[side]
  if (!/pair|match/.test(on) || third === undefined || isPair(hands[side])) return []
  const pairs: readonly (readonly Card[])[] = [
    [first!, third],
    [second!, third],
  ]
  return pairs.filter(isPair).map(pair => ({ ...hands, [side]: pair }))
}

type PaymentCheck = (cause: Cause, outcome: Outcome | undefined) => readonly Suspect[]

const dragon = (
  { dragonBonus }: Elections,
  hands: Hands,
  side: Side,
  paid: PaymentCheck,
): readonly Suspect[] => {
  if (dragonBonus === undefined || result(hands) !== side) return []
  const table = DRAGON_BONUS_TABLES[dragonBonus] as Readonly<Record<number, number>>
  const margin = Math.abs(pointCount(hands.player) - pointCount(hands.banker))
  const at = (points: number): Outcome | undefined =>
    table[points] === undefined ? undefined : win(odds(table[points]), 'nz5:11B.8')
  const off = (points: number): Cause => ({
    kind: 'margin-off-by-one',
    sentence: `Won by ${margin}, but paid as a win by ${points}.`,
  })
  const byMargin: Cause = {
    kind: 'natural-by-margin',
    sentence: `A Natural pays 1 to 1; it was paid as a win by ${margin}.`,
  }
  return [
    ...(hands[side].length === 2 ? paid(byMargin, at(margin)) : []),
    ...paid(off(margin + 1), at(margin + 1)),
    ...paid(
      off(margin - 1),
      at(margin - 1) ?? (margin === 4 ? { is: 'lose', under: 'nz5:11B.6' } : undefined),
    ),
  ]
}

/** The same elections with one other choice. */
const otherTerms = (elections: Elections) => {
  const other = <K extends keyof Elections>(
    name: K,
    choices: readonly NonNullable<Elections[K]>[],
    says: (choice: NonNullable<Elections[K]>) => string,
  ) =>
    elections[name] === undefined
      ? []
      : choices
          .filter(choice => choice !== elections[name])
          .map(choice => ({ elections: { ...elections, [name]: choice }, says: says(choice) }))
  return [
    ...other('variant', VARIANTS, variant => `the variant ${variant}`),
    ...other('tie', [8, 9], pays => `a Tie at ${pays} to 1`),
    ...other('perfectPair', [1, 2, 3], scale => `pay scale ${scale}`),
    ...other('anyPair', [1, 2], scale => `pay scale ${scale}`),
    ...other('luckyMatch', [1, 2], scale => `pay scale ${scale}`),
    ...other('dragonBonus', [1, 2, 3], table => `pay table ${table}`),
  ]
}

/** Example hands for each other result. Only main wagers depend on the result alone. */
const WINNERS = [
  { as: 'player', hands: { player: ['9C', 'KC'], banker: ['7C', 'KC'] } },
  { as: 'banker', hands: { player: ['7C', 'KC'], banker: ['9C', 'KC'] } },
  { as: 'tie', hands: { player: ['7C', 'KC'], banker: ['7C', 'KC'] } },
] as const

const otherWinners = (hands: Hands) => WINNERS.filter(({ as }) => as !== result(hands))
