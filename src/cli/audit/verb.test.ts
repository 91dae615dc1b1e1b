import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, describe, expect, test } from 'vitest'
import {
  type ForeignSystem,
  foreignBaccarat,
  foreignDice,
  foreignRoulette,
} from '../../../tests/fixtures/foreign-rounds.ts'
import { croupier } from '../../../tests/fixtures/processes/croupier.ts'
import type { Difference } from '../../audit/difference.ts'
import { Spool } from './spool.ts'
import { first, judged } from './verb.ts'

const folder = mkdtempSync(join(tmpdir(), 'croupier-audit-test-'))
afterAll(() => rmSync(folder, { recursive: true, force: true }))

const file = (name: string, content: unknown): string => {
  const path = join(folder, name)
  writeFileSync(path, typeof content === 'string' ? content : JSON.stringify(content))
  return path
}

const MAPS = {
  baccarat: {
    unit: 'dollars',
    columns: {
      round: 'Game',
      shoe: 'Shoe',
      player: 'Player',
      banker: 'Banker',
      on: 'Bet',
      stake: 'Stake',
      net: 'Net',
    },
    values: {
      on: { P: 'player', B: 'banker', DB: 'dragon-bonus-player', PP: 'perfect-pair-player' },
    },
  },
  roulette: {
    unit: 'dollars',
    columns: { round: 'Spin', spun: 'Number', on: 'Bet', stake: 'Stake', net: 'Net' },
  },
  dice: {
    unit: 'dollars',
    columns: { round: 'Roll', dice: 'Dice', on: 'Bet', stake: 'Stake', net: 'Net' },
  },
}

const BACCARAT = { decks: 8, tie: 8, dragonBonus: 1, perfectPair: 1 }
const ROULETTE = { layout: 'single-zero', racetrack: true, asianRacetrack: true }
const DICE = { hard4: 7, hard6: 9, hard8: 9, hard10: 7, field: 1, craps2: 33, craps12: 30 }

/** Judges a file in this process. */
const audited = async (csv: string, map: object, book: string, elections: object) => {
  const spool = new Spool()
  const files = {
    map: file('map.json', map),
    book,
    elections: file('elections.json', elections),
  }
  try {
    const summary = await judged(csv, files, spool)
    return { summary, differences: await first(spool, Number.POSITIVE_INFINITY), says: '' }
  } catch (error) {
    return { differences: [], says: String(error) }
  } finally {
    spool.remove()
  }
}

/** Writes the rounds, and lists the lines that have a fault. */
const written = (name: string, foreign: ForeignSystem, rounds: number) => {
  const lines = [foreign.columns.join(',')]
  const faults: string[] = []
  for (let i = 0; i < rounds; i += 1)
    for (const { cells, fault } of foreign.next()) {
      lines.push(cells.join(','))
      if (fault !== undefined) faults.push(`${lines.length} ${fault}`)
    }
  return { csv: file(name, `${lines.join('\n')}\n`), faults }
}

const found = (differences: readonly Difference[]): readonly string[] =>
  differences.map(({ line, kind }) => `${line} ${kind}`)

describe('every planted fault is found with its cause, and nothing else', () => {
  test.each([
    [
      'nz5 with commission',
      'nz5',
      { ...BACCARAT, variant: 'commission' },
      MAPS.baccarat,
      foreignBaccarat('a', 40, false),
    ],
    [
      'nz5 with half on six',
      'nz5',
      { ...BACCARAT, variant: 'half-on-six' },
      MAPS.baccarat,
      foreignBaccarat('b', 40, true),
    ],
    ['nz8', 'nz8', ROULETTE, MAPS.roulette, foreignRoulette('c', 40)],
    ['nz11a', 'nz11a', DICE, MAPS.dice, foreignDice('d', 40)],
  ])('%s', async (name, book, elections, map, foreign) => {
    const { csv, faults } = written(`${name}.csv`, foreign, 3000)
    const { summary, differences } = await audited(csv, map, book, elections)
    expect(faults.length).toBeGreaterThan(5)
    expect(found(differences)).toEqual(faults)
    expect(summary?.rounds).toBe(3000)
    expect(summary?.statistics.length).toBeGreaterThan(1)
    expect(summary?.statistics.filter(({ fits }) => !fits)).toEqual([])
  })
})

