/** The words that this browser mixes into what the house has sealed, remembered so that they can be found again. */

const keyOf = (table: string, number: number): string => `croupier.words.${table}.${number}`

const random = (): string =>
  [...crypto.getRandomValues(new Uint8Array(16))]
    .map(byte => byte.toString(16).padStart(2, '0'))
    .join('')

export const newWords = (table: string, number: number): string => {
  const words = random()
  try {
    sessionStorage.setItem(keyOf(table, number), words)
  } catch {
    // Who keeps nothing mixes all the same, and only cannot recognise it afterwards.
  }
  return words
}

export const areOwnWords = (table: string, number: number, words: string): boolean => {
  try {
    return sessionStorage.getItem(keyOf(table, number)) === words
  } catch {
    return false
  }
}
