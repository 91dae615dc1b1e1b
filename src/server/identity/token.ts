import { createHash, randomBytes } from 'node:crypto'

/** The token that identifies a person from one request to the next. */

export const newToken = (): string => randomBytes(32).toString('base64url')

/** Logs hold only the hash of a token, so nobody can sign in from a log. */
export const hashed = (token: string): string => createHash('sha256').update(token).digest('hex')
