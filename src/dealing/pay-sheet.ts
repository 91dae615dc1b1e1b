import type { Payout } from '../floor/payouts.ts'
import type { Ended } from '../general/state.ts'
import type { Denominations } from '../kernel/chips/denominations.ts'
import { kindOfWinnings } from '../kernel/chips/settle.ts'
import { oddsText } from '../kernel/money.ts'
import type { Patron, Seat } from '../kernel/people.ts'
import type { Wager, WagerId } from '../kernel/wager.ts'

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

/** Chips that the dealer takes from a patron, apart from wagers. */
export interface Taking {
  readonly patron: Patron
  readonly seat: Seat | null
  readonly chips: number
}

/** The fee of a draw, or of forcing the Dealer. */
export interface Fee extends Taking {
  /** The patron's fees in this round up to here. A tick names this amount. */
  readonly upTo: number
}

/** Everything that one patron wins and is paid at one time. */
export interface Payee {
  readonly patron: Patron
  readonly seat: Seat | null
  readonly payments: readonly Payment[]
  readonly total: number
  /** Paid for these wins before a correction made them worth more. */
  readonly paidBefore: number
  /** What the patron has won in this round up to here. A tick names this amount. */
  readonly upTo: number
  readonly chips: readonly Pile[]
  /** The same total in fewer, larger chips, if there is such a way. */
  readonly colourUp: readonly Pile[] | null
}

export interface PaySheet {
  readonly fees: readonly Fee[]
  readonly collect: readonly Line[]
  /** What the dealer collected earlier in the same round. */
  readonly collectedBefore: number
  /** Wagers that stay on the layout for the next round. */
  readonly standsOff: readonly Line[]
  /** Wagers that go back to their patrons: a stand-off or a void wager. */
  readonly giveBack: readonly Line[]
  readonly pay: readonly Payee[]
  /** A correction has made these payments or fees too high. */
  readonly takeBack: readonly Taking[]
  readonly feesBack: readonly Taking[]
  /** The dealer collected this much more than was lost. */
  readonly collectedTooMuch: number
}

/** What the books of a round say about the chips that the dealer moves. */
export interface Books {
  readonly ended: readonly Ended[]
  /** Wagers that a Stand Off left on the layout. */
  readonly carried: readonly Wager[]
  /** Fees that patrons can no longer take back. */
  readonly fees: Readonly<Record<Patron, number>>
}

