import { type Card, decks } from '../kernel/card.ts'
import type { Drawn } from '../kernel/chance.ts'

/**
 * The second program: works the order of a shoe out from what the house showed, with nothing of the
 * house's own code. The prose it follows is at the head of the server's chance.
 */

export interface Word {
  readonly seat: number
  readonly says: string
}

/** Everything that is told of a shoe. The secret comes when the shoe is over. */
export interface ShoeRecord {
  readonly table: string
  readonly shoe: number
  readonly decks: number
  readonly commitment: string
  readonly secret?: string
  readonly said: readonly Word[]
  readonly cut?: number
  readonly behind?: number
  readonly out: readonly Drawn[]
}

export type Sealed = Pick<ShoeRecord, 'table' | 'shoe' | 'decks' | 'said'> & {
  readonly secret: string
}

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
}: Pick<Sealed, 'table' | 'shoe' | 'secret'>): Promise<string> => {
  const label = utf8.encode(`commit|v1|${table}|${shoe}|`)
  return sha256(new Uint8Array([...label, ...bytesOf(secret)]))
}

const NUMBERS = 2 ** 32

/** What numbers are drawn for; each stream has a label of its own. */
export type Purpose = 'shuffle' | 'spin' | 'dice' | 'discard' | 'lot'

/** The numbers of 32 bits that a secret and the patrons' words stand for, as many as are taken. */
export async function* numbersOf(
  { table, shoe, secret, said }: Sealed,
  purpose: Purpose = 'shuffle',
): AsyncGenerator<number> {
  const lines = await Promise.all(
    said.map(async ({ seat, says }) => `${seat}|${await sha256(utf8.encode(says))}\n`),
  )
  const mixed = await sha256(utf8.encode(lines.join('')))
  const algorithm = { name: 'HMAC', hash: 'SHA-256' }
  const key = await crypto.subtle.importKey('raw', bytesOf(secret), algorithm, false, ['sign'])
  for (let block = 0; ; block += 1) {
    const label = utf8.encode(`${purpose}|v1|${table}|${shoe}|${mixed}|${block}`)
    const numbers = new DataView(await crypto.subtle.sign('HMAC', key, label))
    for (let at = 0; at < numbers.byteLength; at += 4) yield numbers.getUint32(at)
  }
}

/** The next number below so many, every one as likely: those that would favour some are passed over. */
export const below = async (places: number, numbers: AsyncGenerator<number>): Promise<number> => {
  for (;;) {
    const { value } = (await numbers.next()) as { value: number }
    if (value < NUMBERS - (NUMBERS % places)) return value % places
  }
}

export const orderOf = async (sealed: Sealed): Promise<readonly Card[]> => {
  const order = [...decks(sealed.decks)]
  const numbers = numbersOf(sealed)
  for (let last = order.length - 1; last > 0; last -= 1) {
    const from = await below(last + 1, numbers)
    const card = order[last]!
    order[last] = order[from]!
    order[from] = card
  }
  return order
}

/** What comes out of the shoe, from the front: after the cut, with the cutting card in its place. */
export const stackOf = async (
  sealed: Sealed,
  cut: number,
  behind: number,
): Promise<readonly Drawn[]> => {
  const order = await orderOf(sealed)
  const stack: Drawn[] = [...order.slice(cut), ...order.slice(0, cut)]
  stack.splice(stack.length - behind, 0, 'cutting-card')
  return stack
}

export type Verdict =
  | { readonly is: 'checked'; readonly cards: number }
  | { readonly is: 'wrong-secret' }
  | { readonly is: 'no-cut' }
  | {
      readonly is: 'wrong-card'
      readonly place: number
      readonly came: string
      readonly due: string
    }

/** Whether a shoe that is over was the one promised before the cut. */
export const verify = async (record: ShoeRecord & { secret: string }): Promise<Verdict> => {
  const { commitment, cut, behind, out } = record
  if ((await commitmentOf(record)) !== commitment) return { is: 'wrong-secret' }
  if (out.length === 0) return { is: 'checked', cards: 0 }
  if (cut === undefined || behind === undefined) return { is: 'no-cut' }
  const stack = await stackOf(record, cut, behind)
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
