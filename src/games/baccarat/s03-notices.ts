import type { Authority } from '../../kernel/authority.ts'
import type { Phrase } from '../../kernel/refusal.ts'
import {
  ANY_PAIR_SCALES,
  DRAGON_BONUS_TABLES,
  LUCKY_MATCH_SCALES,
  PERFECT_PAIR_SCALES,
} from './s11-side-wagers.ts'
import type { TableElections } from './table/state.ts'

/** What Division 5 obliges a table to display, beside the limits that Division 1 does. */
export interface Notice extends Phrase {
  readonly under: Authority
}

/** The printed name of a wagering area. */
export interface Area {
  readonly on: string
  readonly name: string
  readonly under: Authority
}

const toOne = (scale: Readonly<Record<string, number>>): readonly Phrase[] =>
  Object.entries(scale).map(([cards, pays]) => ({ says: `${cards} {pays} to 1`, facts: { pays } }))

/** The margins of a Dragon Bonus table, the widest first. */
const margins = (table: Readonly<Record<number, number>>): readonly Phrase[] =>
  Object.entries(table)
    .reverse()
    .map(([by, pays]) => ({ says: 'by {by} {pays} to 1', facts: { by, pays } }))

/** @rule nz5:5.10(c) nz5-old:5.10(c) */
export const tieOdds = ({ tie }: TableElections, under: Authority): Notice => ({
  says: 'Tie pays {pays} to 1',
  facts: { pays: tie },
  under,
})

/** These odds stay on display, because nothing can change them at an open table. */
export const halfOnSixOdds = (under: Authority): Notice => ({
  says: 'Banker pays 1 to 1, and 1 to 2 on a winning 6',
  under,
})

export const mostDifferential = (
  { differential }: TableElections,
  under: Authority,
): readonly Notice[] =>
  differential === undefined
    ? []
    : [{ says: 'The table differential is at most {$most}', facts: { most: differential }, under }]

/** The current pay scales. @rule nz5:11A.8 nz5:11B.9 nz5:11C.9 nz5:11D.10 ruling:571 ruling:593 */
export const payScales = (elections: TableElections): readonly Notice[] => {
  const { perfectPair, dragonBonus, anyPair, luckyMatch } = elections
  const notices: Notice[] = []
  if (perfectPair)
    notices.push({
      says: 'Perfect Pair pays: {scale}',
      facts: { scale: toOne(PERFECT_PAIR_SCALES[perfectPair]) },
      under: 'nz5:11A.8',
    })
  if (dragonBonus)
    notices.push({
      says: 'Dragon Bonus pays: Natural 1 to 1, {scale}',
      facts: { scale: margins(DRAGON_BONUS_TABLES[dragonBonus]) },
      under: 'nz5:11B.9',
    })
  if (anyPair)
    notices.push({
      says: 'Any Pair pays {pays} to 1',
      facts: { pays: ANY_PAIR_SCALES[anyPair] },
      under: 'nz5:11C.9',
    })
  if (luckyMatch) {
    const { perfect: lucky, triple, ...rest } = LUCKY_MATCH_SCALES[luckyMatch]
    notices.push({
      says: 'Lucky Match pays: {scale}',
      facts: { scale: toOne({ ...rest, lucky, triple }) },
      under: 'nz5:11D.10',
    })
  }
  return notices
}

/** The sign shows the Ante itself among the limits. @rule nz5:14.4 */
export const anteNotices = ({ ante }: TableElections): readonly Notice[] =>
  ante?.waivedFrom === undefined
    ? []
    : [{ says: 'No Ante from {$from} up', facts: { from: ante.waivedFrom }, under: 'nz5:14.4' }]
