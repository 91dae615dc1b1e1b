import type { Authority } from '../../../kernel/authority.ts'
import { neighboursOf, type Pocket, type Wheel } from '../s02-wheel.ts'
import type { Bet, Inside } from './positions.ts'

/** Division 8 rule 3.2A: wagers of several pieces. Each piece is a wager of the main layout. */

export const FIXED = ['tier', 'orphelins', 'voisins'] as const

export type FixedMultiple = (typeof FIXED)[number]

export const isMultipleKind = (kind: string): kind is Multiple['kind'] =>
  kind === 'neighbours' || (FIXED as readonly string[]).includes(kind)

export type Multiple =
  | { readonly kind: FixedMultiple }
  | { readonly kind: 'neighbours'; readonly of: Pocket }

const piece = (kind: Inside, ...numbers: readonly Pocket[]): Bet => ({ kind, numbers })

/**
 * The numbers are the same on every wheel. A double piece appears twice.
 * @rule nz8:3.2A nz8:3.2A(a) nz8:3.2A(b) nz8:3.2A(b)(i) nz8:3.2A(b)(ii) nz8:3.2A(c) nz8:3.2A(c)(i)
 * @rule nz8:3.2A(c)(ii) nz8:3.2A(c)(iii) ruling:805 ruling:806
 */
const PIECES: Readonly<Record<FixedMultiple, readonly Bet[]>> = {
  tier: [
    piece('split', '5', '8'),
    piece('split', '10', '11'),
    piece('split', '13', '16'),
    piece('split', '23', '24'),
    piece('split', '27', '30'),
    piece('split', '33', '36'),
  ],
  orphelins: [
    piece('straight-up', '1'),
    piece('split', '6', '9'),
    piece('split', '14', '17'),
    piece('split', '17', '20'),
    piece('split', '31', '34'),
  ],
  voisins: [
    piece('street', '0', '2', '3'),
    piece('street', '0', '2', '3'),
    piece('corner', '25', '26', '28', '29'),
    piece('corner', '25', '26', '28', '29'),
    piece('split', '4', '7'),
    piece('split', '12', '15'),
    piece('split', '18', '21'),
    piece('split', '19', '22'),
    piece('split', '32', '35'),
  ],
}

/** @rule nz8:3.2A(d) */
export const piecesOf = (wheel: Wheel, multiple: Multiple): readonly Bet[] =>
  multiple.kind === 'neighbours'
    ? neighboursOf(wheel, multiple.of).map(pocket => piece('straight-up', pocket))
    : PIECES[multiple.kind]

/** A number of the racetrack and its printed area. */
export interface TrackNumber {
  readonly pocket: Pocket
  readonly area: FixedMultiple | null
}

/** The printed racetrack, in wheel order. @rule nz8:App6 */
export const trackOf = ({ pockets }: Wheel): readonly TrackNumber[] =>
  pockets.map(pocket => ({
    pocket,
    area: FIXED.find(kind => PIECES[kind].some(({ numbers }) => numbers.includes(pocket))) ?? null,
  }))

export const MULTIPLE_CLAUSE: Readonly<Record<Multiple['kind'], Authority>> = {
  tier: 'nz8:3.2A(a)',
  orphelins: 'nz8:3.2A(b)',
  voisins: 'nz8:3.2A(c)',
  neighbours: 'nz8:3.2A(d)',
}
