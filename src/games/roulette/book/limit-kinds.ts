import { isDeclared } from '../names.ts'

/** The kinds of wager with posted limits. */
// biome-ignore format: set as printed
export const LIMIT_KINDS = [
  'straight-up', 'split', 'street', 'corner', 'five-line', 'six-line',
  'column', 'dozen', 'even-chance', 'asian-neighbour', 'racetrack',
] as const

/** @rule ruling:808 ruling:818 */
export const kindOf = (on: string): string => {
  if (on.startsWith('asian-neighbour:')) return 'asian-neighbour'
  if (isDeclared(on)) return 'racetrack'
  const [kind = on] = on.split(':')
  return kind === on && !(LIMIT_KINDS as readonly string[]).includes(on) ? 'even-chance' : kind
}
