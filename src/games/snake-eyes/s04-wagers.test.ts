import { describe, expect, test } from 'vitest'
import { type Elections, electionRefused, OFFERS } from './book/book.ts'
import { type Faces, ROLLS } from './s03-equipment/dice.ts'
import { isOn, ONS, outcomeOf, type WagerName, wagersOf } from './s04-wagers.ts'

/**
 * Written from the regulation: W wins, L loses, a dot means no decision. An h marks a total of two
 * equal dice.
 */
// biome-ignore format: set as printed
const TABLE = `
               2 3 4h 4 5 6h 6 7 8h 8 9 10h 10 11 12
ways           1 2 1  2 4 1  4 6 1  4 4 1   2  2  1
hard-4         . . W  L . .  . L .  . . .   .  .  .
hard-6         . . .  . . W  L L .  . . .   .  .  .
hard-8         . . .  . . .  . L W  L . .   .  .  .
hard-10        . . .  . . .  . L .  . . W   L  .  .
hardway-combo  . . W  L . W  L L W  L . W   L  .  .
five           . . .  . W .  . L .  . . .   .  .  .
six            . . .  . . W  W L .  . . .   .  .  .
eight          . . .  . . .  . L W  W . .   .  .  .
field          W W W  W L L  L L L  L W W   W  W  W
any-7          L L L  L L L  L W L  L L L   L  L  L
c-and-e        W W L  L L L  L L L  L L L   L  W  W
craps-2        W L L  L L L  L L L  L L L   L  L  L
craps-3        L W L  L L L  L L L  L L L   L  L  L
craps-12       L L L  L L L  L L L  L L L   L  L  W
eleven-in-1    L L L  L L L  L L L  L L L   L  W  L`

const [classes, ways, ...lines] = TABLE.trim()
  .split('\n')
  .map(line => line.trim().split(/\s+/))
const rows = new Map(lines.map(([on, ...marks]) => [on, marks]))

/** The column of a roll, found without the code under test. */
const column = ([a, b]: Faces): number => {
  const hard = a === b && ['4', '6', '8', '10'].includes(String(a + b)) ? 'h' : ''
  return classes!.indexOf(`${a + b}${hard}`)
}

const combinations = (): readonly Elections[] => {
  let all: Record<string, number>[] = [{}]
  for (const [name, among] of Object.entries(OFFERS))
    all = all.flatMap(one => among.map((value: number) => ({ ...one, [name]: value })))
  return all as unknown as Elections[]
}

/** The odds of clause 4.9, by wager and total. */
const printed = (on: WagerName, [a, b]: Faces, elected: Elections): number => {
  const sum = a + b
  const two = { 1: 3, 2: 2, 3: 3 }[elected.field]
  const twelve = { 1: 2, 2: 2, 3: 1 }[elected.field]
  const ODDS: Record<WagerName, number> = {
    'hard-4': elected.hard4,
    'hard-6': elected.hard6,
    'hard-8': elected.hard8,
    'hard-10': elected.hard10,
    'hardway-combo': 4,
    five: 1,
    six: 1,
    eight: 1,
    field: sum === 2 ? two : sum === 12 ? twelve : 1,
    'any-7': 4,
    'c-and-e': 4,
    'craps-2': elected.craps2,
    'craps-3': 15,
    'craps-12': elected.craps12,
    'eleven-in-1': 15,
  }
  return ODDS[on]
}

const MARKS = { win: 'W', lose: 'L', stays: '.' } as const

describe('nz11a:4.1 the fifteen wagers on all thirty-six rolls', () => {
  test('the table counts every roll once and lists every wager', () => {
    const counted = classes!.map((_, i) => ROLLS.filter(roll => column(roll) === i).length)
    expect(counted).toEqual(ways!.slice(1).map(Number))
    expect([...rows.keys()]).toEqual([...ONS])
  })

  const CLAUSES: Record<WagerName, string> = {
    'hard-4': 'nz11a:4.1(a)',
    'hard-6': 'nz11a:4.1(a)',
    'hard-8': 'nz11a:4.1(a)',
    'hard-10': 'nz11a:4.1(a)',
    'hardway-combo': 'nz11a:4.1(b)',
    five: 'nz11a:4.1(c)',
    six: 'nz11a:4.1(d)',
    eight: 'nz11a:4.1(e)',
    field: 'nz11a:4.1(f)',
    'any-7': 'nz11a:4.1(g)',
    'c-and-e': 'nz11a:4.1(h)',
    'craps-2': 'nz11a:4.1(i)',
    'craps-3': 'nz11a:4.1(j)',
    'craps-12': 'nz11a:4.1(k)',
    'eleven-in-1': 'nz11a:4.1(l)',
  }
  const rules = wagersOf(combinations()[0]!)

  test.each(ONS.map(on => [CLAUSES[on], on] as const))('%s nz11a:4.2 %s', (clause, on) => {
    for (const roll of ROLLS) {
      const outcome = outcomeOf(rules[on], roll)
      const is = outcome?.is === 'win' || outcome?.is === 'lose' ? outcome.is : 'stays'
      expect([roll, MARKS[is]]).toEqual([roll, rows.get(on)![column(roll)]])
      if (outcome?.is === 'lose')
        expect(['ruling:1101', clause].slice(on === 'hardway-combo' ? 0 : 1)).toContain(
          outcome.under,
        )
    }
  })
})

