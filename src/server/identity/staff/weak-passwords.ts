import { keyOf } from '../account.ts'

/**
 * Finds weak passwords. Attackers first try common words, keyboard rows and repetitions, so each of
 * these counts as one character, however long it is.
 */

const SHORTEST = 12
export const LONGEST_PASSWORD = 128
const DIFFERENT = 6
/** Required characters that are hard to guess. */
const OWN = 8

// biome-ignore format: a list
const WORDS = [
  'abc', 'access', 'admin', 'administrator', 'baccarat', 'baseball', 'batman', 'casino', 'changeme', 'charlie', 'computer', 'croupier',
  'daniel', 'dealer', 'default', 'dragon', 'flower', 'football', 'freedom', 'guest', 'hallo', 'hello', 'hunter', 'iloveyou', 'inspector',
  'jennifer', 'jordan', 'killer', 'letmein', 'liverpool', 'login', 'lovely', 'master', 'michael', 'monkey', 'mustang', 'operator', 'pass',
  'passw0rd', 'passwd', 'password', 'passwort', 'pokemon', 'poker', 'princess', 'root', 'roulette', 'secret', 'shadow', 'sommer', 'spring',
  'starwars', 'summer', 'sunshine', 'superman', 'supervisor', 'temp', 'test', 'thomas', 'trustno1', 'welcome', 'whatever', 'winter', 'woaini',
  'autumn',
]

// biome-ignore format: a list
const ROWS = [
  '01234567890', 'abcdefghijklmnopqrstuvwxyz', 'qwertyuiop', 'qwertzuiop', 'azertyuiop', 'asdfghjkl', 'zxcvbnm', 'yxcvbnm',
  '1qaz2wsx3edc4rfv5tgb6yhn7ujm8ik', 'qazwsxedcrfvtgbyhnujm', '1q2w3e4r5t6y7u8i9o0p', 'q1w2e3r4t5y6u7i8o9p0', '!@#$%^&*()',
].flatMap(row => [row, [...row].reverse().join('')])

// biome-ignore format: a table
const LEET: Readonly<Record<string, string>> = {
  '@': 'a', 4: 'a', 3: 'e', 0: 'o', $: 's', 5: 's', 7: 't', '!': 'i',
}

const spelt = (text: string, one: string): string =>
  [...text].map(letter => (letter === '1' ? one : (LEET[letter] ?? letter))).join('')

/**
 * Length of the guessable start of a text: a keyboard row, a word, a year or a repeated character.
 */
const guessable = (text: string): number => {
  const again = /^(..)\1+/su.exec(text)?.[0].length ?? 0
  const year = /^(19|20)\d\d/.test(text) ? 4 : 0
  const ways = [text, spelt(text, 'i'), spelt(text, 'l')]
  const words = WORDS.filter(word => ways.some(way => way.startsWith(word)))
  const rows = ROWS.map(row => alongside(row, text)).filter(length => length >= 3)
  return Math.max(again, year, ...words.map(word => word.length), ...rows)
}

const alongside = (row: string, text: string): number => {
  let most = 0
  for (let length = 3; length <= text.length && row.includes(text.slice(0, length)); length += 1)
    most = length
  return most
}

/** Reduces a repetition to one copy. */
const once = (text: string): string => /^(.+?)\1+$/su.exec(text)?.[1] ?? text

const ownCharacters = (password: string): number => {
  let rest = once(keyOf(password).replace(/\s+/gu, ''))
  let own = 0
  while (rest !== '') {
    rest = rest.slice(Math.max(1, guessable(rest)))
    own += 1
  }
  return own
}

/** The reason to reject a password, or undefined. */
export const weakness = (password: string, name: string): string | undefined => {
  const letters = [...password]
  if (letters.length < SHORTEST) return `A password has at least ${SHORTEST} characters.`
  if (new Set(letters).size < DIFFERENT)
    return `A password has at least ${DIFFERENT} different characters.`
  if (keyOf(password).includes(keyOf(name)))
    return 'A password must not contain the name of its account.'
  return ownCharacters(password) < OWN
    ? 'This password is easy to guess. Use several words that have nothing to do with one another.'
    : undefined
}
