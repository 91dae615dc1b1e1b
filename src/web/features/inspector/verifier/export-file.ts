import type { Command, Event } from '../../../../kernel/game.ts'
import type { Body, Kept } from '../../../../records/entry.ts'

/**
 * Reads logs as `croupier export` writes them: one JSON entry per line, and optionally a last line
 * with the length and last hash of each log.
 */

/** An entry as the server writes it. Nobody has checked its fields yet. */
export type ExportBody = Body<
  Command & Readonly<Record<string, unknown>>,
  Event & Readonly<Record<string, unknown>>
>

export interface ExportLine {
  readonly kept: Kept
  readonly body: ExportBody
}

/** A log up to its first unreadable line. */
export interface LogFile {
  readonly log: string
  readonly lines: readonly ExportLine[]
  /** The number of the first unreadable entry. */
  readonly unreadable?: number
  /** The end of this log according to the last line of the export. */
  readonly closed?: LogEnd
}

export interface LogEnd {
  readonly entries: number
  readonly hash: string
}

export interface Export {
  readonly files: readonly LogFile[]
  /** Without a last line, missing final entries cannot be detected. */
  readonly isClosed: boolean
}

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

const TEXTS = ['log', 'id', 'program', 'body', 'prev', 'hash'] as const
const NUMBERS = ['seq', 'epoch', 'at'] as const

const isKept = (value: unknown): value is Kept =>
  isRecord(value) &&
  TEXTS.every(name => typeof value[name] === 'string') &&
  NUMBERS.every(name => Number.isSafeInteger(value[name])) &&
  Object.keys(value).length === TEXTS.length + NUMBERS.length

const isSaying = (value: unknown, name: 'is' | 'does'): boolean =>
  isRecord(value) && typeof value[name] === 'string'

const isBody = (value: unknown): value is ExportBody =>
  isRecord(value) &&
  Array.isArray(value.events) &&
  value.events.every(event => isSaying(event, 'is')) &&
  (value.command === undefined || isSaying(value.command, 'does')) &&
  (value.opens === undefined || (isRecord(value.opens) && typeof value.opens.game === 'string'))

/** Accepts a line only if it is byte for byte what the server would write. */
const parsed = (text: string): unknown => {
  try {
    const value: unknown = JSON.parse(text)
    return JSON.stringify(value) === text ? value : undefined
  } catch {
    return undefined
  }
}

interface PartialLog {
  readonly log: string
  readonly lines: ExportLine[]
  unreadable?: number
}

/** Reads an export. Returns undefined if no line is an entry. */
export const readExport = (text: string): Export | undefined => {
  const entries = text
    .split('\n')
    .filter(line => line !== '')
    .map(parsed)
  const first = entries.find(isKept)
  if (!first) return undefined
  const logs = new Map<string, PartialLog>()
  let now = readingOf(logs, first.log)
  let closing: Readonly<Record<string, LogEnd>> | undefined
  for (const entry of entries) {
    if (isKept(entry)) now = readingOf(logs, entry.log)
    const body = isKept(entry) ? parsed(entry.body) : undefined
    const closes = closingIn(entry)
    if (closes) closing = closes
    else if (now.unreadable !== undefined) continue
    else if (isKept(entry) && isBody(body)) now.lines.push({ kept: entry, body })
    else now.unreadable = now.lines.length + 1
  }
  const files = [...logs.values()].map(file => {
    const closed = closing?.[file.log]
    return { ...file, ...(closed && { closed }) }
  })
  return { files, isClosed: closing !== undefined }
}

const readingOf = (logs: Map<string, PartialLog>, log: string): PartialLog => {
  const reading = logs.get(log) ?? { log, lines: [] }
  logs.set(log, reading)
  return reading
}

const closingIn = (value: unknown): Readonly<Record<string, LogEnd>> | undefined =>
  isRecord(value) && isRecord(value.closes) && isRecord(value.closes.logs)
    ? (value.closes.logs as Readonly<Record<string, LogEnd>>)
    : undefined
