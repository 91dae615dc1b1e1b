import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import type { Elections, TableElections } from '../../../games/snake-eyes/book/book.ts'
import { snakeEyes } from '../../../games/snake-eyes/index.ts'
import type { Faces } from '../../../games/snake-eyes/s03-equipment/dice.ts'
import { chips } from '../../../kernel/money.ts'
import { facesOf, sealedThrows, type Throws } from '../../../server/chance/spin-commitments.ts'
import { Malformed } from '../../input.ts'
import { accountOf, squeezed, typing } from '../test-terminal.ts'
import { sitDown } from './table.ts'

const standard = snakeEyes.standard('nz11a').elections

/** Dice in the order the test needs. They often do not match the commitment. */
const dice = (...rolled: readonly Faces[]): Throws<Faces> => {
  let at = 0
  return { ...sealedThrows('t', facesOf), draw: () => rolled[at++]! }
}

interface Setting {
  readonly elections?: Partial<TableElections>
  readonly throws?: Throws<Faces>
  readonly live?: true
}

const played = async (
  lines: readonly string[],
  { elections = {}, throws = sealedThrows('t', facesOf), live }: Setting = {},
): Promise<readonly string[]> => {
  const { terminal, said } = typing(lines, live)
  const config = snakeEyes.setUp({ ...standard, ...elections })
  await sitDown({ config, buyIn: chips(100_000), throws, terminal })
  return said
}

const heard = async (lines: readonly string[], setting?: Setting): Promise<string> =>
  squeezed(await played(lines, setting))

test('nz11a:5.2 nz11a:5.3(a) nz11a:5.3(c) the dice are inspected twice, offered to the patron and taken', async () => {
  const said = await heard(['take 2 5', 'take'])
  expect(said).toContain(
    [
      '✓ 5 dice looked at by the dealer nz11a:5.2',
      '✓ looked at again by the game supervisor nz11a:5.2',
      'The dice are offered to you: take, or pass. nz11a:5.3(a)',
    ].join('\n'),
  )
  expect(said).toContain('You take dice 2 and 5. Throw when you are ready. nz11a:5.3(c)')
  expect(said).toContain('✗ The dice are not offered to anybody now.')
})

test('nz11a:4.2 nz11a:4.9 nz11a:4.1(f) a roll decides some wagers; the others stay and are shown', async () => {
  const said = await heard(['10 hard 4, 10 hard 6, 5 field', 'throw', 'why'], {
    throws: dice([3, 3]),
  })
  expect(said).toContain(
    [
      '3 and 3: 6, the hard way.',
      'Hard 6 $10 won +$90 9 to 1 nz11a:4.9',
      'Field $5 lost -$5 nz11a:4.1(f)',
      'Stays: Hard 4 $10 nz11a:4.2',
      'This roll +$85 · you have $1,075',
    ].join('\n'),
  )
  expect(said).toContain('Stays: Hard 4 $10\n$1,075 > why')
  expect(said).toContain('Not decided: Hard 4. nz11a:4.2')
  expect(said).toContain('cashed out $1,085: +$85')
})

test('nz11a:5.7(a) nz11a:5.9(a) after 7 Out the dice are passed, and offered again to a patron with a wager', async () => {
  const said = await heard(['10 six', 'throw', 'throw', '10 six', 'throw'], {
    throws: dice([3, 4], [1, 1]),
  })
  expect(said).toContain('3 and 4: 7 Out.\nSix $10 lost -$10 nz11a:4.1(d)')
  expect(said).toContain(
    '7 Out: the dice are passed. They go to a patron with a wager. nz11a:5.7(a)',
  )
  expect(said).toContain('✗ The dice go to a patron with a wager, and there is none yet.')
  expect(said).toContain(
    'On the table: Six $10\nThe dice are offered to you: take, or pass. nz11a:5.9(a)',
  )
  expect(said).toContain('1 and 1: 2.\nStays: Six $10')
})

test('nz11a:5.9(b) ruling:1105 if a patron with a wager passes, the dealer throws', async () => {
  const said = await heard(['10 any 7', 'pass', 'throw'], { throws: dice([3, 4]) })
  expect(said).toContain('You pass. nz11a:5.3(b)\nThe dealer takes the dice')
  expect(said).toContain('Any 7 $10 won +$40 4 to 1 nz11a:4.9')
})

test('nz11a:6.4(b) nz11a:5.7(b) a No Roll changes no wager, and the shooter loses the dice after two in a row', async () => {
  const said = await heard(['10 six', 'throw short', 'why', 'throw short', 'history'])
  expect(
    said.match(/No Roll: the dice did not reach the end of the table. nz11a:6.4\(b\)/g),
  ).toHaveLength(2)
  expect(said).toContain('Roll 1 was No Roll')
  expect(said).toContain('Void rolls again and again: the dice are taken from you. nz11a:5.7(b)')
  expect(said).toContain('1 No Roll 1 stayed')
  expect(said).toContain('cashed out $1,000: $0')
})

