/**
 * Suggestions for a mistyped id: the clause it would belong to, the same number in another book, or
 * a small typo.
 */
export const nearest = (wanted: string, ids: readonly string[]): readonly string[] => {
  const number = wanted.slice(wanted.indexOf(':') + 1)
  const distance = (id: string): number => {
    if (wanted.startsWith(`${id}(`) || id.endsWith(`:${number}`)) return 0
    return edits(wanted.toLowerCase(), id.toLowerCase())
  }
  const measured = ids.map(id => ({ id, away: distance(id) })).filter(({ away }) => away <= 2)
  const least = Math.min(...measured.map(({ away }) => away))
  return measured
    .filter(({ away }) => away === least)
    .slice(0, 4)
    .map(({ id }) => id)
}

/** The edit distance between two texts. */
const edits = (from: string, to: string): number => {
  let above = Array.from({ length: to.length + 1 }, (_, column) => column)
  for (let row = 1; row <= from.length; row += 1) {
    const here = [row]
    for (let column = 1; column <= to.length; column += 1) {
      const changed = above[column - 1]! + (from[row - 1] === to[column - 1] ? 0 : 1)
      here.push(Math.min(changed, above[column]! + 1, here[column - 1]! + 1))
    }
    above = here
  }
  return above[to.length]!
}
