import type { EventOf } from '../general/events.ts'
import type { Event } from '../kernel/game.ts'
import type { Patron } from '../kernel/people.ts'
import type { WagerId } from '../kernel/wager.ts'
import { byName } from './by-name.ts'
import { chanceOutcome, seenBy } from './chance-outcome.ts'
import { choiceIn } from './choices.ts'
import { amendedBy, correctionOf, isAmendment, isOfThisRound, takenBack } from './corrections.ts'
import type { Body, Stamp } from './entry.ts'
import { aboutRound, endedBefore, type RoundsOver, withOver } from './finished-rounds.ts'
import { incidentOf } from './incidents.ts'
import { account, type Sums, sumsOf } from './money/patron-sums.ts'
import { resultOf } from './results.ts'
import type { End, Incident, RoundRecord, Staked } from './round-record.ts'
import { changesOf, keepChanges, lay, movesOf, openedBook, type TableBook } from './table-book.ts'
import { endOf } from './wager-ends.ts'

/**
 * The only fold from a table's log to its rounds. The public list, a patron's history, the audit,
 * practice, the inspector and the terminal all use it.
 *
 * `newReader` starts at the entry that opens a table. Give `readRounds` every entry in order. It
 * returns a `RoundRecord` when a round ends, and the last one again when the house corrects it.
 * `roundsIn` does both for a whole log. The reader is JSON, so you can store it with a cursor and
 * continue later. `round-views.ts` reduces a record to what a patron or the public may see.
 */

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

