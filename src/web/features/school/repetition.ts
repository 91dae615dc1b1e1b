import { type Card, createEmptyCard, fsrs, generatorParameters, Rating } from 'ts-fsrs'
import type { Mark } from '../../../school/marks.ts'

/** Spaced repetition: which kinds of question to repeat, and when. Stored in this browser. */

export type Cards = Readonly<Record<string, Card>>

/** Without random intervals, so that the same answers give the same dates. */
const SCHEDULE = fsrs(generatorParameters({ enable_fuzz: false }))

/** A kind counts as known if all its answers were right. */
export const reviewed = (cards: Cards, marks: readonly Mark[], now: Date): Cards => {
  const kinds = new Map<string, boolean>()
  for (const { kind, isRight } of marks)
    if (kind !== undefined) kinds.set(kind, (kinds.get(kind) ?? true) && isRight)
  const next = [...kinds].map(([kind, isKnown]) => {
    const card: Card = cards[kind] ?? createEmptyCard<Card>(now)
    return [kind, SCHEDULE.next(card, now, isKnown ? Rating.Good : Rating.Again).card] as const
  })
  return { ...cards, ...Object.fromEntries(next) }
}

export const dueNow = (cards: Cards, now: Date): readonly string[] =>
  Object.entries(cards)
    .filter(([, { due }]) => new Date(due).getTime() <= now.getTime())
    .map(([kind]) => kind)
