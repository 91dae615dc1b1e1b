/** The edge of a table as a line to walk along, and strips of cloth beside it. */

export interface Point {
  readonly x: number
  readonly y: number
}

/** A line in short pieces. */
export type Curve = readonly Point[]

export const rounded = (n: number): number => Math.round(n * 10) / 10

const POWER = 2.3
const SAMPLES = 160

const power = (n: number): number => Math.sign(n) * Math.abs(n) ** (2 / POWER)

const turned = (from: number, to: number, at: (t: number) => Point): Curve =>
  Array.from({ length: SAMPLES + 1 }, (_, i) =>
    at(((from + ((to - from) * i) / SAMPLES) * Math.PI) / 180),
  )

interface Bow {
  readonly centre: Point
  readonly rx: number
  readonly ry: number
  /** Degrees, clockwise from three o'clock. */
  readonly from: number
  readonly to: number
}

/** Fuller than an ellipse, as tables are. */
export const bowOf = ({ centre, rx, ry, from, to }: Bow): Curve =>
  turned(from, to, t => ({
    x: centre.x + rx * power(Math.cos(t)),
    y: centre.y + ry * power(Math.sin(t)),
  }))

/** Part of a circle. */
export const arcOf = (centre: Point, radius: number, from: number, to: number): Curve =>
  turned(from, to, t => ({
    x: centre.x + radius * Math.cos(t),
    y: centre.y + radius * Math.sin(t),
  }))

const written = (line: Curve): string =>
  line.map(({ x, y }) => `${rounded(x)} ${rounded(y)}`).join('L')

export const drawn = (line: Curve): string => `M${written(line)}`

const apart = (a: Point, b: Point): number => Math.hypot(a.x - b.x, a.y - b.y)

export interface Rim {
  readonly length: number
  /** A point so far along the rim and so far in from it. */
  readonly at: (along: number, depth: number) => Point
  /** How print is turned that is read from the rim, never upside down. */
  readonly turn: (along: number) => number
}

/** Measured once: then it is walked by length. The middle is where its inner side is. */
export const rimOf = (line: Curve, middle: Point): Rim => {
  const walked = [0]
  for (const [i, point] of line.entries())
    if (i > 0) walked.push(walked[i - 1]! + apart(point, line[i - 1]!))
  const length = walked.at(-1)!
  const inward = (along: number): { readonly point: Point; readonly normal: Point } => {
    const found = walked.findIndex(sum => sum >= Math.min(length, Math.max(0, along)))
    const i = Math.max(1, found)
    const [a, b] = [line[i - 1]!, line[i]!]
    const piece = apart(a, b)
    const part = (along - walked[i - 1]!) / piece
    const point = { x: a.x + (b.x - a.x) * part, y: a.y + (b.y - a.y) * part }
    const normal = { x: -(b.y - a.y) / piece, y: (b.x - a.x) / piece }
    const isIn = normal.x * (middle.x - point.x) + normal.y * (middle.y - point.y) > 0
    return { point, normal: isIn ? normal : { x: -normal.x, y: -normal.y } }
  }
  return {
    length,
    at: (along, depth) => {
      const { point, normal } = inward(along)
      return { x: rounded(point.x + normal.x * depth), y: rounded(point.y + normal.y * depth) }
    },
    turn: along => {
      const { normal } = inward(along)
      const degrees = (Math.atan2(normal.x, -normal.y) * 180) / Math.PI
      return Math.round(Math.abs(degrees) > 91 ? degrees - Math.sign(degrees) * 180 : degrees)
    },
  }
}

const PIECES = 6

const steps = (from: number, to: number, pieces: number): readonly number[] =>
  Array.from({ length: pieces + 1 }, (_, i) => from + ((to - from) * i) / pieces)

/** A strip of cloth between two distances along the rim and two depths. */
export const strip = (rim: Rim, from: number, to: number, outer: number, inner: number): string => {
  const along = steps(from, to, PIECES)
  const points = [
    ...along.map(s => rim.at(s, outer)),
    ...along.toReversed().map(s => rim.at(s, inner)),
  ]
  return `M${written(points)}Z`
}
