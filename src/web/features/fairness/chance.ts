import { WHEELS } from '../../../games/roulette/s02-wheel.ts'
import { type Card, decks } from '../../../kernel/card.ts'
import type { Drawn } from '../../../kernel/chance.ts'

/**
 * The second program: works out what a secret stands for, from what the house showed and with nothing
 * of the house's own code. The prose it follows is at the head of the server's chance and throws.
 */

export interface Word {
  readonly seat: number
  readonly says: string
}

/** The public part of a commitment. The secret follows when it is finished. */
interface Told {
  readonly table: string
  /** The number of the shoe, the spin or the roll. */
  readonly shoe: number
  readonly commitment: string
  readonly secret?: string
  readonly said: readonly Word[]
}

export interface ShoeRecord extends Told {
  readonly of: 'cards'
  readonly decks: number
  /** For a continuous shuffler, which has a new order each round and is cut only once. */
  readonly perRound?: boolean
  readonly cut?: number
  readonly behind?: number
  readonly out: readonly (Drawn | 'hidden')[]
  /** A deck committed card by card, because not every card is shown: its envelopes, and the opened ones. */
  readonly envelopes?: readonly string[]
  readonly opened?: readonly {
    readonly place: number
    readonly card: string
    readonly salt: string
  }[]
}

export interface SpinRecord extends Told {
  readonly of: 'spin'
  /** How many compartments the wheel has. */
  readonly pockets: number
  readonly out: readonly string[]
}

export interface RollRecord extends Told {
  readonly of: 'roll'
  readonly out: readonly (readonly number[])[]
}

export type PromiseRecord = ShoeRecord | SpinRecord | RollRecord

type Opened = Pick<Told, 'table' | 'shoe' | 'said'> & { readonly secret: string }
export type Sealed = Opened & Pick<ShoeRecord, 'decks'>

const utf8 = new TextEncoder()

const bytesOf = (hex: string): Uint8Array<ArrayBuffer> =>
  Uint8Array.from(hex.match(/../g) ?? [], pair => Number.parseInt(pair, 16))

const hexOf = (bytes: Uint8Array): string =>
  [...bytes].map(byte => byte.toString(16).padStart(2, '0')).join('')

export const sha256 = async (bytes: Uint8Array<ArrayBuffer>): Promise<string> =>
  hexOf(new Uint8Array(await crypto.subtle.digest('SHA-256', bytes)))

export const newSecret = (): string => hexOf(crypto.getRandomValues(new Uint8Array(32)))

export const commitmentOf = ({
  table,
  shoe,
  secret,
}: Pick<Opened, 'table' | 'shoe' | 'secret'>): Promise<string> => {
  const label = utf8.encode(`commit|v1|${table}|${shoe}|`)
  return sha256(new Uint8Array([...label, ...bytesOf(secret)]))
}

const NUMBERS = 2 ** 32

/** The label of each stream of random numbers. */
type Purpose = 'shuffle' | 'spin' | 'dice' | 'discard' | 'lot' | 'mix'

const mixedOf = async (said: readonly Word[]): Promise<string> => {
  const lines = await Promise.all(
    said.map(async ({ seat, says }) => `${seat}|${await sha256(utf8.encode(says))}\n`),
  )
  return sha256(utf8.encode(lines.join('')))
}

