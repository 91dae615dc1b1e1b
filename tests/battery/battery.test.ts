import { createHash } from 'node:crypto'
import { expect, test } from 'vitest'
import { judged, PARTS } from '../../src/cli/evidence/battery/battery.ts'
import { collected, drawTests } from '../../src/cli/evidence/battery/draws.ts'
import { rising, shuffleTests, unmoved } from '../../src/cli/evidence/battery/shuffles.ts'
import {
  fixedSecrets,
  ranks,
  shoes,
  singleDecks,
  spins,
} from '../../src/cli/evidence/battery/sources.ts'
import { numberBelow, shuffle } from '../../src/server/chance/shoe-commitments.ts'
import { sweep } from '../fixtures/sweep.ts'

/** The secrets are the same in every run. */
const TIMES = sweep(0.4, 2, 5)
const SIZES = {
  bytes: 1_000_000 * TIMES,
  draws: 60_000 * TIMES,
  decks: 20_000 * TIMES,
  shoes: 3000 * TIMES,
}

test('nz1:15.4 nz1:16.0(e) nz8:2.5(b) the server’s draws pass the battery', () => {
  const findings = Object.entries(PARTS).flatMap(([part, ask]) => ask(SIZES, fixedSecrets(part)))
  expect(findings.length).toBeGreaterThan(100)
  expect(judged(findings).failed).toEqual([])
  /** The p-values are uniform: about a tenth of them in each tenth. */
  for (let tenth = 0; tenth < 10; tenth += 1) {
    const there = findings.filter(({ p }) => Math.min(9, Math.floor(p * 10)) === tenth).length
    expect(there).toBeGreaterThan(0)
    expect(there).toBeLessThan(findings.length / 3)
  }
})

test('the expected distributions add up to one, and are right where they can be counted', () => {
  for (const chances of [rising(52), unmoved(52), collected(6), collected(37)])
    expect(chances.reduce((sum, p) => sum + p, 0)).toBeCloseTo(1, 8)
  expect(rising(3)).toEqual([1 / 6, 4 / 6, 1 / 6])
  expect(unmoved(3).map(p => Math.round(p * 6))).toEqual([2, 3, 0, 1])
  expect(collected(2).slice(0, 4)).toEqual([0, 0, 0.5, 0.25])
})

/** Honest random words, the same in every run. */
const honest = (name: string): (() => number) => {
  let block = Buffer.alloc(0)
  let count = 0
  return () => {
    if (count % 8 === 0) block = createHash('sha256').update(`${name}${count}`).digest()
    count += 1
    return block.readUInt32BE(((count - 1) % 8) * 4)
  }
}

const drawn = (count: number, next: () => number): Uint16Array =>
  Uint16Array.from({ length: count }, next)

const fails = (findings: Parameters<typeof judged>[0]): readonly string[] =>
  judged(findings).failed.map(({ asks }) => asks.slice(asks.lastIndexOf(': ') + 2))

/** Faulty sources, each with the question that must detect it. */
const BAD_DRAWS: Readonly<Record<string, readonly [n: number, () => () => number, finds: string]>> =
  {
    'one byte modulo 37': [
      37,
      () => {
        const next = honest('byte')
        return () => (next() & 255) % 37
      },
      'each number as often',
    ],
    'one byte modulo 38': [
      38,
      () => {
        const next = honest('byte')
        return () => (next() & 255) % 38
      },
      'each number as often',
    ],
    'what is too large is put on the last number instead of drawn again': [
      37,
      () => {
        const next = honest('clamp')
        return () => Math.min((next() & 255) >= 222 ? 36 : (next() & 255) % 37, 36)
      },
      'each number as often',
    ],
    'off by one: the last number never comes': [
      37,
      () => {
        const next = honest('off')
        return () => numberBelow(36, next)
      },
      'draws until all have come',
    ],
    'the low bits of a linear congruential generator': [
      6,
      () => {
        let state = 12_345
        return () => {
          state = (Math.imul(state, 1_103_515_245) + 12_345) & 0x7fffffff
          return (state & 7) % 6
        }
      },
      'pairs, 1 apart',
    ],
    'a bit that is stuck': [
      38,
      () => {
        const next = honest('stuck')
        return () => numberBelow(38, () => (next() & ~1) >>> 0)
      },
      'each number as often',
    ],
    'a counter of blocks that is not moved on': [
      37,
      () => {
        const next = honest('again')
        const block = Array.from({ length: 8000 }, next)
        let at = 0
        return () => numberBelow(37, () => block[at++ % 8000]!)
      },
      'draws until all have come',
    ],
    'one number in fifty is the one before it again': [
      37,
      () => {
        const next = honest('sticky')
        let last = 0
        return () => {
          last = numberBelow(50, next) === 0 ? last : numberBelow(37, next)
          return last
        }
      },
      'correlation, 1 apart',
    ],
    'a low number is a little likelier after a high one': [
      37,
      () => {
        const next = honest('due')
        let last = 0
        return () => {
          const number = numberBelow(37, next)
          last =
            last > 30 && number > 30 && numberBelow(2, next) === 0 ? numberBelow(37, next) : number
          return last
        }
      },
      'pairs, 1 apart',
    ],
  }

