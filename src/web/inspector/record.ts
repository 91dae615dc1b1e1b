import type { Command, Event } from '../../kernel/game.ts'

/** A log of the house as `croupier export` writes it: an entry of JSON on every line. */

export interface Kept {
  readonly log: string
  readonly seq: number
  readonly epoch: number
  readonly id: string
  readonly at: number
  readonly program: string
  /** JSON. */
  readonly body: string
  readonly prev: string
  readonly hash: string
}

export interface Promised {
  readonly number: number
  readonly decks: number
  readonly commitment: string
}

/** What one entry says: what was opened, or who did what and what came of it. */
export interface Body {
  readonly opens?: { readonly game: string; readonly config: unknown }
  readonly command?: Command & Readonly<Record<string, unknown>>
  readonly events: readonly (Event & Readonly<Record<string, unknown>>)[]
  readonly seals?: Promised
  readonly reveals?: Promised & { readonly secret: string }
}

export interface Line {
  readonly kept: Kept
  readonly body: Body
}

/** A log as far as it can be read; what comes after an unreadable line is not looked at. */
export interface LogFile {
  readonly log: string
  readonly lines: readonly Line[]
  /** The number of the entry that is not one. */
  readonly unreadable?: number
}

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

const isKept = (value: unknown): value is Kept =>
  isRecord(value) &&
  ['log', 'id', 'program', 'body', 'prev', 'hash'].every(name => typeof value[name] === 'string') &&
  ['seq', 'epoch', 'at'].every(name => Number.isSafeInteger(value[name]))

const isSaying = (value: unknown, name: 'is' | 'does'): boolean =>
  isRecord(value) && typeof value[name] === 'string'

const isBody = (value: unknown): value is Body =>
  isRecord(value) &&
  Array.isArray(value.events) &&
  value.events.every(event => isSaying(event, 'is')) &&
  (value.command === undefined || isSaying(value.command, 'does')) &&
  (value.opens === undefined || (isRecord(value.opens) && typeof value.opens.game === 'string'))

const parsed = (text: string): unknown => {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

/** Reads an export. Nothing where no line of it is an entry. */
export const readLog = (text: string): LogFile | undefined => {
  const entries = text
    .split('\n')
    .filter(line => line.trim() !== '')
    .map(parsed)
  const log = entries.find(isKept)?.log
  if (log === undefined) return undefined
  const lines: Line[] = []
  for (const kept of entries) {
    const body = isKept(kept) ? parsed(kept.body) : undefined
    if (isKept(kept) && isBody(body)) lines.push({ kept, body })
    else return { log, lines, unreadable: lines.length + 1 }
  }
  return { log, lines }
}
