/** Days, weeks and months in which limits count. They begin at midnight UTC; a week on Monday. */

export const PERIODS = ['day', 'week', 'month'] as const

export type Period = (typeof PERIODS)[number]

export const MINUTE = 60_000
export const DAY = 86_400_000

/** Days since 1970. */
export const dayOf = (at: number): number => Math.floor(at / DAY)

export interface Span {
  readonly from: number
  readonly to: number
}

/** The period that contains this moment. `to` is the first moment after it. */
export const periodAt = (per: Period, at: number): Span => {
  const day = dayOf(at)
  switch (per) {
    case 'day':
      return { from: day * DAY, to: (day + 1) * DAY }
    case 'week': {
      /** 1 January 1970 was a Thursday. */
      const monday = day - ((day + 3) % 7)
      return { from: monday * DAY, to: (monday + 7) * DAY }
    }
    case 'month': {
      const date = new Date(at)
      const [year, month] = [date.getUTCFullYear(), date.getUTCMonth()]
      return { from: Date.UTC(year, month), to: Date.UTC(year, month + 1) }
    }
  }
}