test('nz11a:4.7 a wager is reduced or removed before the next roll', async () => {
  const said = await heard([
    '20 six',
    'reduce six to 5',
    'reduce six to 10',
    'reduce six to 2',
    'remove six',
    'remove',
  ])
  expect(said).toContain('$15 comes back from Six; $5 stays.')
  expect(said).toContain('Six is $5; to add, bet on it again.')
  expect(said).toContain('✗ The minimum here is $5. nz1:10.1(b)')
  expect(said).toContain('$5 comes back from Six.')
  expect(said).toContain('You have no wager there.')
})

test('nz11a:5.4 nz11a:5.7 nobody throws without a wager, and dice may be given up', async () => {
  const said = await heard(['throw', 'why', 'give', 'give'])
  expect(said).toContain('✗ Place a wager to roll, or give up the dice. nz11a:5.4')
  expect(said).toContain('> why\nPlace a wager to roll, or give up the dice. nz11a:5.4')
  expect(said).toContain('You give up the dice. nz11a:5.7')
  expect(said).toContain(
    '✗ Only the shooter may give up the dice, and not during a roll. nz11a:5.7',
  )
})

test('nz11a:3.4(b) nz11a:6.11 the results are counted, for interest only', async () => {
  const said = await heard(['10 six', 'throw', 'throw', 'rolls', 'rebet'], {
    throws: dice([2, 2], [3, 3]),
  })
  expect(said).toContain('Last rolls: 6h 4h')
  expect(said).toContain('Times 0 0 1 0 1 0 0 0 0 0 0 in 2')
  expect(said).toContain('For interest only: dice do not remember. nz11a:6.11')
  expect(said).toContain('rebet\nOn the table: Six $10')
})

test('nz1:15.1 every roll is sealed before bets and opened after, and a difference is reported', async () => {
  const kept = await heard(['10 six', 'mix kia ora', 'throw', '10 eight', 'throw short'])
  expect(kept.match(/sealed [0-9a-f]{64}/g)).toHaveLength(3)
  expect(kept.match(/✓ secret [0-9a-f]{64}/g)).toHaveLength(3)
  expect(kept).toContain('Mixed in was "kia ora".')
  const rolls = Array.from({ length: 6 }, (): Faces => [1, 1])
  const broken = await heard(['5 six', ...rolls.map(() => 'throw')], { throws: dice(...rolls) })
  expect(broken).toContain('This roll was not honest')
})

const VOCABULARY = [
  '10 hard 4',
  '5 field, 5 any 7',
  '10 six, 10 eight',
  '5 c and e',
  '7 craps 3',
  '99999 six',
  'rebet',
  'remove',
  'remove six',
  'reduce eight to 5',
  'throw',
  'throw',
  'throw',
  'throw short',
  'take',
  'pass',
  'give',
  'why',
  'history',
  'buy 100',
  '',
]

test('nz1:11.1 after any input, chips are conserved', async () => {
  const script = fc.array(fc.constantFrom(...VOCABULARY), { maxLength: 50 })
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

test('eighty columns are enough, on a terminal or not', async () => {
  const asked = ['sign', 'help', 'seal', 'layout', 'rolls', 'norolls', 'history', 'why', 'throw']
  const wagers = [
    '1000 hard 10',
    'buy 5000',
    '1000 hard 4, 1000 hard 6, 1000 hard 8',
    '1000 hardway combo, 200 eleven in 1, 200 c and e',
  ]
  for (const live of [{}, { live: true as const }]) {
    const said = await played([...wagers, ...asked, ...asked, 'throw short', 'why', 'pass'], live)
    expect(said.filter(line => line.length > 79)).toEqual([])
  }
})

test('on a terminal the dice are drawn in place', async () => {
  const said = await played(['10 six', 'throw'], { live: true, throws: dice([5, 2]) })
  const at = said.findIndex(line => line.includes('7 Out.'))
  expect(said.slice(at - 2, at + 3)).toEqual([
    '   ┌───────┐  ┌───────┐',
    '   │ ●   ● │  │ ●     │',
    '   │   ●   │  │       │   5 and 2: 7 Out.',
    '   │ ●   ● │  │     ● │',
    '   └───────┘  └───────┘',
  ])
  expect(said.filter(line => line.includes('┌───────┐'))).toHaveLength(1)
})

test('nz11a:4.9 nz11a:1.1/dice a table that the book does not allow does not open', async () => {
  const sitting = (elections: Partial<Record<keyof Elections | 'dice', number>>) =>
    played([], { elections: elections as Partial<TableElections> })
  await expect(sitting({ hard4: 5 })).rejects.toThrow(Malformed)
  await expect(sitting({ dice: 6 })).rejects.toThrow('dice may be 2, 3, 4, 5, not 6.')
})
