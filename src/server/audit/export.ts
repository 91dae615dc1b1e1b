import { createHash } from 'node:crypto'
import { z } from 'zod'
import type { Kept } from '../../records/entry.ts'
import type { Source } from './readings.ts'

/** An export has one line of JSON per entry, log after log, and a last line that sums it up. */

const HASH = z.string().regex(/^[0-9a-f]{64}$/)

const Entry = z.strictObject({
  log: z.string(),
  seq: z.int(),
  epoch: z.int(),
  id: z.string(),
  at: z.int(),
  program: z.string(),
  body: z.string(),
  prev: HASH,
  hash: HASH,
})

const Closing = z.strictObject({
  closes: z.strictObject({
    program: z.string(),
    at: z.int(),
    logs: z.record(z.string(), z.strictObject({ entries: z.int(), hash: HASH })),
  }),
  hash: HASH,
})

type ClosingHashes = z.infer<typeof Closing>['closes']

const hashed = (closes: ClosingHashes): string =>
  createHash('sha256').update(JSON.stringify(closes)).digest('hex')

/** The lines of an export of these logs, by default of all logs. */
export const exportOf = async function* (
  source: Source,
  { program, at, only }: { program: string; at: number; only?: readonly string[] },
): AsyncGenerator<string> {
  const logs: Record<string, { entries: number; hash: string }> = {}
  for (const log of only ?? (await source.logs())) {
    const entries = await source.read(log)
    for (const entry of entries) yield `${JSON.stringify(entry)}\n`
    const last = entries.at(-1)
    if (last) logs[log] = { entries: entries.length, hash: last.hash }
  }
  const closes = { program, at, logs }
  yield `${JSON.stringify({ closes, hash: hashed(closes) })}\n`
}

/** An error and its place: the log and the entry. */
export interface ExportError {
  readonly log: string
  readonly seq: number
  readonly says: string
}

export interface ExportContents {
  readonly logs: ReadonlyMap<string, readonly Kept[]>
  readonly found: readonly ExportError[]
}

const parsed = (line: string): unknown => {
  try {
    return JSON.parse(line)
  } catch {
    return undefined
  }
}

const isAsWritten = (line: string, value: unknown): boolean => JSON.stringify(value) === line

/** Reads an export strictly: reports every line that differs from what we would write. */
export const readExport = (text: string): ExportContents => {
  const logs = new Map<string, Kept[]>()
  const found: ExportError[] = []
  let closing: ClosingHashes | undefined
  let before = { log: '', seq: 0 }
  text.split('\n').forEach((line, i) => {
    if (line === '') return
    const value = parsed(line)
    const entry = Entry.safeParse(value)
    const last = Closing.safeParse(value)
    const wrong = (says: string) =>
      found.push({ log: before.log || 'the export', seq: before.seq + 1, says })
    if (closing) wrong(`line ${i + 1} stands after the last line of the export`)
    if (last.success && isAsWritten(line, value) && hashed(last.data.closes) === last.data.hash)
      closing = last.data.closes
    else if (entry.success && isAsWritten(line, value)) {
      before = entry.data
      const of = logs.get(before.log) ?? []
      of.push(entry.data)
      logs.set(before.log, of)
    } else wrong(`line ${i + 1} is not as it was written`)
  })
  if (closing) found.push(...missing(logs, closing))
  else found.push({ log: before.log || 'the export', seq: before.seq + 1, says: NOT_CLOSED })
  return { logs, found }
}

const NOT_CLOSED =
  'the export is not closed: its last line, which says how every log ends, is missing, and so may be what stood before it'

/** The same for a store, which needs no last line. */
export const readLogs = async (source: Source): Promise<ExportContents> => {
  const logs = new Map<string, readonly Kept[]>()
  for (const log of await source.logs()) {
    const entries = await source.read(log)
    if (entries.length > 0) logs.set(log, entries)
  }
  return { logs, found: [] }
}

/** Differences between the last line and the contents of the file. */
const missing = (
  logs: ReadonlyMap<string, readonly Kept[]>,
  { logs: ends }: ClosingHashes,
): readonly ExportError[] =>
  [...new Set([...Object.keys(ends), ...logs.keys()])].flatMap(log => {
    const last = logs.get(log)?.at(-1)
    const end = Object.hasOwn(ends, log) ? ends[log] : undefined
    if (end && last?.hash === end.hash && last.seq === end.entries) return []
    const says = end
      ? `the export was closed after ${end.entries} entries, and here it ends otherwise`
      : 'the last line of the export does not name this log'
    return [{ log, seq: end?.entries ?? last?.seq ?? 0, says }]
  })
