import { type Refusal, refuse } from '../../../kernel/refusal.ts'
import * as field from '../../../kernel/shape.ts'
import { anteTooHigh } from '../s14-ante-up.ts'
import type { TableElections } from '../table/state.ts'
import {
  type Book,
  type Elections,
  EQUIPMENT,
  LEAST_BEHIND,
  type Offer,
  VARIANTS,
  VERSIONS,
} from './book.ts'

/** Every option that any book offers. A book refuses the options that it does not offer. */
export const ELECTIONS = {
  version: field.oneOf(...VERSIONS),
  style: field.oneOf('A', 'B', 'C'),
  equipment: field.oneOf(...EQUIPMENT),
  variant: field.oneOf(...VARIANTS),
  tie: field.oneOf(8, 9),
  decks: field.oneOf(4, 5, 6, 7, 8, 9, 10),
  burn: field.oneOf('by-value', 'one-face-down'),
  sharing: field.optional(field.oneOf(1, 2, 3)),
  perfectPair: field.optional(field.oneOf(1, 2, 3)),
  anyPair: field.optional(field.oneOf(1, 2)),
  luckyMatch: field.optional(field.oneOf(1, 2)),
  dragonBonus: field.optional(field.oneOf(1, 2, 3)),
  differential: field.optional(field.chips),
  deepestCuttingCard: field.optional(field.whole(20, 520)),
  cuttingCards: field.optional(field.oneOf(1, 2)),
  international: field.optional(field.flag),
  ante: field.optional(
    field.record({
      fee: field.chips,
      tableMinimum: field.chips,
      waivedFrom: field.optional(field.chips),
    }),
  ),
} satisfies {
  readonly [Name in keyof Omit<TableElections, 'book'>]-?: field.Shape<
    NonNullable<TableElections[Name]>
  >
}

const notOffered = <T extends string | number>(
  name: string,
  elected: T | undefined,
  { among, under }: Offer<T>,
): Refusal | undefined => {
  if (elected === undefined || among.includes(elected)) return undefined
  return among.length === 0
    ? refuse(under, 'This rulebook has no {election}.', { election: name })
    : refuse(under, '{election} may be {choices}, not {elected}.', {
        election: name,
        choices: among,
        elected,
      })
}

/** A table may offer at most one of the three pair wagers. @rule nz5:11A.1A nz5:11C.2 nz5:11D.2 */
const exclusion = ({ perfectPair, anyPair, luckyMatch }: Elections): Refusal | undefined => {
  const together = [perfectPair, anyPair, luckyMatch].filter(elected => elected !== undefined)
  const under = perfectPair === undefined ? 'nz5:11C.2' : 'nz5:11A.1A'
  return together.length > 1
    ? refuse(under, 'A table offers only one of Perfect Pair, Any Pair and Lucky Match.')
    : undefined
}

/** The book's reason to refuse these elections, if any. */
export const electionRefused = (book: Book, elections: Elections): Refusal | undefined => {
  const { elects } = book
  return (
    notOffered('decks', elections.decks, elects.decks) ??
    notOffered('variant', elections.variant, elects.variant) ??
    notOffered('tie', elections.tie, elects.tie) ??
    notOffered('perfectPair', elections.perfectPair, elects.perfectPair) ??
    notOffered('anyPair', elections.anyPair, elects.anyPair) ??
    notOffered('luckyMatch', elections.luckyMatch, elects.luckyMatch) ??
    notOffered('dragonBonus', elections.dragonBonus, elects.dragonBonus) ??
    notOffered('ante', elections.ante && 'ante', elects.ante) ??
    exclusion(elections) ??
    (elections.ante && anteTooHigh(elections.ante.fee, elections.ante.tableMinimum))
  )
}

/** The book's reason to refuse this table setup, if any. */
export const tableRefused = (book: Book, elections: TableElections): Refusal | undefined => {
  const { elects } = book
  const { version, equipment, sharing, differential } = elections
  return (
    electionRefused(book, elections) ??
    notOffered('version', version, elects.version) ??
    notOffered('style', elections.style, elects.style) ??
    notOffered('burn', elections.burn, elects.burn) ??
    notOffered('equipment', equipment, elects.equipment) ??
    notOffered('sharing', sharing, elects.sharing) ??
    notOffered(
      'differential',
      differential === undefined ? undefined : 'differential',
      elects.differential,
    ) ??
    notOffered(
      'international',
      elections.international ? 'international' : undefined,
      elects.international,
    ) ??
    conflict(book, elections)
  )
}

/**
 * A house must use one pay scale for Perfect Pair and one for Dragon Bonus at all its tables. The
 * floor calls this, because no table knows the others.
 * @rule nz5:11A.8 nz5:11B.9 ruling:593
 */
export const houseRefused = (
  others: readonly TableElections[],
  { perfectPair, dragonBonus }: TableElections,
): Refusal | undefined => {
  const unlike = (mine: number | undefined, theirs: number | undefined) =>
    mine !== undefined && theirs !== undefined && mine !== theirs
  if (others.some(other => unlike(perfectPair, other.perfectPair)))
    return refuse('nz5:11A.8', 'Every table of the house pays Perfect Pair by one scale.')
  return others.some(other => unlike(dragonBonus, other.dragonBonus))
    ? refuse('nz5:11B.9', 'Every table of the house pays Dragon Bonus by one table.')
    : undefined
}

/**
 * Options that a book offers, but not in combination.
 * @rule nz5:3.4(a)(iii) nz5-old:3.4(a)(iii) nz5:5.8 nz5-old:5.8
 */
const conflict = (
  { shuffler, areas, procedure, elects }: Book,
  elections: TableElections,
): Refusal | undefined => {
  const { version, equipment, style, sharing, deepestCuttingCard, cuttingCards } = elections
  if (elections.differential !== undefined && elections.differential <= 0)
    return refuse(elects.differential.under, 'A maximum differential is more than nothing.')
  if (equipment === 'continuous-shuffler' && style === 'B')
    return refuse(shuffler.notStyleB, 'Style B is not dealt from a continuous shuffler.')
  if (version === 'full' && sharing !== undefined && sharing > 1)
    return refuse(areas.shared, 'Areas are shared at mini and midi tables only.')
  if (cuttingCards === 2 && !procedure.secondCuttingCard)
    return refuse(procedure.cut, 'This rulebook has no {election}.', { election: 'cuttingCards' })
  return deepestCuttingCard !== undefined && deepestCuttingCard < LEAST_BEHIND
    ? refuse(procedure.cut, 'Leave at least {least} cards behind the cutting card.', {
        least: LEAST_BEHIND,
      })
    : undefined
}
