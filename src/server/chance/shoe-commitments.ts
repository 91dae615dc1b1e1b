import { createHash, createHmac } from 'node:crypto'
import type { BaccaratCommand } from '../../games/baccarat/commands.ts'
import type { GeneralCommand } from '../../general/commands.ts'
import { assert } from '../../kernel/assert.ts'
import { type Card, decks } from '../../kernel/card.ts'
import { FACE_DOWN, type ShoeDraw } from '../../kernel/chance.ts'
import type { Word } from '../../records/entry.ts'
import { type Randomness, realRandomness } from '../randomness.ts'

/**
 * Chance that anyone can check. The house commits to a secret, a patron cuts, and the house reveals
 * the secret when the shoe is over. From the secret, the patrons' words, the cut and the place of the
 * cutting card, everybody computes the same order. The log, not this file, knows how many cards have
 * been dealt.
 *
 * The algorithm, for a second implementation:
 * 1. The commitment is SHA-256 of the text `commit|v1|TABLE|SHOE|` followed by the secret's 32 bytes.
 * 2. W is SHA-256, in hexadecimal, of one line for each patron who added words, in their order: seat,
 *    `|`, SHA-256 of the words in hexadecimal, newline. Without words, W is SHA-256 of the empty text.
 * 3. Block N, from 0, is HMAC-SHA-256, keyed with the secret, of the text `shuffle|v1|TABLE|SHOE|W|N`.
 *    Each block gives eight 32-bit numbers in big-endian order.
 * 4. The decks follow each other, each with clubs, diamonds, hearts and spades from ace to king. Places
 *    count from 0. For i from the last place down to 1, swap the cards at i and at x modulo i + 1. Here
 *    x is the next number below the largest multiple of i + 1; skip larger numbers.
 * 5. The cut moves that many cards from the front to the back. The cutting card then goes in so that
 *    the stated number of cards is behind it. The dealer deals from the front.
 */

/** Known only to the house until the shoe is over. */
export interface Seal {
  readonly table: string
  readonly shoe: number
  readonly decks: number
  /** 32 random bytes from the operating system, in hexadecimal. */
  readonly secret: string
}

export const newSecret = ({ bytes }: Randomness = realRandomness): string =>
  bytes(32).toString('hex')

const sha256 = (...parts: readonly (string | Buffer)[]): string => {
  const hash = createHash('sha256')
  for (const part of parts) hash.update(part)
  return hash.digest('hex')
}

/** Commits to the secret. Its label differs from the shuffle's, so it reveals no card. */
export const commitmentOf = ({ table, shoe, secret }: Seal): string =>
  sha256(`commit|v1|${table}|${shoe}|`, Buffer.from(secret, 'hex'))

const WORD = 2 ** 32

/** A uniform number from 0 to n - 1. Draws again where the remainder would favour some numbers. */
export const numberBelow = (n: number, next: () => number): number => {
  assert(n >= 1 && n <= WORD, 'a bound is a number from 1 to 2^32')
  const fair = WORD - (WORD % n)
  let word = next()
  while (word >= fair) word = next()
  return word % n
}

/** Each purpose has its own label, so that one stream reveals nothing about another. */
type Purpose = 'shuffle' | 'spin' | 'dice' | 'discard' | 'lot' | 'mix'

/** W: the hash of the patrons' words, each with its seat, in order. */
export const mixedOf = (said: readonly Word[]): string =>
  sha256(said.map(({ seat, says }) => `${seat}|${sha256(says)}\n`).join(''))

/** The stream of 32-bit numbers from a secret and the patrons' words. */
export const wordsOf = (
  { table, shoe, secret }: Seal,
  said: readonly Word[],
  purpose: Purpose = 'shuffle',
): (() => number) => {
  const mixed = mixedOf(said)
  const key = Buffer.from(secret, 'hex')
  let block = Buffer.alloc(0)
  let blocks = 0
  let at = 0
  return () => {
    if (at === block.length) {
      const label = `${purpose}|v1|${table}|${shoe}|${mixed}|${blocks}`
      block = createHmac('sha256', key).update(label).digest()
      blocks += 1
      at = 0
    }
    at += 4
    return block.readUInt32BE(at - 4)
  }
}

/**
 * Fisher-Yates: from the last place down, each takes one of the cards not placed yet.
 * @rule nz1:15.4
 */
