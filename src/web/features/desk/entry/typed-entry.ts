/**
 * Reads what a dealer, a scanner or a sensor types, key by key. An entry is taken at its last key,
 * so nobody presses Enter after it.
 */

/** `part`: more keys can complete the entry. */
export type ReadResult<T> = { readonly whole: T } | 'part' | 'wrong'

/**
 * What stays in the field after a wrong key: that key, if it begins another entry. Earlier keys must
 * not stay, because a dealer types the whole entry again.
 */
export const restarted = <T>(reads: (text: string) => ReadResult<T>, typed: string): string => {
  const key = typed.slice(-1)
  return reads(key) === 'part' ? key : ''
}

const CARD = /^(A|[2-9]|10|J|Q|K)[CDHS]$/
const RANK = /^(A|[2-9]|10?|J|Q|K)$/

/** `T` and `0` are short for 10. */
export const readCard = (text: string): ReadResult<string> => {
  const card = text.trim().toUpperCase().replace(/^[T0]/, '10')
  if (CARD.test(card)) return { whole: card }
  return card === '' || RANK.test(card) ? 'part' : 'wrong'
}

/** The rank that was typed, while the suit is missing. */
export const rankIn = (text: string): string =>
  text
    .trim()
    .toUpperCase()
    .replace(/^[T0]$/, '10')

/** `07` is 7, unless the wheel has a number that starts with 0. */
const numberOf = (text: string, pockets: readonly string[]): string =>
  pockets.includes(text) ? text : text.replace(/^0(?=\d)/, '')

/** If another digit could follow, the number is complete only after Enter (`entered`). */
export const readNumber =
  (pockets: readonly string[], entered = false) =>
  (typed: string): ReadResult<string> => {
    const text = typed.trim()
    const number = numberOf(text, pockets)
    const isLonger = (pocket: string) => pocket !== number && pocket.startsWith(text)
    const mayGoOn = text === '' || pockets.some(isLonger) || (text === '0' && !entered)
    if (pockets.includes(number) && (entered || !mayGoOn)) return { whole: number }
    return mayGoOn ? 'part' : 'wrong'
  }

/** `34`, `3 4` and `3-4` are the same two dice. */
export const readDice = (typed: string): ReadResult<readonly [number, number]> => {
  const text = typed.trim()
  const both = /^([1-6])\D?([1-6])$/.exec(text)
  if (both) return { whole: [Number(both[1]), Number(both[2])] }
  return /^([1-6]\D?)?$/.test(text) ? 'part' : 'wrong'
}
