import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { clothOf } from '../../../games/roulette/book/book.ts'
import { roulette } from '../../../games/roulette/index.ts'
import { LAYOUTS } from '../../../games/roulette/s02-layout.ts'
import type { TableElections } from '../../../games/roulette/table/state.ts'
import { chips } from '../../../kernel/money.ts'
import { pocketOf, sealedThrows, type Throws } from '../../../server/chance/spin-commitments.ts'
import { accountOf, squeezed, typing } from '../test-terminal.ts'
import { sitDown } from './table.ts'

const standard = roulette.standard().elections

const honest = (elections: TableElections): Throws<string> =>
  sealedThrows('t', pocketOf(clothOf(elections).wheel.pockets))

/** Numbers in the order the test needs. They often do not match the commitment. */
const numbers = (...spun: readonly string[]): Throws<string> => {
  let at = 0
  return { ...honest(standard), draw: () => spun[at++]! }
}

interface Setting {
  readonly elections?: Partial<TableElections>
  readonly throws?: Throws<string>
  readonly live?: true
}

const played = async (
  lines: readonly string[],
  { elections = {}, throws, live }: Setting = {},
): Promise<readonly string[]> => {
  const { terminal, said } = typing(lines, live)
  const elected = { ...standard, ...elections }
  const config = roulette.setUp(elected)
  await sitDown({ config, buyIn: chips(100_000), throws: throws ?? honest(elected), terminal })
  return said
}

const heard = async (lines: readonly string[], setting?: Setting): Promise<string> =>
  squeezed(await played(lines, setting))

test('nz8:4.2 nz8:4.3 nz8:4.4(a) nz8:4.5(a) nz8:4.5(b) in a spin losing wagers are collected first, then winners are paid', async () => {
  const said = await heard(['10 17, 5 red, 5 odd', 'spin'], { throws: numbers('17') })
  expect(said).toContain(
    [
      'The wheel turns clockwise, the ball runs anticlockwise. nz8:4.2',
      'The bell: no more bets. nz8:4.3',
      '17 black. nz8:4.4(a)',
      'Red $5 lost -$5 nz8:3.1(l)',
      'Straight-up 17 $10 won +$350 35 to 1 nz8:3.9',
      'Odd $5 won +$5 1 to 1 nz8:3.9',
      'This spin +$350 · you have $1,350',
    ].join('\n'),
  )
  expect(said).toContain('Bought in $1,000, cashed out $1,350: +$350')
})

test('nz8:3.10 zero loses every wager that does not cover it', async () => {
  const said = await heard(['10 0 1, 5 red', 'spin', 'why'], { throws: numbers('0') })
  expect(said).toContain('0 green. nz8:4.4(a)\nRed $5 lost -$5 nz8:3.10')
  expect(said).toContain('Split 0-1 $10 won +$170 17 to 1 nz8:3.9')
  expect(said).toContain('Spin 1: the ball rests in 0 green. nz8:4.4(a)')
})

test('nz8:3.2A(a) nz8:3.2B nz8:4.5A the dealer places a declared wager, moves it when it wins, and the output is short', async () => {
  const said = await heard(['tier 5', 'spin', 'rebet', 'clear tier'], { throws: numbers('5') })
  expect(said).toContain('On the table: A Tier 6 x $5 (racetrack)')
  expect(said).toContain('What won on the racetrack is moved to the cloth. nz8:4.5A')
  expect(said).toContain('Tier, 5 pieces $25 lost -$25 nz8:3.1(b)')
  expect(said).toContain('Split 5-8 (Tier) $5 won +$85 17 to 1 nz8:3.9')
  expect(said).toContain('$30 comes back from Tier.')
  expect(said).toContain('cashed out $1,060: +$60')
})

test('nz8:3.2A(c) a piece of two chips wins once, with both chips', async () => {
  const said = await heard(['voisins', 'spin'], { throws: numbers('25') })
  expect(said).toContain('Corner 25-26-28-29 (Voisins du Zero) $2 won +$16 8 to 1 nz8:3.9')
})

