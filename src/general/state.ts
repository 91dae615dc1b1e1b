import type { Denominations } from '../kernel/chips/denominations.ts'
import { type Drawers, entriesIn, inDrawers } from '../kernel/chips/drawers.ts'
import type { Account, AreaAccount } from '../kernel/chips/settle.ts'
import { onceFor } from '../kernel/memo.ts'
import { type Chips, NONE } from '../kernel/money.ts'
import type { Patron } from '../kernel/people.ts'
import type { ChipKind, Outcome, Wager, WagerId } from '../kernel/wager.ts'

/** Division 1: the state of a table, whatever game it offers. */

/** Milliseconds. The clock reports them and the rules only compare them. */
export type Time = number

/** @rule nz1:9.1 nz1:9.5 */
export interface Limit {
  readonly minimum: Chips
  readonly maximum: Chips
  /** The increment of a wager. */
  readonly step?: Chips
}

/** For each kind of wager, as the game defines them. */
export type Limits = Readonly<Record<string, Limit>>

export interface TableConfig<Elections> {
  readonly seats: number
  /** Whether patrons may play standing. */
  readonly standing: boolean
  readonly denominations: Denominations
  readonly limits: Limits
  /** @rule nz1:9.2 true if the sign requires multiples of the minimum. */
  readonly multiplesOfMinimum: boolean
  /** @rule nz1:10.4 */
  readonly refusesUnpayable: boolean
  /** @rule nz1:14.2 */
  readonly promotionalChips: boolean
  /** @rule nz1:14.3(a) the table's set of colours; empty if it uses none. */
  readonly colours: readonly string[]
  /** @rule nz1:14.43 ruling:107 */
  readonly nonValueChipsOnly: boolean
  /** @rule nz1:10.5 refuses patrons with wagers at another table. */
  readonly oneTableOnly?: boolean
  readonly elections: Elections
}

export interface PatronRecord {
  /** Rounds in a row without a wager, while every other seat was taken. */
  readonly idleRounds: number
  /** @rule nz1:10.2(a) */
  readonly usedBelowMinimum: boolean
  /** The wager that was allowed below the minimum. */
  readonly belowMinimum?: WagerId
  /** The patron must wager with colours here. @rule nz1:14.43 */
  readonly coloursOnly?: boolean
  readonly excluded: boolean
  /** From a sign at the patron's place. @rule nz1:9.4 */
  readonly personal?: Limits
  /** Recovered payments that the patron's chips did not cover. */
  readonly owes: Chips
  /** The patron left the table. Winnings of their wagers are held for them. */
  readonly left: boolean
  /** The empty stack of a patron who left, for their view. */
  readonly emptied?: Holdings
}

/** A pending change of limits. @rule nz1:9.3(a) nz1:9.3(b) */
export type LimitChange =
  | { readonly by: 'notice'; readonly limits: Limits; readonly from: Time }
  | { readonly by: 'agreement'; readonly limits: Limits; readonly agreed: readonly Patron[] }

/** @rule nz1:7.1(a) nz1:7.1(b) */
export type Reservation =
  | { readonly for: 'patrons'; readonly patrons: readonly Patron[] }
  | { readonly for: 'event'; readonly event: string; readonly patrons: readonly Patron[] }

export interface Dispute {
  readonly patron: Patron
  readonly about: string
  readonly state: 'open' | 'resolved' | 'unresolved'
}

export interface Ended {
  readonly wager: Wager
  readonly outcome: Outcome
  readonly won: Chips
  readonly commission: Chips
}

/** What a patron was paid by hand, or had to return, beyond what the round paid. */
export interface HandPayment {
  readonly patron: Patron
  readonly kind: ChipKind
  /** Below zero if the patron had to return it. */
  readonly paid: number
}

