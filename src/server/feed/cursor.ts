import { z } from 'zod'

/**
 * A reader's place in the feed: how far each log was read. Logs that are closed and read to their
 * end are left out, so the cursor stays short. A log that is not named was closed before `closed`,
 * or is new.
 */

export interface Cursor {
  /** The time of the last entry in any log that was left out. */
  readonly closed: number
  readonly read: ReadonlyMap<string, number>
}

export const BEGINNING: Cursor = { closed: 0, read: new Map() }

export const written = ({ closed, read }: Cursor): string =>
  Buffer.from(JSON.stringify([closed, Object.fromEntries(read)])).toString('base64url')

const Written = z.tuple([z.int().min(0), z.record(z.string().max(64), z.int().min(0))])

/** Undefined if the text is not one of our cursors. */
export const cursorFrom = (text: string): Cursor | undefined => {
  if (text === '') return BEGINNING
  try {
    const [closed, read] = Written.parse(JSON.parse(Buffer.from(text, 'base64url').toString()))
    return { closed, read: new Map(Object.entries(read)) }
  } catch {
    return undefined
  }
}
