import type { PastStep } from '../../../../client/past-rounds.ts'
import type { AnyFace } from '../../../../games/face.ts'
import { dollars, phraseText, type Words } from '../../../../i18n/index.ts'
import { myWagers } from '../bets/bets.ts'
import { isSame } from '../same-phrase.ts'

/** Describes each step of a round completely, for readers who cannot see the picture. */

type StakeFields = Readonly<{ on?: unknown; chips?: unknown; piece?: unknown }>

const yours = (words: Words, face: AnyFace, { does, said }: PastStep): string => {
  const { on, chips, piece } = (said ?? {}) as StakeFields
  const sum = typeof chips === 'number' ? chips : piece
  return typeof on === 'string' && typeof sum === 'number'
    ? words.past.wager(dollars(sum), face.wagerName(words, on))
    : words.past.yours(does)
}

/** The dealer's new call at this step. */
const saidAt = (words: Words, now: PastStep, before: PastStep | undefined): string | undefined => {
  const all = now.view.play.calls
  const earlier = before?.view.play.calls ?? []
  const last = all.at(-1)
  const isNew =
    last !== undefined && (!isSame(last, earlier.at(-1)) || all.length !== earlier.length)
  return isNew ? words.marks.sentence(phraseText(words, last)) : undefined
}

export const stepTitle = (words: Words, face: AnyFace, step: PastStep): string => {
  switch (step.by) {
    case 'you':
      return yours(words, face, step)
    case 'another':
      return words.past.another
    default:
      return words.past.house(step.does)
  }
}

/** The visible cards, number or dice, if they changed at this step. */
const shownNew = (
  words: Words,
  face: AnyFace,
  now: PastStep,
  before: PastStep | undefined,
): readonly string[] => {
  const shows = face.answers.h?.(words, now.view)
  return shows && before && shows !== face.answers.h?.(words, before.view) ? [shows] : []
}

export const stepText = (
  words: Words,
  face: AnyFace,
  patron: string,
  now: PastStep,
  before: PastStep | undefined,
): readonly string[] => {
  const lying = myWagers(now.view, patron).map(
    ({ on, chips }) => `${dollars(chips)} ${face.wagerName(words, on)}`,
  )
  const said = saidAt(words, now, before)
  return [
    ...(said ? [said] : []),
    ...shownNew(words, face, now, before),
    ...(lying.length > 0 ? [words.past.lying(words.marks.list(lying))] : []),
  ]
}
