import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { DECK, decks } from '../../kernel/card.ts'
import type { ShoeDraw } from '../../kernel/chance.ts'
import {
  commitmentOf,
  newSecret,
  numberBelow,
  type RevealedSeal,
  type ShoeChance,
  type ShoeSoFar,
  sealedShoes,
  shoeSoFar,
  shuffle,
  verify,
} from './shoe-commitments.ts'

const SECRET = '00112233445566778899aabbccddeeff00112233445566778899aabbccddeeff'
const CHANCE = { role: 'chance' } as const
const DEALER = { role: 'staff', rank: 'dealer' } as const

type ShoeEntry = Parameters<ShoeChance['draw']>[0][number]

/** A log of one shoe, dealt for a while. */
const dealtFrom = (
  chance: ShoeChance,
  cards: number,
  cut = 100,
  behind = 20,
): readonly ShoeEntry[] => {
  const commitment = chance.seal(1, 8)
  const entries: ShoeEntry[] = [
    { command: { by: CHANCE, does: 'shuffled', commitment } },
    { command: { by: DEALER, does: 'cut', at: cut } },
    { command: { by: DEALER, does: 'place-cutting-card', behind } },
  ]
  for (let i = 0; i < cards; i += 1)
    entries.push({ command: { by: CHANCE, does: 'card', card: chance.draw(entries) } })
  return entries
}

const scripted = (words: readonly number[]): (() => number) => {
  let at = 0
  return () => words[at++]!
}

test('a word that would bias the result is drawn again', () => {
  const last = 2 ** 32 - 1
  expect(numberBelow(3, scripted([last, 5]))).toBe(2)
  expect(numberBelow(3, scripted([last - 1]))).toBe(2)
  expect(numberBelow(2 ** 31, scripted([last]))).toBe(2 ** 31 - 1)
  expect(numberBelow(1, scripted([last]))).toBe(0)
  expect(() => numberBelow(2 ** 32 + 1, scripted([last]))).toThrow('a bound is')
})

test('every number below n comes from the same count of words, for each n a shoe uses', () => {
  for (let n = 1; n <= 520; n += 1) {
    const fair = 2 ** 32 - (2 ** 32 % n)
    expect(fair % n).toBe(0)
    expect(numberBelow(n, scripted([fair - 1]))).toBe(n - 1)
    if (fair < 2 ** 32) expect(numberBelow(n, scripted([fair, 0]))).toBe(0)
  }
})

test('nz1:15.4 all orders of four cards are equally likely', () => {
  const counts = new Map<string, number>()
  const words = new Uint32Array(4096)
  let at = words.length
  const next = () => {
    if (at === words.length) {
      crypto.getRandomValues(words)
      at = 0
    }
    return words[at++]!
  }
  const rounds = 24_000
  for (let i = 0; i < rounds; i += 1) {
    const order = shuffle(['A', 'B', 'C', 'D'], next).join('')
    counts.set(order, (counts.get(order) ?? 0) + 1)
  }
  const expected = rounds / 24
  const chiSquare = [...counts.values()].reduce((sum, n) => sum + (n - expected) ** 2 / expected, 0)
  expect(counts.size).toBe(24)
  // 23 degrees of freedom: above 70 once in a million runs.
  expect(chiSquare).toBeLessThan(70)
})

test('that test would detect a shuffle that swaps with any place', () => {
  // Four draws below four have 256 results, which cannot divide equally among 24 orders.
  const counts = new Map<string, number>()
  for (let ends = 0; ends < 256; ends += 1) {
    const order = ['A', 'B', 'C', 'D']
    for (let i = 0; i < 4; i += 1) {
      const j = (ends >> (2 * i)) & 3
      ;[order[i], order[j]] = [order[j]!, order[i]!]
    }
    counts.set(order.join(''), (counts.get(order.join('')) ?? 0) + 1)
  }
  expect(new Set(counts.values()).size).toBeGreaterThan(1)
})

test('nz1:15.1 a shoe has every card as often as it has decks, and one cutting card', () => {
  const out = shoeSoFar(dealtFrom(sealedShoes('t'), 418)).out
  expect(out.at(-1)).toBe('none')
  const cards = out.slice(0, -1).filter(drawn => drawn !== 'cutting-card')
  expect([...cards].sort()).toEqual([...decks(8)].sort())
})

test('nz5:7.6 the cutting card has 20 cards behind it', () => {
  const out = shoeSoFar(dealtFrom(sealedShoes('t'), 417)).out
  expect(out.indexOf('cutting-card')).toBe(416 - 20)
})

