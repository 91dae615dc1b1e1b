import type { Mark } from '../../../school/marks.ts'
import { type Progress, progressOf } from '../../../school/score.ts'
import { type Cards, reviewed } from './repetition.ts'

/** A trainee's progress. It is stored only in this browser. */

export interface StoredProgress {
  readonly clauses: readonly Progress[]
  readonly cards: Cards
}

const KEY = 'croupier.school'
const NONE: StoredProgress = { clauses: [], cards: {} }

export const storedProgress = (): StoredProgress => {
  try {
    return {
      ...NONE,
      ...(JSON.parse(localStorage.getItem(KEY) ?? '{}') as Partial<StoredProgress>),
    }
  } catch {
    return NONE
  }
}

const together = (all: readonly Progress[]): readonly Progress[] => {
  const byClause = new Map<string, Progress>()
  for (const { clause, asked, right } of all) {
    const before = byClause.get(clause)
    byClause.set(clause, {
      clause,
      asked: asked + (before?.asked ?? 0),
      right: right + (before?.right ?? 0),
    })
  }
  return [...byClause.values()].toSorted((a, b) => (a.clause < b.clause ? -1 : 1))
}

export const keep = (marks: readonly Mark[], now: Date): void => {
  const { clauses, cards } = storedProgress()
  const kept: StoredProgress = {
    clauses: together([...clauses, ...progressOf(marks)]),
    cards: reviewed(cards, marks, now),
  }
  try {
    localStorage.setItem(KEY, JSON.stringify(kept))
  } catch {
    // The school also works without storage.
  }
}
