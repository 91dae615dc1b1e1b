import { hash } from 'node:crypto'
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import type { Sealed } from '../../records/entry.ts'
import type { Store } from '../log/store.ts'
import { houseKey, type Seals } from './sealed-secrets.ts'

/**
 * The store remembers which key its secrets are sealed with. A server with another key could take
 * wagers, but could never open what it had promised, so it does not start.
 */

const NOTE = 'key'

export const fingerprintOf = (key: Buffer): string =>
  hash('sha256', Buffer.concat([Buffer.from('croupier key|v1|'), key]), 'hex').slice(0, 32)

const refuse = (message: string): never => {
  throw Object.assign(new Error(message), { code: 'UNUSABLE' })
}

const BRING_IT = 'Copy the file from the machine that ran the house before, or from a backup.'

/** The house's key. Throws if it is not the one the store was sealed with. */
export const checkedKey = async (
  folder: string,
  store: Store,
  path = join(folder, 'key'),
): Promise<Buffer> => {
  const known = await store.note(NOTE)
  const isNew = known === undefined && (await store.logs()).length === 0
  if (!isNew && !existsSync(path))
    refuse(`The database belongs to a house whose key is not in ${path}. ${BRING_IT}`)
  const key = houseKey(folder, path)
  /** If two servers open a new house at once, the database keeps the key of one of them. */
  const noted = isNew ? await store.note(NOTE, fingerprintOf(key)) : known
  if (noted !== undefined) checkNoted(noted, key, path)
  return key
}

const checkNoted = (noted: string, key: Buffer, path: string): void => {
  const own = fingerprintOf(key)
  if (noted !== own)
    refuse(
      `The key in ${path} (fingerprint ${own}) is not the key of the house in this database (fingerprint ${noted}). ${BRING_IT}`,
    )
}

/** Called once the key has opened the secrets of a house that has no fingerprint yet. */
export const noteKey = async (key: Buffer, store: Store): Promise<void> => {
  const noted = await store.note(NOTE, fingerprintOf(key))
  if (noted !== fingerprintOf(key))
    refuse(`Another server has opened this house with another key (fingerprint ${noted}).`)
}

/** Checks the key on the secret of one table, before anybody wagers there. */
export const checkKey = (seals: Seals, sealed: Sealed, table: string): void => {
  try {
    seals.open(sealed)
  } catch {
    refuse(`The key of this server is not the one that sealed the promise of ${table}.`)
  }
}