export interface RoundReader extends RoundsOver {
  readonly table: string
  readonly book: TableBook
  epoch: number
  at: number
  count: number
  promise: number | null
  sheet: Sheet
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

export const newReader = ({ log, epoch, at }: Stamp, body: Body): RoundReader => {
  const book = openedBook(body)
  const promise = body.seals?.number ?? null
  const sheet = newSheet(book, 1, at)
  return { table: log, book, epoch, at, count: 0, promise, sheet, last: null, reopened: [] }
}

/** Events that open betting for the next round, in all games. */
// biome-ignore format: a list
const READY = [
  'TableOpened', 'CardBurned', 'BurnOmitted', 'CardsReady', 'DiceTaken', 'BetsInvited', 'SessionStarted',
]

/** Returns each round when it ends, and the last one again when a wager in it is settled again. */
export const readRounds = (
  reader: RoundReader,
  stamp: Stamp,
  body: Body,
): readonly RoundRecord[] => {
  const told: RoundRecord[] = []
  const { sheet } = reader
  if (stamp.epoch !== reader.epoch && sheet.called !== null)
    sheet.interruptions.push({ from: reader.at, to: stamp.at, epoch: stamp.epoch })
  sheet.choices.push(...choiceIn(stamp, body))
  sheet.came.push(...chanceOutcome(stamp, body, reader.promise))
  const review = body.events.find(event => isReview(reader, event))
  for (const event of body.events) {
    const incident = incidentOf(event, stamp, body)
    const amends = isReview(reader, event)
    if (incident && !amends && review) told.push(noted(reader, review, incident))
    else if (incident && !amends) reader.sheet.incidents.push(incident)
    const { last } = reader
    told.push(...happened(reader, event, stamp))
    if (amends) told.push(amended(reader, event, stamp, body, incident))
    // A correction of the round before it also changes the balances of the last one.
    if (reader.last && reader.last !== last && !told.includes(reader.last)) told.push(reader.last)
  }
  reader.epoch = stamp.epoch
  reader.at = stamp.at
  reader.promise = body.seals?.number ?? reader.promise
  return told
}

/** True if the event changes a round that is over. */
const isReview = ({ last, sheet, count }: RoundReader, event: Event): boolean =>
  last !== null &&
  isAmendment(event) &&
  (event.is === 'RoundInvalidated'
    ? !isOfThisRound(event, count, sheet.called)
    : sheet.called === null)

/** Whatever else a review records belongs to the round that it changes. */
const noted = (reader: RoundReader, review: Event, incident: Incident): RoundRecord => {
  const about = aboutRound(reader, review)
  const record = { ...reader[about]!, incidents: [...reader[about]!.incidents, incident] }
  reader[about] = record
  return record
}

const happened = (reader: RoundReader, event: Event, stamp: Stamp): readonly RoundRecord[] => {
  const { sheet, book } = reader
  const end = endOf(book, event, stamp)
  lay(book, event, stamp.at)
  const changes = changesOf(book, movesOf(event))
  account(reader, event, changes)
  keepChanges(book, event, changes)
  if (event.is === 'WagerPlaced' || event.is === 'WagerAltered') restaked(reader, event)
  if (!isAmendment(event)) Object.assign(sheet, resultOf(event))
  sheet.came = seenBy(event, book, sheet.came)
  if (event.is === 'BetsChecked') called(reader, stamp.at)
  if (isOfThisRound(event, reader.count, sheet.called))
    sheet.ends.push(...takenBack(sheet.ends, event as EventOf<'RoundInvalidated'>, stamp))
  if (READY.includes(event.is) && Object.keys(sheet.stakes).length === 0 && sheet.called === null)
    sheet.opened = stamp.at
  if (end && isOfOver(reader, end)) return [settledAnew(reader, event, end)]
  if (end) sheet.ends.push(end)
  if (event.is === 'RoundCounted' || event.is === 'RoundDropped')
    return [over(reader, stamp, event.is === 'RoundDropped')]
  return []
}

/** All wagers on the table at the call belong to this round, even if they stayed from earlier. */
const called = (reader: RoundReader, at: number): void => {
  reader.sheet.called ??= at
  reader.reopened = []
  for (const lying of Object.values(reader.book.lying))
    reader.sheet.stakes[lying.id] = staked(lying)
}

const amended = (
  reader: RoundReader,
  event: Event,
  stamp: Stamp,
  body: Body,
  incident?: Incident,
): RoundRecord => {
  const about = aboutRound(reader, event)
  const record = reader[about]!
  const incidents = incident ? [...record.incidents, incident] : record.incidents
  const after = amendedBy(event, record, stamp)
  const correction = correctionOf(event, stamp, body, record, after)
  const corrections = [...(record.corrections ?? []), correction]
  const amendedRecord = { ...after, incidents, corrections }
  reader[about] = amendedRecord
  return amendedRecord
}

const restaked = ({ sheet, book }: RoundReader, event: Event): void => {
  const { wager } = event as EventOf<'WagerPlaced' | 'WagerAltered'>
  const lying = book.lying[typeof wager === 'string' ? wager : wager.id]
  if (lying) sheet.stakes[lying.id] = staked(lying)
}

/** A reopened wager of a round that is over, until it has ended for good. */
const isOfOver = (reader: RoundReader, { wager, outcome }: End): boolean =>
  outcome === 'reopened' ? endedBefore(reader, wager) : reader.reopened.includes(wager)

const settledAnew = (reader: RoundReader, event: Event, end: End): RoundRecord => {
  reader.reopened = reader.reopened.filter(id => id !== end.wager)
  if (end.outcome === 'reopened') reader.reopened.push(end.wager)
  const about = aboutRound(reader, event)
  const record = reader[about]!
  const settled = { ...record, ends: [...record.ends, end] }
  reader[about] = settled
  return settled
}

const over = (reader: RoundReader, { seq, at }: Stamp, isVoid: boolean): RoundRecord => {
  const { sheet } = reader
  const finished = sheet.interruptions.length > 0 ? 'resumed' : 'settled'
  const record = recordOf(reader, isVoid ? 'void' : finished, seq, at)
  reader.count += 1
  Object.assign(reader, withOver(reader, record))
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
    after: byName(book.holdings, sums.patron) ?? 0,
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

/** The round during which the log ends. It leaves out face-down cards. */
export const unfinished = (reader: RoundReader, seq: number): RoundRecord | undefined => {
  const { sheet } = reader
  if (Object.keys(sheet.stakes).length === 0 && sheet.called === null) return undefined
  const record = recordOf(reader, 'interrupted', seq, null)
  return { ...record, came: record.came.filter(({ known }) => known === 'all') }
}

/** Replaces a round or adds a new one. Newest first. An old round that is not listed stays out. */
export const withRound = <R extends { readonly round: number }>(
  rounds: readonly R[],
  record: R,
): readonly R[] =>
  rounds[0] && record.round <= rounds[0].round
    ? rounds.map(each => (each.round === record.round ? record : each))
    : [record, ...rounds]

/** All finished rounds of a log, oldest first. */
export const roundsIn = (
  entries: readonly { readonly kept: Stamp; readonly body: Body }[],
): readonly RoundRecord[] => {
  const [first] = entries
  if (!first) return []
  const reader = newReader(first.kept, first.body)
  const found = new Map<number, RoundRecord>()
  for (const { kept, body } of entries)
    for (const record of readRounds(reader, kept, body)) found.set(record.round, record)
  return [...found.values()]
}
