import type { Ended } from '../general/state.ts'
import type { Patron } from '../kernel/people.ts'
import { HIDDEN } from '../kernel/secret.ts'
import type { GameResult } from './results.ts'
import type { PatronRound, RoundRecord } from './round-record.ts'
import { type Corrected, correctedIn, netOfAll, type Settlement, settledIn } from './wager-ends.ts'

/** The parts of a round's record that the public and a patron may see. */

/** A round as its table keeps it in memory, with everyone's results and fees. */
export interface TableRound extends GameResult {
  readonly round: number
  readonly seq: number
  readonly at: number
  readonly isVoid: boolean
  readonly settled: readonly Settlement[]
  readonly corrected?: readonly Corrected[]
  /** Fees taken; negative if a fee was returned. */
  readonly fees: readonly { readonly patron: Patron; readonly fee: number }[]
}

const resultIn = ({ result, hands }: GameResult): GameResult =>
  hands === undefined ? { result } : { result, hands }

export const tableRound = (record: RoundRecord): TableRound => {
  const corrected = correctedIn(record.ends)
  return {
    round: record.round,
    seq: record.entries[1],
    at: record.settled ?? 0,
    isVoid: record.state === 'void',
    ...resultIn(record),
    settled: settledIn(record.ends.filter(({ isPart }) => !isPart)),
    ...(corrected.length > 0 && { corrected }),
    fees: record.patrons.flatMap(({ patron, fees: fee }) => (fee === 0 ? [] : [{ patron, fee }])),
  }
}

/** A finished round with the patron's own results. */
export interface OwnRound extends GameResult {
  readonly round: number
  readonly settled: readonly Ended[]
  readonly corrected?: readonly Corrected[]
  /** Present if the game has fees. */
  readonly fees?: number
  /** The patron's total result at this table up to this round, if computed. */
  readonly soFar?: number
}

/** The patron's own part of these rounds, newest first. `soFar` adds up from the oldest. */
export const ownRounds = (rounds: readonly TableRound[], patron: Patron | undefined) => {
  const isOwn = (each: Patron): boolean => each === patron
  const own = rounds.map(({ fees, corrected, ...round }) => ({
    ...round,
    ...(corrected && { corrected: corrected.filter(({ was }) => isOwn(was.wager.patron)) }),
    settled: round.settled.filter(({ wager }) => isOwn(wager.patron)),
    fees: fees.reduce((sum, each) => (isOwn(each.patron) ? sum + each.fee : sum), 0),
  }))
  let soFar = 0
  return own
    .toReversed()
    .map(round => {
      soFar += netOfAll(round.settled) - round.fees
      return { ...round, soFar }
    })
    .toReversed()
}

/** One of the patron's earlier rounds, with the money before and after. */
export interface PastRound extends OwnRound {
  /** The end of the round, in milliseconds since 1970. */
  readonly at: number
  /** The patron's wagers that stayed on the table. */
  readonly stay: readonly { readonly on: string; readonly chips: number }[]
  readonly fees: number
  readonly net: number
  /** The patron's money at the end, including chips on the table. */
  readonly after: number
}

/** The patron's result in a round, with fees and corrections. */
export const netIn = ({ won, commission, lost, fees, corrected }: PatronRound): number =>
  won - commission - lost - fees + corrected

/** Takes a record that contains only the patron's own data. */
export const pastRound = (
  record: Pick<RoundRecord, 'round' | 'settled' | 'patrons' | 'stakes' | 'ends'> & GameResult,
): PastRound => {
  const { round, ends, stakes, settled: at } = record
  const [money] = record.patrons
  return {
    round,
    ...resultIn(record),
    settled: settledIn(ends),
    corrected: correctedIn(ends),
    at: at ?? 0,
    stay: stakes
      .filter(({ wager }) => !ends.some(end => end.wager === wager && !end.isPart))
      .map(({ on, chips }) => ({ on, chips })),
    fees: money?.fees ?? 0,
    net: money ? netIn(money) : 0,
    after: money?.after ?? 0,
  }
}

type VisibleFacts = Pick<RoundRecord, 'came' | 'incidents'>

/** Leaves out the cards that these people did not see, and the names of staff. */
const shownIn = (
  { came, incidents }: VisibleFacts,
  knownTo: (known: readonly Patron[]) => readonly Patron[],
): VisibleFacts => ({
  came: came.map(each => {
    const known = each.known === 'all' ? each.known : knownTo(each.known)
    return known.length > 0 ? { ...each, known } : { ...each, what: HIDDEN, known }
  }),
  incidents: incidents.map(({ by: _, ...each }) => ({ ...each, by: 'the house' })),
})

/** The part of a record that a patron may read: their own data and the cards they saw. */
export const recordFor = (
  { corrections: _, ...record }: RoundRecord,
  patron: Patron,
): RoundRecord => {
  const own = <T extends { readonly patron: Patron }>(all: readonly T[]): readonly T[] =>
    all.filter(each => each.patron === patron)
  return {
    ...record,
    ...shownIn(record, known => (known.includes(patron) ? [patron] : [])),
    patrons: own(record.patrons),
    stakes: own(record.stakes),
    ends: own(record.ends),
    choices: record.choices.filter(({ by }) => by === `patron ${patron}`),
  }
}

/** The public part: what watchers saw of the round, without balances. */
export const recordForRail = ({ corrections: _, ...record }: RoundRecord): RoundRecord => ({
  ...record,
  ...shownIn(record, () => []),
  patrons: [],
  choices: record.choices.map(choice => ({ ...choice, with: {} })),
})