export const shuffle = <T>(cards: readonly T[], next: () => number): readonly T[] => {
  const order = [...cards]
  for (let last = order.length - 1; last > 0; last -= 1) {
    const from = numberBelow(last + 1, next)
    const card = order[last]!
    order[last] = order[from]!
    order[from] = card
  }
  return order
}

export const orderOf = (seal: Seal, said: readonly Word[]): readonly Card[] =>
  shuffle(decks(seal.decks), wordsOf(seal, said))

/** The shoe in use, from the log. */
export interface ShoeSoFar {
  readonly commitment: string | undefined
  /** Cards the cut moved from the front; undefined before the cut. */
  readonly cut: number | undefined
  readonly behind: number | undefined
  readonly out: readonly ShoeDraw[]
}

interface ShoeEntry {
  readonly command: BaccaratCommand | GeneralCommand
}

export const shoeSoFar = (entries: readonly ShoeEntry[]): ShoeSoFar => {
  const last = entries.findLastIndex(({ command }) => command.does === 'shuffled')
  const since = last < 0 ? [] : entries.slice(last).map(({ command }) => command)
  const find = <D extends BaccaratCommand['does']>(does: D) =>
    since.find((command): command is Extract<BaccaratCommand, { does: D }> => command.does === does)
  return {
    commitment: find('shuffled')?.commitment,
    cut: find('cut')?.at,
    behind: find('place-cutting-card')?.behind,
    out: since.flatMap(command =>
      command.does === 'card' && command.card !== FACE_DOWN ? [command.card] : [],
    ),
  }
}

/** The cards in dealing order: the cut part goes to the back, the cutting card into its place. */
export const stackOf = (
  order: readonly Card[],
  cut: number,
  behind: number,
): readonly ShoeDraw[] => {
  const stack: ShoeDraw[] = [...order.slice(cut), ...order.slice(0, cut)]
  stack.splice(stack.length - behind, 0, 'cutting-card')
  return stack
}

/** A table's source of chance. */
export interface ShoeChance {
  /** Seals a new shoe and returns its commitment, to publish before the cut. */
  readonly seal: (shoe: number, decks: number) => string
  /** Adds a patron's words, after the house has committed itself. */
  readonly mix: (word: Word) => void
  readonly draw: (entries: readonly ShoeEntry[]) => ShoeDraw
  /** Reveals the secret once the shoe is over. */
  readonly reveal: () => RevealedSeal
}

export interface RevealedSeal {
  readonly seal: Seal
  readonly said: readonly Word[]
}

export const sealedShoes = (table: string, secret: () => string = newSecret): ShoeChance => {
  let now: RevealedSeal | undefined
  const opened = (): RevealedSeal => {
    if (!now) throw new Error('broken invariant: no shoe has been sealed')
    return now
  }
  return {
    seal: (shoe, count) => {
      now = { seal: { table, shoe, decks: count, secret: secret() }, said: [] }
      return commitmentOf(now.seal)
    },
    mix: word => {
      const { seal, said } = opened()
      now = { seal, said: [...said, word] }
    },
    draw: entries => {
      const { cut = 0, behind = 0, out } = shoeSoFar(entries)
      const { seal, said } = opened()
      return stackOf(orderOf(seal, said), cut, behind)[out.length] ?? 'none'
    },
    reveal: opened,
  }
}

export type Verdict =
  | { readonly is: 'checked'; readonly cards: number }
  | { readonly is: 'broken'; readonly says: string }

const broken = (says: string): Verdict => ({ is: 'broken', says })

/**
 * Recomputes the shoe from the revealed secret, and compares it with the commitment and the deal.
 */
export const verify = (
  { seal, said }: RevealedSeal,
  { commitment, cut, behind, out }: ShoeSoFar,
): Verdict => {
  if (commitmentOf(seal) !== commitment)
    return broken('the secret is not the one that was committed to before the cut')
  if (out.length === 0) return { is: 'checked', cards: 0 }
  if (cut === undefined || behind === undefined) return broken('cards came out before the cut')
  const stack = stackOf(orderOf(seal, said), cut, behind)
  const wrong = out.findIndex((drawn, at) => drawn !== (stack[at] ?? 'none'))
  return wrong < 0
    ? { is: 'checked', cards: out.filter(drawn => drawn.length <= 3).length }
    : broken(`number ${wrong + 1} out of the shoe was ${out[wrong]}, not ${stack[wrong] ?? 'none'}`)
}
