import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { isUnclear } from '../../src/games/bet-grammar.ts'
import { spokenBets } from '../../src/games/roulette/bet-grammar.ts'
import { roulette } from '../../src/games/roulette/index.ts'
import type { Fact, Facts, Phrase, Refusal } from '../../src/kernel/refusal.ts'
import { play } from '../../src/scenario/index.ts'
import { typedChinese } from '../../src/web/games/roulette/words/typed-chinese.ts'
import { en } from '../../src/web/i18n/en.ts'
import { loadLanguage } from '../../src/web/i18n/languages.ts'
import { phraseText } from '../../src/web/i18n/phrase-text.ts'

/** Every sentence of the rules has a Chinese translation. */

const filesNamed = (folder: string, end: string): readonly string[] =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter(name => name.endsWith(end) && !name.includes('.test.'))
    .map(name => join(folder, name))

const SOURCES = [
  'kernel',
  'general',
  'games',
  'tournament',
  'floor',
  'protection',
  'server',
].flatMap(name => filesNamed(`src/${name}`, '.ts'))

/** The sentence of a refusal comes after its authority. */
const SENTENCE =
  /\brefuse\(\s*[^,'"`]*(?:'[^']*'|"[^"]*"|`[^`]*`)?[^,'"`]*,\s*(?:'((?:[^'\\]|\\.)*)'|"([^"]*)")/g

const refusals = new Set(
  SOURCES.flatMap(file =>
    [...readFileSync(file, 'utf8').matchAll(SENTENCE)].map(([, a, b]) =>
      (a ?? b ?? '').replaceAll("\\'", "'"),
    ),
  ).filter(says => /^[A-Z{].* .*\.$/.test(says)),
)

/** Files that hold sentences apart from the refusals that use them. */
const APART = [
  'src/kernel/command.ts',
  'src/general/s10-wagers/wagers.ts',
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

const holesOf = (text: string): readonly string[] =>
  [...text.matchAll(/\{(\$?\w+)\}/g)].map(([, hole]) => hole!).toSorted()

/** The values of each placeholder, by its name. Names of people and typed text stay as they are. */
// biome-ignore format: a table
const FACTS: Facts = {
  round: 701, now: 702,
  patron: 'Ana', patrons: ['Ana', 'Ben'], nominee: 'Ben', name: 'Eve', first: 'Ana', second: 'Ben',
  holders: ['Ana', 'Ben'], to: 'Ben', missing: 'Ana',
  on: 'split:8-11', kind: 'pass', rank: 'game supervisor', colour: 'blue', colours: ['blue', 'red'],
  game: 'snake-eyes', units: ['rounds', 'shoes'], version: 'midi', election: 'decks',
  elected: 'mini', choices: ['midi', 'full'], why: { says: 'Give the reason.' }, style: 'B',
  card: 'KD', period: 'day', until: '2026-11-18T00:00:00.000Z', renews: '2026-11-18T00:00:00.000Z', mark: '00', spun: '00', number: '00', dice: [1, 2], table: 't1', tournament: 't1',
}

const COUNTS = [
  'area',
  'now',
  'round',
  'at',
  'boxes',
  'called',
  'cards',
  'count',
  'decks',
  'die',
  'different',
  'free',
  'from',
  'heat',
  'id',
  'least',
  'maxPlayers',
  'minPlayers',
  'minutes',
  'most',
  'numbers',
  'roll',
  'rounds',
  'royalFlush',
  'seat',
  'seats',
  'seconds',
  'straightFlush',
  'target',
  'total',
  'wager',
]

const factFor = (hole: string): Fact | undefined =>
  hole.startsWith('$') || COUNTS.includes(hole) ? 700 : FACTS[hole]

const filled = (says: string): Phrase => ({
  says,
  facts: Object.fromEntries(
    holesOf(says).map(hole => [hole.replace('$', ''), factFor(hole) ?? `{${hole}}`]),
  ),
})

/** Names of people, and words that only scenarios use. */
const NAMES =
  /\b(Ana|Ann|Ben|Cyd|Dee|Eve|Gus|Nia|Oto|Zed|Zoe|own|seat \d+|none on player|none|moon|dragon|pass-line|insurance|blackjack|heats|final|address)\b/g

const isEnglish = (text: string): boolean => /[A-Za-z]{3}/.test(text.replace(NAMES, ''))

/** Choices that a scenario invents, so no language has a word for them. */
const isInvented = ({ facts }: Refusal): boolean =>
  ['grand', 'hat'].includes(String(facts?.elected))

/** Every refusal in the scenarios, with its facts. */
const REFUSED: readonly Refusal[] = filesNamed('scenarios', '.txt').flatMap(file =>
  play(readFileSync(file, 'utf8')).flatMap(({ trace }) =>
    trace.flatMap(({ refused }) => (refused && !isInvented(refused) ? [refused] : [])),
  ),
)

const LANGUAGES = await Promise.all((['zh-Hans', 'zh-Hant'] as const).map(loadLanguage))

const SOURCE = SOURCES.map(file => readFileSync(file, 'utf8'))
  .join('')
  .replaceAll("\\'", "'")

/** Sentences composed with a number. */
const COMPUTED = /^A (name has 1 to|password has at least) \d+ /

test('no unused sentence is translated', () => {
  const { templates } = LANGUAGES[1]!.words
  const sentences = Object.keys(templates).filter(says => /^[A-Z{].* .*\.$/.test(says))
  const unsaid = sentences.filter(says => !SOURCE.includes(says) && !COMPUTED.test(says))
  expect(unsaid).toEqual([])
})

test('the name of every placeholder says what it holds', () => {
  const unknown = [...refusals].flatMap(says =>
    holesOf(says).filter(hole => factFor(hole) === undefined),
  )
  expect(unknown).toEqual([])
})

describe.each(LANGUAGES)('in $language', ({ words }) => {
  test('every refusal of the rules has a sentence', () => {
    expect(refusals.size).toBeGreaterThan(450)
    expect([...refusals].filter(says => !Object.hasOwn(words.templates, says))).toEqual([])
  })

  test('with the same placeholders', () => {
    const other = Object.entries(words.templates).filter(
      ([english, says]) => holesOf(english).join() !== holesOf(says).join(),
    )
    expect(other).toEqual([])
  })

  test('and reads as Chinese with any values', () => {
    const told = [...refusals].map(says => phraseText(words, filled(says)))
    expect(told.filter(text => isEnglish(text) || text.includes('{'))).toEqual([])
  })

  test('and so do the refusals of the scenarios with their own facts', () => {
    expect(REFUSED.length).toBeGreaterThan(500)
    const told = REFUSED.map(refusal => phraseText(words, refusal))
    expect(told.filter(text => isEnglish(text) || text.includes('{'))).toEqual([])
  })

  test('announcements contain no English', () => {
    const told = ANNOUNCED.map(phrase => phraseText(words, phrase))
    expect(told.filter(text => isEnglish(text) || text.includes('{'))).toEqual([])
  })
})

test('in English no placeholder of a refusal is left open', () => {
  const told = REFUSED.map(refusal => phraseText(en, refusal))
  expect(told.filter(text => text.includes('{'))).toEqual([])
})

const VOID_REASONS = [
  'more than one card was exposed',
  'a wrong number of cards for the Dealer',
  'a wrong number of cards for seat 2',
  'cards were dealt to seat 3, which has no Ante',
  'KD came twice',
  'no box has its wagers in order',
  'the deck is not whole',
  'the deck has 51 cards',
  'the round was invalidated',
]

const seat = { seat: 2 }
const counts = { player: 6, banker: 8 }

/** The announcements of all games. */
const ANNOUNCED: readonly Phrase[] = [
  ...['No more bets', 'Place your bets, please', 'Bets are open again', 'Last coup'],
  ...['No bets this hand', 'This round is void', "The Player's Hand is void", 'No spin'],
  ...['No roll', 'Overruled: no roll', 'All decisions are locked in', 'No hand'],
  'Who wants to Force the Dealer?',
]
  .map((says): Phrase => ({ says }))
  .concat([
    { says: 'Tie Hand, Player {player}, Banker {banker}', facts: counts },
    { says: 'Player wins, Player {player}, Banker {banker}', facts: counts },
    { says: 'Player {player}, Banker {banker}', facts: counts },
    { says: 'Banker {points}', facts: { points: 7 } },
    { says: '{nominee} acts for {patron}', facts: { nominee: 'Ben', patron: 'Ana' } },
    { says: '{number} {colour}', facts: { number: '0', colour: 'green' } },
    { says: 'Overruled: {total}', facts: { total: 11 } },
    { says: 'The dice are offered to {patron}', facts: { patron: 'Ana' } },
    { says: 'Dealer has {hand}', facts: { hand: 'odd cards' } },
    { says: 'Seat {seat}: {hand}', facts: { ...seat, hand: 'royal-flush' } },
    { says: 'Seat {seat}: {hand}, {end}', facts: { ...seat, hand: 'pair', end: 'stands off' } },
    {
      says: 'Seat {seat}: {hand} and {other}, {end}',
      facts: { ...seat, hand: 'flush', other: 'straight', end: 'loses' },
    },
    ...VOID_REASONS.map(reason => ({ says: 'This round is void: {reason}', facts: { reason } })),
  ])

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
  const said = spokenBets(elections, typedChinese(line), 'number')
  expect(isUnclear(said) ? said : said.map(bet => bet.on)).toEqual([on])
})

test('nz8:3.1 several wagers and their chips in one line', () => {
  const said = spokenBets(elections, typedChinese('25 直注 17，红 50元、分注 17 20'), 'number')
  expect(said).toEqual([
    { on: 'straight-up:17', chips: 2500 },
    { on: 'red', chips: 5000 },
    { on: 'split:17-20', chips: undefined },
  ])
})

/** Each sentence of the screens in English with the one in Chinese. */
const pairsIn = (a: unknown, b: unknown): readonly (readonly [string, string])[] => {
  if (typeof a === 'string' && typeof b === 'string') return [[a, b]]
  if (typeof a !== 'object' || a === null) return []
  return Object.entries(a).flatMap(([key, of]) => pairsIn(of, (b as Record<string, unknown>)[key]))
}

test('odds are not turned round: 8 to 1 is one that pays eight, 1 賠 8', async () => {
  const pairs = pairsIn(en, (await loadLanguage('zh-Hant')).words)
  const turned = pairs.flatMap(([english, chinese]) =>
    [...english.matchAll(/(\d+) to (\d+)/g)]
      .filter(([, won, stake]) => !english.includes(`${stake} to ${won}`))
      .filter(([, won, stake]) => chinese.includes(`${won} 賠 ${stake}`))
      .map(() => chinese),
  )
  expect(pairs.filter(([english]) => /\d to 1\b/.test(english)).length).toBeGreaterThan(10)
  expect(turned).toEqual([])
})
