import { edits } from '../scenario/language/spelling.ts'

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