/** Kept as a separate value, because some powers reach back to the last round. */
export interface Round {
  /** The first round of a table is round 1. */
  readonly number: number
  /**
   * Every wager as it was at the close of betting, without parts that were void; null while betting
   * is open. What patrons do with their chips afterwards does not change it.
   */
  readonly stakes: readonly Wager[] | null
  /** Wagers that a Stand Off left on the table for the next round. */
  readonly carried: readonly WagerId[]
  /** An attempt at this round was void, and its wagers stayed for another one. */
  readonly attempted: boolean
  /** Fees taken and not returned. */
  readonly fees: Readonly<Record<Patron, Chips>>
  readonly wagered: readonly Patron[]
  /**
   * Patrons who took a seat after betting closed. They do not make the table full in this round.
   */
  readonly late: readonly Patron[]
  readonly ended: readonly Ended[]
  /** @rule ruling:132 */
  readonly byHand?: readonly HandPayment[]
  /** It was played to its end, and is not void. */
  readonly isCounted?: true
  /** Patrons at a full table who had no wager, and have not wagered or moved since. @rule nz1:6.0 */
  readonly idle?: readonly Patron[]
  /** Who wagered in the round before, and further back as far as rounds were void. @rule ruling:114 */
  readonly wageredBefore?: readonly Patron[]
}

/** The chips in an account, by kind. Only the bank and the cage may be below zero. */
export type Holdings = Readonly<Partial<Record<ChipKind, number>>>

export type Accounts = Readonly<Partial<Record<'bank' | 'cage', Holdings>>>

/**
 * The chips on one wager's place. There are many short-lived areas, and a list is quick to copy.
 */
export interface Area {
  readonly account: AreaAccount
  readonly held: Holdings
}

export interface TableState<PlayState> {
  readonly config: Omit<TableConfig<unknown>, 'limits' | 'elections'>
  readonly open: boolean
  readonly openedThisDay: boolean
  readonly now: Time
  /** Index 0 is seat 1. */
  readonly seats: readonly (Patron | null)[]
  /** Everybody at the table, seated or standing. */
  readonly patrons: Readonly<Record<Patron, PatronRecord>>
  /** Those who left and must be remembered, and the last who left. @rule ruling:130 */
  readonly away: Drawers<PatronRecord>
  /** The last patrons who left, the latest at the end. */
  readonly lately: readonly Patron[]
  readonly accounts: Accounts
  /** The chips in the hands of those at the table. */
  readonly stacks: Drawers<Holdings>
  /** Chips held for patrons. @rule nz1:12.2 */
  readonly unclaimed: Drawers<Holdings>
  readonly areas: readonly Area[]
  readonly wagers: readonly Wager[]
  /** Wagers that a call has checked and that nobody has changed since. @rule nz1:10.2 */
  readonly checked: readonly WagerId[]
  readonly wagersPlaced: number
  readonly limits: Limits
  readonly change?: LimitChange
  readonly closing?: { readonly at: Time; readonly since: Time }
  readonly reserved?: Reservation
  /** @rule nz1:10.1(c) groups of patrons who wager together. */
  readonly partnerships: readonly (readonly Patron[])[]
  /** @rule nz1:14.3(e) nz1:14.3(f) */
  readonly colours: Readonly<Record<string, { readonly patron: Patron; readonly worth: Chips }>>
  readonly disputes: readonly Dispute[]
  /** The operator's copy of the rules, or where to read it. @rule nz1:19.2 */
  readonly rules?: string
  /** The current round, with betting open or closed. */
  readonly round: Round
  /** The previous round. The operator may still invalidate it. */
  readonly last: Round | null
  /** The latest round before the previous one that decided wagers. */
  readonly earlier?: Round
  /** @rule nz1:10.5 patrons with wagers at another table, from the floor. */
  readonly elsewhere: readonly Patron[]
  readonly play: PlayState
}

/** The state of Division 1 without the play inside it. */
export type Ring = Omit<TableState<unknown>, 'play'>

export const isArea = (account: Account): account is AreaAccount => account.startsWith('area:')

/** The drawers that hold an account of a patron; undefined for other accounts. */
export const ownAccount = (
  account: Account,
): { readonly in: 'stacks' | 'unclaimed'; readonly patron: Patron } | undefined => {
  if (account.startsWith('stack:')) return { in: 'stacks', patron: account.slice(6) }
  if (account.startsWith('unclaimed:')) return { in: 'unclaimed', patron: account.slice(10) }
  return undefined
}

type Holding = Pick<Ring, 'accounts' | 'stacks' | 'areas' | 'unclaimed'>