const row = (cells: string): string =>
  file('one.csv', `Game,Shoe,Player,Banker,Bet,Stake,Net\n${cells}\n`)
const baccarat = (cells: string, more: object = {}) =>
  audited(row(cells), MAPS.baccarat, 'nz5', { ...BACCARAT, variant: 'commission', ...more })

describe('single findings', () => {
  test.each([
    [
      'card-used-twice',
      `${'1,1,9C 9C,9C 9C,P,20,0\n'.repeat(1)}2,1,9C 9C,9C 9C,P,20,0\n3,1,9C KD,2H 4S,P,20,20`,
      {},
    ],
    ['impossible-third-card', '1,1,2C 3D,KH 9S 2D,P,20,-20', {}],
    ['commission-not-taken', '1,1,2C KD,KH 9S,B,20,20', {}],
    ['commission-wrong', '1,1,2C KD,KH 9S,B,100,96', {}],
    ['wrong-winner', '1,1,2C KD,KH 9S,P,20,20', {}],
    ['win-not-paid', '1,1,9C KD,KH 6S,DB,20,0', {}],
    [
      'limit-exceeded',
      '1,1,9C KD,KH 6S,P,200,200',
      { limits: { player: { minimum: 2000, maximum: 10000 } } },
    ],
    [
      'below-minimum',
      '1,1,9C KD,KH 6S,P,10,10',
      { limits: { player: { minimum: 2000, maximum: 10000 } } },
    ],
  ])('%s', async (kind, cells, more) => {
    const { differences } = await baccarat(cells, more)
    expect(differences.map(each => each.kind)).toContain(kind)
  })
})

describe('unreadable input names the first bad line', () => {
  test.each([
    [
      'a card that does not exist',
      '1,1,9C KD,KH 6S,P,20,20\n2,1,9X KD,KH 6S,P,20,20',
      'line 3: player',
    ],
    ['an amount that is none', '1,1,9C KD,KH 6S,P,much,20', 'line 2: stake'],
    ['a wager nobody knows', '1,1,9C KD,KH 6S,Z,20,20', 'line 2: on'],
    ['a stake of nothing', '1,1,9C KD,KH 6S,P,0,0', 'line 2: stake'],
    ['no round', ',1,9C KD,KH 6S,P,20,20', 'line 2: round'],
    ['an amount with a comma', '1,1,9C KD,KH 6S,P,1,250,1,250', 'line 2: 9 cells'],
    [
      'a quotation mark that never closes',
      '1,1,9C KD,KH 6S,P,20,20\n2,1,"9C',
      'line 3: a quotation',
    ],
    ['a quotation mark inside a cell', '1,1,9C "K"D,KH 6S,P,20,20', 'line 2: a quotation'],
    ['two bad lines', '1,1,9X KD,KH 6S,P,20,20\n2,1,"9C', 'line 2: player'],
    ['a row after a cell of two lines', '1,1,"9C\nKD",KH 6S,P,20,20\n2,1,9C,KH 6S,P,,20', 'line 4'],
  ])('%s', async (_, cells, says) => {
    expect((await baccarat(cells)).says).toContain(says)
  })

  test.each([
    ['an empty file', 'empty.csv', '', 'line 1: the file is empty'],
    ['a file without rounds', 'none.csv', 'Game,Shoe,Player,Banker,Bet,Stake,Net\n', 'no rounds'],
  ])('%s', async (_, name, content, says) => {
    const answer = await audited(file(name, content), MAPS.baccarat, 'nz5', {
      ...BACCARAT,
      variant: 'commission',
    })
    expect(answer.says).toContain(says)
  })

  test.each(['missing.csv', 'missing.ndjson'])('a missing file: %s', async name => {
    const answer = await audited(join(folder, name), MAPS.baccarat, 'nz5', {
      ...BACCARAT,
      variant: 'commission',
    })
    expect(answer.says).toContain('cannot be read')
  })

  test('a map with a field that does not exist', async () => {
    const { says } = await audited(
      row('1,1,9C KD,KH 6S,P,20,20'),
      { columns: { ...MAPS.baccarat.columns, croupier: 'Game' } },
      'nz5',
      { ...BACCARAT, variant: 'commission' },
    )
    expect(says).toContain('no field is called croupier')
  })
})

