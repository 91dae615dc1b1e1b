import { APPROVERS, mayApprove, placeOf } from '../../protocol/permissions.ts'
import { isOutside } from '../../records/pit/band.ts'
import { isOpen } from '../approvals/approvals.ts'
import { findSignificant } from '../audit/queries.ts'
import type { Door } from '../gateway/http.ts'
import { roleOf, type SignedIn } from '../identity/principal.ts'
import { pitToday } from '../pit/rows.ts'
import { deskOf } from './desk.ts'
import { incidentsOf } from './floor-overview.ts'

/** What needs attention, for the start page of each role and for the overview. */

export const ATTENTION = [
  'chance',
  'stopped',
  'approval',
  'own-approval',
  'step',
  'call',
  'dispute',
  'hold',
  'variance',
  'shift',
] as const

export interface Attention {
  readonly is: (typeof ATTENTION)[number]
  /** The table concerned, if any, with its title and game. */
  readonly table: string | null
  readonly title?: string
  readonly game?: string
  /** A name, a reason, an amount or a number, as the kind needs it. */
  readonly about: string
}

const DAY = 24 * 60 * 60_000

const SUPERVISORS: readonly string[] = APPROVERS
const OF_PIT: readonly string[] = [...SUPERVISORS, 'inspector']

/** A failed test of the generator within a day. @rule nz1:15.4 */
const alarms = ({ audit }: Door, at: number): readonly Attention[] =>
  findSignificant(audit.readings, { log: 'house', topic: 'cards and equipment', from: at - DAY })
    .filter(({ what }) => what === 'ChanceFailed')
    .map(({ why }) => ({ is: 'chance', table: null, about: why ?? '' }))

const tables = ({ floor }: Door): readonly Attention[] =>
  [...floor.tables.values()].flatMap(table => [
    ...incidentsOf(table).flatMap(({ is, about }): readonly Attention[] =>
      is === 'stopped' || is === 'dispute' ? [{ is, table: table.id, about }] : [],
    ),
    ...table.calls().map(({ what }): Attention => ({ is: 'call', table: table.id, about: what })),
  ])

/** The dealer waits until a supervisor takes this step. */
const steps = ({ floor }: Door): readonly Attention[] =>
  [...floor.tables.values()]
    .filter(({ attended }) => attended)
    .flatMap((table): readonly Attention[] => {
      const { dealing, next } = deskOf(table)
      const isWaiting = dealing.is === 'person' && next?.after === 'step'
      return isWaiting && SUPERVISORS.includes(next.of)
        ? [{ is: 'step', table: table.id, about: next.does }]
        : []
    })

/** Requests that the reader can approve, and the reader's own requests. */
const approvals = ({ twoPeople }: Door, reader: SignedIn, at: number): readonly Attention[] => {
  const name = 'name' in reader ? reader.name : ''
  return twoPeople.state.requests
    .filter(request => isOpen(request, at))
    .flatMap(({ asks, table, said }): readonly Attention[] => {
      const about = String(said.does)
      if (asks.name === name) return [{ is: 'own-approval', table, about }]
      const isTheirs = mayApprove(placeOf(table), roleOf(reader), about)
      return isTheirs ? [{ is: 'approval', table, about }] : []
    })
}

/** With fewer rounds than this, a table's result means nothing. */
const FEWEST = 30

const pit = ({ audit, floor }: Door): readonly Attention[] =>
  pitToday(audit.readings, floor.log.state.pit.day).lines.flatMap((line): readonly Attention[] => [
    ...(line.rounds >= FEWEST && isOutside(line)
      ? [{ is: 'hold' as const, table: line.of, about: String(line.win) }]
      : []),
    ...(line.float?.variance
      ? [{ is: 'variance' as const, table: line.of, about: String(line.float.variance) }]
      : []),
  ])

const shift = ({ floor }: Door, name: string): readonly Attention[] => {
  const { offered } = floor.log.state.pit
  return offered?.to === name ? [{ is: 'shift', table: null, about: offered.by.name }] : []
}

const withTitle =
  ({ floor }: Door) =>
  (item: Attention): Attention => {
    const { title, game } = floor.tables.get(item.table ?? '') ?? {}
    return { ...item, ...(title && { title }), ...(game && { game }) }
  }

export const attentionFor = async (
  door: Door,
  principal: SignedIn,
  at: number,
): Promise<readonly Attention[]> => {
  const role = roleOf(principal)
  const name = 'name' in principal ? principal.name : ''
  await door.audit.readings.catchUp()
  const found = [
    ...alarms(door, at),
    ...(role === 'tournament-director' ? [] : tables(door)),
    ...(SUPERVISORS.includes(role) ? steps(door) : []),
    ...approvals(door, principal, at),
    ...(OF_PIT.includes(role) ? pit(door) : []),
    ...shift(door, name),
  ]
  return found.map(withTitle(door))
}
