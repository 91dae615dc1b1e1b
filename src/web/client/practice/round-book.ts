import type { EventOf } from '../../../general/events.ts'
import type { TableState } from '../../../general/state.ts'
import type { Event } from '../../../kernel/game.ts'
import { endsRound, type RoundEntry, type RoundLog } from '../../../records/replay.ts'
import { resultOf, type Told } from '../../../records/results.ts'
import { netOfAll } from '../../features/table/state/sums.ts'
import { MOST_ROUNDS, type Past } from '../past-rounds.ts'
import { PATRON, type Rules } from './rules.ts'

/** What happened at the practice table: the rounds that are over, and the last of them in full. */

interface KeptRound extends RoundLog<State> {
  readonly number: number
}

export interface Book {
  /** The newest first. */
  readonly past: readonly Past[]
  /** The oldest first; the last is under way. */
  readonly kept: readonly KeptRound[]
  readonly seq: number
}

/** So many can be replayed, and are remembered over a reload. */
const REPLAYED = 20

type State = TableState<unknown>

export const newBook = (state: State): Book => ({
  past: [],
  kept: [{ number: 1, before: state, entries: [] }],
  seq: 0,
})

const entriesIn = ({ entries }: RoundLog): readonly Event[] =>
  entries.flatMap(({ events }) => events)

/** Where the table has got to. */
export const stateIn = ({ game }: Rules, { kept }: Book): State => {
  const now = kept.at(-1)!
  return entriesIn(now).reduce((state, event) => game.evolve(state, event), now.before)
}

const holdings = ({ accounts, wagers }: State): number =>
  Object.values(accounts[`stack:${PATRON}`] ?? {}).reduce<number>((sum, n) => sum + (n ?? 0), 0) +
  wagers.reduce((sum, wager) => sum + (wager.patron === PATRON ? wager.chips : 0), 0)

const feeIn = (event: Event): number => {
  if (event.is === 'FeeTaken') return (event as EventOf<'FeeTaken'>).fee
  return event.is === 'FeeReturned' ? -(event as EventOf<'FeeReturned'>).fee : 0
}

const pastOf = (round: KeptRound, after: State, at: number): Past => {
  const events = entriesIn(round)
  const settled = events.filter(
    (event): event is EventOf<'WagerSettled'> & Event => event.is === 'WagerSettled',
  )
  const fees = events.reduce((sum, event) => sum + feeIn(event), 0)
  const told = events.reduce<Told>((found, event) => resultOf(event) ?? found, { result: null })
  return {
    round: round.number,
    ...told,
    settled: settled.map(({ wager, outcome, won, commission }) => ({
      wager,
      outcome,
      won,
      commission,
    })),
    at,
    stay: after.wagers.map(({ on, chips }) => ({ on, chips })),
    fees,
    net: netOfAll(settled) - fees,
    after: holdings(after),
  }
}

export const heard = (book: Book, entry: Omit<RoundEntry, 'seq'>, after: State): Book => {
  const { past, kept } = book
  const seq = book.seq + 1
  const before = kept.at(-1)!
  const now = { ...before, entries: [...before.entries, { seq, ...entry }] }
  const others = kept.slice(0, -1)
  if (!entry.events.some(endsRound)) return { past, kept: [...others, now], seq }
  const next = { number: now.number + 1, before: after, entries: [] }
  return {
    past: [pastOf(now, after, entry.at), ...past].slice(0, MOST_ROUNDS),
    kept: [...others, now, next].slice(-REPLAYED - 1),
    seq,
  }
}
