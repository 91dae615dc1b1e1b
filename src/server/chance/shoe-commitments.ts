import { createHash, createHmac, randomBytes } from 'node:crypto'
import type { BaccaratCommand } from '../../games/baccarat/commands.ts'
import type { GeneralCommand } from '../../general/commands.ts'
import { type Card, decks } from '../../kernel/card.ts'
import type { Drawn } from '../../kernel/chance.ts'
import type { Word } from '../../records/entry.ts'

/**
 * Chance that anyone can check. The house commits to a secret, a patron cuts, and when the shoe is
 * over the secret is shown: from it, the patrons' words, the cut and the place of the cutting card
 * everybody works out the same order. Nothing here remembers how far a shoe was dealt: the log does.
 *
 * In prose, for whoever writes a second program:
 * 1. The commitment is SHA-256 of the text `commit|v1|TABLE|SHOE|` followed by the secret's 32 bytes.
 * 2. W is SHA-256, in hexadecimal, of one line for each patron who added words, in the order spoken:
 *    seat, `|`, SHA-256 of the words in hexadecimal, newline. Without words: of nothing.
 * 3. Block N, from 0, is HMAC-SHA-256 keyed with the secret of the text `shuffle|v1|TABLE|SHOE|W|N`;
 *    each block is eight numbers of 32 bits, the first byte of each the highest.
 * 4. The decks lie one behind the other, each clubs, diamonds, hearts, spades from ace to king. From
 *    the last place down to the second, a place numbered i from 0 changes cards with place x modulo
 *    i + 1, where x is the next number below the largest multiple of i + 1; others are passed over.
 * 5. The cut takes that many cards from the front to the back; the cutting card then goes in so that
 *    the stated number of cards lies behind it. The shoe is dealt from the front.
 */

/** What the house knows alone until the shoe is over. */
export interface Seal {
  readonly table: string
  readonly shoe: number
  readonly decks: number
  /** 32 bytes of the operating system's randomness, in hexadecimal. */
  readonly secret: string
}

export const newSecret = (): string => randomBytes(32).toString('hex')

const sha256 = (...parts: readonly (string | Buffer)[]): string => {
  const hash = createHash('sha256')
  for (const part of parts) hash.update(part)
  return hash.digest('hex')
}

/** Says which secret, and with another label than the shuffle, so that no card follows from it. */
export const commitmentOf = ({ table, shoe, secret }: Seal): string =>
  sha256(`commit|v1|${table}|${shoe}|`, Buffer.from(secret, 'hex'))

const WORD = 2 ** 32

/** A number from 0 up to but not including n, every one as likely: what would favour some is drawn again. */
export const below = (n: number, next: () => number): number => {
  const fair = WORD - (WORD % n)
  let word = next()
  while (word >= fair) word = next()
  return word % n
}

/** What a stream of words is for; each has a label of its own, so that none tells of another. */
type Purpose = 'shuffle' | 'spin' | 'dice' | 'discard' | 'lot' | 'mix'

/** W: what patrons said, each bound to seat and turn. */
export const mixedOf = (said: readonly Word[]): string =>
  sha256(said.map(({ seat, says }) => `${seat}|${sha256(says)}\n`).join(''))

/** The stream of 32-bit words that a secret and the patrons' words stand for. */
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

/** Fisher and Yates: from the last place down, each takes a card from those not placed yet. @rule nz1:15.4 */
export const shuffle = <T>(cards: readonly T[], next: () => number): readonly T[] => {
  const order = [...cards]
  for (let last = order.length - 1; last > 0; last -= 1) {
    const from = below(last + 1, next)
    const card = order[last]!
    order[last] = order[from]!
    order[from] = card
  }
  return order
}

export const orderOf = (seal: Seal, said: readonly Word[]): readonly Card[] =>
  shuffle(decks(seal.decks), wordsOf(seal, said))

/** What the log tells of the shoe in use. */
export interface ShoeSoFar {
  readonly commitment: string | undefined
  /** How many cards the cut took from the front; none before the cut. */
  readonly cut: number | undefined
  readonly behind: number | undefined
  readonly out: readonly Drawn[]
}

interface Told {
  readonly command: BaccaratCommand | GeneralCommand
}

export const shoeSoFar = (entries: readonly Told[]): ShoeSoFar => {
  const last = entries.findLastIndex(({ command }) => command.does === 'shuffled')
  const since = last < 0 ? [] : entries.slice(last).map(({ command }) => command)
  const find = <D extends BaccaratCommand['does']>(does: D) =>
    since.find((command): command is Extract<BaccaratCommand, { does: D }> => command.does === does)
  return {
    commitment: find('shuffled')?.commitment,
    cut: find('cut')?.at,
    behind: find('place-cutting-card')?.behind,
    out: since.flatMap(command => (command.does === 'card' ? [command.card] : [])),
  }
}

/** The cards as they leave the shoe. The front part went behind; the cutting card is in its place. */
export const stackOf = (order: readonly Card[], cut: number, behind: number): readonly Drawn[] => {
  const stack: Drawn[] = [...order.slice(cut), ...order.slice(0, cut)]
  stack.splice(stack.length - behind, 0, 'cutting-card')
  return stack
}

/** What a table needs of chance. */
export interface Chance {
  /** Seals a new shoe and gives the commitment, for everybody to see before the cut. */
  readonly seal: (shoe: number, decks: number) => string
  /** Mixes a patron's words in; the house has committed itself by then. */
  readonly mix: (word: Word) => void
  readonly draw: (entries: readonly Told[]) => Drawn
  /** Opens the seal, once the shoe is over. */
  readonly reveal: () => Revealed
}

export interface Revealed {
  readonly seal: Seal
  readonly said: readonly Word[]
}

export const sealedShoes = (table: string, secret: () => string = newSecret): Chance => {
  let now: Revealed | undefined
  const opened = (): Revealed => {
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

/** Works the shoe out again from what was revealed and compares it with what was promised and dealt. */
export const verify = (
  { seal, said }: Revealed,
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
