import { drawingPoint, type Place, sizeOf, type Turn } from './geometry.ts'

/** A part of the cloth, enlarged until every place in it is as wide as a finger. */

export interface Part {
  /** The magnification. */
  readonly times: number
  /** The position of its corner in the drawing of the whole cloth. */
  readonly left: number
  readonly top: number
  readonly places: readonly Place[]
}

export const FINGER = 44

/** The displayed width on a screen of this width, inside a frame and up to a maximum. */
export const partWidth = (screen: number): number => Math.min(screen - 16, 400) - 30

/** Wagers on up to six numbers. Dozens, columns and even chances are large enough. */
const MOST_NUMBERS = 6

const isOnNumbers = ({ position }: Place): boolean => position.numbers.length <= MOST_NUMBERS

/** True if a press there may have been meant for a neighbour. A single number is large enough. */
export const isSmall = (place: Place): boolean =>
  isOnNumbers(place) && (place.position.kind !== 'straight-up' || place.key.endsWith(' again'))

const held = (from: number, length: number, whole: number): number =>
  Math.min(Math.max(from, 0), Math.max(0, whole - length))

const SMALLEST = 1.5
const LARGEST = 8
const STEP = 0.25

/** The square around a place. `pixels` is the number of pixels per unit of the drawing. */
export const partRound = (
  turn: Turn,
  places: readonly Place[],
  { position: { at } }: Place,
  pixels: number,
): Part => {
  const { width, height } = sizeOf(turn)
  const middle = drawingPoint(turn, at)
  const partAt = (times: number): Part => {
    const side = width / times
    const edge = FINGER / 2 / pixels / times
    const left = held(middle.x - side / 2, side, width + 2 * edge) - edge
    const top = held(middle.y - side / 2, side, height + 2 * edge) - edge
    const isSeen = (place: Place): boolean => {
      const { x, y } = drawingPoint(turn, place.position.at)
      const within = (from: number, one: number) => one >= from + edge && one <= from + side - edge
      return within(left, x) && within(top, y)
    }
    return { times, left, top, places: places.filter(isOnNumbers).filter(isSeen) }
  }
  let times = SMALLEST
  while (times < LARGEST && closest(turn, partAt(times)) * pixels < FINGER) times += STEP
  return partAt(times)
}

/** The distance between the two nearest places of a part. */
export const closest = (turn: Turn, { places, times }: Part): number => {
  const points = places.map(({ position }) => drawingPoint(turn, position.at))
  const gaps = points.flatMap((a, i) =>
    points.slice(i + 1).map(b => Math.max(Math.abs(a.x - b.x), Math.abs(a.y - b.y)) * times),
  )
  return Math.min(...gaps, Number.POSITIVE_INFINITY)
}
