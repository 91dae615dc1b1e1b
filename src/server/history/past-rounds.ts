import { z } from 'zod'
import { ownRounds } from '../../records/round-views.ts'
import type { Table } from '../floor/floor.ts'
import type { Principal } from '../identity/principal.ts'
import { type SealRecord, visibleSeal } from './promises.ts'

/** Pages of finished rounds and promises, as one person may see them. */

/** `before` and `after` are numbers of rounds or promises. */
export const Page = z.strictObject({
  most: z.coerce.number().int().min(1).max(200).default(20),
  before: z.coerce.number().int().min(1).optional(),
  after: z.coerce.number().int().min(0).optional(),
})

type Paged = z.output<typeof Page>

/** Expects and returns the newest first. */
const pageOf = <T>(all: readonly T[], numberOf: (one: T) => number, asked: Paged): readonly T[] => {
  const { most, before = Number.POSITIVE_INFINITY, after = 0 } = asked
  return all.filter(one => numberOf(one) < before && numberOf(one) > after).slice(0, most)
}

const patronIn = (principal: Principal) => (principal.is === 'guest' ? principal.patron : undefined)

/** Hides what others won, lost or paid. */
export const roundsFor = (
  { rounds }: Pick<Table, 'rounds'>,
  principal: Principal,
  asked: Paged,
): Readonly<ReturnType<typeof ownRounds>> =>
  pageOf(ownRounds(rounds.rounds, patronIn(principal)), ({ round }) => round, asked)

export const sealsFor = (
  { rounds }: Pick<Table, 'rounds'>,
  principal: Principal,
  asked: Paged,
): readonly SealRecord[] =>
  pageOf(rounds.seals, ({ shoe }) => shoe, asked).map(seal =>
    visibleSeal(seal, patronIn(principal)),
  )
