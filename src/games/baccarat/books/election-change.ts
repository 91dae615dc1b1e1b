import { OPERATOR } from '../../../general/law.ts'
import type { Authority } from '../../../kernel/authority.ts'
import { type Refusal, refuse } from '../../../kernel/refusal.ts'
import * as field from '../../../kernel/shape.ts'
import { type ElectionMoment, elected, type Option } from '../../election-change.ts'
import { bookOf, CLOSED, command, type ElectionHolder, inBook } from '../law.ts'
import { isBetweenShoes } from '../s07-shoe/shoe.ts'
import type { TableElections } from '../table/state.ts'
import type { Book } from './book.ts'
import { ELECTIONS, tableRefused } from './elections.ts'
import { kindsOf, limitOf } from './limits.ts'

/**
 * Options of a table that may change after it is set up. The style has a command of its own, and the
 * Ante changes with the limits.
 * @rule ruling:125 nz5:5.10(c) nz5:5.11
 */
const OPTIONS = {
  tie: 'round',
  variant: 'round',
  perfectPair: 'round',
  anyPair: 'round',
  luckyMatch: 'round',
  dragonBonus: 'round',
  differential: 'round',
  sharing: 'round',
  burn: 'shoe',
  cuttingCards: 'shoe',
  deepestCuttingCard: 'shoe',
  decks: 'cards',
} as const satisfies Readonly<Partial<Record<keyof TableElections, ElectionMoment>>>

type Name = keyof typeof OPTIONS

const NAMES = Object.keys(OPTIONS) as readonly Name[]

const clauseFor = ({ elects, procedure }: Book, name: Name): Authority =>
  name === 'cuttingCards' || name === 'deepestCuttingCard' ? procedure.cut : elects[name].under

const clausesOf = (play: ElectionHolder): Readonly<Record<string, Authority>> =>
  Object.fromEntries(NAMES.map(name => [name, clauseFor(bookOf(play), name)]))

const optionsOf = (play: ElectionHolder): Readonly<Record<string, Option>> =>
  Object.fromEntries(
    NAMES.map(name => [name, { when: OPTIONS[name], under: clauseFor(bookOf(play), name) }]),
  )

/** These scales are the same at every table of the house. @rule nz5:11A.8 nz5:11B.9 ruling:593 */
const HOUSE_WIDE = {
  perfectPair: ['nz5:11A.8', 'Every table of the house pays Perfect Pair by one scale.'],
  dragonBonus: ['nz5:11B.9', 'Every table of the house pays Dragon Bonus by one table.'],
} as const

const ofTheHouse = ({ elects }: Book, election: Name, value: string): Refusal | undefined => {
  if (value === 'none' || !(election === 'perfectPair' || election === 'dragonBonus'))
    return undefined
  if (elects[election].among.length === 0) return undefined
  const [under, says] = HOUSE_WIDE[election]
  return refuse(under, says)
}

export const elect = command('elect', {
  mood: 'direction',
  by: [OPERATOR],
  fields: { election: field.oneOf(...NAMES), value: field.word },
  about: 'the-table',
  under: inBook(({ elects }) => elects.variant.under),
  underBy: { field: 'election', clauses: clausesOf },
  place: 'notice',
  hints: { value: { electedBy: 'election' } },
  decide: (state, said, felt) =>
    ofTheHouse(bookOf(state), said.election, said.value) ??
    elected(
      {
        elections: state.elections,
        options: optionsOf(state),
        shapes: ELECTIONS,
        moment: {
          isUnderWay: CLOSED.includes(state.phase.is) || state.phase.is === 'reopened',
          isBetweenShoes: isBetweenShoes(state),
          areCardsBrought: state.phase.is === 'opening' && state.phase.step === 'delivered',
        },
        refused: next => tableRefused(bookOf(state), next),
        kinds: { of: kindsOf, usual: limitOf },
      },
      said,
      felt,
    ),
})
