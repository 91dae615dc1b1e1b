import type { Ended } from '../general/state.ts'
import type { Denominations } from '../kernel/chips/denominations.ts'
import { kindOfWinnings } from '../kernel/chips/settle.ts'
import { oddsText } from '../kernel/money.ts'
import type { Patron, Seat } from '../kernel/people.ts'
import type { WagerId } from '../kernel/wager.ts'

/** What the dealer collects and pays after a round, in the order of the settlement. */

/** Chips of one value, or of one colour. */
export interface Pile {
  readonly value: number
  readonly count: number
  readonly colour?: string
}

interface Line {
  readonly wager: WagerId
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

/** Everything that one patron wins and is paid at one time. */
export interface Payee {
  readonly patron: Patron
  readonly seat: Seat | null
  readonly payments: readonly Payment[]
  readonly total: number
  /** What the patron has won in this round up to here. A tick names this amount. */
  readonly upTo: number
  readonly chips: readonly Pile[]
  /** The same total in fewer, larger chips, if there is such a way. */
  readonly colourUp: readonly Pile[] | null
}

export interface PaySheet {
  readonly collect: readonly Line[]
  /** What the dealer collected earlier in the same round. */
  readonly collectedBefore: number
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

/** What the dealer ticked off: a patron who has been paid this much, or the losing wagers. */
interface Tick {
  readonly patron?: Patron
  readonly chips: number
}

interface Part<T> {
  readonly lines: readonly T[]
  readonly sum: number
  readonly upTo: number
}

/** Some wagers end before the round does, so it is paid in parts: up to each tick, and the rest. */
const partsOf = <T>(
  lines: readonly T[],
  amountOf: (line: T) => number,
  ticks: readonly number[],
): readonly Part<T>[] => {
  const parts: Part<T>[] = []
  let [from, before, upTo] = [0, 0, 0]
  lines.forEach((line, i) => {
    upTo += amountOf(line)
    if (i < lines.length - 1 && !ticks.includes(upTo)) return
    parts.push({ lines: lines.slice(from, i + 1), sum: upTo - before, upTo })
    ;[from, before] = [i + 1, upTo]
  })
  return parts
}

const payeeOf = ({ lines: payments, sum: total, upTo }: Part<Payment>, paying: Paying): Payee => {
  const { patron, seat } = payments[0]!
  const chips = together(payments.flatMap(each => each.chips))
  const fewer = pilesOf(total, largestFirst(paying.denominations))
  const isFewer = fewer !== undefined && countOf(fewer) < countOf(chips)
  return { patron, seat, payments, total, upTo, chips, colourUp: isFewer ? fewer : null }
}

/**
 * Losing wagers first, then the winners, patron by patron. Every tick ends a part of its own.
 * @rule nz5:10.2 nz8:4.5(a) nz8:4.5(b) nz1:11.2
 */
export const paySheet = (
  ended: readonly Ended[],
  paying: Paying,
  ticked: readonly Tick[] = [],
): PaySheet => {
  const lineOf = ({ wager: { id, patron, on, chips } }: Ended): Line => {
    const at = paying.seats.indexOf(patron)
    return { wager: id, patron, seat: at < 0 ? null : at + 1, on, stake: chips }
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
  const ticksOf = (patron?: Patron): readonly number[] =>
    ticked.filter(tick => tick.patron === patron).map(({ chips }) => chips)
  const collected = partsOf(ending('lose'), ({ stake }) => stake, ticksOf()).at(-1)
  return {
    collect: collected?.lines ?? [],
    collectedBefore: collected ? collected.upTo - collected.sum : 0,
    giveBack: ending('stand-off', 'void'),
    pay: patrons.flatMap(patron => {
      const own = payments.filter(each => each.patron === patron)
      const parts = partsOf(own, ({ pays }) => pays, ticksOf(patron))
      return parts.map(part => payeeOf(part, paying))
    }),
  }
}
