import { createHash, createHmac } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { ROOT } from './croupier.ts'

/** A second program for promises: docs/promises.md, SHA-256 and HMAC, and none of the house's code. */

const DOCUMENT = readFileSync(join(ROOT, 'docs/promises.md'), 'utf8')

export interface Told {
  readonly of: 'cards' | 'spin' | 'roll'
  readonly table: string
  readonly shoe: number
  readonly decks: number
  readonly pockets?: number
  readonly commitment: string
  readonly said: readonly { readonly seat: number; readonly says: string }[]
  readonly secret?: string
  readonly cut?: number
  readonly behind?: number
  readonly out: readonly unknown[]
  readonly envelopes?: readonly string[]
  readonly opened?: readonly { readonly place: number; readonly card: string; salt: string }[]
}

const sha = (...parts: readonly (string | Buffer)[]): string => {
  const hash = createHash('sha256')
  for (const part of parts) hash.update(part)
  return hash.digest('hex')
}

const mixed = ({ said }: Told): string =>
  sha(said.map(({ seat, says }) => `${seat}|${sha(says)}\n`).join(''))

function* numbers(told: Told, purpose: string, key: string): Generator<number, never> {
  for (let n = 0; ; n += 1) {
    const text = `${purpose}|v1|${told.table}|${told.shoe}|${mixed(told)}|${n}`
    const block = createHmac('sha256', Buffer.from(key, 'hex')).update(text).digest()
    for (let at = 0; at < 32; at += 4) yield block.readUInt32BE(at)
  }
}

const below = (n: number, stream: Generator<number, never>): number => {
  const most = Math.floor(2 ** 32 / n) * n
  let number = stream.next().value
  while (number >= most) number = stream.next().value
  return number % n
}

const shuffled = <T>(list: readonly T[], stream: Generator<number, never>): readonly T[] => {
  const order = [...list]
  for (let i = order.length - 1; i >= 1; i -= 1) {
    const j = below(i + 1, stream)
    ;[order[i], order[j]] = [order[j]!, order[i]!]
  }
  return order
}

const cutAt = <T>(list: readonly T[], cut = 0): readonly T[] => [
  ...list.slice(cut),
  ...list.slice(0, cut),
]

const DECK = [...'CDHS'].flatMap(suit =>
  'A 2 3 4 5 6 7 8 9 10 J Q K'.split(' ').map(rank => rank + suit),
)

const shoeOf = (told: Told): readonly string[] => {
  const cards = Array.from({ length: told.decks }, () => DECK).flat()
  const stack = [...cutAt(shuffled(cards, numbers(told, 'shuffle', told.secret!)), told.cut)]
  if (told.behind !== undefined) stack.splice(stack.length - told.behind, 0, 'cutting-card')
  return stack
}

const wheel = (pockets: number): readonly string[] =>
  new RegExp(`^\\| ${pockets} \\| ([\\d ]+) \\|$`, 'm').exec(DOCUMENT)![1]!.split(' ')

const rollOf = (told: Told): readonly number[] => {
  const stream = numbers(told, 'dice', told.secret!)
  return [below(6, stream) + 1, below(6, stream) + 1]
}

const workedOut = (told: Told): readonly unknown[] => {
  if (told.of === 'roll') return [rollOf(told)]
  if (told.of === 'cards') return shoeOf(told).slice(0, told.out.length)
  return [wheel(told.pockets!)[below(told.pockets!, numbers(told, 'spin', told.secret!))]]
}

export const committed = ({ table, shoe, secret, envelopes }: Told): string =>
  envelopes
    ? sha(`deck|v1|${table}|${shoe}|`, ...envelopes.map(one => `${one}\n`))
    : sha(`commit|v1|${table}|${shoe}|`, Buffer.from(secret!, 'hex'))

/** A deck that stays sealed: its envelopes, those that were opened, and the order they came in. */
const sealedOut = (told: Told): readonly string[] => {
  const { table, shoe, envelopes = [], opened = [], said } = told
  const cardAt = new Map(
    opened
      .filter(
        ({ place, card, salt }) =>
          sha(`card|v1|${table}|${shoe}|${place}|${card}|${salt}`) === envelopes[place],
      )
      .map(({ place, card }) => [place, card]),
  )
  const places = [...envelopes.keys()]
  const mixedUp = said.length > 0 ? shuffled(places, numbers(told, 'mix', mixed(told))) : places
  return cutAt(mixedUp, told.cut).map(place => cardAt.get(place) ?? 'hidden')
}

/** What had to come, by the page. */
export const expected = (told: Told): readonly unknown[] => {
  if (told.envelopes) return sealedOut(told).slice(0, told.out.length)
  return workedOut(told)
}

/** On the way to it: W, and the first number of a shuffle. */
export const onTheWay = (told: Told): readonly [string, number] => [
  mixed(told),
  numbers(told, 'shuffle', told.secret!).next().value,
]
