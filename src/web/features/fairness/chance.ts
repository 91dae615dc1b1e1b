import { WHEELS } from '../../../games/roulette/s02-wheel.ts'
import { type Card, decks } from '../../../kernel/card.ts'
import type { ShoeDraw } from '../../../kernel/chance.ts'

/**
 * Computes the outcome from the secret and the public records, without any code of the server. The
 * algorithm is described in `shoe-commitments.ts`, `spin-commitments.ts` and `envelopes.ts` of the
 * server.
 */

export interface Word {
  readonly seat: number
  readonly says: string
}

/** The public part of a commitment. The secret follows when it is finished. */
interface PublicCommitment {
  readonly table: string
  /** The number of the shoe, the spin or the roll. */
  readonly shoe: number
  readonly commitment: string
  readonly secret?: string
  readonly said: readonly Word[]
}

export interface ShoeRecord extends PublicCommitment {
  readonly of: 'cards'
  readonly decks: number
  /** For a continuous shuffler, which has a new order each round and is cut only once. */
  readonly perRound?: boolean
  readonly cut?: number
  readonly behind?: number
  readonly out: readonly (ShoeDraw | 'hidden')[]
  /** A deck committed card by card, because not every card is shown: its envelopes, and the opened ones. */
  readonly envelopes?: readonly string[]
  readonly opened?: readonly {
    readonly place: number
    readonly card: string
    readonly salt: string
  }[]
}

export interface SpinRecord extends PublicCommitment {
  readonly of: 'spin'
  readonly pockets: number
  readonly out: readonly string[]
}

export interface RollRecord extends PublicCommitment {
  readonly of: 'roll'
  readonly out: readonly (readonly number[])[]
}

export type PromiseRecord = ShoeRecord | SpinRecord | RollRecord

type RevealedCommitment = Pick<PublicCommitment, 'table' | 'shoe' | 'said'> & {
  readonly secret: string
}
export type ShoeSecret = RevealedCommitment & Pick<ShoeRecord, 'decks'>

export const utf8 = new TextEncoder()

export const bytesOf = (hex: string): Uint8Array<ArrayBuffer> =>
  Uint8Array.from(hex.match(/../g) ?? [], pair => Number.parseInt(pair, 16))

export const hexOf = (bytes: Uint8Array): string =>
  [...bytes].map(byte => byte.toString(16).padStart(2, '0')).join('')

export const sha256 = async (bytes: Uint8Array<ArrayBuffer>): Promise<string> =>
  hexOf(new Uint8Array(await crypto.subtle.digest('SHA-256', bytes)))

export const newSecret = (): string => hexOf(crypto.getRandomValues(new Uint8Array(32)))

export const commitmentOf = ({
  table,
  shoe,
  secret,
}: Pick<RevealedCommitment, 'table' | 'shoe' | 'secret'>): Promise<string> => {
  const label = utf8.encode(`commit|v1|${table}|${shoe}|`)
  return sha256(new Uint8Array([...label, ...bytesOf(secret)]))
}

const NUMBERS = 2 ** 32

/** The label of each stream of random numbers. */
type Purpose = 'shuffle' | 'spin' | 'dice' | 'discard' | 'lot' | 'mix'

export const mixedOf = async (said: readonly Word[]): Promise<string> => {
  const lines = await Promise.all(
    said.map(async ({ seat, says }) => `${seat}|${await sha256(utf8.encode(says))}\n`),
  )
  return sha256(utf8.encode(lines.join('')))
}

/** The stream of 32-bit numbers from a secret and the patrons' words. */
export async function* numbersOf(
  { table, shoe, secret, said }: RevealedCommitment,
  purpose: Purpose,
): AsyncGenerator<number> {
  const mixed = await mixedOf(said)
  const algorithm = { name: 'HMAC', hash: 'SHA-256' }
  const key = await crypto.subtle.importKey('raw', bytesOf(secret), algorithm, false, ['sign'])
  for (let block = 0; ; block += 1) {
    const label = utf8.encode(`${purpose}|v1|${table}|${shoe}|${mixed}|${block}`)
    const numbers = new DataView(await crypto.subtle.sign('HMAC', key, label))
    for (let at = 0; at < numbers.byteLength; at += 4) yield numbers.getUint32(at)
  }
}

/** A uniform number below the limit. Values that would bias it are skipped. */
export const numberBelow = async (
  places: number,
  numbers: AsyncGenerator<number>,
): Promise<number> => {
  for (;;) {
    const { value } = (await numbers.next()) as { value: number }
    if (value < NUMBERS - (NUMBERS % places)) return value % places
  }
}

export const orderOf = (sealed: ShoeSecret): Promise<readonly Card[]> =>
  shuffled(decks(sealed.decks), numbersOf(sealed, 'shuffle'))

export const shuffled = async <T>(
  things: readonly T[],
  numbers: AsyncGenerator<number>,
): Promise<readonly T[]> => {
  const order = [...things]
  for (let last = order.length - 1; last > 0; last -= 1) {
    const from = await numberBelow(last + 1, numbers)
    const thing = order[last]!
    order[last] = order[from]!
    order[from] = thing
  }
  return order
}

/** The cards in the order they come out: after the cut, with the cutting card in its place. */
export const stackOf = async (
  sealed: ShoeSecret,
  cut: number,
  behind: number | undefined,
): Promise<readonly ShoeDraw[]> => {
  const order = await orderOf(sealed)
  const stack: ShoeDraw[] = [...order.slice(cut), ...order.slice(0, cut)]
  if (behind !== undefined) stack.splice(stack.length - behind, 0, 'cutting-card')
  return stack
}

/** Draws numbers below a limit. */
const thrown = async (
  opened: RevealedCommitment,
  purpose: 'spin' | 'dice',
  limit: number,
  count: number,
): Promise<readonly number[]> => {
  const numbers = numbersOf(opened, purpose)
  const found: number[] = []
  while (found.length < count) found.push(await numberBelow(limit, numbers))
  return found
}

/** The compartment, counted clockwise from 0. */
export const pocketOf = async (record: SpinRecord & { secret: string }): Promise<string> => {
  const [place] = await thrown(record, 'spin', record.pockets, 1)
  return WHEELS[record.pockets === 37 ? 37 : 38].pockets[place!]!
}

export const facesOf = async (
  record: RollRecord & { secret: string },
): Promise<readonly number[]> => (await thrown(record, 'dice', 6, 2)).map(face => face + 1)