test('NDJSON with a list of wagers gives the same result as a wide CSV', async () => {
  const line = {
    id: 7,
    cards: { p: ['9C', 'KD'], b: ['KH', '6S'] },
    bets: [
      { on: 'player', stake: 2000, net: 2000 },
      { on: 'banker', stake: 2000, net: -1900 },
    ],
  }
  const elections = { ...BACCARAT, variant: 'commission' }
  const nested = await audited(
    file('one.ndjson', `${JSON.stringify(line)}\n`),
    {
      columns: {
        round: 'id',
        player: 'cards.p',
        banker: 'cards.b',
        on: 'on',
        stake: 'stake',
        net: 'net',
      },
      wagers: 'bets',
    },
    'nz5',
    elections,
  )
  const wide = await audited(
    file('wide.csv', 'id;p1;p2;b;P;Pn;B;Bn;T;Tn\n7;9C;KD;KH 6S;2000;2000;2000;-1900;;\n'),
    {
      delimiter: ';',
      columns: { round: 'id', player: ['p1', 'p2'], banker: 'b' },
      wagers: [
        { on: '=player', stake: 'P', net: 'Pn' },
        { on: '=banker', stake: 'B', net: 'Bn' },
        { on: '=tie', stake: 'T', net: 'Tn' },
      ],
    },
    'nz5',
    elections,
  )
  for (const { differences } of [nested, wide])
    expect(differences).toMatchObject([
      { wager: 'banker', theirs: -1900, ours: -2000, cents: 100, under: 'nz5:5.1(a)(ii)' },
    ])
})

test('nz22 a hand of Lunar Poker is judged from its cards', async () => {
  const heads = 'r,seat,hand,action,discard,drawn,dealer,ante,net'
  const map = {
    columns: Object.fromEntries(
      ['round:r', 'seat', 'hand', 'action', 'discard', 'drawn', 'dealer', 'stake:ante', 'net'].map(
        each => [each.split(':')[0], each.split(':').at(-1)],
      ),
    ),
  }
  const elections = {
    dealing: 'shoe',
    superTable: 1,
    instantCash: { straightFlush: 200, royalFlush: 600 },
    multipleSuper: false,
  }
  const hand = '1,1,AS AD 7C 5D 2H,exchange,5D 2H,9C 3D,KS KD 8C 6D 3H,500'
  const right = await audited(file('l.csv', `${heads}\n${hand},500\n`), map, 'nz22', elections)
  const wrong = await audited(file('l.csv', `${heads}\n${hand},1000\n`), map, 'nz22', elections)
  expect(right).toMatchObject({ says: '', differences: [] })
  expect(wrong.differences).toMatchObject([{ kind: 'fee-not-taken', cents: 500 }])
})

describe('as a command', () => {
  const run = (cells: string, ...more: readonly string[]) => {
    const map = file('map.json', MAPS.baccarat)
    const elections = file('elections.json', { ...BACCARAT, variant: 'commission' })
    const options = ['--map', map, '--book', 'nz5', '--elections', elections]
    return croupier(['audit', row(cells), ...options, ...more])
  }

  test('exit 0 when all agrees; one JSON document', async () => {
    const { code, out } = await run('1,1,9C KD,KH 6S,P,20,20', '--json')
    expect(code).toBe(0)
    expect(JSON.parse(out)).toMatchObject({ rounds: 1, wagers: 1, differences: [], kinds: {} })
  })

  test('exit 1 with an HTML report that escapes quoted text', async () => {
    const html = join(folder, 'report.html')
    const { code, out } = await run('<b>,1,9C KD,KH 6S,P,20,-20', '--html', html)
    expect(code).toBe(1)
    expect(out).toContain('1 difference.')
    expect(readFileSync(html, 'utf8')).toContain('&lt;b&gt;')
  })

  test('exit 2 with one line that names the first bad line', async () => {
    const { code, out, err } = await run('1,1,9C KD,KH 6S,P,much,20')
    expect([code, out]).toEqual([2, ''])
    expect(err.trim()).toMatch(/line 2: stake: "much" is no amount$/)
  })
})
