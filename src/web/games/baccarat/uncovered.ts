import { type Card, rank } from '../../../kernel/card.ts'
import { pipsOf } from '../../parts/card.tsx'

/** What can be seen of a card that is uncovered from one edge, corners covered: never more than that. */

export const EDGES = ['top', 'right', 'bottom', 'left'] as const
export type Edge = (typeof EDGES)[number]

/** How far a card is uncovered: from which edge, and which part of it, 0 to 1. */
export interface Uncovered {
  readonly edge: Edge
  readonly part: number
}

/** Half a pip: it is seen when this much of it is. */
const SEEN = 6

const FRAME = 0.14

const isSeen = ([x, y]: readonly [number, number], { edge, part }: Uncovered): boolean => {
  switch (edge) {
    case 'top':
      return y - SEEN < part * 140
    case 'bottom':
      return y + SEEN > (1 - part) * 140
    case 'left':
      return x - SEEN < part * 100
    case 'right':
      return x + SEEN > (1 - part) * 100
  }
}

export type Sight =
  | { readonly is: 'nothing' }
  | { readonly is: 'frame' }
  | { readonly is: 'pips'; readonly pips: number }

/** A court card shows the line of its frame before anything else. */
export const sightOf = (card: Card, uncovered: Uncovered): Sight => {
  if ('JQK'.includes(rank(card)))
    return uncovered.part > FRAME ? { is: 'frame' } : { is: 'nothing' }
  const pips = pipsOf(card)!.filter(spot => isSeen(spot, uncovered)).length
  return pips === 0 ? { is: 'nothing' } : { is: 'pips', pips }
}

/** What of the back is cut away. */
export const clipOf = ({ edge, part }: Uncovered): string => {
  const away = `${Math.round(part * 100)}%`
  const inset = { top: 0, right: 1, bottom: 2, left: 3 }[edge]
  return `inset(${[0, 1, 2, 3].map(side => (side === inset ? away : '0')).join(' ')})`
}

/** Where the back is bent: a strip along the line up to which it is cut away. */
export const foldAt = ({ edge, part }: Uncovered): Readonly<Record<string, string>> => ({
  [edge]: `${Math.round(part * 100)}%`,
})