/** What a table needs to pay: its chips, the value of its colours, and who sits where. */
export interface PaymentTerms {
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

const chipsFor = (amount: number, kind: string, paying: PaymentTerms): readonly Pile[] => {
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

interface Part<T> {
  readonly lines: readonly T[]
  readonly sum: number
  /** Ticked off for these lines while they were worth less. */
  readonly before: number
  readonly upTo: number
}

/** Some wagers end before the round does, so it is paid in parts: up to each tick, and the rest. */
const partsOf = <T>(
  lines: readonly T[],
  amountOf: (line: T) => number,
  ticks: readonly number[],
): readonly Part<T>[] => {
  const parts: Part<T>[] = []
  const done = Math.max(0, ...ticks)
  let [from, start, upTo] = [0, 0, 0]
  lines.forEach((line, i) => {
    upTo += amountOf(line)
    if (i < lines.length - 1 && !ticks.includes(upTo)) return
    const before = done > start && done < upTo ? done - start : 0
    parts.push({ lines: lines.slice(from, i + 1), sum: upTo - start - before, before, upTo })
    ;[from, start] = [i + 1, upTo]
  })
  return parts
}

const payeeOf = (part: Part<Payment>, paying: PaymentTerms): Payee => {
  const { lines: payments, sum: total, before: paidBefore, upTo } = part
  const { patron, seat } = payments[0]!
  const fewer = pilesOf(total, largestFirst(paying.denominations))
  const chips = paidBefore > 0 ? (fewer ?? []) : together(payments.flatMap(each => each.chips))
  const isFewer = fewer !== undefined && countOf(fewer) < countOf(chips)
  const colourUp = isFewer ? fewer : null
  return { patron, seat, payments, total, paidBefore, upTo, chips, colourUp }
}

const sumOf = (amounts: readonly number[]): number => amounts.reduce((sum, each) => sum + each, 0)

/** The fees of one patron: one part up to each tick, and the rest. */
const feesOf = (all: number, ticks: readonly number[]): readonly Omit<Fee, 'patron' | 'seat'>[] => {
  const ends = [...new Set([...ticks.filter(tick => tick < all), all])].toSorted((a, b) => a - b)
  return ends.map((upTo, i) => ({ upTo, chips: upTo - (ends[i - 1] ?? 0) }))
}

const isSamePlace = (one: Wager, other: Wager): boolean =>
  one.patron === other.patron && one.on === other.on && one.area === other.area

const onLayout =
  ({ carried }: Books) =>
  ({ wager }: Ended): boolean =>
    carried.some(each => isSamePlace(each, wager))

/**
 * Fees and losing wagers first, then the winners, patron by patron. Every tick ends a part of its
 * own. If a correction has changed a payment that was ticked off, only the difference is left.
 * @rule nz5:10.2 nz8:4.5(a) nz8:4.5(b) nz1:11.2 nz22:8.5(a) nz22:8.6(a) nz22:10.3
 */
export const paySheet = (
  books: Books,
  paying: PaymentTerms,
  ticked: readonly Payout[] = [],
): PaySheet => {
  const { ended, fees } = books
  const seatOf = (patron: Patron): Seat | null => {
    const at = paying.seats.indexOf(patron)
    return at < 0 ? null : at + 1
  }
  const lineOf = ({ wager: { id, patron, on, chips } }: Ended): Line => ({
    wager: id,
    patron,
    seat: seatOf(patron),
    on,
    stake: chips,
  })
  const payments = ended.flatMap((end): readonly Payment[] => {
    const { outcome, won, commission, wager } = end
    if (outcome.is !== 'win') return []
    const pays = won - commission
    const chips = chipsFor(pays, kindOfWinnings(wager.kind), paying)
    return [{ ...lineOf(end), odds: oddsText(outcome.odds), won, commission, pays, chips }]
  })
  const ending = (...is: readonly string[]) =>
    ended.filter(({ outcome }) => is.includes(outcome.is))
  const ticksOf = (patron?: Patron, kind?: 'fee'): readonly number[] =>
    ticked.filter(one => one.patron === patron && one.kind === kind).map(({ chips }) => chips)
  const lost = ending('lose').map(lineOf)
  const collected = partsOf(lost, ({ stake }) => stake, ticksOf()).at(-1)
  const collectedTooMuch = Math.max(0, ...ticksOf()) - sumOf(lost.map(({ stake }) => stake))
  const wonBy = (patron: Patron) => payments.filter(each => each.patron === patron)
  const back = ending('stand-off', 'void')
  const stays = onLayout(books)
  /** What was ticked off for each patron, beyond what is right now. */
  const beyond = (right: (patron: Patron) => number, kind?: 'fee'): readonly Taking[] =>
    patronsIn(ticked.filter(one => one.kind === kind)).flatMap(patron => {
      const chips = Math.max(...ticksOf(patron, kind)) - right(patron)
      return chips > 0 ? [{ patron, seat: seatOf(patron), chips }] : []
    })
  const takeBack = beyond(patron => sumOf(wonBy(patron).map(({ pays }) => pays)))
  const isPaidTooMuch = (patron: Patron) => takeBack.some(one => one.patron === patron)
  return {
    fees: Object.entries(fees).flatMap(([patron, all]) =>
      all > 0
        ? feesOf(all, ticksOf(patron, 'fee')).map(fee => ({ patron, seat: seatOf(patron), ...fee }))
        : [],
    ),
    collect: collectedTooMuch > 0 ? [] : (collected?.lines ?? []),
    collectedBefore: collected
      ? collected.upTo - sumOf(collected.lines.map(each => each.stake))
      : 0,
    standsOff: back.filter(stays).map(lineOf),
    giveBack: back.filter(end => !stays(end)).map(lineOf),
    pay: patronsIn(payments)
      .filter(patron => !isPaidTooMuch(patron))
      .flatMap(patron => partsOf(wonBy(patron), ({ pays }) => pays, ticksOf(patron)))
      .map(part => payeeOf(part, paying)),
    takeBack,
    feesBack: beyond(patron => fees[patron] ?? 0, 'fee'),
    collectedTooMuch: Math.max(0, collectedTooMuch),
  }
}

const patronsIn = (list: readonly { readonly patron?: Patron }[]): readonly Patron[] => [
  ...new Set(list.flatMap(({ patron }) => (patron === undefined ? [] : [patron]))),
]
