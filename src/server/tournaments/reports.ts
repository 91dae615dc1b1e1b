import { stringify } from 'csv-stringify/sync'
import type { FastifyInstance } from 'fastify'
import type { ZodTypeProvider } from 'fastify-type-provider-zod'
import { z } from 'zod'
import { paymentsOf } from '../../tournament/director/money.ts'
import { type Outcome, outcomesOf } from '../../tournament/director/outcomes.ts'
import { type DirectorState, entrants } from '../../tournament/director/state.ts'
import type { Door } from '../gateway/http.ts'
import type { Paid } from './past-tournaments.ts'

/**
 * Results, entries and money: page by page, or all of them as CSV or JSON. The results are public.
 * Entries and money are for those who direct.
 */

const PAGE = 50

const Asked = z.strictObject({
  page: z.coerce.number().int().min(1).max(10_000).default(1),
  as: z.literal(['json', 'csv', 'json-file']).default('json'),
})

const Named = z.strictObject({ id: z.string().min(1).max(60) })

type Cell = string | number | null
type Row = Readonly<Record<string, Cell>>

const dollars = (cents: number | null): Cell => (cents === null ? null : (cents / 100).toFixed(2))

/** A cell that a spreadsheet would execute is marked as text. */
const safe = (cell: Cell): Cell =>
  typeof cell === 'string' && /^[=+\-@\t\r]/.test(cell) ? `'${cell}` : cell

const csv = (rows: readonly Row[]): string => {
  const columns = Object.keys(rows[0] ?? {})
  const cells = rows.map(row => columns.map(column => safe(row[column] ?? null)))
  return stringify(cells, { header: true, columns })
}

const resultRow =
  ({ conditions: { stages } }: DirectorState) =>
  ({ rank, patron, is, stage, chips, money, items, reason, under }: Outcome): Row => ({
    rank,
    player: patron,
    result: is,
    stage: stage === null ? null : (stages[stage]?.name ?? null),
    chips: dollars(chips),
    prize: dollars(money),
    items: items.join('; '),
    reason,
    clause: under,
  })

/** Working out all results is done once for each change. */
const KNOWN = new WeakMap<DirectorState, readonly Row[]>()

const resultRows = (state: DirectorState): readonly Row[] => {
  const known = KNOWN.get(state) ?? outcomesOf(state).map(resultRow(state))
  KNOWN.set(state, known)
  return known
}

const entryRows = (state: DirectorState): readonly Row[] =>
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
  )

const paged = <T>(rows: readonly T[], page: number) => ({
  page,
  pages: Math.max(1, Math.ceil(rows.length / PAGE)),
  total: rows.length,
  rows: rows.slice((page - 1) * PAGE, page * PAGE),
})

/** Every payment between a player and the operator, as the log has it. */
const moneyRows = (bodies: readonly Paid[]): readonly Row[] =>
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

export const addReportRoutes = (plain: FastifyInstance, { floor }: Door): void => {
  const app = plain.withTypeProvider<ZodTypeProvider>()
  const { tournaments } = floor
  const schema = { params: Named, querystring: Asked }
  const report = (
    path: 'results' | 'entries' | 'money',
    rowsOf: (id: string) => Promise<readonly Row[] | undefined>,
  ): void => {
    app.get(`/api/tournaments/:id/${path}`, { schema }, async (request, reply) => {
      const { id } = request.params
      const rows = await rowsOf(id)
      if (!rows) return reply.code(404).send({ message: 'There is no such tournament.' })
      const { page, as } = request.query
      if (as === 'json') return paged(rows, page)
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
  report('money', async id => {
    const paid = await tournaments.paymentsIn(id)
    return paid && moneyRows(paid)
  })
}
