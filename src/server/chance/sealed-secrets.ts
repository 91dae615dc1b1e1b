import { createCipheriv, createDecipheriv } from 'node:crypto'
import { closeSync, fsyncSync, openSync, readFileSync, writeSync } from 'node:fs'
import { join } from 'node:path'
import type { Ask, ShoeDraw } from '../../kernel/chance.ts'
import type { AddedWord, Note, Opened, Sealed } from '../../records/entry.ts'
import { privateFile, privateFolder } from '../log/private-file.ts'
import { type Randomness, realRandomness } from '../randomness.ts'
import { deckCommitmentOf, deckOrderOf, envelopesOf } from './envelopes.ts'
import { commitmentOf, newSecret, orderOf, type Seal, stackOf } from './shoe-commitments.ts'

/** How far the log has drawn from the current promise. */
export interface Drawing {
  readonly sealed: Sealed | undefined
  readonly count: number
  /** The patrons' words. */
  readonly said: readonly AddedWord[]
  readonly cut: number | undefined
  readonly behind: number | undefined
  /** Cards dealt from the shoe, and discards drawn once it was empty. */
  readonly out: number
  readonly discards: number
}

export const UNSEALED: Drawing = {
  sealed: undefined,
  count: 0,
  said: [],
  cut: undefined,
  behind: undefined,
  out: 0,
  discards: 0,
}

interface Done extends Note {
  readonly command?: { readonly does: string; readonly at?: unknown; readonly behind?: unknown }
}

/** Updates the state with one entry of the log. */
export const drawingAfter = (before: Drawing, { command, seals, reveals, adds }: Done): Drawing => {
  const now = reveals ? { ...UNSEALED, count: before.count } : before
  if (adds) return { ...now, said: [...now.said, adds] }
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

/** The card at this position, or `none` once the deck is empty. */
export const cardAt = (seal: Seal, drawing: Drawing, at: number): ShoeDraw => {
  const { sealed, said, cut = 0, behind } = drawing
  if (sealed?.envelopes) return deckOrderOf(seal, said, cut)[at] ?? 'none'
  const order = orderOf(seal, said)
  const stack: readonly ShoeDraw[] =
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

/** Commits to a secret that will be revealed, or to a deck card by card. */
const promised = (seal: Seal, byCard: boolean): Pick<Sealed, 'commitment' | 'envelopes'> => {
  if (!byCard) return { commitment: commitmentOf(seal) }
  const envelopes = envelopesOf(seal)
  return { commitment: deckCommitmentOf(seal, envelopes), envelopes }
}

/** Whether the revealed secret matches the commitment. */
export const isPromised = (seal: Seal, { commitment, envelopes }: Sealed): boolean =>
  promised(seal, envelopes !== undefined).commitment === commitment

/** The promises of one table, with secrets encrypted under this key. */
export const sealsOf = (
  table: string,
  key: Buffer,
  byCard = false,
  random: Randomness = realRandomness,
): Seals => {
  const label = (number: number, commitment: string) =>
    Buffer.from(`seal|v1|${table}|${number}|${commitment}`)
  return {
    seal: (number, decks) => {
      const secret = newSecret(random)
      const { commitment, ...cards } = promised({ table, shoe: number, decks, secret }, byCard)
      const nonce = random.bytes(12)
      const cipher = createCipheriv(CIPHER, key, nonce).setAAD(label(number, commitment))
      const closed = Buffer.concat([cipher.update(secret, 'hex'), cipher.final()])
      const box = Buffer.concat([nonce, cipher.getAuthTag(), closed]).toString('base64')
      return { number, decks, commitment, box, ...cards }
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

interface AskChange {
  readonly before: Ask | undefined
  readonly after: Ask | undefined
}

/**
 * Once cards go back to be shuffled, reveals their secret and commits to the next order at once,
 * because betting may open during the shuffle.
 */
export const renewal = (
  seals: Seals,
  { sealed, count }: Drawing,
  { before, after }: AskChange,
  isRenewed: () => boolean,
): Note => {
  const decks =
    after?.for === 'shuffle' && before?.for !== 'shuffle'
      ? after.decks
      : sealed && isRenewed() && sealed.decks
  if (decks === undefined || decks === false) return {}
  return { seals: seals.seal(count + 1, decks), ...(sealed && { reveals: seals.open(sealed) }) }
}

/** The house's key, created at the first start. The database alone reveals no secret. */
export const houseKey = (folder: string, path = join(folder, 'key')): Buffer => {
  privateFolder(folder)
  try {
    const file = openSync(path, 'wx', 0o600)
    writeSync(file, realRandomness.bytes(32))
    fsyncSync(file)
    closeSync(file)
  } catch (error) {
    if ((error as { code?: string }).code !== 'EEXIST') throw error
    privateFile(path)
  }
  const key = readFileSync(path)
  if (key.length !== 32) throw new Error(`${path} is not a key of 32 bytes`)
  return key
}
