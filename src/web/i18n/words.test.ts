import { describe, expect, test } from 'vitest'
import { CATALOGUE } from '../../games/catalogue.ts'
import { NAMES } from '../../games/snake-eyes/names.ts'
import type { Phrase } from '../../kernel/refusal.ts'
import { en } from './en.ts'
import { loadLanguage, preferred } from './languages.ts'
import { phraseText, spokenText } from './phrase-text.ts'
import { VOLUME_OF, VOLUMES } from './volumes/index.ts'
import { zhHant } from './zh-hant.ts'

const { words: zhHans } = await loadLanguage('zh-Hans')

/** Every language has every text, and has translated it. */

type TextEntry = readonly [key: string, says: unknown]

/**
 * Skips templates, which are keyed by their English; tests/repository/chinese.test.ts covers them.
 */
const leaves = (words: unknown, key = ''): readonly TextEntry[] =>
  key === 'templates'
    ? []
    : typeof words === 'object' && words !== null
      ? Object.entries(words).flatMap(([name, each]) => leaves(each, key ? `${key}.${name}` : name))
      : [[key, words]]

/**
 * Texts that are the same in every language: marks, numbers, names, typed input, commands, formats.
 */
const MEANT_AS_THEY_ARE =
  /\b(Croupier|croupier export|croupier par|SVG|commission|JSON|CSV|TLS|localhost|SHA-256|HMAC-SHA-256|commit|TABLE|PURPOSE|NUMBER|shuffle|spin|dice|Enter|Backspace|none|Delete|Tab|Home|End|split|corner|field|ante|exchange|roll|red|neighbours|tier|no roll|nz5:9\.4|[2-9AJQK10]+[CDHS])\b/g

const SAMPLES: Readonly<Record<string, readonly unknown[]>> = {
  'audit.hold': [7, 7, 7, 7],
  'marks.list': [['7', '8']],
  'marks.items': [['7', '8']],
  'marks.sentences': [['7', '8']],
  'snakeEyes.came': [[2, 2]],
  'roulette.cloth.covers': [['7', '8']],
  'roulette.why.covers': ['7', ['7', '8'], false],
  'lunar.hand': ['full-house'],
  'lunar.wager': ['ante'],
  'tiles.hand': ['full-house'],
  'strategy.rule': ['7', '8'],
  'terms.rank': ['dealer'],
  'terms.elected': ['decks'],
  'terms.election': ['full'],
  'terms.unit': ['rounds'],
  'baccarat.wager': ['dragon-bonus-player'],
  'baccarat.kind': ['dragon-bonus'],
  'baccarat.area': ['dragon-bonus-player', 'Dragon Bonus'],
  'roulette.typed.heard': ['分注 8 11'],
  'past.yours': ['roll'],
  'past.house': ['spin'],
  'past.wager': ['7', '8'],
  'tournament.director.deed': ['begin'],
  'tournament.director.field': ['reason'],
  'tournament.director.option': ['yes'],
  'tournament.director.breach': ['nz7:3.5'],
  'desk.rank': ['dealer'],
  'desk.incident': ['ball'],
  'desk.step': ['spin'],
  'desk.deed': ['no-spin'],
  'desk.field': ['reason'],
  'desk.option': ['up'],
  'desk.side': ['player'],
  'desk.elected': ['decks'],
  'desk.election': ['full'],
  'desk.asksSplit': ['7', '8', '9', '10'],
  'desk.answered': ['declined', '7', '8'],
  'tournament.form.lasts': [7, 'time'],
}

/** The consequences of a director's decision are composed from one record. */
const FOLLOWS = 'tournament.director.follows.lines.'
const FOLLOWING = { names: '7', count: 8, session: '9', sum: '10', time: '11', table: '12' }

const sampleFor = (key: string): readonly unknown[] =>
  key.startsWith(FOLLOWS) ? [FOLLOWING] : (SAMPLES[key] ?? [7, 8, 9, 10])