test('nz11a:4.9 nz11a:4.10 every wager pays as printed, in every combination of the options', () => {
  const all = combinations()
  expect(all).toHaveLength(2 * 2 * 2 * 2 * 3 * 4 * 4)
  for (const elected of all) {
    const rules = wagersOf(elected)
    for (const on of ONS)
      for (const roll of ROLLS) {
        const outcome = outcomeOf(rules[on], roll)
        if (outcome?.is !== 'win') continue
        if (outcome.odds.pays !== printed(on, roll, elected) || outcome.odds.to !== 1)
          expect.fail(`${on} on ${roll} pays ${outcome.odds.pays}:${outcome.odds.to}`)
        expect(outcome.under).toBe('nz11a:4.9')
      }
  }
})

test('ruling:1101 nz11a:4.1(b) the combo loses to any easy total of the four and to a 7', () => {
  const combo = wagersOf(combinations()[0]!)['hardway-combo']
  expect(outcomeOf(combo, [1, 3])).toEqual({ is: 'lose', under: 'ruling:1101' })
  expect(outcomeOf(combo, [3, 4])).toEqual({ is: 'lose', under: 'nz11a:4.1(b)' })
  expect(outcomeOf(combo, [1, 1])).toBeUndefined()
  expect(outcomeOf(combo, [6, 6])).toBeUndefined()
})

describe('nz11a:4.9 the house edge follows from the printed odds', () => {
  /** The expected loss of a wager. Rolls that do not decide it are left out. */
  const edge = (on: WagerName, elected: Elections): readonly [number, number, number] => {
    const outcomes = ROLLS.map(roll => outcomeOf(wagersOf(elected)[on], roll))
    const won = outcomes.flatMap(o => (o?.is === 'win' ? [o.odds.pays] : []))
    const lost = outcomes.filter(o => o?.is === 'lose').length
    return [won.length, lost - won.reduce((sum, pays) => sum + pays, 0), won.length + lost]
  }

  const [standard] = combinations()
  // biome-ignore format: a table
  test.each([
    ['hard-4',        { hard4: 7 },     1, 9,   1, 9],
    ['hard-4',        { hard4: 6 },     1, 9,   2, 9],
    ['hard-10',       { hard10: 7 },    1, 9,   1, 9],
    ['hard-10',       { hard10: 6 },    1, 9,   2, 9],
    ['hard-6',        { hard6: 9 },     1, 11,  1, 11],
    ['hard-6',        { hard6: 8 },     1, 11,  2, 11],
    ['hard-8',        { hard8: 9 },     1, 11,  1, 11],
    ['hard-8',        { hard8: 8 },     1, 11,  2, 11],
    ['hardway-combo', {},               2, 11,  1, 11],
    ['five',          {},               2, 5,   1, 5],
    ['six',           {},               5, 11,  1, 11],
    ['eight',         {},               5, 11,  1, 11],
    ['field',         { field: 1 },     16, 36, 1, 36],
    ['field',         { field: 2 },     16, 36, 2, 36],
    ['field',         { field: 3 },     16, 36, 2, 36],
    ['any-7',         {},               1, 6,   1, 6],
    ['c-and-e',       {},               1, 6,   1, 6],
    ['craps-2',       { craps2: 33 },   1, 36,  2, 36],
    ['craps-2',       { craps2: 32 },   1, 36,  3, 36],
    ['craps-2',       { craps2: 31 },   1, 36,  4, 36],
    ['craps-2',       { craps2: 30 },   1, 36,  5, 36],
    ['craps-12',      { craps12: 33 },  1, 36,  2, 36],
    ['craps-12',      { craps12: 32 },  1, 36,  3, 36],
    ['craps-12',      { craps12: 31 },  1, 36,  4, 36],
    ['craps-12',      { craps12: 30 },  1, 36,  5, 36],
    ['craps-3',       {},               1, 18,  1, 9],
    ['eleven-in-1',   {},               1, 18,  1, 9],
  ] as const)('%s %o wins %i in %i, edge %i/%i', (on, option, wins, of, lost, per) => {
    const [won, loss, decided] = edge(on, { ...standard!, ...option })
    expect(won * of).toBe(wins * decided)
    expect(loss * per).toBe(lost * decided)
  })
})

describe('nz11a:4.9 elections', () => {
  test('nz11a:4.10 any combination of the printed odds is lawful', () => {
    for (const elected of combinations()) expect(electionRefused(elected)).toBeUndefined()
  })

  test.each([
    ['hard4', [5, 8, 9]],
    ['hard6', [7, 10]],
    ['hard8', [7, 10]],
    ['hard10', [5, 8]],
    ['field', [0, 4]],
    ['craps2', [29, 34]],
    ['craps12', [29, 34]],
  ] as const)('%s refuses what is not printed', (name, values) => {
    for (const value of values)
      expect(electionRefused({ ...combinations()[0]!, [name]: value as never })?.refused).toBe(
        'nz11a:4.9',
      )
  })
})

test('nz11a:4.1 nothing else is a wager', () => {
  expect(isOn('pass')).toBe(false)
  expect(isOn('hard-4')).toBe(true)
})
