import { type Band, bandsAfter, CONFIDENCE, type Holding } from '../../../../odds/par.ts'

/** The hold of equal wagers over a day, as bands around the edge. */

export interface Play extends Holding {
  readonly roundsAnHour: number
}

export interface Hold extends Band {
  readonly hours: number
}

export const PACES = [30, 45, 60, 80, 120, 200] as const
export const HOURS = [1, 2, 4, 8, 12, 16, 20, 24] as const

export const holdsAfter = (hours: number, play: Play): readonly Hold[] =>
  bandsAfter(hours * play.roundsAnHour, play).map(band => ({ hours, ...band }))

/** On a phone the chart is as wide as the screen, so that its text stays readable. */
export const SIZES = {
  wide: { width: 720, height: 300 },
  narrow: { width: 340, height: 280 },
} as const
export type Size = (typeof SIZES)[keyof typeof SIZES]

const LEFT = 62
const TOP = 10

export interface HoldChart {
  /** Widest first, so that the others are drawn on top. */
  readonly bands: readonly { readonly confidence: number; readonly points: string }[]
  readonly percents: readonly { readonly y: number; readonly says: string }[]
  readonly hours: readonly { readonly x: number; readonly says: string }[]
  readonly edge: number
  readonly zero: number
  readonly frame: { readonly left: number; readonly right: number; readonly bottom: number }
}

/** A step of 1, 2 or 5 times a power of ten that gives four to nine lines. */
const stepFor = (range: number): number => {
  const power = 10 ** Math.floor(Math.log10(range / 4))
  return [5, 2, 1].map(digit => digit * power).find(step => range / step >= 4) ?? power
}

const inPercent = (share: number, step: number): string => {
  const digits = Math.max(0, -Math.floor(Math.log10(step * 100) + 1e-9))
  return `${(share * 100)
    .toFixed(digits)
    .replace(/^-(?=0*\.?0*$)/, '')
    .replace('-', '−')} %`
}

const STEPS = 92

export const holdChart = (play: Play, { width, height }: Size): HoldChart => {
  const [right, base] = [width - 12, height - 34]
  const times = Array.from({ length: STEPS + 1 }, (_, i) => 1 + (23 * i) / STEPS)
  const widest = holdsAfter(1, play).at(-1)!
  const [bottom, top] = [Math.min(widest.low, 0), Math.max(widest.high, 0)]
  const x = (hours: number) => LEFT + ((hours - 1) / 23) * (right - LEFT)
  const y = (value: number) => TOP + ((top - value) / (top - bottom || 1)) * (base - TOP)
  const point = (hours: number, value: number) => `${x(hours).toFixed(1)},${y(value).toFixed(1)}`
  const bands = CONFIDENCE.map(([confidence], i) => {
    const holds = times.map(hours => holdsAfter(hours, play)[i]!)
    const upper = holds.map(({ hours, high }) => point(hours, high))
    const lower = holds.map(({ hours, low }) => point(hours, low)).reverse()
    return { confidence, points: [...upper, ...lower].join(' ') }
  }).reverse()
  const step = stepFor(top - bottom || 1)
  const first = Math.ceil(bottom / step - 1e-9)
  const lines = Math.floor(top / step + 1e-9) - first + 1
  return {
    bands,
    percents: Array.from({ length: lines }, (_, i) => (first + i) * step).map(value => ({
      y: y(value),
      says: inPercent(value, step),
    })),
    hours: HOURS.map(hours => ({ x: x(hours), says: String(hours) })),
    edge: y(play.edge),
    zero: y(0),
    frame: { left: LEFT, right, bottom: base },
  }
}