/** The stream of 32-bit numbers from a secret and the patrons' words. */
export async function* numbersOf(
  { table, shoe, secret, said }: Opened,
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
export const below = async (places: number, numbers: AsyncGenerator<number>): Promise<number> => {
  for (;;) {
    const { value } = (await numbers.next()) as { value: number }
    if (value < NUMBERS - (NUMBERS % places)) return value % places
  }
}

export const orderOf = (sealed: Sealed): Promise<readonly Card[]> =>
  shuffled(decks(sealed.decks), numbersOf(sealed, 'shuffle'))

const shuffled = async <T>(
  things: readonly T[],
  numbers: AsyncGenerator<number>,
): Promise<readonly T[]> => {
  const order = [...things]
  for (let last = order.length - 1; last > 0; last -= 1) {
    const from = await below(last + 1, numbers)
    const thing = order[last]!
    order[last] = order[from]!
    order[from] = thing
  }
  return order
}

/** The cards in the order they come out: after the cut, with the cutting card in its place. */
export const stackOf = async (
  sealed: Sealed,
  cut: number,
  behind: number | undefined,
): Promise<readonly Drawn[]> => {
  const order = await orderOf(sealed)
  const stack: Drawn[] = [...order.slice(cut), ...order.slice(0, cut)]
  if (behind !== undefined) stack.splice(stack.length - behind, 0, 'cutting-card')
  return stack
}

/** Numbers below a limit. */
const thrown = async (
  opened: Opened,
  purpose: 'spin' | 'dice',
  limit: number,
  count: number,
): Promise<readonly number[]> => {
  const numbers = numbersOf(opened, purpose)
  const found: number[] = []
  while (found.length < count) found.push(await below(limit, numbers))
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

export type Verdict =
  | { readonly is: 'checked'; readonly cards: number }
  | { readonly is: 'kept'; readonly came: string }
  /** Opened without any draw. */
  | { readonly is: 'unused' }
  | { readonly is: 'wrong-secret' }
  | { readonly is: 'no-cut' }
  | {
      readonly is: 'wrong-card'
      readonly place: number
      readonly came: string
      readonly due: string
    }
  | { readonly is: 'wrong-throw'; readonly came: string; readonly due: string }

const hmac = async (secret: string, text: string): Promise<string> => {
  const algorithm = { name: 'HMAC', hash: 'SHA-256' }
  const key = await crypto.subtle.importKey('raw', bytesOf(secret), algorithm, false, ['sign'])
  return hexOf(new Uint8Array(await crypto.subtle.sign('HMAC', key, utf8.encode(text))))
}

/** The envelopes of a deck, from the secret that only an auditor has. */
export const deckCommitmentOf = async (sealed: Sealed): Promise<string> => {
  const { table, shoe, secret } = sealed
  const order = await orderOf({ ...sealed, said: [] })
  const envelopes = await Promise.all(
    order.map(async (card, place) => {
      const salt = await hmac(secret, `salt|v1|${table}|${shoe}|${place}`)
      return sha256(utf8.encode(`card|v1|${table}|${shoe}|${place}|${card}|${salt}`))
    }),
  )
  const lines = envelopes.map(one => `${one}\n`).join('')
  return sha256(utf8.encode(`deck|v1|${table}|${shoe}|${lines}`))
}

/** The deck in dealing order, with every card known. */
export const deckStackOf = async (sealed: Sealed, cut: number): Promise<readonly Card[]> => {
  const order = await orderOf({ ...sealed, said: [] })
  return (await placesOf({ ...sealed, cut })).map(place => order[place]!)
}

/** The envelopes of a deck, in the order in which patrons mixed and cut them. */
const placesOf = async ({
  table,
  shoe,
  said,
  cut = 0,
  decks: count,
}: Pick<ShoeRecord, 'table' | 'shoe' | 'said' | 'cut' | 'decks'>) => {
  const places = Array.from({ length: 52 * count }, (_, place) => place)
  const secret = await mixedOf(said)
  const mixed =
    said.length === 0
      ? places
      : await shuffled(places, numbersOf({ table, shoe, said, secret }, 'mix'))
  return [...mixed.slice(cut), ...mixed.slice(0, cut)]
}

/** True if the shown cards are those in the envelopes from before the bets. */
export const verifyDeck = async (record: ShoeRecord): Promise<Verdict> => {
  const { table, shoe, commitment, envelopes = [], opened = [], out } = record
  const promised = `deck|v1|${table}|${shoe}|${envelopes.map(one => `${one}\n`).join('')}`
  if ((await sha256(utf8.encode(promised))) !== commitment) return { is: 'wrong-secret' }
  const places = await placesOf(record)
  for (const { place, card, salt } of opened) {
    const text = `card|v1|${table}|${shoe}|${place}|${card}|${salt}`
    if ((await sha256(utf8.encode(text))) !== envelopes[place]) return { is: 'wrong-secret' }
  }
  const cardIn = new Map(opened.map(({ place, card }) => [place, card]))
  const wrong = out.findIndex(
    (drawn, at) => drawn !== 'hidden' && cardIn.get(places[at]!) !== drawn,
  )
  const due = cardIn.get(places[wrong]!) ?? 'hidden'
  return wrong < 0
    ? { is: 'checked', cards: out.filter(drawn => drawn !== 'hidden').length }
    : { is: 'wrong-card', place: wrong + 1, came: out[wrong]!, due }
}

const compared = (came: string, due: string): Verdict =>
  came === due ? { is: 'kept', came } : { is: 'wrong-throw', came, due }

const shoeVerdict = async (record: ShoeRecord & { secret: string }): Promise<Verdict> => {
  const { cut, behind, out, perRound } = record
  if (out.length === 0) return { is: 'checked', cards: 0 }
  if (cut === undefined && !perRound) return { is: 'no-cut' }
  const stack = await stackOf(record, cut ?? 0, behind)
  const wrong = out.findIndex((drawn, at) => drawn !== (stack[at] ?? 'none'))
  return wrong < 0
    ? { is: 'checked', cards: out.filter(drawn => drawn.length <= 3).length }
    : {
        is: 'wrong-card',
        place: wrong + 1,
        came: out[wrong]!,
        due: stack[wrong] ?? 'none',
      }
}

/** True if what came is what was committed before betting. */
export const verify = async (record: PromiseRecord & { secret: string }): Promise<Verdict> => {
  if ((await commitmentOf(record)) !== record.commitment) return { is: 'wrong-secret' }
  if (record.of !== 'cards' && record.out.length === 0) return { is: 'unused' }
  switch (record.of) {
    case 'cards':
      return shoeVerdict(record)
    case 'spin':
      return compared(String(record.out[0] ?? ''), await pocketOf(record))
    case 'roll':
      return compared((record.out[0] ?? []).join(' '), (await facesOf(record)).join(' '))
  }
}
