import { type Card, rank } from '../../../../kernel/card.ts'
import { pipsOf } from '../../../ui/pieces/card.tsx'

/** What you can see of a card that is uncovered from one edge, with its corners covered. */

export const EDGES = ['top', 'right', 'bottom', 'left'] as const
export type Edge = (typeof EDGES)[number]

export const CORNERS = ['top left', 'top right', 'bottom left', 'bottom right'] as const
export type Corner = (typeof CORNERS)[number]

export const isCorner = (from: Edge | Corner): from is Corner => from.includes(' ')

/** How far a card is uncovered: from which edge or corner, and by which fraction. */
export interface Uncovering {
  readonly edge: Edge | Corner
  readonly part: number
}

/** The rotation of a card in the hand, in quarter turns clockwise. */
export type Quarter = 0 | 1 | 2 | 3

export const nextQuarter = (quarter: Quarter): Quarter => ((quarter + 1) % 4) as Quarter

/** The edge of the card that you see at this edge of the screen. */
export const cardEdge = (quarter: Quarter, seen: Edge): Edge =>
  EDGES[(EDGES.indexOf(seen) + 4 - quarter) % 4]!

/** The edge of the screen where you see this edge of the card. */
export const screenEdge = (quarter: Quarter, edge: Edge): Edge =>
  EDGES[(EDGES.indexOf(edge) + quarter) % 4]!

/** Converts a movement on the screen to one on the card. */
export const cardMovement = (quarter: Quarter, x: number, y: number): readonly [number, number] =>
  (
    [
      [x, y],
      [y, -x],
      [-x, -y],
      [-y, x],
    ] as const
  )[quarter]

/** Half the size of a pip. A pip counts as seen when half of it is visible. */
const SEEN = 6

const FRAME = 0.14

/** The distance from a corner, across and down. */
const fromCorner = (corner: Corner, x: number, y: number): readonly [number, number] => [
  corner.endsWith('left') ? x : 100 - x,
  corner.startsWith('top') ? y : 140 - y,
]

/**
 * Whether a pip is visible when the card is uncovered from this edge. A card is 100 wide and 140
 * high.
 */
const REACHED: Readonly<Record<Edge, (x: number, y: number, part: number) => boolean>> = {
  top: (_, y, part) => y - SEEN < part * 140,
  bottom: (_, y, part) => y + SEEN > (1 - part) * 140,
  left: (x, _, part) => x - SEEN < part * 100,
  right: (x, _, part) => x + SEEN > (1 - part) * 100,
}

const isSeen = ([x, y]: readonly [number, number], { edge, part }: Uncovering): boolean => {
  if (!isCorner(edge)) return REACHED[edge](x, y, part)
  const [across, down] = fromCorner(edge, x, y)
  return (across - SEEN) / 100 + (down - SEEN) / 140 < 2 * part
}

export type Sight =
  | { readonly is: 'nothing' }
  | { readonly is: 'frame' }
  | { readonly is: 'pips'; readonly pips: number }

/** On a court card the frame is visible before anything else. */
export const sightOf = (card: Card, uncovered: Uncovering): Sight => {
  if ('JQK'.includes(rank(card)))
    return uncovered.part > FRAME ? { is: 'frame' } : { is: 'nothing' }
  const pips = pipsOf(card)!.filter(spot => isSeen(spot, uncovered)).length
  return pips === 0 ? { is: 'nothing' } : { is: 'pips', pips }
}

/** The part of the back that remains when a corner is bent so that the fold crosses at `d`. */
const leftOf = (d: number): readonly (readonly [number, number])[] =>
  d <= 1
    ? [
        [d, 0],
        [1, 0],
        [1, 1],
        [0, 1],
        [0, d],
      ]
    : [
        [1, d - 1],
        [1, 1],
        [d - 1, 1],
      ]

const percent = (part: number): string => `${Math.round(part * 100)}%`

/** The clip path of the back. */
export const clipOf = ({ edge, part }: Uncovering): string => {
  if (isCorner(edge)) {
    const points = leftOf(2 * part).map(([x, y]) => {
      const across = edge.endsWith('left') ? x : 1 - x
      const down = edge.startsWith('top') ? y : 1 - y
      return `${percent(across)} ${percent(down)}`
    })
    return `polygon(${points.join(', ')})`
  }
  const inset = { top: 0, right: 1, bottom: 2, left: 3 }[edge]
  return `inset(${[0, 1, 2, 3].map(side => (side === inset ? percent(part) : '0')).join(' ')})`
}

/** A card is 100 by 140. The length of its diagonal in card widths, and its slope. */
const DIAGONAL = Math.hypot(100, 140) / 100
const STEEP = (Math.atan2(140, 100) * 180) / Math.PI

/** The position of the fold: a strip along the edge of the clipped back. */
export const foldAt = ({ edge, part }: Uncovering): Readonly<Record<string, string>> => {
  if (!isCorner(edge)) return { [edge]: percent(part) }
  const [down, across] = edge.split(' ') as [string, string]
  const isRising = edge === 'top left' || edge === 'bottom right'
  return {
    [across]: percent(part),
    [down]: percent(part),
    width: percent(DIAGONAL * Math.min(2 * part, 2 - 2 * part)),
    translate: `${across === 'left' ? '-50%' : '50%'} ${down === 'top' ? '-50%' : '50%'}`,
    rotate: `${isRising ? -STEEP : STEEP}deg`,
  }
}
