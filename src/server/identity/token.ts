import { createHash } from 'node:crypto'
import { type Randomness, realRandomness } from '../randomness.ts'

/** The token that identifies a person from one request to the next. */

export const newToken = ({ bytes }: Randomness = realRandomness): string =>
  bytes(32).toString('base64url')

/** Whether a text has the form of a token. */
export const isToken = (text: string): boolean => /^[\w-]{43}$/.test(text)

/** Logs hold only the hash of a token, so nobody can sign in from a log. */
export const hashed = (token: string): string => createHash('sha256').update(token).digest('hex')
