import fc from 'fast-check'
import { expect, test } from 'vitest'
import type { EventOf, GeneralEvent } from '../../src/general/events.ts'
import { everyAccount, recordOf, roundsBefore, type TableState } from '../../src/general/state.ts'
import type { Account, Move } from '../../src/kernel/chips/settle.ts'
import type { Command, Event } from '../../src/kernel/game.ts'
import { type Log, submit } from '../../src/kernel/log.ts'
import { isRefusal } from '../../src/kernel/refusal.ts'
import type { Wager } from '../../src/kernel/wager.ts'
import { sweep } from '../fixtures/sweep.ts'
import { type Second, secondOf } from './independent/index.ts'
import { irregular } from './irregularities.ts'
import { PATRONS, tapeOf } from './subject.ts'
import { SUBJECTS } from './subjects.ts'

/**
 * Whole evenings with irregularities, checked by a second account: the final result of each wager
 * in the rounds that count. Each patron must hold what they brought plus those results, to the
 * cent. Every wager is also settled a second time by `independent`, which shares no code with the
 * rules.
 */

type Table = TableState<unknown>
type LedgerCommand = Command & {
  readonly forfeits?: readonly string[]
  readonly patron?: string
} & {
  readonly chips?: number
}

interface Net {
  readonly patron: string
  readonly stake: number
  readonly round: number
  readonly net: number
}

interface Ledger {
  readonly nets: Map<string, Net>
  /** By round and patron. */
  readonly fees: Map<string, number>
  /** Payments by hand, by round and patron. They fall with what they corrected. @rule ruling:132 */
  readonly byHand: Map<string, number>
  readonly brought: Map<string, number>
}

const ownerOf = (account: Account, wagers: readonly Wager[]): string | undefined => {
  const [place, name = ''] = [account.split(':')[0], account.slice(account.indexOf(':') + 1)]
  if (place === 'stack' || place === 'unclaimed') return name
  return place === 'area' ? wagers.find(({ id }) => id === name)?.patron : undefined
}

const add = (map: Map<string, number>, patron: string, by: number): void => {
  map.set(patron, (map.get(patron) ?? 0) + by)
}

const through = (book: Ledger, moves: readonly Move[], wagers: readonly Wager[]): void => {
  for (const { from, to, chips: amount } of moves) {
    const [giver, taker] = [ownerOf(from, wagers), ownerOf(to, wagers)]
    if (from === 'cage' && taker !== undefined) add(book.brought, taker, amount)
    if (to === 'cage' && giver !== undefined) add(book.brought, giver, -amount)
  }
}

/** Between rounds, a wager of the last round is settled as part of it. */
const roundOf = ({ round, last }: Table, id: string): number =>
  round.stakes === null && last?.stakes?.some(stake => stake.id === id) ? last.number : round.number

const settled = (
  book: Ledger,
  state: Table,
  { wager, outcome, won, commission, under, round }: EventOf<'WagerSettled'>,
  second: Second,
): void => {
  const { id, patron, chips: stake } = wager
  const number = round ?? roundOf(state, id)
  if (outcome.is === 'void') return
  if (under === 'nz1:18.2') {
    book.nets.set(id, { patron, stake, round: number, net: -stake })
    return
  }
  const result = { win: won - commission, lose: -stake, 'stand-off': 0 }[outcome.is]
  book.nets.set(id, { patron, stake, round: number, net: result })
  const again = second.settle(state, wager)
  if (again?.is !== outcome.is || again.won !== won || again.commission !== commission)
    throw new Error(
      `${wager.on} of ${stake}: ${outcome.is} ${won} less ${commission} at the table under ${under}, ${JSON.stringify(again)} alone`,
    )
}

/** Undecided wagers of a round are forfeited with it, unless they are at risk in the next one. */
const forfeited = (
  book: Ledger,
  before: Table,
  after: Table,
  said: LedgerCommand,
  round: number,
): void => {
  const over = roundsBefore(before).find(({ number }) => number === round)
  if (!over) return
  const isAtRisk = (id: string): boolean =>
    after.wagers.some(wager => wager.id === id) ||
    after.round.ended.some(({ wager }) => wager.id === id)
  for (const { id, patron, chips: stake } of over.stakes ?? [])
    if (said.forfeits?.includes(patron) && !book.nets.has(id) && !isAtRisk(id))
      if (!over.ended.some(({ wager }) => wager.id === id))
        book.nets.set(id, { patron, stake, round, net: -stake })
}

