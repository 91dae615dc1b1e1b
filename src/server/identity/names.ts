/**
 * Names of people, as people tell them apart. One name is in letters of one script, without anything that
 * nobody sees; and what looks like a word of the house, or like somebody who works here, no guest is called.
 * The scripts and the look-alikes go by UAX 31 and UTS 39 of Unicode, as far as living names need them.
 */

const LONGEST = 20

/** Compatible forms are one, spaces are one, and an apostrophe is an apostrophe. */
export const tidied = (name: string): string =>
  name
    .normalize('NFKC')
    .replace(/[’ʼ‘`´]/gu, "'")
    .replace(/[‐‑–]/gu, '-')
    .replace(/\s+/gu, ' ')
    .trim()

// biome-ignore format: a list
const SCRIPTS = [
  'Latin', 'Cyrillic', 'Greek', 'Arabic', 'Armenian', 'Bengali', 'Devanagari', 'Ethiopic', 'Georgian',
  'Gujarati', 'Gurmukhi', 'Hebrew', 'Kannada', 'Khmer', 'Lao', 'Malayalam', 'Myanmar', 'Oriya', 'Sinhala',
  'Tamil', 'Telugu', 'Thaana', 'Thai', 'Tibetan',
]

const written = (...scripts: readonly string[]): RegExp =>
  new RegExp(`^[${scripts.map(one => `\\p{scx=${one}}`).join('')}\\p{M}]*$`, 'u')

/** Chinese, Japanese and Korean are each written in more than one. */
const WRITINGS = [
  ...SCRIPTS.map(script => written(script)),
  written('Han', 'Bopomofo'),
  written('Han', 'Hiragana', 'Katakana'),
  written('Han', 'Hangul'),
]

const SHAPE = /^[\p{L}0-9][\p{L}\p{M}0-9 .'-]*$/u
const UNSEEN = /[\p{C}\p{DI}]|[\u2800]/u
const LATIN_STROKED = 'đĐðÐłŁøØħĦŧŦıæÆœŒßẞþÞŋŊəƏ'

/** Small capitals, turned letters and the like are of no alphabet that names are written in. */
const isLatinOfNames = (letter: string): boolean =>
  !/\p{Script=Latin}/u.test(letter) ||
  /^[A-Za-z]\p{M}*$/u.test(letter.normalize('NFD')) ||
  LATIN_STROKED.includes(letter)

/** What speaks against the form of a name that has been tidied; nothing if it will do. */
export const malformedName = (name: string): string | undefined => {
  if (UNSEEN.test(name)) return 'A name holds nothing that cannot be seen.'
  const long = [...name].length
  if (long === 0 || long > LONGEST || !SHAPE.test(name))
    return `A name has 1 to ${LONGEST} letters, digits, spaces, hyphens or apostrophes, and begins with a letter or a digit.`
  const letters = name.replace(/[0-9 .'-]/gu, '')
  return WRITINGS.some(writing => writing.test(letters)) && [...letters].every(isLatinOfNames)
    ? undefined
    : 'A name is in letters of one script, such as Latin, Cyrillic or Chinese, and of no two.'
}

/** What looks like a Latin letter, by that letter. Upper case where only that looks like it. */
// biome-ignore format: a table
const LOOKS_LIKE: Readonly<Record<string, string>> = {
  a: 'аαɑ', b: 'ЬвВβΒßẞ', c: 'сϲςС', d: 'ԁđðÐĐ', e: 'еєЕεΕəƏ', f: 'ғϝ', g: 'ԍɡ', h: 'һНнΗհħĦ',
  i: 'іΙιıІӏ', j: 'јЈϳ', k: 'кКκΚ', l: 'łŁӀ', m: 'мМΜ', n: 'пПηΝոпŋŊ', o: 'оОοΟσօøØفه', p: 'рРρΡþÞ',
  q: 'ԛզ', r: 'гГ', s: 'ѕЅտ', t: 'тТτΤŧŦ', u: 'υսμцЦ', v: 'νѵѴ', w: 'ԝωшШ', x: 'хХχΧ', y: 'уУγΥүҮ', z: 'ΖᴢзЗ',
}

const LETTERS = new Map(
  Object.entries(LOOKS_LIKE).flatMap(([latin, alike]) =>
    [...alike].map(one => [one, latin] as const),
  ),
)

/** Two names with one skeleton are one name to whoever glances at them. */
export const skeleton = (name: string): string =>
  [...name.normalize('NFKD').replace(/\p{M}/gu, '')]
    .map(one => LETTERS.get(one) ?? one)
    .join('')
    .toLowerCase()
    .replace(/æ/gu, 'ae')
    .replace(/œ/gu, 'oe')
    .replace(/[^\p{L}0-9]/gu, '')
    .replace(/[i1]/gu, 'l')
    .replace(/0/gu, 'o')
    .replace(/rn/gu, 'm')
    .replace(/vv/gu, 'w')

/** Under these the house itself acts, or somebody speaks for it. */
// biome-ignore format: a list
const RESERVED = [
  'admin', 'administrator', 'auditor', 'cage', 'cashier', 'casino', 'console', 'croupier', 'dealer', 'director',
  'door', 'host', 'house', 'inspector', 'management', 'manager', 'moderator', 'official', 'operator', 'pitboss',
  'program', 'root', 'security', 'staff', 'supervisor', 'support', 'system', 'virtual',
  'администратор', 'дилер', 'инспектор', 'казино', 'крупье', 'оператор', 'система',
]

/** In Chinese a word is not set apart, so that a name must not hold it. */
// biome-ignore format: a list
const RESERVED_HAN = [
  '荷官', '庄家', '莊家', '庄荷', '莊荷', '赌场', '賭場', '管理员', '管理員', '系统', '系統', '客服', '主管', '监督', '監督', '经理',
  '經理', '稽查', '裁判', '官方', '出纳', '出納', '收银', '收銀',
]

const LEET = new Map(Object.entries({ 3: 'e', 4: 'a', 5: 's', 7: 't', 8: 'b' }))

const WORDS = new Set(RESERVED.map(skeleton))

const isReservedWord = (word: string): boolean => {
  const plain = word.replace(/[0-9]+$/u, '')
  const spelt = [...word].map(one => LEET.get(one) ?? one).join('')
  return [word, plain, spelt].some(one => WORDS.has(skeleton(one)))
}

/** Whether a name would pass for the house, or for a rank in it. */
export const isReserved = (name: string): boolean =>
  [name, ...name.split(/[ .'-]/u)].some(isReservedWord) ||
  RESERVED_HAN.some(word => name.includes(word))