export const accountHoldings = (ring: Holding, account: Account): Holdings | undefined => {
  const own = ownAccount(account)
  if (own) return inDrawers(ring[own.in], own.patron)
  return isArea(account)
    ? ring.areas.find(area => area.account === account)?.held
    : ring.accounts[account as keyof Accounts]
}

export const balance = (ring: Ring, account: Account, kind: ChipKind = 'value'): number =>
  accountHoldings(ring, account)?.[kind] ?? 0

/** All accounts with their contents. For each kind of chips, they add up to zero. */
export const everyAccount = ({
  accounts,
  stacks,
  areas,
  unclaimed,
}: Holding): readonly (readonly [Account, Holdings])[] => [
  ...(Object.entries(accounts) as [Account, Holdings][]),
  ...entriesIn(stacks).map(([patron, held]) => [`stack:${patron}`, held] as const),
  ...areas.map(({ account, held }) => [account, held] as const),
  ...entriesIn(unclaimed).map(([patron, held]) => [`unclaimed:${patron}`, held] as const),
]

/** Patron names come from outside, so this ignores properties that objects inherit. */
export const recordOf = (
  { patrons, away }: Pick<Ring, 'patrons' | 'away'>,
  patron: Patron,
): PatronRecord | undefined =>
  Object.hasOwn(patrons, patron) ? patrons[patron] : inDrawers(away, patron)

export const patronDebt = (ring: Pick<Ring, 'patrons' | 'away'>, patron: Patron): Chips =>
  recordOf(ring, patron)?.owes ?? NONE

/** Everybody the table remembers: first those at it. */
export const everyRecord = ({
  patrons,
  away,
}: Pick<Ring, 'patrons' | 'away'>): readonly (readonly [Patron, PatronRecord])[] => [
  ...Object.entries(patrons),
  ...entriesIn(away),
]

export const isAtTable = ({ patrons }: Pick<Ring, 'patrons'>, patron: Patron): boolean =>
  Object.hasOwn(patrons, patron)

/** Everyone who has not left, also excluded patrons. */
export const patronsAtTable = ({ patrons }: Pick<Ring, 'patrons'>): readonly Patron[] =>
  Object.keys(patrons)

/** Patrons who may play. An excluded patron may still be here with chips in hand. */
export const patronsPresent = ({ patrons }: Pick<Ring, 'patrons'>): readonly Patron[] =>
  presentAmong(patrons)

const presentAmong = onceFor((patrons: Ring['patrons']): readonly Patron[] =>
  Object.keys(patrons).filter(patron => !patrons[patron]!.excluded),
)

/** The round was played, with a wager at risk that was not void. */
export const hasOutcome = ({ isCounted, stakes, ended }: Round): boolean =>
  isCounted === true &&
  (stakes ?? []).some(
    ({ id }) => !ended.some(({ wager, outcome }) => wager.id === id && outcome.is === 'void'),
  )

/**
 * The rounds that are over and can still be looked back at, the latest first. The earlier one only
 * while the last decides no wager, also because it became void when it was over.
 * @rule ruling:117
 */
export const roundsBefore = ({ last, earlier }: Pick<Ring, 'last' | 'earlier'>): readonly Round[] =>
  (last && hasOutcome(last) ? [last] : [last, earlier]).filter(
    round => round !== null && round !== undefined,
  )

/** Betting has closed, and the round is not over. */
export const betsClosed = ({ round }: Pick<Ring, 'round'>): boolean => round.stakes !== null

/** True if this wager was on the table when betting last closed. */
export const isCalled = ({ round, last }: Pick<Ring, 'round' | 'last'>, id: WagerId): boolean =>
  (round.stakes ?? last?.stakes ?? []).some(stake => stake.id === id)

export const FIRST_ROUND: Round = {
  number: 1,
  stakes: null,
  carried: [],
  attempted: false,
  fees: {},
  wagered: [],
  late: [],
  ended: [],
}

export const seatOf = ({ seats }: Pick<Ring, 'seats'>, patron: Patron): number | undefined => {
  const index = seats.indexOf(patron)
  return index < 0 ? undefined : index + 1
}