const asSaid = ([key, says]: TextEntry): string =>
  typeof says === 'function' ? String(says(...sampleFor(key))) : String(says)

const MAY_BE_EMPTY = ['table.lastCoup.no', 'lunar.declared.no']

const LANGUAGES = [
  ['zh-Hans', zhHans],
  ['zh-Hant', zhHant],
] as const

describe.each(LANGUAGES)('in %s', (_, words) => {
  const said = leaves(words)

  test('it has exactly the keys of the English words', () => {
    expect(said.map(([key]) => key).toSorted()).toEqual(
      leaves(en)
        .map(([key]) => key)
        .toSorted(),
    )
  })

  test('a sentence in English is a sentence here, and a function is a function', () => {
    const kinds = (of: readonly TextEntry[]) =>
      Object.fromEntries(of.map(([key, it]) => [key, typeof it]))
    expect(kinds(said)).toEqual(kinds(leaves(en)))
  })

  test('no text is empty', () => {
    const empty = said.filter(each => asSaid(each).trim() === '').map(([key]) => key)
    expect(empty.toSorted()).toEqual(MAY_BE_EMPTY.toSorted())
  })

  test('no English text is left', () => {
    const english = said
      .map(each => [each[0], asSaid(each).replace(MEANT_AS_THEY_ARE, '')] as const)
      .filter(([, text]) => /[A-Za-z]{3}/.test(text))
    expect(english).toEqual([])
  })

  test('every wager on the dice has its own name', () => {
    expect(new Set(Object.values(words.snakeEyes.wagers)).size).toBe(Object.keys(NAMES).length)
  })
})

test('every section is in the volume that its page loads', async () => {
  const found: Record<string, string> = {}
  for (const volume of VOLUMES) {
    const fresh: Record<string, object> = await import(`./volumes/en/${volume}.en.ts`)
    for (const section of Object.keys(fresh.volume!))
      if (section !== 'templates') found[section] = volume
  }
  expect(found).toEqual(VOLUME_OF)
})

// biome-ignore format: set as a table
const PHRASES: readonly (readonly [Phrase, en: string, hans: string, hant: string])[] = [
  [{ says: 'No more bets' }, 'No more bets', '停止下注', '停止下注'],
  [{ says: 'Banker wins, Player {player}, Banker {banker}', facts: { player: 4, banker: 7 } },
    'Banker wins, Player 4, Banker 7', '庄家赢，闲 4 点，庄 7 点', '莊家贏，閒 4 點，莊 7 點'],
  [{ says: '{number} {colour}', facts: { number: '17', colour: 'black' } }, '17 black', '17 黑', '17 黑'],
  [{ says: 'Dealer has {hand}', facts: { hand: 'full-house' } }, 'Dealer has full house', '荷官：葫芦', '荷官：葫蘆'],
  [{ says: 'Area {area} on {on} is taken.', facts: { area: 1, on: 'player' } },
    'Area 1 on Player is taken.', '1 号区的闲家已被占用。', '1 號區的閒家已被佔用。'],
  [{ says: 'No limits are set for {kind}.', facts: { kind: 'straight-up' } },
    'No limits are set for Straight-up.', '没有为直注设限红。', '沒有為直注設限紅。'],
  [{ says: 'Only a {rank} or above may do this.', facts: { rank: 'game supervisor' } },
    'Only a game supervisor or above may do this.', '只有牌桌主管或以上可以这样做。', '只有牌桌主管或以上可以這樣做。'],
  [{ says: 'The colours of this table are {colours}.', facts: { colours: ['blue', 'red'] } },
    'The colours of this table are blue, red.', '本桌的颜色有蓝、红。', '本桌的顏色有藍、紅。'],
  [{ says: 'You have {$held} in these chips, not {$amount}.', facts: { held: 120_00, amount: 250_50 } },
    'You have $120 in these chips, not $250.50.', '您有这种筹码 $120，没有 $250.50。', '您有這種籌碼 $120，沒有 $250.50。'],
  [{ says: '{name} approved this, and it was not done: {why}',
    facts: { name: 'Eve', why: { says: '{patron} has no wager that could be declared void.', facts: { patron: 'Ana' } } } },
    'Eve approved this, and it was not done: Ana has no wager that could be declared void.',
    'Eve 已批准，但未能执行：Ana 没有可作废的注。', 'Eve 已批准，但未能執行：Ana 沒有可作廢的注。'],
  [{ says: 'Win by {least}: {low} to 1 … by {most}: {high} to 1', facts: { least: 4, low: 1, most: 9, high: 30 } },
    'Win by 4: 1 to 1 … by 9: 30 to 1', '赢 4 点 1 赔 1……赢 9 点 1 赔 30', '贏 4 點 1 賠 1……贏 9 點 1 賠 30'],
  [{ says: '{pays} to 1', facts: { pays: [5, 10, 30] } }, '5, 10, 30 to 1', '1 赔 5、10、30', '1 賠 5、10、30'],
  [{ says: 'a sentence of {seat} that nobody wrote down', facts: { seat: 2 } },
    'a sentence of 2 that nobody wrote down', 'a sentence of 2 that nobody wrote down', 'a sentence of 2 that nobody wrote down'],
]

