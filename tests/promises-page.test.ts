import { createHash, createHmac } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { ROOT } from './croupier.ts'
import { VECTORS } from './promise-vectors.ts'

/** A second program for promises: docs/promises.md, SHA-256 and HMAC, and none of the house's code. */

const DOCUMENT = readFileSync(join(ROOT, 'docs/promises.md'), 'utf8')

interface Told {
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

const EXAMPLES = new Map(
  [...DOCUMENT.matchAll(/^### (.+)\n\n```json\n([\s\S]*?)\n```/gm)].map(([, title, json]) => [
    title!.replace(/^A/, 'a'),
    JSON.parse(json!) as Told,
  ]),
)

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

const expected = (told: Told): readonly unknown[] => {
  if (told.of === 'roll') return [rollOf(told)]
  if (told.of === 'cards') return shoeOf(told).slice(0, told.out.length)
  return [wheel(told.pockets!)[below(told.pockets!, numbers(told, 'spin', told.secret!))]]
}

const committed = ({ table, shoe, secret, envelopes }: Told): string =>
  envelopes
    ? sha(`deck|v1|${table}|${shoe}|`, ...envelopes.map(one => `${one}\n`))
    : sha(`commit|v1|${table}|${shoe}|`, Buffer.from(secret!, 'hex'))

describe('docs/promises.md', () => {
  test.each(Object.keys(VECTORS))('tells %s as the house would', name => {
    expect(EXAMPLES.get(name)).toEqual(JSON.parse(JSON.stringify(VECTORS[name]!())))
  })

  test('has no other examples', () => {
    expect([...EXAMPLES.keys()]).toEqual(Object.keys(VECTORS))
  })

  test.each([...EXAMPLES].filter(([, { secret }]) => secret !== undefined))(
    'is enough to work out %s',
    (_, told) => {
      expect(committed(told)).toBe(told.commitment)
      expect(expected(told)).toEqual(told.out)
      const another = { ...told, said: [...told.said, { seat: 9, says: 'x' }], out: told.out }
      if (told.of === 'cards') expect(expected(another)).not.toEqual(told.out)
    },
  )

  test('is enough to check a deck that stays sealed', () => {
    const told = EXAMPLES.get('a deck of Lunar Poker')!
    const { table, shoe, envelopes = [], opened = [] } = told
    expect(committed(told)).toBe(told.commitment)
    for (const { place, card, salt } of opened)
      expect(sha(`card|v1|${table}|${shoe}|${place}|${card}|${salt}`)).toBe(envelopes[place])
    const places = shuffled([...envelopes.keys()], numbers(told, 'mix', mixed(told)))
    const cardAt = new Map(opened.map(({ place, card }) => [place, card]))
    const order = cutAt(places, told.cut).map(place => cardAt.get(place) ?? 'hidden')
    expect(order.slice(0, told.out.length)).toEqual(told.out)
  })

  test('tells what comes on the way to the first', () => {
    const told = EXAMPLES.get('a shoe')!
    expect(DOCUMENT).toContain(`\`${mixed(told)}\``)
    expect(DOCUMENT).toContain(`\`${numbers(told, 'shuffle', told.secret!).next().value}\``)
  })
})
