import { z } from 'zod'
import type { Patron } from '../../kernel/people.ts'
import type { Table } from '../floor/floor.ts'
import type { Principal } from '../identity/principal.ts'
import { type RoundRecord, type SealRecord, tellSeal } from './rounds.ts'

/** What is told of rounds and promises that are over: the newest, and older ones to whoever asks. */

/** `before` and `after` are numbers of rounds, or of promises. */
export const Page = z.strictObject({
  most: z.coerce.number().int().min(1).max(200).default(20),
  before: z.coerce.number().int().min(1).optional(),
  after: z.coerce.number().int().min(0).optional(),
})

type Paged = z.output<typeof Page>

interface OwnRound extends Omit<RoundRecord, 'fees'> {
  readonly fees: number
  /** What the patron has won or lost here, this round and those before it together. */
  readonly soFar: number
}

/** Newest first, as they are kept. */
const pageOf = <T>(all: readonly T[], numberOf: (one: T) => number, asked: Paged): readonly T[] => {
  const { most, before = Number.POSITIVE_INFINITY, after = 0 } = asked
  return all.filter(one => numberOf(one) < before && numberOf(one) > after).slice(0, most)
}

/** What others won, lost or paid is theirs to know. */
const ownRounds = (rounds: readonly RoundRecord[], isOwn: (patron: Patron) => boolean) =>
  rounds.map(({ fees, corrected, ...round }) => ({
    ...round,
    ...(corrected && { corrected: corrected.filter(({ was }) => isOwn(was.wager.patron)) }),
    settled: round.settled.filter(({ wager }) => isOwn(wager.patron)),
    fees: fees.reduce((sum, { patron, fee }) => (isOwn(patron) ? sum + fee : sum), 0),
  }))

const netOf = ({ settled, fees }: Pick<OwnRound, 'settled' | 'fees'>): number =>
  settled.reduce(
    (sum, { outcome, wager, won, commission }) =>
      sum + (outcome.is === 'lose' ? -wager.chips : won - commission),
    -fees,
  )

export const roundsFor = (
  { rounds }: Pick<Table, 'rounds'>,
  principal: Principal,
  asked: Paged,
): readonly OwnRound[] => {
  const patron = principal.is === 'guest' ? principal.patron : undefined
  const own = ownRounds(rounds.rounds, each => each === patron)
  let soFar = own.reduce((sum, round) => sum + netOf(round), 0)
  const told = own.map(round => {
    const upToHere = soFar
    soFar -= netOf(round)
    return { ...round, soFar: upToHere }
  })
  return pageOf(told, ({ round }) => round, asked)
}

export const sealsFor = (
  { rounds }: Pick<Table, 'rounds'>,
  principal: Principal,
  asked: Paged,
): readonly SealRecord[] => {
  const patron = principal.is === 'guest' ? principal.patron : undefined
  return pageOf(rounds.seals, ({ shoe }) => shoe, asked).map(seal => tellSeal(seal, patron))
}
