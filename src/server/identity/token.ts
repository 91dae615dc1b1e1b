import { createHash, randomBytes } from 'node:crypto'

/** What proves who somebody is, from one request to the next. */

export const newToken = (): string => randomBytes(32).toString('base64url')

/** Only the hash of a token is ever written down, so that no log signs anybody in. */
export const hashed = (token: string): string => createHash('sha256').update(token).digest('hex')
