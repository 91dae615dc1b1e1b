import type { GameName } from '../games/catalogue.ts'
import { numberBelow, oneOf, seeded, type Words } from '../odds/simulation/random.ts'
import { type Lesson, type Sight, varied } from './lesson.ts'
import { ordinaryRound } from './ordinary-round.ts'
import { type Deed, type Rehearsal, type RehearsedTable, rehearsed } from './rehearsal.ts'
import { type Ask, asksOf } from './trainee-questions.ts'

/**
 * An evening at a table, from a seed: ordinary rounds, and in about a third of them something goes
 * wrong. It does not depend on the answers: after each one the table continues as the rules say.
 */

/** A moment with questions for the trainee. */
export interface Moment {
  readonly id: string
  readonly place: RehearsedTable
  readonly deed: Deed
  /** What happened since the previous moment, without the deed itself. */
  readonly scene: readonly Deed[]
  readonly sees?: Sight
  readonly asks: readonly Ask[]
}

export interface EveningRound {
  readonly number: number
  /** The lesson it comes from; undefined for an ordinary round. */
  readonly lesson?: Lesson
  readonly moments: readonly Moment[]
}

export interface Evening {
  readonly seed: string
  readonly rounds: readonly EveningRound[]
}

export interface Plan {
  readonly seed: string
  readonly game: GameName
  readonly rounds: number
  /** The possible irregularities and traps. */
  readonly lessons: readonly Lesson[]
}

/** The moments of a round. The irregularity begins at the first deed with something to see. */
const momentsOf = (
  { place, deeds }: Rehearsal,
  round: number,
  lesson?: Lesson,
): readonly Moment[] => {
  const moments: Moment[] = []
  let scene: Deed[] = []
  let sees: Sight | undefined
  /**
   * While a colleague deals, the colleague also calls and pays what the shoe or the wheel brings.
   */
  let isOthers = false
  for (const deed of deeds) {
    sees = deed.sees ?? sees
    const id = `${round}.${moments.length + 1}`
    const isIrregular = lesson?.is === 'kind' && sees !== undefined
    if (deed.who === 'colleague' || deed.who === 'trainee') isOthers = deed.who === 'colleague'
    const isTheirs = deed.who === 'colleague' || (isOthers && deed.who === 'chance')
    const asks = isTheirs ? [] : asksOf(place, deed, id, isIrregular)
    if (asks.length > 0) {
      moments.push({ id, place, deed, scene, ...(sees && { sees }), asks })
      scene = []
      sees = undefined
    } else scene.push(deed)
  }
  return moments
}

export const lessonRound = (lesson: Lesson, number: number, words: Words): EveningRound => {
  const text = varied(lesson, among => oneOf(among, words))
  return { number, lesson, moments: momentsOf(rehearsed(lesson, text), number, lesson) }
}

/** Which rounds are irregular: a third, and at least one. */
const irregularOf = (rounds: number, words: Words): ReadonlySet<number> => {
  const count = Math.max(1, Math.round(rounds / 3))
  const left = Array.from({ length: rounds }, (_, i) => i + 1)
  return new Set(
    Array.from({ length: count }, () => left.splice(numberBelow(left.length, words), 1)[0]!),
  )
}

/** One ordinary round in four has something that only looks wrong. */
const TRAPS = 4

export const evening = ({ seed, game, rounds, lessons }: Plan): Evening => {
  const words = seeded(seed, 1)
  const irregular = irregularOf(rounds, words)
  const kinds = lessons.filter(({ is }) => is === 'kind')
  const traps = lessons.filter(({ is }) => is === 'trap')
  const unused = [...kinds]
  const roundOf = (number: number): EveningRound => {
    if (irregular.has(number) && kinds.length > 0) {
      if (unused.length === 0) unused.push(...kinds)
      const [kind] = unused.splice(numberBelow(unused.length, words), 1)
      return lessonRound(kind!, number, words)
    }
    if (traps.length > 0 && numberBelow(TRAPS, words) === 0)
      return lessonRound(oneOf(traps, words), number, words)
    return { number, moments: momentsOf(ordinaryRound(game, words), number) }
  }
  return { seed, rounds: Array.from({ length: rounds }, (_, i) => roundOf(i + 1)) }
}

export const momentsIn = ({ rounds }: Evening): readonly Moment[] =>
  rounds.flatMap(({ moments }) => moments)