test('nz8:3.1 nz1:10.1(b) nz8:3.2 nz8:3.2A a refusal is a sentence with its clause, and why explains it', async () => {
  const said = await heard(
    ['10 17 21', 'why', '1 red', '500 17', 'neighbours 40', 'tier', 'asian 1'],
    {
      elections: { racetrack: false, asianRacetrack: false },
    },
  )
  expect(said).toContain('✗ There is no wager Split 17-21 on this cloth. nz8:3.1')
  expect(said).toContain('> why\nThere is no wager Split 17-21 on this cloth. nz8:3.1')
  expect(said).toContain('✗ The minimum here is $5. nz1:10.1(b)')
  expect(said).toContain('✗ The maximum here is $200. nz1:10.1(b)')
  expect(said).toContain('✗ This cloth has no racetrack. nz8:3.2A')
  expect(said).toContain('✗ This cloth has no Asian racetrack. nz8:3.2')
  expect(said).toContain('cashed out $1,000: $0')
})

test('nz8:2.6(e) nz8:5.5 last numbers, statistics and history are for interest only', async () => {
  const said = await heard(['spin', '5 red', 'spin', 'numbers', 'history', 'why 1', 'why 9'], {
    throws: numbers('17', '3'),
  })
  expect(said).toContain('Last numbers: 3r 17b')
  expect(said).toContain('In 2: red 1, black 1, green 0 · even 0, odd 2 · low 2, high 0')
  expect(said).toContain('For interest only: every spin is a new one. nz8:5.5')
  expect(said).toContain('1 17 black\n2 3 red $5 bet: +$5')
  expect(said).toContain('Spins so far: 1 to 2.')
})

test('rebet repeats the last wagers, each once', async () => {
  const said = await heard(['rebet', '10 17, tier 1', 'spin', 'rebet', 'rebet'], {
    throws: numbers('0'),
  })
  expect(said).toContain('Nothing to bet again yet.')
  expect(said.match(/rebet\nOn the table: A Straight-up 17 \$10 · B Tier 6 x \$1/g)).toHaveLength(2)
  expect(said).toContain('$10 comes back from Straight-up 17.\n$6 comes back from Tier.')
})

test('nz1:15.1 every spin is sealed before bets and opened after, and a difference is reported', async () => {
  const kept = await heard(['mix kia ora', 'spin', 'spin', 'seal'])
  expect(kept.match(/sealed [0-9a-f]{64}/g)).toHaveLength(3)
  expect(kept.match(/✓ secret [0-9a-f]{64}/g)).toHaveLength(3)
  expect(kept).toContain('Mixed in was "kia ora".')
  const all = Array.from({ length: 4 }, () => 'spin')
  const broken = await heard(all, { throws: numbers('1', '1', '1', '1') })
  expect(broken).toContain('This spin was not honest')
})

const VOCABULARY = [
  '10 17',
  '5 red, 5 black',
  '2 17 20',
  'tier 3',
  'voisins 2',
  'neighbours 8',
  'asian 32',
  'corner 1 2 4 5',
  '99999 red',
  'rebet',
  'clear',
  'clear tier',
  'spin',
  'spin',
  'why',
  'history',
  'buy 100',
  '',
]

test('nz1:11.1 after any input, chips are conserved', async () => {
  const script = fc.array(fc.constantFrom(...VOCABULARY), { maxLength: 40 })
  await fc.assert(
    fc.asyncProperty(script, async lines => {
      const said = await heard(lines)
      const { expected, cashed } = accountOf(said)

      expect(cashed).toBe(expected)
      expect(said).not.toContain('not honest')
    }),
    { numRuns: 25 },
  )
})

test.each(LAYOUTS)('eighty columns are enough for %s, on a terminal or not', async layout => {
  const asked = [
    'sign',
    'help',
    'seal',
    'cloth',
    'numbers',
    'history',
    'why',
    'rules nz8:4.5',
    'spin',
  ]
  const wagers = ['200 17, 200 32 35, voisins 100', '100 neighbours 0', '5 corner 25 26 28 29']
  for (const live of [{}, { live: true as const }]) {
    const said = await played([...wagers, ...asked, ...asked, 'mix a b'], {
      elections: { layout },
      ...live,
    })
    expect(said.filter(line => line.length > 79)).toEqual([])
  }
})

test('on a terminal the wheel stops at the number', async () => {
  const said = await played(['spin'], { live: true, throws: numbers('17') })
  expect(said.filter(line => line.includes('[ 17b ]'))).toHaveLength(1)
  expect(said.filter(line => /\[ .* \]/.test(line))).toHaveLength(1)
})
