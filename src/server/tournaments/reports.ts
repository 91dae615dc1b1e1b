import type { FastifyInstance } from 'fastify'
import type { ZodTypeProvider } from 'fastify-type-provider-zod'
import { z } from 'zod'
import { paymentsOf } from '../../tournament/director/money.ts'
import { type EntrantOutcome, outcomesOf } from '../../tournament/director/outcomes.ts'
import { type DirectorState, entrants, isPlayer } from '../../tournament/director/state.ts'
import { numbered } from '../../tournament/director/view/window.ts'
import { type Cell, csvOf, type Row } from '../audit/csv.ts'
import type { Door } from '../gateway/http.ts'
import type { PaymentEntry } from './past-tournaments.ts'

/**
 * Results, entries and money: in pages, or complete as CSV or JSON. The results are public. Entries
 * and money are for directors.
 */

const PAGE = 50

/** A draw is printed, so its pages are longer. */
const PRINTED = 500

const Asked = z.strictObject({
  page: z.coerce.number().int().min(1).max(10_000).default(1),
  as: z.literal(['json', 'csv', 'json-file']).default('json'),
  /** Only players with this in their name. */
  find: z.string().max(60).default(''),
  /** The draw in the order of the alphabet, or table by table. */
  order: z.literal(['player', 'table']).default('player'),
})

const Named = z.strictObject({ id: z.string().min(1).max(60) })

const dollars = (cents: number | null): Cell => (cents === null ? null : (cents / 100).toFixed(2))

const csv = (rows: readonly Row[]): string => csvOf(Object.keys(rows[0] ?? {}), rows)

const resultRow =
  ({ conditions: { stages } }: DirectorState) =>
  ({
    rank,
    patron,
    is,
    stage,
    chips,
    money,
    items,
    sharedItems,
    reason,
    under,
  }: EntrantOutcome): Row => ({
    rank,
    player: patron,
    result: is,
    stage: stage === null ? null : (stages[stage]?.name ?? null),
    chips: dollars(chips),
    prize: dollars(money),
    items: items.join('; '),
    shares: sharedItems.join('; '),
    reason,
    clause: under,
  })

/** Rows are computed once per change, however many pages are read. */
const once = (rowsOf: (state: DirectorState) => readonly Row[]) => {
  const known = new WeakMap<DirectorState, readonly Row[]>()
  return (state: DirectorState): readonly Row[] => {
    const rows = known.get(state) ?? rowsOf(state)
    known.set(state, rows)
    return rows
  }
}

const resultRows = once(state => outcomesOf(state).map(resultRow(state)))

const entryRows = once(state =>
  entrants(state).map(
    ([patron, { number, status, paid, asksRefund, checkedIn, form, reason, under }]) => ({
      number,
      player: patron,
      status,
      fee: dollars(paid ? state.conditions.entryFee : 0),
      refund: asksRefund ? 'asked' : null,
      here: checkedIn ? 'yes' : 'no',
      form: Object.entries(form ?? {})
        .map(([asked, said]) => `${asked}: ${said}`)
        .join('; '),
      reason: reason ?? null,
      clause: under ?? null,
    }),
  ),
)

const paged = <T>(rows: readonly T[], page: number, size = PAGE) => ({
  page,
  pages: Math.max(1, Math.ceil(rows.length / size)),
  total: rows.length,
  rows: rows.slice((page - 1) * size, page * size),
})

/** Who sits where and when in the sessions that are still to be played, table by table. @rule nz7:4.2 */
const drawTables = (state: DirectorState): readonly (readonly Row[])[] =>
  numbered(state)
    .filter(({ result, isVoid }) => !result && !isVoid)
    .map(({ at, stage, nth, playOff, players, startsAt, table }) =>
      players
        .map((player, seat) => ({
          session: at + 1,
          stage: state.conditions.stages[stage]!.name,
          table: playOff ? null : nth,
          place: table ?? null,
          player,
          seat: seat + 1,
          time: new Date(startsAt).toISOString(),
        }))
        .filter(({ player }) => isPlayer(state, player)),
    )

const named = (rows: readonly Row[], find: string): readonly Row[] =>
  find === ''
    ? rows
    : rows.filter(({ player }) => String(player).toLowerCase().includes(find.toLowerCase()))

/** Every payment between a player and the operator, as the log has it. */
const moneyRows = (bodies: readonly PaymentEntry[]): readonly Row[] =>
  bodies.flatMap(({ at, events }) =>
    events.flatMap(paymentsOf).map(({ patron, does, chips, for: purpose, under }) => ({
      time: new Date(at).toISOString(),
      player: patron,
      for: purpose,
      paid: does === 'pays' ? dollars(chips) : null,
      received: does === 'gets' ? dollars(chips) : null,
      clause: under,
    })),
  )

const FILES = {
  csv: ['csv', 'text/csv; charset=utf-8', csv],
  'json-file': [
    'json',
    'application/json',
    (rows: readonly Row[]) => JSON.stringify(rows, null, 1),
  ],
} as const

type Query = z.output<typeof Asked>

const namedPage = (rows: readonly Row[], { page, find }: Query) => paged(named(rows, find), page)

const byPlayer = (a: Row, b: Row): number => String(a.player).localeCompare(String(b.player))

const drawPage = (rows: readonly Row[], { page, find, order }: Query) => {
  if (order === 'player') return paged(named(rows, find).toSorted(byPlayer), page, PRINTED)
  const sessions = [...new Set(rows.map(({ session }) => session))]
  const { rows: here, ...rest } = paged(sessions, page)
  return { ...rest, rows: rows.filter(({ session }) => here.includes(session!)) }
}

export const addReportRoutes = (plain: FastifyInstance, { floor }: Door): void => {
  const app = plain.withTypeProvider<ZodTypeProvider>()
  const { tournaments } = floor
  const schema = { params: Named, querystring: Asked }
  const report = (
    path: 'results' | 'entries' | 'money' | 'draw',
    rowsOf: (id: string) => Promise<readonly Row[] | undefined>,
    pageOf: typeof namedPage = namedPage,
  ): void => {
    app.get(`/api/tournaments/:id/${path}`, { schema }, async (request, reply) => {
      const { id } = request.params
      const rows = await rowsOf(id)
      if (!rows) return reply.code(404).send({ message: 'There is no such tournament.' })
      const { as } = request.query
      if (as === 'json') return pageOf(rows, request.query)
      const [ending, type, write] = FILES[as]
      return reply
        .header('content-disposition', `attachment; filename="${id}-${path}.${ending}"`)
        .type(type)
        .send(write(rows))
    })
  }
  const ofState = (rowsOf: (state: DirectorState) => readonly Row[]) => async (id: string) => {
    const state = await tournaments.stateOf(id)
    return state && rowsOf(state)
  }
  report('results', ofState(resultRows))
  report('entries', ofState(entryRows))
  report(
    'draw',
    ofState(state => drawTables(state).flat()),
    drawPage,
  )
  report('money', async id => {
    const paid = await tournaments.paymentsIn(id)
    return paid && moneyRows(paid)
  })
}