test.each(Object.keys(BAD_DRAWS))('the battery detects: %s', name => {
  const [n, source, finds] = BAD_DRAWS[name]!
  expect(fails(drawTests(name, drawn(100_000, source()), n))).toContain(finds)
})

test('the battery detects: one spin in two hundred repeats the table’s first secret', () => {
  const honestly = spins(100_000, 37, fixedSecrets('spins'))
  const draws = honestly.map((spin, at) => (at % 200 === 0 ? honestly[0]! : spin))
  expect(fails(drawTests('reused', draws, 37))).toContain('each number as often')
})

const DECK = Array.from({ length: 52 }, (_, card) => card)

function* many(count: number, one: () => readonly number[]): Generator<readonly number[]> {
  for (let i = 0; i < count; i += 1) yield one()
}

/** Faulty shuffles, each with the question that must detect it. */
const BAD_SHUFFLES: Readonly<
  Record<string, readonly [make: (next: () => number) => number[], finds: string]>
> = {
  'every card changes with any other': [
    next => {
      const order = [...DECK]
      for (let at = 0; at < 52; at += 1) {
        const other = numberBelow(52, next)
        ;[order[at], order[other]] = [order[other]!, order[at]!]
      }
      return order
    },
    'each card in each place',
  ],
  'sorting by a coin': [
    next => [...DECK].sort(() => (next() & 1) - 0.5),
    'each card in each place',
  ],
  'off by one: no card may stay where it is': [
    next => {
      const order = [...DECK]
      for (let last = 51; last > 0; last -= 1) {
        const from = numberBelow(last, next)
        ;[order[last], order[from]] = [order[from]!, order[last]!]
      }
      return order
    },
    'cards that lie where they lay',
  ],
  'off by one: the last card is never moved': [
    next => [...shuffle(DECK.slice(0, 51), next), 51],
    'each card in each place',
  ],
  'one byte modulo the place': [
    next => {
      const order = [...DECK]
      for (let last = 51; last > 0; last -= 1) {
        const from = (next() & 255) % (last + 1)
        ;[order[last], order[from]] = [order[from]!, order[last]!]
      }
      return order
    },
    'each card in each place',
  ],
  'three riffles and a cut': [
    next => {
      let order = [...DECK]
      for (let riffle = 0; riffle < 3; riffle += 1) {
        const left = order.slice(0, 26)
        const right = order.slice(26)
        order = []
        while (left.length + right.length > 0)
          order.push(
            (numberBelow(left.length + right.length, next) < left.length ? left : right).shift()!,
          )
      }
      const cut = numberBelow(52, next)
      return [...order.slice(cut), ...order.slice(0, cut)]
    },
    'rising sequences',
  ],
  'only the cut': [
    next => {
      const cut = numberBelow(52, next)
      return [...DECK.slice(cut), ...DECK.slice(0, cut)]
    },
    'each pair of neighbours',
  ],
  'a card that was dealt is put back': [
    next => Array.from({ length: 52 }, () => numberBelow(52, next)),
    'each pair of neighbours',
  ],
}

test.each(Object.keys(BAD_SHUFFLES))('the battery detects: %s', name => {
  const [make, finds] = BAD_SHUFFLES[name]!
  const next = honest(name)
  expect(
    fails(
      shuffleTests(
        name,
        many(15_000, () => make(next)),
        52,
      ),
    ),
  ).toContain(finds)
})

test('every shuffle of a deck or a shoe has each card exactly once per deck', () => {
  for (const deck of singleDecks(300, fixedSecrets('whole')))
    expect([...deck].sort((a, b) => a - b)).toEqual(DECK)
  for (const shoe of ranks(shoes(30, fixedSecrets('whole'))))
    for (let rank = 0; rank < 13; rank += 1)
      expect(shoe.filter(each => each === rank)).toHaveLength(32)
})
