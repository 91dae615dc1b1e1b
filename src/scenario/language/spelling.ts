/** The edit distance between two texts, in which two letters that changed places are one mistake. */
export const edits = (from: string, to: string): number => {
  const rows = [Array.from({ length: to.length + 1 }, (_, column) => column)]
  for (let row = 1; row <= from.length; row += 1) {
    const above = rows[row - 1]!
    const here = [row]
    for (let column = 1; column <= to.length; column += 1) {
      const changed = above[column - 1]! + (from[row - 1] === to[column - 1] ? 0 : 1)
      const isSwapped =
        row > 1 &&
        column > 1 &&
        from[row - 1] === to[column - 2] &&
        from[row - 2] === to[column - 1]
      const swapped = isSwapped ? rows[row - 2]![column - 2]! + 1 : changed
      here.push(Math.min(changed, swapped, above[column]! + 1, here[column - 1]! + 1))
    }
    rows.push(here)
  }
  return rows[from.length]![to.length]!
}

/** True for a likely typing error: at most one edit per three letters, and at most three. */
const isNear = (word: string, away: number): boolean =>
  away <= Math.max(1, Math.min(3, Math.ceil(word.length / 3)))

export const nearestWord = (word: string, words: readonly string[]): string | undefined => {
  const measured = words
    .map(each => ({ each, away: edits(word.toLowerCase(), each.toLowerCase()) }))
    .sort((a, b) => a.away - b.away)
  const best = measured[0]
  return best && isNear(word, best.away) ? best.each : undefined
}

/** `"minimun": did you mean minimum?`, or the list of possible words. */
export const corrected = (word: string, words: readonly string[]): string => {
  const near = nearestWord(word, words)
  if (near !== undefined) return `"${word}": did you mean ${near}?`
  return `"${word}"; expected one of ${words.join(', ')}`
}