const happened = (
  book: Ledger,
  state: Table,
  event: Event,
  said: LedgerCommand,
  second: Second,
): void => {
  const general = event as GeneralEvent
  const placed = general.is === 'WagerPlaced' ? [general.wager] : []
  const ended = general.is === 'WagerSettled' ? [general.wager] : []
  if ('moves' in general) through(book, general.moves, [...state.wagers, ...placed, ...ended])
  if (general.is === 'WagerSettled') settled(book, state, general, second)
  if (general.is === 'FeeTaken') fee(book, state.round.number, general, -1)
  if (general.is === 'FeeReturned') fee(book, roundOfFee(state, general.patron), general, 1)
  if (general.is === 'WagerReopened') book.nets.delete(general.wager.id)
  if (general.is === 'PaymentCorrected' && said.patron === general.patron) {
    const key = `${general.round} ${general.patron}`
    if (said.does === 'recover') add(book.byHand, key, -said.chips!)
    if (said.does === 'make-good') add(book.byHand, key, said.chips!)
  }
  if (general.is === 'RoundInvalidated') {
    if (general.round! < state.round.number)
      for (const key of book.fees.keys())
        if (key.startsWith(`${general.round} `)) book.fees.delete(key)
    for (const key of book.byHand.keys())
      if (key.startsWith(`${general.round} `)) book.byHand.delete(key)
    for (const [id, net] of book.nets)
      if (net.round === general.round)
        book.nets.set(id, {
          ...net,
          net: said.forfeits?.includes(net.patron) ? -net.stake : 0,
        })
  }
}

/** A payment by hand falls if a wager is decided again, or if none is left that counts. */
const droppedByHand = (
  { nets, byHand }: Ledger,
  before: ReadonlyMap<string, Net>,
  events: readonly GeneralEvent[],
): void => {
  for (const event of events) {
    const was = event.is === 'WagerReopened' ? before.get(event.wager.id) : undefined
    if (!was || event.is !== 'WagerReopened') continue
    const last = events.findLast(
      each => each.is === 'WagerSettled' && each.wager.id === event.wager.id,
    )
    const isVoid = last?.is === 'WagerSettled' && last.outcome.is === 'void'
    const isLeft = [...nets.values()].some(
      ({ patron, round }) => patron === was.patron && round === was.round,
    )
    if (!isVoid || !isLeft) byHand.delete(`${was.round} ${was.patron}`)
  }
}

/** A fee returned between rounds was paid in the last round. */
const roundOfFee = ({ round, last }: Table, patron: string): number =>
  Object.hasOwn(round.fees, patron) ? round.number : (last ?? round).number

const fee = (
  { fees }: Ledger,
  round: number,
  { patron, fee: amount }: EventOf<'FeeTaken' | 'FeeReturned'>,
  sign: number,
): void => add(fees, `${round} ${patron}`, sign * amount)

const worth = (state: Table, patron: string): number => {
  const theirs = everyAccount(state).filter(
    ([account]) => ownerOf(account, state.wagers) === patron,
  )
  const held = theirs.flatMap(([, kinds]) => Object.values(kinds))
  return (
    held.reduce<number>((sum, each) => sum + (each ?? 0), 0) - (recordOf(state, patron)?.owes ?? 0)
  )
}

const due = ({ nets, fees, byHand, brought }: Ledger, patron: string): number => {
  const won = [...nets.values()].filter(net => net.patron === patron).map(({ net }) => net)
  const paid = [...fees, ...byHand].flatMap(([key, sum]) =>
    key.endsWith(` ${patron}`) ? [sum] : [],
  )
  return [...won, ...paid].reduce((sum, each) => sum + each, brought.get(patron) ?? 0)
}

const tapes = fc.array(fc.nat({ max: 1_000_000 }), { minLength: 60, maxLength: 400 })

test.each(SUBJECTS.map(subject => [subject.name, subject] as const))(
  'nz1:11.1 nz1:18.2 nz1:17.3(a) %s: a whole evening balances for every patron',
  (name, { game, config, proposes }) => {
    const seen = new Map<string, number>()
    fc.assert(
      fc.property(tapes, numbers => {
        let log: Log<Table, Command, Event> = { state: game.open(config) as Table, entries: [] }
        const second = secondOf(name)
        const book: Ledger = {
          nets: new Map(),
          fees: new Map(),
          byHand: new Map(),
          brought: new Map(),
        }
        for (let i = 0; i < numbers.length; i += 1) {
          const tape = tapeOf(numbers.slice(i))
          const goesWrong = (numbers[i] ?? 0) % 11 === 0
          const command = (
            goesWrong
              ? irregular(tapeOf(numbers.slice(i + 1)), log.state)
              : proposes(tape, log.state)
          ) as LedgerCommand
          const { log: after, decision } = submit(game, log as never, `c${i}`, command as never)
          if (isRefusal(decision)) continue
          let state = log.state
          const before = new Map(book.nets)
          for (const event of decision as readonly Event[]) {
            second.hear(event)
            happened(book, state, event, command, second)
            state = game.evolve(state, event as never) as Table
            seen.set(event.is, (seen.get(event.is) ?? 0) + 1)
          }
          for (const event of decision as readonly GeneralEvent[])
            if (event.is === 'RoundInvalidated')
              forfeited(book, log.state, state, command, event.round!)
          droppedByHand(book, before, decision as readonly GeneralEvent[])
          log = after as unknown as typeof log
          for (const patron of PATRONS)
            if (worth(log.state, patron) !== due(book, patron))
              throw new Error(
                `${patron} has ${worth(log.state, patron)} after ${command.does}, and ${due(book, patron)} is due`,
              )
        }
      }),
      { numRuns: sweep(12, 60, 1000), seed: 20_261, endOnFailure: true },
    )
    for (const is of ['RoundCounted', 'RoundInvalidated'])
      expect(seen.get(is), is).toBeGreaterThan(0)
  },
)