test.each(PHRASES)('$says is translated with its facts in every language', (phrase, ...told) => {
  expect([en, zhHans, zhHant].map(words => phraseText(words, phrase))).toEqual(told)
})

/** What patrons call bet, player, casino and balance. */
const STAFF_WORDS = /wager|\bpatrons?\b(?!\})|the house\b|\bcage\b/i

const PATRONS = ['start', 'table', ...Object.keys(CATALOGUE), 'odds', 'help', 'limits']

test.each(PATRONS)('the words of %s are a patron’s', async volume => {
  const found: Record<string, object> = await import(`./volumes/en/${volume}.en.ts`)
  const staffs = leaves(found.volume).filter(each => STAFF_WORDS.test(asSaid(each)))
  expect(staffs.map(asSaid)).toEqual([])
})

test('every template in patrons’ words belongs to a sentence of the rules', () => {
  const holes = (text: string) => text.match(/\{\$?\w+\}/g) ?? []
  for (const [says, told] of Object.entries(en.templates)) {
    expect(Object.keys(zhHant.templates)).toContain(says)
    expect(holes(says)).toEqual(expect.arrayContaining(holes(told)))
    expect(told).not.toMatch(STAFF_WORDS)
  }
})

test('a patron with the name of a wager keeps that name', () => {
  const phrase = { says: 'Nobody is called {patron}.', facts: { patron: 'player' } }
  expect(phraseText(zhHant, phrase)).toBe('沒有叫 player 的人。')
})

test('the tables of the house have names in every language', () => {
  expect(spokenText(zhHans, 'Snake Eyes')).toBe('蛇眼骰')
  expect(spokenText(zhHant, 'Lunar Poker, attended')).toBe('月亮撲克，真人荷官')
  expect(spokenText(zhHant, 'Our corner table')).toBe('Our corner table')
})

test.each([
  [['en-NZ', 'zh-CN'], 'en'],
  [['zh-CN', 'en'], 'zh-Hans'],
  [['zh-SG'], 'zh-Hans'],
  [['zh'], 'zh-Hans'],
  [['zh-MO'], 'zh-Hant'],
  [['zh-Hant-HK'], 'zh-Hant'],
  [['zh-Hans-HK'], 'zh-Hans'],
  [['yue'], 'zh-Hant'],
  [['mi-NZ', 'zh-TW'], 'zh-Hant'],
  [['mi-NZ'], 'en'],
] as const)('a browser that asks for %j gets %s', (tags, language) => {
  expect(preferred(tags)).toBe(language)
})
