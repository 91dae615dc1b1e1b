import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { isUnclear, spokenBets } from '../../src/games/roulette/bet-grammar.ts'
import { roulette } from '../../src/games/roulette/index.ts'
import { sentence } from '../../src/kernel/refusal.ts'
import { heard } from '../../src/web/i18n/chinese/heard.ts'
import { REFUSALS as HANS } from '../../src/web/i18n/zh-hans/refusals/index.ts'
import { zhHans } from '../../src/web/i18n/zh-hans.ts'
import { REFUSALS as HANT } from '../../src/web/i18n/zh-hant/refusals/index.ts'
import { zhHant } from '../../src/web/i18n/zh-hant.ts'

/** Whatever the rules can say to somebody is said in Chinese to whoever reads Chinese. */

const filesIn = (folder: string): readonly string[] =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter(name => name.endsWith('.ts') && !name.includes('.test.'))
    .map(name => join(folder, name))

const SOURCES = ['general', 'games', 'tournament', 'server'].flatMap(name => filesIn(`src/${name}`))

/** The sentence of a refusal stands behind its authority. */
const SENTENCE =
  /\brefuse\(\s*[^,'"`]*(?:'[^']*'|"[^"]*"|`[^`]*`)?[^,'"`]*,\s*(?:'((?:[^'\\]|\\.)*)'|"([^"]*)")/g

const refusals = new Set(
  SOURCES.flatMap(file =>
    [...readFileSync(file, 'utf8').matchAll(SENTENCE)].map(([, a, b]) =>
      (a ?? b ?? '').replaceAll("\\'", "'"),
    ),
  ).filter(says => /^[A-Z{].* .*\.$/.test(says)),
)

/** Where sentences are kept apart from the refusals that say them. */
const APART = [
  'src/general/s10-wagers.ts',
  'src/games/baccarat/s05-wagers/betting.ts',
  'src/server/identity/accounts.ts',
  'src/server/approvals/approvals.ts',
  'src/server/floor/dealer-relief.ts',
  'src/server/floor/idle-seats.ts',
  'src/server/approvals/dual-control.ts',
  'src/tournament/session/table.ts',
]

for (const file of APART)
  for (const [, says = ''] of readFileSync(file, 'utf8').matchAll(/'([A-Z{][^']* [^']*\.)'/g))
    refusals.add(says)

const holesOf = (text: string): readonly string[] => (text.match(/\{\$?\w+\}/g) ?? []).toSorted()

/** Names, numbers, cards and names of wagers stand in holes; beside them no English is left. */
const isEnglish = (text: string): boolean => /[A-Za-z]{3}/.test(text.replaceAll('"own"', ''))

const facts = { rank: 'game supervisor', least: 'game supervisor', decided: 'dealer' }
const filled = (says: string): string =>
  sentence({
    refused: 'nz1:1.1/dealer',
    says,
    facts: {
      ...Object.fromEntries(holesOf(says).map((hole, i) => [hole.replace(/[{$}]/g, ''), 700 + i])),
      ...(says.includes('{$least}') ? {} : facts),
    },
  })

describe.each([
  ['zh-Hans', HANS, zhHans],
  ['zh-Hant', HANT, zhHant],
] as const)('in %s', (_, phrases, { said }) => {
  test('every refusal that the rules know has its sentence', () => {
    expect(refusals.size).toBeGreaterThan(450)
    expect([...refusals].filter(says => !Object.hasOwn(phrases, says))).toEqual([])
  })

  test('with the same holes', () => {
    const other = Object.entries(phrases).filter(
      ([english, says]) => holesOf(english).join() !== holesOf(says).join(),
    )
    expect(other).toEqual([])
  })

  test('and comes over the wire in Chinese, whatever stands in it', () => {
    const left = Object.keys(phrases).filter(says => isEnglish(said.refusal(filled(says))))
    expect(left).toEqual([])
  })

  test('a refusal is found by its own sentence, not by one that is like it', () => {
    expect(said.refusal('The minimum here is $25.')).toMatch(/\$25/)
    expect(said.refusal('Seat 3 is taken.')).toMatch(/^3 [号號]位/)
    expect(said.refusal('Something that nobody wrote down.')).toBe(
      'Something that nobody wrote down.',
    )
  })

  test('announcements of the golden rounds leave no English', () => {
    const left = ANNOUNCED.filter(text => isEnglish(said.call(text).replace(NAMES, '')))
    expect(left).toEqual([])
  })
})

const NAMES = /\b(Ana|Ann|Ben|Bob|Cat|Dan|Eve|p\d+)\b/g

/** What the dealers of all games say, from the rounds that are kept as they once were. */
const ANNOUNCED: readonly string[] = [
  ...['No more bets', 'Place your bets, please', 'Bets are open again', 'Last coup'],
  ...['No bets this hand', 'This round is void', "The Player's Hand is void", 'Banker 7'],
  ...['Tie Hand, Player 6, Banker 6', 'Player wins, Player 8, Banker 1', 'Player 4, Banker 7'],
  ...['Ben acts for Ana', 'Ben no longer acts for Ana', 'No spin', '17 black', '0 green'],
  ...['No roll', '7', 'Overruled: no roll', 'Overruled: 11', 'The dice are offered to Ana'],
  ...['All decisions are locked in', 'No hand', 'Who wants to Force the Dealer?'],
  ...['Dealer has ace-king', 'Dealer has odd-cards', 'Seat 2: nothing that wins'],
  ...['Seat 2: the Ante is paid', 'Seat 2: no hand, stands off', 'Seat 2: royal-flush'],
  ...['Seat 4: pair, wins', 'Seat 1: flush and straight, loses', 'Seat 5: full-house, stands off'],
  'This round is void: more than one card was exposed',
  'This round is void: a wrong number of cards for the Dealer',
  'This round is void: a wrong number of cards for seat 2',
  'This round is void: cards were dealt to seat 3, which has no Ante',
  'This round is void: KD came twice',
  'This round is void: no box has its wagers in order',
  'This round is void: the deck is not whole',
  'This round is void: the round was invalidated',
]

const { elections } = roulette.standard()

// biome-ignore format: a table
test.each([
  ['直注 17', 'straight-up:17'], ['17', 'straight-up:17'], ['分注 8 11', 'split:8-11'],
  ['分注８ １１', 'split:8-11'], ['街注 13 15', 'street:13-14-15'], ['角注 8 9 11 12', 'corner:8-9-11-12'],
  ['線注 1 6', 'six-line:1-2-3-4-5-6'], ['线注 1 6', 'six-line:1-2-3-4-5-6'], ['第二打', 'dozen:2'],
  ['第三列', 'column:3'], ['红', 'red'], ['紅', 'red'], ['黑', 'black'], ['双', 'even'], ['單', 'odd'],
  ['小', 'low'], ['1 至 18', 'low'], ['大', 'high'], ['三分注', 'tier'], ['孤注', 'orphelins'],
  ['零旁注', 'voisins'], ['邻注 17', 'neighbours:17'], ['鄰注 17', 'neighbours:17'],
])('nz8:3.1 %s is %s', (line, on) => {
  const said = spokenBets(elections, heard(line), 'number')
  expect(isUnclear(said) ? said : said.map(bet => bet.on)).toEqual([on])
})

test('nz8:3.1 several wagers and their chips in one line', () => {
  const said = spokenBets(elections, heard('25 直注 17，红 50元、分注 17 20'), 'number')
  expect(said).toEqual([
    { on: 'straight-up:17', chips: 2500 },
    { on: 'red', chips: 5000 },
    { on: 'split:17-20', chips: undefined },
  ])
})