test('nz5:7.6 a cut moves the front part to the back and changes nothing else', () => {
  const at = (cut: number) =>
    shoeSoFar(
      dealtFrom(
        sealedShoes('t', () => SECRET),
        417,
        cut,
      ),
    ).out.filter(d => d.length <= 3)
  const early = at(52)
  const late = at(364)
  expect([...early.slice(312), ...early.slice(0, 312)]).toEqual(late)
})

test('the same secret gives the same cards; another secret gives others', () => {
  const out = (secret: string) =>
    shoeSoFar(
      dealtFrom(
        sealedShoes('t', () => secret),
        60,
      ),
    ).out
  expect(out(SECRET)).toEqual(out(SECRET))
  expect(out(SECRET)).not.toEqual(out(SECRET.replace(/^00/, '01')))
})

const KNOWN: { readonly commitment: string; readonly cards: readonly ShoeDraw[] } = {
  commitment: 'ddb8d2c3439a5651ad8b1fc5aaf7dc0d8bb76522853058c7933602d0cebb3a5d',
  cards: ['7S', '2D', '9S', '8D', 'JH', 'JS', 'AS', '9S'],
}

/** A program in another language computed these values. */
test('known answer: secret, commitment, first cards', () => {
  const seal = { table: 't', shoe: 1, decks: 8, secret: SECRET }
  expect(commitmentOf(seal)).toBe(KNOWN.commitment)
  expect(
    shoeSoFar(
      dealtFrom(
        sealedShoes('t', () => SECRET),
        8,
      ),
    ).out,
  ).toEqual(KNOWN.cards)
})

test('a patron’s words change the order, but not the commitment', () => {
  const plain = sealedShoes('t', () => SECRET)
  const mixed = sealedShoes('t', () => SECRET)
  const first = plain.seal(1, 8)
  expect(mixed.seal(1, 8)).toBe(first)
  const log: readonly ShoeEntry[] = dealtFrom(plain, 0)
  const cards = (chance: ShoeChance) => {
    const entries = [...log]
    for (let i = 0; i < 20; i += 1)
      entries.push({ command: { by: CHANCE, does: 'card', card: chance.draw(entries) } })
    return shoeSoFar(entries).out
  }
  mixed.mix({ seat: 1, says: 'kia ora' })
  expect(cards(mixed)).not.toEqual(cards(plain))
})

test('the position in the shoe comes from the log, so a new adapter continues there', () => {
  const entries = dealtFrom(
    sealedShoes('t', () => SECRET),
    40,
  )
  const restarted = sealedShoes('t', () => SECRET)
  restarted.seal(1, 8)
  const whole = shoeSoFar(
    dealtFrom(
      sealedShoes('t', () => SECRET),
      41,
    ),
  ).out
  expect(restarted.draw(entries)).toBe(whole[40])
})

test('only the current shoe counts', () => {
  const chance = sealedShoes('t')
  const both = [...dealtFrom(chance, 30), ...dealtFrom(chance, 5)]
  expect(shoeSoFar(both).out).toHaveLength(5)
  expect(verify(chance.reveal(), shoeSoFar(both))).toEqual({ is: 'checked', cards: 5 })
})

const honest = (): { readonly revealed: RevealedSeal; readonly told: ShoeSoFar } => {
  const chance = sealedShoes('t')
  const told = shoeSoFar(dealtFrom(chance, 417))
  return { revealed: chance.reveal(), told }
}

test('an honest deal passes: every card is checked, but not the cutting card', () => {
  const { revealed, told } = honest()
  expect(verify(revealed, told)).toEqual({ is: 'checked', cards: 416 })
})

test('no other secret, table or shoe matches the commitment', () => {
  const { revealed, told } = honest()
  for (const other of [{ secret: newSecret() }, { table: 'u' }, { shoe: 2 }])
    expect(verify({ ...revealed, seal: { ...revealed.seal, ...other } }, told)).toEqual({
      is: 'broken',
      says: 'the secret is not the one that was committed to before the cut',
    })
})

test('a replaced card, another cut and other words are detected', () => {
  const { revealed, told } = honest()
  fc.assert(
    fc.property(fc.nat(416), fc.constantFrom(...DECK), (at, card) => {
      fc.pre(told.out[at] !== card)
      const out = told.out.with(at, card)
      expect(verify(revealed, { ...told, out }).is).toBe('broken')
    }),
  )
  expect(verify(revealed, { ...told, cut: 101 }).is).toBe('broken')
  expect(verify(revealed, { ...told, behind: 21 }).is).toBe('broken')
  expect(verify({ ...revealed, said: [{ seat: 1, says: 'x' }] }, told).is).toBe('broken')
})

test('a shoe without a dealt card needs only its secret', () => {
  const chance = sealedShoes('t')
  const told = shoeSoFar(dealtFrom(chance, 0))
  expect(verify(chance.reveal(), told)).toEqual({ is: 'checked', cards: 0 })
})
