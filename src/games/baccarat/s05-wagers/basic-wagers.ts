import type { Authority } from '../../../kernel/authority.ts'
import { commonStep, type Denominations, isPayable } from '../../../kernel/chips/denominations.ts'
import { type Chips, chips, odds, total } from '../../../kernel/money.ts'
import { lose, type Outcome, standOff, type Wager } from '../../../kernel/wager.ts'
import type { Book, Elections } from '../books/book.ts'
import { type Hands, result, type Side } from '../s09-third-cards/third-card.ts'

/** Division 5 section 5: the basic wagers. */

/**
 * A patron may combine these freely.
 * @rule nz5:5.2 nz5:5.2(a) nz5:5.2(b) nz5:5.2(c) nz5:5.2(d) nz5:5.2(e) nz5:5.2(f) nz5:5.2(g)
 * @rule nz5-old:5.2 nz5-old:5.2(a) nz5-old:5.2(b) nz5-old:5.2(c) nz5-old:5.2(d) nz5-old:5.2(e)
 * @rule nz5-old:5.2(f) nz5-old:5.2(g) ruling:503
 */
export const MAIN = ['player', 'banker', 'tie'] as const
export const SIDES = ['player', 'banker'] as const
export const SIDE_WAGERS = [
  'perfect-pair',
  'any-pair',
  'lucky-match',
  'dragon-bonus',
  'pair',
] as const

export type Main = (typeof MAIN)[number]
export type SideWager = (typeof SIDE_WAGERS)[number]
export type WagerName = Main | `${SideWager}-${Side}`

export const ONS: readonly WagerName[] = [
  ...MAIN,
  ...SIDE_WAGERS.flatMap(wager => SIDES.map((side): WagerName => `${wager}-${side}`)),
]

export const isOn = (text: string): text is WagerName => (ONS as readonly string[]).includes(text)

export const isMain = (on: string): on is Main => (MAIN as readonly string[]).includes(on)

/** Decides a wager once both hands are complete. */
export type Rule = (hands: Hands) => Outcome

/** The wagers that a table offers. It offers no others. */
export type Wagers = Readonly<Partial<Record<WagerName, Rule>>>

/** The commission on winnings of Banker. @rule nz5:5.10(b) nz5-old:5.10(b) mbs:4.1 */
export const FIVE_PERCENT = odds(1, 20)

interface Backing {
  readonly wins: (hands: Hands) => Outcome
  readonly loses: Authority
  readonly ties: (hands: Hands) => Outcome
}

/** A wager on one of the two hands. */
export const backs =
  (side: Side, { wins, loses, ties }: Backing): Rule =>
  hands => {
    const won = result(hands)
    if (won === 'tie') return ties(hands)
    return won === side ? wins(hands) : lose(loses)
  }

export const standsOff =
  (under: Authority): Rule =>
  () =>
    standOff(under)

/** A wager that both hands have the same Point Count. */
export const onTie =
  (wins: Outcome, loses: Authority): Rule =>
  hands =>
    result(hands) === 'tie' ? wins : lose(loses)

/** The winnings on Banker after commission. */
const net = (stake: number): number => stake - stake / FIVE_PERCENT.to

/**
 * The step of Banker stakes from which chips can take the commission exactly.
 * @rule nz5:5.12 nz5-old:5.12 ruling:506
 */
export const commissionStep = (denominations: Denominations): number =>
  FIVE_PERCENT.to * commonStep(denominations)

/** The clauses for a wager from which the table takes commission, if that must be exact. */
export const exactlyPaid = (
  on: string,
  { variant }: Pick<Elections, 'variant'>,
  { exactPayment }: Pick<Book, 'exactPayment'>,
): Book['exactPayment'] => (on === 'banker' && variant === 'commission' ? exactPayment : undefined)

/**
 * True if chips can pay a winning Banker stake to the cent.
 * @rule nz5:5.12 nz5-old:5.12 ruling:506
 */
export const isExactlyPayable = (stake: number, denominations: Denominations): boolean =>
  stake % FIVE_PERCENT.to === 0 && isPayable(net(stake), denominations)

/**
 * The largest part of a Banker stake that can be paid exactly. The rest was never valid. Every
 * candidate is a multiple of this step, so the search is short. A stake that is not a sum
 * of chips has no such part.
 * @rule nz5:5.13 nz5-old:5.13 ruling:507
 */
export const payablePart = (stake: Chips, denominations: Denominations): Chips => {
  if (!isPayable(stake, denominations)) return chips(0)
  const step = commissionStep(denominations)
  for (let valid = Math.floor(stake / step) * step; valid > 0; valid -= step)
    if (
      isPayable(valid, denominations) &&
      isPayable(stake - valid, denominations) &&
      isExactlyPayable(valid, denominations)
    )
      return chips(valid)
  return chips(0)
}

/** @rule nz5:1.0/table-differential nz5-old:1.0/table-differential */
export const tableDifferential = (wagers: readonly Wager[]): Chips => {
  const on = (side: Side): Chips => total(wagers.filter(w => w.on === side).map(w => w.chips))
  return chips(Math.abs(on('banker') - on('player')))
}
