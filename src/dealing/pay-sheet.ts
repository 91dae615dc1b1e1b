import type { Ended } from '../general/state.ts'
import type { Denominations } from '../kernel/chips/denominations.ts'
import { kindOfWinnings } from '../kernel/chips/settle.ts'
import { oddsText } from '../kernel/money.ts'
import type { Patron, Seat } from '../kernel/people.ts'

/** What the dealer collects and pays after a round, in the order of the settlement. */

/** Chips of one value, or of one colour. */
export interface Pile {
  readonly value: number
  readonly count: number
  readonly colour?: string
}

interface Line {
  readonly patron: Patron
  readonly seat: Seat | null
  readonly on: string
  /** The chips of the wager. */
  readonly stake: number
}

export interface Payment extends Line {
  /** Such as `35:1`. */
  readonly odds: string
  readonly won: number
  readonly commission: number
  /** `won` less the commission. */
  readonly pays: number
  readonly chips: readonly Pile[]
}

/** Everything that one patron wins. */
export interface Payee {
  readonly patron: Patron
  readonly seat: Seat | null
  readonly payments: readonly Payment[]
  readonly total: number
  readonly chips: readonly Pile[]
  /** The same total in fewer, larger chips, if there is such a way. */
  readonly colourUp: readonly Pile[] | null
}

export interface PaySheet {
  readonly collect: readonly Line[]
  /** Wagers that go back to their patrons: a stand-off or a void wager. */
  readonly giveBack: readonly Line[]
  readonly pay: readonly Payee[]
}

/** What a table needs to pay: its chips, the value of its colours, and who sits where. */
export interface Paying {
  readonly denominations: Denominations
  readonly colours: Readonly<Record<string, number>>
  readonly seats: readonly (Patron | null)[]
}

/** The amount in chips, largest first; undefined if these chips cannot make it. */
export const pilesOf = (
  amount: number,
  [first, ...rest]: Denominations,
): readonly Pile[] | undefined => {
  if (amount === 0) return []
  if (first === undefined) return undefined
  for (let count = Math.floor(amount / first); count >= 0; count -= 1) {
    const others = pilesOf(amount - count * first, rest)
    if (others) return count > 0 ? [{ value: first, count }, ...others] : others
  }
  return undefined
}

const largestFirst = (denominations: Denominations): Denominations =>
  denominations.toSorted((a, b) => b - a)

const chipsFor = (amount: number, kind: string, paying: Paying): readonly Pile[] => {
  const colour = kind.startsWith('colour:') ? kind.slice('colour:'.length) : undefined
  const worth = colour === undefined ? undefined : paying.colours[colour]
  if (colour !== undefined && worth !== undefined && amount % worth === 0)
    return [{ value: worth, count: amount / worth, colour }]
  return pilesOf(amount, largestFirst(paying.denominations)) ?? []
}

const countOf = (piles: readonly Pile[]): number => piles.reduce((sum, { count }) => sum + count, 0)

/** Merges chips into one pile per value, with the colours last. */
const together = (piles: readonly Pile[]): readonly Pile[] => {
  const byChip = new Map<string, Pile>()
  for (const pile of piles) {
    const key = `${pile.colour ?? ''} ${pile.value}`
    byChip.set(key, { ...pile, count: pile.count + (byChip.get(key)?.count ?? 0) })
  }
  return [...byChip.values()].toSorted(
    (a, b) => (a.colour ?? '').localeCompare(b.colour ?? '') || b.value - a.value,
  )
}

const payeeOf = (payments: readonly Payment[], paying: Paying): Payee => {
  const { patron, seat } = payments[0]!
  const total = payments.reduce((sum, { pays }) => sum + pays, 0)
  const chips = together(payments.flatMap(each => each.chips))
  const fewer = pilesOf(total, largestFirst(paying.denominations))
  const isFewer = fewer !== undefined && countOf(fewer) < countOf(chips)
  return { patron, seat, payments, total, chips, colourUp: isFewer ? fewer : null }
}

/**
 * Losing wagers first, then the winners, patron by patron.
 * @rule nz5:10.2 nz8:4.5(a) nz8:4.5(b) nz1:11.2
 */
export const paySheet = (ended: readonly Ended[], paying: Paying): PaySheet => {
  const lineOf = ({ wager: { patron, on, chips } }: Ended): Line => {
    const at = paying.seats.indexOf(patron)
    return { patron, seat: at < 0 ? null : at + 1, on, stake: chips }
  }
  const payments = ended.flatMap((end): readonly Payment[] => {
    const { outcome, won, commission, wager } = end
    if (outcome.is !== 'win') return []
    const pays = won - commission
    const chips = chipsFor(pays, kindOfWinnings(wager.kind), paying)
    return [{ ...lineOf(end), odds: oddsText(outcome.odds), won, commission, pays, chips }]
  })
  const patrons = [...new Set(payments.map(({ patron }) => patron))]
  const ending = (...is: readonly string[]) =>
    ended.filter(({ outcome }) => is.includes(outcome.is)).map(lineOf)
  return {
    collect: ending('lose'),
    giveBack: ending('stand-off', 'void'),
    pay: patrons.map(patron =>
      payeeOf(
        payments.filter(each => each.patron === patron),
        paying,
      ),
    ),
  }
}
