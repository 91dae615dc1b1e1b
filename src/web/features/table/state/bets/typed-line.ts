import {
  type Called,
  isUnclear,
  type SpokenBet,
  spokenBets,
} from '../../../../../games/bet-grammar.ts'
import type { Ask } from '../../../../client/connection.ts'

/** Reads a line that a patron typed: wagers with their amounts, or an action such as `undo`. */

/** What a patron can type at the table now. */
export interface Typable {
  readonly wagers: readonly Called[]
  /** The game's own commands besides wagers. */
  readonly asks: (words: readonly string[]) => Ask | undefined
  /** The deeds that work here. */
  readonly deeds: readonly Deed[]
}

export const DEEDS = ['undo', 'clear', 'rebet', 'double', 'deal'] as const
export type Deed = (typeof DEEDS)[number]

export type TypedLine =
  | { readonly is: 'nothing' }
  | { readonly is: 'bets'; readonly bets: readonly SpokenBet[] }
  | { readonly is: 'deed'; readonly deed: Deed }
  | { readonly is: 'ask'; readonly ask: Ask }
  | { readonly is: 'which'; readonly ons: readonly string[] }
  | { readonly is: 'unclear'; readonly text: string }

/** At tables where the patron starts the round, `spin` and `roll` mean `deal`. */
const ALIKE: Readonly<Record<string, Deed>> = { spin: 'deal', roll: 'deal' }

const deedOf = (said: string): Deed | undefined =>
  DEEDS.find(each => each === said) ?? (Object.hasOwn(ALIKE, said) ? ALIKE[said] : undefined)

export const typed = ({ wagers, asks, deeds }: Typable, line: string): TypedLine => {
  const said = line.toLowerCase().trim()
  if (said === '') return { is: 'nothing' }
  const ask = asks(said.split(/\s+/))
  if (ask) return { is: 'ask', ask }
  const deed = deedOf(said)
  if (deed) return deeds.includes(deed) ? { is: 'deed', deed } : { is: 'unclear', text: said }
  const bets = spokenBets(wagers, said)
  if (!isUnclear(bets)) return { is: 'bets', bets }
  return bets.unclear === 'which'
    ? { is: 'which', ons: bets.among }
    : { is: 'unclear', text: line.trim() }
}
