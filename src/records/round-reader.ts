import type { EventOf } from '../general/events.ts'
import type { Event } from '../kernel/game.ts'
import type { Patron } from '../kernel/people.ts'
import type { WagerId } from '../kernel/wager.ts'
import type { Body } from '../server/log/log-writer.ts'
import type { Kept } from '../server/log/store.ts'
import { cameIn, seenBy } from './chance-outcome.ts'
import { choiceIn } from './choices.ts'
import { amendmentOf, isAmendment } from './corrections.ts'
import { resultOf } from './results.ts'
import type { End, Incident, PatronRound, RoundRecord, Staked } from './round-record.ts'
import { changesOf, keep, lay, movesOf, openedBook, type TableBook } from './table-book.ts'
import { endOf } from './wager-ends.ts'

/** Reads a table's log entry by entry and tells each round when it is over. */

type Sums = { -readonly [K in keyof PatronRound]: PatronRound[K] }

/** The round under way. */
interface Sheet {
  first: number
  opened: number
  called: number | null
  interruptions: { from: number; to: number; epoch: number }[]
  sums: Record<Patron, Sums>
  before: Record<Patron, number>
  came: RoundRecord['came'][number][]
  choices: RoundRecord['choices'][number][]
  ends: End[]
  incidents: Incident[]
  result: unknown
  hands?: unknown
  stakes: Record<WagerId, Staked>
}

export interface RoundReader {
  readonly table: string
  readonly book: TableBook
  epoch: number
  at: number
  count: number
  promise: number | null
  sheet: Sheet
  /** The round before, as long as its wagers can still be settled anew. */
  last: RoundRecord | null
  reopened: WagerId[]
}

const newSheet = (book: TableBook, first: number, opened: number): Sheet => ({
  first,
  opened,
  called: null,
  interruptions: [],
  sums: {},
  before: { ...book.holdings },
  came: [],
  choices: [],
  ends: [],
  incidents: [],
  result: null,
  stakes: Object.fromEntries(Object.values(book.lying).map(lying => [lying.id, staked(lying)])),
})

const staked = ({ id, ...lying }: TableBook['lying'][string]): Staked => ({ wager: id, ...lying })

export const newReader = ({ log, epoch, at }: Kept, body: Body): RoundReader => {
  const book = openedBook(body)
  const promise = body.seals?.number ?? null
  const sheet = newSheet(book, 1, at)
  return { table: log, book, epoch, at, count: 0, promise, sheet, last: null, reopened: [] }
}

const sumsOf = ({ sheet, book }: RoundReader, patron: Patron): Sums => {
  sheet.sums[patron] ??= {
    patron,
    seat: null,
    before: sheet.before[patron] ?? 0,
    bought: 0,
    cashed: 0,
    won: 0,
    commission: 0,
    lost: 0,
    fees: 0,
    corrected: 0,
    after: 0,
  }
  const sums = sheet.sums[patron]
  sums.seat = book.seats[patron] ?? sums.seat
  return sums
}

/** Which column an event's chips go into. */
const account = (reader: RoundReader, event: Event): void => {
  for (const [patron, { cage, bank }] of changesOf(reader.book, movesOf(event))) {
    if (isAnew(reader, event)) {
      corrected(reader, patron, bank)
      continue
    }
    const sums = sumsOf(reader, patron)
    if (cage > 0) sums.bought += cage
    else sums.cashed -= cage
    if (bank === 0) continue
    if (event.is === 'FeeTaken' || event.is === 'FeeReturned') sums.fees -= bank
    else if (event.is === 'WagerSettled') settledFor(sums, event as EventOf<'WagerSettled'>)
    else sums.corrected += bank
  }
}

/** A wager of the round before is taken back, or settled once more. */
const isAnew = ({ last, reopened, sheet }: RoundReader, event: Event): boolean => {
  if (event.is === 'RoundInvalidated') return last !== null && sheet.called === null
  if (event.is !== 'WagerSettled' && event.is !== 'WagerReopened') return false
  const { id } = (event as EventOf<'WagerSettled' | 'WagerReopened'>).wager
  if (event.is === 'WagerSettled') return reopened.includes(id)
  return last?.ends.some(({ wager }) => wager === id) ?? false
}

/** That money is of the round before: it changes what was had at its end and at the start of this. */
const corrected = (reader: RoundReader, patron: Patron, bank: number): void => {
  const { last, sheet } = reader
  if (!last || bank === 0) return
  const patrons = last.patrons.map(one =>
    one.patron === patron
      ? { ...one, corrected: one.corrected + bank, after: one.after + bank }
      : one,
  )
  reader.last = { ...last, patrons }
  sheet.before[patron] = (sheet.before[patron] ?? 0) + bank
  const sums = sheet.sums[patron]
  if (sums) sums.before += bank
}

const settledFor = (
  sums: Sums,
  { won, commission, outcome, wager }: EventOf<'WagerSettled'>,
): void => {
  sums.won += won
  sums.commission += commission
  if (outcome.is === 'lose') sums.lost += wager.chips
}

/** Moments from which bets are taken for the round to come, whatever a division calls them. */
// biome-ignore format: a list
const READY = [
  'TableOpened', 'CardBurned', 'BurnOmitted', 'CardsReady', 'DiceTaken', 'BetsInvited', 'SessionStarted',
]

