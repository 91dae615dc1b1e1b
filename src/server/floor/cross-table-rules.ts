import type { GrantRules } from '../../dealing/baccarat.ts'
import type { Nomination } from '../../games/baccarat/table/state.ts'
import type { Command } from '../../kernel/game.ts'
import type { Patron } from '../../kernel/people.ts'
import { type Refusal, refuse } from '../../kernel/refusal.ts'
import { absentRefusal } from '../../protection/allowance.ts'
import type { CommandMessage } from '../../protocol/wire.ts'
import { nameOf, type SignedIn } from '../identity/principal.ts'
import { guestOf } from '../money/cage.ts'
import type { Exclusions } from './exclusions.ts'
import type { Floor } from './floor.ts'
import type { TableHost } from './table-log.ts'

/**
 * Rules that involve other tables: exclusions, nominees who act for a patron, and wagers at one
 * table only. Nominees and wagers also count while they are being written, so of two tables that
 * decide at once, the second knows of the first.
 */

export type Tables = ReadonlyMap<string, { readonly host: TableHost }>

const nominationsAt = ({ ahead }: TableHost): readonly Nomination[] =>
  (ahead.play as { readonly nominations?: readonly Nomination[] }).nominations ?? []

/** A nominee acts for one patron at a time, across all tables. @rule nz5:2.3(d) */
export const actsElsewhere = (tables: Tables, here: string, nominee: Patron): boolean =>
  [...tables].some(
    ([id, { host }]) =>
      id !== here &&
      nominationsAt(host).some(one => one.nominee === nominee && one.stands !== 'requested'),
  )

/** Approving a nominee concerns all tables. @rule nz5:2.3(d) */
export const aboutNominee = (command: Command | undefined): readonly string[] =>
  command?.does === 'approve-nominee'
    ? [`nominee/${(command as Command & { readonly nominee: Patron }).nominee}`]
    : []

/** What a virtual supervisor of this table knows about the others. */
export const grantsAt = (tables: Tables, exclusions: Exclusions, here: string): GrantRules => ({
  mayAct: nominee => !exclusions.has(nominee) && !actsElsewhere(tables, here, nominee),
})

/**
 * Commands that start new play. An excluded patron may still finish a hand, take their chips and
 * leave.
 */
// biome-ignore format: a list
const TAKES_PART: readonly string[] = [
  'sit', 'stand', 'buy-in', 'buy-colour', 'wager', 'secret-wager', 'alter', 'request-nominee',
  'accept-role', 'volunteer', 'take-dice', 'apply', 'transfer',
]

const EXCLUDED = refuse('ruling:115', 'You have been excluded from every table here.')

const PLAYED_ON = refuse('nz7:4.2(a)', 'A session of a tournament is played at this table.')

type CommandFields = Readonly<Record<string, unknown>>

/** `declare` means a new wager at roulette, but a hand at Lunar Poker. */
const takesPart = (game: string | undefined, { does }: CommandFields): boolean =>
  TAKES_PART.includes(String(does)) || (does === 'declare' && game === 'roulette')

/** A nominee needs an account here, and must not be excluded. */
const unfit = ({ exclusions, cage, protection }: Floor, nominee: Patron): Refusal | undefined => {
  if (!guestOf(cage.state, nominee))
    return refuse('nz5:2.3(a)', 'Nobody here is called {nominee}.', { nominee })
  if (exclusions.has(nominee)) return excludedNominee(nominee)
  return protection.awayOf(nominee) ? absentRefusal(nominee) : undefined
}

export const excludedNominee = (nominee: Patron): Refusal =>
  refuse('ruling:115', '{nominee} has been excluded, and acts for nobody here.', { nominee })

/**
 * Why other tables forbid a command at a table or in a tournament. A command that was done before stays
 * done.
 */
export const otherTableRefusal = (
  floor: Floor,
  principal: SignedIn,
  wanted: CommandMessage,
): Promise<Refusal | undefined> | undefined => {
  const refused =
    principal.is === 'guest' ? forbidden(floor, principal.patron, wanted.table, wanted) : undefined
  return refused && unlessDone(floor, principal, wanted, refused)
}

const unlessDone = async (
  floor: Floor,
  principal: SignedIn,
  { id, table }: CommandMessage,
  refused: Refusal,
): Promise<Refusal | undefined> => {
  const host = floor.tables.get(table)?.host ?? floor.tournaments.get(table)?.host
  return (await host?.has(`${nameOf(principal)}/${id}`)) ? undefined : refused
}

const forbidden = (
  floor: Floor,
  patron: Patron,
  at: string,
  said: CommandFields,
): Refusal | undefined => {
  const isNew = takesPart(floor.tables.get(at)?.game, said)
  if (isNew && floor.exclusions.has(patron)) return EXCLUDED
  if (isNew && floor.tables.get(at)?.attended && floor.tournaments.sessionAt(at)) return PLAYED_ON
  const away = isNew ? floor.protection.keepsAway(patron) : undefined
  if (away) return away
  const contest = said.does === 'apply' ? floor.tournaments.get(at) : undefined
  if (contest) return floor.protection.refuses(patron, contest.host.state.conditions.entryFee)
  if (said.does === 'transfer' && floor.protection.awayOf(String(said.to)))
    return absentRefusal(String(said.to))
  return said.does === 'request-nominee' ? unfit(floor, String(said.nominee)) : undefined
}

/** Commands that place chips on a layout. */
const WAGERS: readonly string[] = ['wager', 'alter', 'declare']

/**
 * Some tables allow wagers only from patrons who have none elsewhere. Check this when the command's
 * turn comes, so that nobody gets around it by being quick.
 * @rule nz1:10.5
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
