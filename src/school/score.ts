import type { Mark } from './marks.ts'

/** The result of an evening, in whole numbers. */
export interface Score {
  readonly asked: number
  readonly right: number
  /** Of a thousand. */
  readonly accuracy: number
  /** Answers in time per thousand measured; null if none was measured. */
  readonly speed: number | null
  readonly falseAlarms: number
  readonly missed: number
  /** How often the wrong amount was paid, and by how many cents in total. */
  readonly moneyErrors: number
  readonly money: number
}

const shareOf = (part: number, of: number): number =>
  of === 0 ? 1000 : Math.floor((part * 1000) / of)

export const scoreOf = (marks: readonly Mark[]): Score => {
  const count = (holds: (mark: Mark) => boolean) => marks.filter(holds).length
  const right = count(mark => mark.isRight)
  const measured = count(mark => mark.isSlow !== undefined)
  return {
    asked: marks.length,
    right,
    accuracy: shareOf(right, marks.length),
    speed:
      measured === 0
        ? null
        : shareOf(
            count(mark => mark.isSlow === false),
            measured,
          ),
    falseAlarms: count(mark => mark.isFalseAlarm),
    missed: count(mark => mark.isMissed),
    moneyErrors: count(mark => mark.money !== 0),
    money: marks.reduce((sum, mark) => sum + Math.abs(mark.money), 0),
  }
}

/** How often each clause was asked, and how often the answer was right. */
export interface Progress {
  readonly clause: string
  readonly asked: number
  readonly right: number
}

export const progressOf = (marks: readonly Mark[]): readonly Progress[] => {
  const byClause = new Map<string, { asked: number; right: number }>()
  for (const { under, isRight } of marks)
    for (const clause of under) {
      const { asked, right } = byClause.get(clause) ?? { asked: 0, right: 0 }
      byClause.set(clause, { asked: asked + 1, right: right + (isRight ? 1 : 0) })
    }
  return [...byClause.entries()]
    .map(([clause, counts]) => ({ clause, ...counts }))
    .toSorted((a, b) => (a.clause < b.clause ? -1 : 1))
}

/** The clauses that lost a mark. */
export const lostIn = (marks: readonly Mark[]): readonly string[] =>
  [...new Set(marks.filter(({ isRight }) => !isRight).flatMap(({ under }) => under))].toSorted()