/** Tells of rounds as they end; of the last one again, when a wager of it is settled anew. */
export const readRounds = (
  reader: RoundReader,
  kept: Kept,
  body: Body,
  incidentOf: (event: Event, kept: Kept, body: Body) => Incident | undefined,
): readonly RoundRecord[] => {
  const told: RoundRecord[] = []
  const { sheet } = reader
  if (kept.epoch !== reader.epoch && sheet.called !== null)
    sheet.interruptions.push({ from: reader.at, to: kept.at, epoch: kept.epoch })
  sheet.choices.push(...choiceIn(kept, body))
  sheet.came.push(...cameIn(kept, body, reader.promise))
  for (const event of body.events) {
    const incident = incidentOf(event, kept, body)
    const amends = reader.last !== null && reader.sheet.called === null && isAmendment(event)
    if (incident && !amends) reader.sheet.incidents.push(incident)
    told.push(...happened(reader, event, kept))
    if (amends) told.push(amended(reader, event, kept, incident))
  }
  reader.epoch = kept.epoch
  reader.at = kept.at
  reader.promise = body.seals?.number ?? reader.promise
  return told
}

const happened = (reader: RoundReader, event: Event, kept: Kept): readonly RoundRecord[] => {
  const { sheet, book } = reader
  const end = endOf(book, event, kept)
  lay(book, event, kept.at)
  account(reader, event)
  keep(book, event, kept.at)
  if (event.is === 'WagerPlaced' || event.is === 'WagerAltered') restaked(reader, event)
  const result = resultOf(event)
  if (result) Object.assign(sheet, result)
  sheet.came = seenBy(event, book, sheet.came)
  if (event.is === 'BetsChecked') called(reader, kept.at)
  if (READY.includes(event.is) && Object.keys(sheet.stakes).length === 0 && sheet.called === null)
    sheet.opened = kept.at
  if (end && isOfLast(reader, end)) return [settledAnew(reader, end)]
  if (end) sheet.ends.push(end)
  if (event.is === 'RoundCounted' || event.is === 'RoundDropped')
    return [over(reader, kept, event.is === 'RoundDropped')]
  return []
}

/** What lies there at the call is of this round, wherever it came from. */
const called = (reader: RoundReader, at: number): void => {
  reader.sheet.called ??= at
  reader.reopened = []
  for (const lying of Object.values(reader.book.lying))
    reader.sheet.stakes[lying.id] = staked(lying)
}

const amended = (reader: RoundReader, event: Event, kept: Kept, incident?: Incident) => {
  const last = reader.last!
  const incidents = incident ? [...last.incidents, incident] : last.incidents
  reader.last = { ...last, ...amendmentOf(last, event, kept), incidents }
  return reader.last
}

const restaked = ({ sheet, book }: RoundReader, event: Event): void => {
  const { wager } = event as EventOf<'WagerPlaced' | 'WagerAltered'>
  const lying = book.lying[typeof wager === 'string' ? wager : wager.id]
  if (lying) sheet.stakes[lying.id] = staked(lying)
}

/** A wager of the round before that lies there again, until it has ended for good. */
const isOfLast = ({ last, reopened }: RoundReader, { wager, outcome }: End): boolean =>
  outcome === 'reopened'
    ? (last?.ends.some(e => e.wager === wager) ?? false)
    : reopened.includes(wager)

const settledAnew = (reader: RoundReader, end: End): RoundRecord => {
  reader.reopened = reader.reopened.filter(id => id !== end.wager)
  if (end.outcome === 'reopened') reader.reopened.push(end.wager)
  const last = reader.last!
  reader.last = { ...last, ends: [...last.ends, end] }
  return reader.last
}

const over = (reader: RoundReader, { seq, at }: Kept, isVoid: boolean): RoundRecord => {
  const { sheet } = reader
  const finished = sheet.interruptions.length > 0 ? 'resumed' : 'settled'
  const record = recordOf(reader, isVoid ? 'void' : finished, seq, at)
  reader.count += 1
  reader.last = record
  reader.reopened = []
  reader.sheet = newSheet(reader.book, seq + 1, at)
  return record
}

const recordOf = (
  reader: RoundReader,
  state: RoundRecord['state'],
  seq: number,
  settled: number | null,
): RoundRecord => {
  const { table, book, sheet, count } = reader
  const { first, opened, called, interruptions, came, choices, result, hands, ends } = sheet
  for (const { patron } of Object.values(sheet.stakes)) sumsOf(reader, patron)
  const patrons = Object.values(sheet.sums).map(sums => ({
    ...sums,
    after: book.holdings[sums.patron] ?? 0,
  }))
  const numbers = came.flatMap(({ promise }) => (promise === null ? [] : [promise]))
  const { game, book: rules, limits } = book
  return {
    table,
    game,
    book: rules,
    elections: { ...book.elections },
    limits,
    round: count + 1,
    state,
    entries: [first, seq],
    opened,
    called,
    settled,
    interruptions,
    patrons,
    stakes: Object.values(sheet.stakes),
    came,
    choices,
    result,
    ...(hands !== undefined && { hands }),
    ends,
    promises: [...new Set(numbers)],
    incidents: sheet.incidents,
  }
}

/** The round that the log breaks off in: nothing that lies face down is told of it. */
export const unfinished = (reader: RoundReader, seq: number): RoundRecord | undefined => {
  const { sheet } = reader
  if (Object.keys(sheet.stakes).length === 0 && sheet.called === null) return undefined
  const record = recordOf(reader, 'interrupted', seq, null)
  return { ...record, came: record.came.filter(({ known }) => known === 'all') }
}
