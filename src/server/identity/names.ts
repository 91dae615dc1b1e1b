/**
 * Names of people, compared the way people see them. A name uses letters of one script and no
 * invisible characters. Guests may not take names that look like a word of the house or like a
 * staff member. Scripts and look-alikes follow UAX 31 and UTS 39 of Unicode, as far as names in use
 * need them.
 */

const LONGEST = 20

/** Merges compatible forms, runs of spaces, and kinds of apostrophes. */
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

/** Chinese, Japanese and Korean each mix several scripts. */
const WRITINGS = [
  ...SCRIPTS.map(script => written(script)),
  written('Han', 'Bopomofo'),
  written('Han', 'Hiragana', 'Katakana'),
  written('Han', 'Hangul'),
]

const SHAPE = /^[\p{L}0-9][\p{L}\p{M}0-9 .'-]*$/u
const UNSEEN = /[\p{C}\p{DI}]|[\u2800]/u
const LATIN_STROKED = 'đĐðÐłŁøØħĦŧŦıæÆœŒßẞþÞŋŊəƏ'

/** Excludes small capitals, turned letters and the like, which no name uses. */
const isLatinOfNames = (letter: string): boolean =>
  !/\p{Script=Latin}/u.test(letter) ||
  /^[A-Za-z]\p{M}*$/u.test(letter.normalize('NFD')) ||
  LATIN_STROKED.includes(letter)

/** The fault in a tidied name, or undefined. */
export const malformedName = (name: string): string | undefined => {
  if (UNSEEN.test(name)) return 'A name has no invisible characters.'
  const long = [...name].length
  if (long === 0 || long > LONGEST || !SHAPE.test(name))
    return `A name has 1 to ${LONGEST} letters, digits, spaces, hyphens or apostrophes, and begins with a letter or a digit.`
  const letters = name.replace(/[0-9 .'-]/gu, '')
  return WRITINGS.some(writing => writing.test(letters)) && [...letters].every(isLatinOfNames)
    ? undefined
    : 'A name uses letters of one script only, such as Latin, Cyrillic or Chinese.'
}

/** Look-alikes of each Latin letter. Upper case where only the capital looks alike. */
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

/** Two names with the same skeleton look the same at a glance. */
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

/** Names under which the house acts, or that sound official. */
// biome-ignore format: a list
const RESERVED = [
  'admin', 'administrator', 'auditor', 'cage', 'cashier', 'casino', 'console', 'croupier', 'dealer', 'director',
  'door', 'host', 'house', 'inspector', 'management', 'manager', 'moderator', 'official', 'operator', 'pitboss',
  'program', 'root', 'security', 'staff', 'supervisor', 'support', 'system', 'virtual',
  'администратор', 'дилер', 'инспектор', 'казино', 'крупье', 'оператор', 'система',
]

/** Chinese does not separate words, so a name may not contain any of these. */
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

/** Whether a name sounds like the house or one of its ranks. */
export const isReserved = (name: string): boolean =>
  [name, ...name.split(/[ .'-]/u)].some(isReservedWord) ||
  RESERVED_HAN.some(word => name.includes(word))
