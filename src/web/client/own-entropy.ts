/**
 * The random words that this browser mixes into a sealed order. They are stored so that you can
 * check them later.
 */

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
    // Without storage the words are still mixed in; you just cannot recognise them later.
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
