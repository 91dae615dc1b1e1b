import { createCipheriv, createDecipheriv, randomBytes } from 'node:crypto'
import { closeSync, fsyncSync, mkdirSync, openSync, readFileSync, writeSync } from 'node:fs'
import { join } from 'node:path'
import type { Drawn } from '../kernel/chance.ts'
import { commitmentOf, newSecret, orderOf, type Seal, stackOf } from './chance.ts'

/**
 * What the house has committed itself to, as the log keeps it: the promise for everybody, and the
 * secret in a box whose key is not in the database. A restart goes on with the same shoe.
 */
export interface Sealed {
  /** Shoes, spins and rolls of a table are numbered from 1. */
  readonly number: number
  readonly decks: number
  readonly commitment: string
  readonly box: string
}

/** A secret that has been shown: anybody can work out again what came of it. */
export interface Opened {
  readonly number: number
  readonly decks: number
  readonly commitment: string
  readonly secret: string
}

/** What an entry says of seals, beside its command. */
export interface Note {
  readonly seals?: Sealed
  readonly reveals?: Opened
}

/** How far the log has got with what is sealed. */
export interface Drawing {
  readonly sealed: Sealed | undefined
  readonly count: number
  readonly cut: number | undefined
  readonly behind: number | undefined
  /** Cards out of the shoe, and discards drawn when it was empty. */
  readonly out: number
  readonly discards: number
}

export const UNSEALED: Drawing = {
  sealed: undefined,
  count: 0,
  cut: undefined,
  behind: undefined,
  out: 0,
  discards: 0,
}

interface Done extends Note {
  readonly command?: { readonly does: string; readonly at?: unknown; readonly behind?: unknown }
}

/** Follows the log, entry by entry. */
export const drawn = (before: Drawing, { command, seals, reveals }: Done): Drawing => {
  const now = reveals ? { ...UNSEALED, count: before.count } : before
  if (seals) return { ...UNSEALED, sealed: seals, count: seals.number }
  switch (command?.does) {
    case 'cut':
      return { ...now, cut: Number(command.at) }
    case 'place-cutting-card':
      return { ...now, behind: Number(command.behind) }
    case 'card':
      return { ...now, out: now.out + 1 }
    case 'discard':
      return { ...now, discards: now.discards + 1 }
    default:
      return now
  }
}

/** What comes next of the cards in this order; a deck that has run out gives none. */
export const cardAt = (seal: Seal, { cut = 0, behind }: Drawing, at: number): Drawn => {
  const order = orderOf(seal, [])
  const stack: readonly Drawn[] =
    behind === undefined
      ? [...order.slice(cut), ...order.slice(0, cut)]
      : stackOf(order, cut, behind)
  return stack[at] ?? 'none'
}

export interface Seals {
  readonly seal: (number: number, decks: number) => Sealed
  readonly open: (sealed: Sealed) => Opened
}

const CIPHER = 'aes-256-gcm'

/** The seals of one table, in boxes that only this key opens. */
export const sealsOf = (table: string, key: Buffer): Seals => {
  const label = (number: number, commitment: string) =>
    Buffer.from(`seal|v1|${table}|${number}|${commitment}`)
  return {
    seal: (number, decks) => {
      const secret = newSecret()
      const commitment = commitmentOf({ table, shoe: number, decks, secret })
      const nonce = randomBytes(12)
      const cipher = createCipheriv(CIPHER, key, nonce).setAAD(label(number, commitment))
      const closed = Buffer.concat([cipher.update(secret, 'hex'), cipher.final()])
      const box = Buffer.concat([nonce, cipher.getAuthTag(), closed]).toString('base64')
      return { number, decks, commitment, box }
    },
    open: ({ number, decks, commitment, box }) => {
      const bytes = Buffer.from(box, 'base64')
      const decipher = createDecipheriv(CIPHER, key, bytes.subarray(0, 12))
        .setAAD(label(number, commitment))
        .setAuthTag(bytes.subarray(12, 28))
      const secret = Buffer.concat([decipher.update(bytes.subarray(28)), decipher.final()])
      return { number, decks, commitment, secret: secret.toString('hex') }
    },
  }
}

/** The house's key, made on the first day; whoever has only the database cannot open a seal. */
export const houseKey = (folder: string): Buffer => {
  mkdirSync(folder, { recursive: true, mode: 0o700 })
  const path = join(folder, 'key')
  try {
    const file = openSync(path, 'wx', 0o600)
    writeSync(file, randomBytes(32))
    fsyncSync(file)
    closeSync(file)
  } catch (error) {
    if ((error as { code?: string }).code !== 'EEXIST') throw error
  }
  const key = readFileSync(path)
  if (key.length !== 32) throw new Error(`${path} is not a key of 32 bytes`)
  return key
}
