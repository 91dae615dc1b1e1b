import type { Grants } from '../../dealing/baccarat.ts'
import type { Nomination } from '../../games/baccarat/state.ts'
import { recordOf } from '../../general/state.ts'
import type { Command } from '../../kernel/game.ts'
import type { Patron } from '../../kernel/people.ts'
import { type Refusal, refuse } from '../../kernel/refusal.ts'
import type { SignedIn } from '../identity/principal.ts'
import { guestOf } from '../money/cage.ts'
import type { Floor } from './floor.ts'
import type { TableHost } from './table-log.ts'

/**
 * What one table has to know of the others: who was excluded there, and who acts for somebody. What another is
 * about to write counts, so that of two that decide at the same moment the second knows of the first.
 */

export type Tables = ReadonlyMap<string, { readonly host: TableHost }>

/** Whoever was excluded at one table plays at none of the house. @rule nz1:17.3(b) ruling:115 */
export const isExcluded = (tables: Tables, patron: Patron): boolean =>
  [...tables.values()].some(({ host }) => recordOf(host.ahead, patron)?.excluded === true)

const nominationsAt = ({ ahead }: TableHost): readonly Nomination[] =>
  (ahead.play as { readonly nominations?: readonly Nomination[] }).nominations ?? []

/** One patron at a time for a nominee, wherever that is. @rule nz5:2.3(d) */
export const actsElsewhere = (tables: Tables, here: string, nominee: Patron): boolean =>
  [...tables].some(
    ([id, { host }]) =>
      id !== here &&
      nominationsAt(host).some(one => one.nominee === nominee && one.stands !== 'requested'),
  )

/** What a virtual supervisor of this table knows of the others. */
export const grantsAt = (tables: Tables, here: string): Grants => ({
  mayAct: nominee => !isExcluded(tables, nominee) && !actsElsewhere(tables, here, nominee),
})

/** What takes part anew. Who is excluded may finish a hand, take the chips and go. */
// biome-ignore format: a list
const TAKES_PART: readonly string[] = [
  'sit', 'stand', 'buy-in', 'buy-colour', 'wager', 'alter', 'request-nominee', 'accept-role',
  'volunteer', 'take-dice', 'apply', 'transfer',
]

const EXCLUDED = refuse('ruling:115', 'You have been excluded, and from every table here.')

type Saying = Readonly<Record<string, unknown>>

/** In Lunar Poker it is a hand that is declared, at the wheel a new wager. */
const takesPart = (game: string | undefined, { does }: Saying): boolean =>
  TAKES_PART.includes(String(does)) || (does === 'declare' && game === 'roulette')

/** A nominee is a person with an account here, and not one who was excluded. */
const unfit = ({ tables, cage }: Floor, nominee: Patron): Refusal | undefined => {
  if (!guestOf(cage.state, nominee))
    return refuse('nz5:2.3(a)', 'Nobody here is called {nominee}.', { nominee })
  return isExcluded(tables, nominee) ? excludedNominee(nominee) : undefined
}

export const excludedNominee = (nominee: Patron): Refusal =>
  refuse('ruling:115', '{nominee} has been excluded, and acts for nobody here.', { nominee })

/** What the other tables have against what somebody asks of one, or of a tournament. */
export const keptOut = (
  floor: Floor,
  principal: SignedIn,
  at: string,
  said: Saying,
): Refusal | undefined => {
  if (principal.is !== 'guest') return undefined
  const isNew = takesPart(floor.tables.get(at)?.game, said)
  if (isNew && isExcluded(floor.tables, principal.patron)) return EXCLUDED
  return said.does === 'request-nominee' ? unfit(floor, String(said.nominee)) : undefined
}

/** What lays chips on a layout. */
const WAGERS: readonly string[] = ['wager', 'alter', 'declare']

/**
 * Who has wagers at another table makes none at one that the operator keeps for those who play there alone. It is
 * asked when the table's turn has come, so that nobody is at two by being quick. @rule nz1:10.5
 */
export const wagersElsewhere = (
  tables: Tables,
  here: string,
  { by, does }: Command,
): Refusal | undefined => {
  const patron = by.role === 'patron' || by.role === 'nominee' ? by.patron : undefined
  const isKept = tables.get(here)?.host.state.config.oneTableOnly === true
  if (patron === undefined || !isKept || !WAGERS.includes(does)) return undefined
  const isElsewhere = [...tables].some(
    ([id, { host }]) => id !== here && host.ahead.wagers.some(wager => wager.patron === patron),
  )
  return isElsewhere
    ? refuse('nz1:10.5', '{patron} has wagers at another table.', { patron })
    : undefined
}
