import type { Ended } from '../general/state.ts'
import type { Patron } from '../kernel/people.ts'
import { HIDDEN } from '../kernel/secret.ts'
import type { GameResult } from './results.ts'
import type { PatronRound, RoundRecord } from './round-record.ts'
import { type Corrected, correctedIn, netOfAll, type Settlement, settledIn } from './wager-ends.ts'

/** What of a round's record the public, a patron and a player of long ago may see. */

/** A round as its table keeps it at hand: what came, how wagers ended, and the fees, of everybody. */
export interface TableRound extends GameResult {
  readonly round: number
  readonly seq: number
  readonly at: number
  readonly isVoid: boolean
  readonly settled: readonly Settlement[]
  readonly corrected?: readonly Corrected[]
  /** Fees taken; below zero if one was returned. */
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

/** A round that is over, with what is the patron's own. */
export interface OwnRound extends GameResult {
  readonly round: number
  readonly settled: readonly Ended[]
  readonly corrected?: readonly Corrected[]
  /** Where the game has fees. */
  readonly fees?: number
  /** What the patron has won or lost here up to this round, where somebody adds it up. */
  readonly soFar?: number
}

/** The patron's own in these rounds, newest first; `soFar` adds up from the oldest. */
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

/** A patron's own round of long ago, with the money before and after. */
export interface PastRound extends OwnRound {
  /** When it was over, in milliseconds since 1970. */
  readonly at: number
  /** The patron's own wagers that it did not end. */
  readonly stay: readonly { readonly on: string; readonly chips: number }[]
  readonly fees: number
  readonly net: number
  /** What the patron had when it was over, with what lay on the table. */
  readonly after: number
}

/** What a round brought one patron, with fees and corrections. */
export const netIn = ({ won, commission, lost, fees, corrected }: PatronRound): number =>
  won - commission - lost - fees + corrected

/** Of a record with nothing in it but the patron's own. */
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

/** What a patron may read of a round: what is theirs, and the cards that they were shown. */
export const recordFor = (record: RoundRecord, patron: Patron): RoundRecord => {
  const own = <T extends { readonly patron: Patron }>(all: readonly T[]): readonly T[] =>
    all.filter(each => each.patron === patron)
  return {
    ...record,
    patrons: own(record.patrons),
    stakes: own(record.stakes),
    ends: own(record.ends),
    choices: record.choices.filter(({ by }) => by === `patron ${patron}`),
    came: record.came.map(each =>
      each.known === 'all' || each.known.includes(patron)
        ? { ...each, known: each.known === 'all' ? 'all' : [patron] }
        : { ...each, what: HIDDEN, known: [] },
    ),
    incidents: record.incidents.map(({ by: _, ...each }) => ({ ...each, by: 'the house' })),
  }
}
