import { describe, expect, test } from 'vitest'
import { NAMES } from '../../games/snake-eyes/names.ts'
import { en } from './en.ts'
import { preferred } from './languages.ts'
import { zhHans } from './zh-hans.ts'
import { zhHant } from './zh-hant.ts'

/** Every language says everything, and says it in its own words. */

type Said = readonly [key: string, says: unknown]

const leaves = (words: unknown, key = ''): readonly Said[] =>
  typeof words === 'object' && words !== null
    ? Object.entries(words).flatMap(([name, each]) => leaves(each, key ? `${key}.${name}` : name))
    : [[key, words]]

/** What is no language: marks, numbers, names, what is typed, names of commands and formats. */
const MEANT_AS_THEY_ARE =
  /\b(Croupier|croupier export|commission|JSON|CSV|TLS|localhost|SHA-256|HMAC-SHA-256|commit|TABLE|PURPOSE|NUMBER|shuffle|spin|dice|Enter|Delete|Tab|Home|End|split|corner|field|ante|exchange|roll|red|neighbours|tier|no roll|nz5:9\.4|[2-9AJQK10]+[CDHS])\b/g

const SAMPLES: Readonly<Record<string, readonly unknown[]>> = {
  'audit.hold': [7, 7, 7, 7],
  'marks.list': [['7', '8']],
  'marks.sentences': [['7', '8']],
  'snakeEyes.came': [[2, 2]],
  'roulette.cloth.covers': [['7', '8']],
  'roulette.why.covers': ['7', ['7', '8'], false],
  'lunar.hand': ['full-house'],
  'lunar.wager': ['ante'],
  'baccarat.wager': ['dragon-bonus-player'],
  'baccarat.kind': ['dragon-bonus'],
  'baccarat.area': ['dragon-bonus-player', 'Dragon Bonus'],
  'said.call': ['No more bets'],
  'lunar.call': ['No more bets'],
  'said.refusal': ['The minimum here is $25.'],
  'roulette.typed.heard': ['分注 8 11'],
  'said.notice': ['Tie pays 8 to 1'],
  'said.reason': ['Player had 5: draws on 0 to 5.'],
  'said.pays': ['8 to 1'],
  'said.title': ['Lunar Poker'],
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
}

const asSaid = ([key, says]: Said): string =>
  typeof says === 'function' ? String(says(...(SAMPLES[key] ?? [7, 8, 9]))) : String(says)

const MAY_BE_EMPTY = ['table.lastCoup.no', 'lunar.declared.no']

/** Written otherwise in traditional Chinese; none of them is a character of both. */
const SIMPLIFIED =
  /[庄闲对龙赔这个规则说请发开关时间问题选择轮盘筹码为长门见车贝风页马鱼鸟汉语简体压边达过运还进远连选没]/
const ALIKE = /[個規則請選擇輪盤籌碼問題關開時間說這對還沒體達過運進遠連邊壓語簡漢]/

const LANGUAGES = [
  ['zh-Hans', zhHans],
  ['zh-Hant', zhHant],
] as const

describe.each(LANGUAGES)('in %s', (_, words) => {
  const said = leaves(words)

  test('every key of the English words is there, and no other', () => {
    expect(said.map(([key]) => key).toSorted()).toEqual(
      leaves(en)
        .map(([key]) => key)
        .toSorted(),
    )
  })

  test('what is a sentence in English is one here, what is worked out is worked out', () => {
    const kinds = (of: readonly Said[]) =>
      Object.fromEntries(of.map(([key, it]) => [key, typeof it]))
    expect(kinds(said)).toEqual(kinds(leaves(en)))
  })

  test('nothing is left empty', () => {
    const empty = said.filter(each => asSaid(each).trim() === '').map(([key]) => key)
    expect(empty.toSorted()).toEqual(MAY_BE_EMPTY.toSorted())
  })

  test('no English is left', () => {
    const english = said
      .map(each => [each[0], asSaid(each).replace(MEANT_AS_THEY_ARE, '')] as const)
      .filter(([, text]) => /[A-Za-z]{3}/.test(text))
    expect(english).toEqual([])
  })

  test('every wager at the dice has a name of its own', () => {
    expect(new Set(Object.values(words.snakeEyes.wagers)).size).toBe(Object.keys(NAMES).length)
  })
})

test('no simplified character stands in the traditional words', () => {
  const wrong = leaves(zhHant)
    .map(each => [each[0], asSaid(each)] as const)
    .filter(([, text]) => SIMPLIFIED.test(text.replace(new RegExp(ALIKE, 'g'), '')))
  expect(wrong).toEqual([])
})

// biome-ignore format: set as a table
const CALLS = [
  ['No more bets', '停止下注', '停止下注'],
  ['Last coup', '最后一局', '最後一局'],
  ['No bets this hand', '本局不接受下注', '本局不接受下注'],
  ['No spin', '此转无效', '此轉無效'],
  ['No roll', '此掷无效', '此擲無效'],
  ['Banker wins, Player 4, Banker 7', '庄家赢，闲 4 点，庄 7 点', '莊家贏，閒 4 點，莊 7 點'],
  ['Tie Hand, Player 6, Banker 6', '和局，闲 6 点，庄 6 点', '和局，閒 6 點，莊 6 點'],
  ['17 black', '17 黑', '17 黑'],
  ['Dealer has full-house', '荷官：葫芦', '荷官：葫蘆'],
  ['Seat 2: a call of tomorrow?', 'Seat 2: a call of tomorrow?', 'Seat 2: a call of tomorrow?'],
] as const

test.each(CALLS)('the call “%s” is made in the words of the table', (english, hans, hant) => {
  expect(zhHans.said.call(english)).toBe(hans)
  expect(zhHant.said.call(english)).toBe(hant)
})

test('odds are printed as they are read there', () => {
  expect(zhHans.said.pays('8 to 1')).toBe('1 赔 8')
  expect(zhHant.said.pays('1 to 1, less 5% commission')).toBe('1 賠 1, 扣 5% 佣金')
  expect(zhHans.said.pays('5, 10, 30 to 1')).toBe('1 赔 5, 10, 30')
  expect(zhHans.said.pays('1 to 1; 1 to 2 when it wins with 6')).toBe('1 赔 1；以 6 点胜出只赔一半')
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
] as const)('a browser that asks for %j is answered in %s', (tags, language) => {
  expect(preferred(tags)).toBe(language)
})
