import { stringify } from 'csv-stringify/sync'
import type { FastifyInstance } from 'fastify'
import type { ZodTypeProvider } from 'fastify-type-provider-zod'
import { z } from 'zod'
import { type Outcome, outcomesOf } from '../../tournament/director/outcomes.ts'
import { type DirectorState, entrants } from '../../tournament/director/state.ts'
import type { Door } from '../gateway/http.ts'

/**
 * Results and entries, page by page or as CSV. The results are public. The list of entries is for
 * whoever directs.
 */

const PAGE = 50

const Asked = z.strictObject({
  page: z.coerce.number().int().min(1).max(10_000).default(1),
  as: z.literal(['json', 'csv']).default('json'),
})

const Named = z.strictObject({ id: z.string().min(1).max(60) })

/** Working out all results is done once for each change. */
const KNOWN = new WeakMap<DirectorState, readonly Outcome[]>()

const resultsOf = (state: DirectorState): readonly Outcome[] => {
  const known = KNOWN.get(state) ?? outcomesOf(state)
  KNOWN.set(state, known)
  return known
}

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

const entryRows = (state: DirectorState): readonly Row[] =>
  entrants(state).map(
    ([patron, { number, status, paid, asksRefund, checkedIn, reason, under }]) => ({
      number,
      player: patron,
      status,
      fee: dollars(paid ? state.conditions.entryFee : 0),
      refund: asksRefund ? 'asked' : null,
      here: checkedIn ? 'yes' : 'no',
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

export const addReportRoutes = (plain: FastifyInstance, { floor }: Door): void => {
  const app = plain.withTypeProvider<ZodTypeProvider>()
  const schema = { params: Named, querystring: Asked }
  const report = (
    path: 'results' | 'entries',
    rowsOf: (state: DirectorState) => readonly Row[],
  ): void => {
    app.get(`/api/tournaments/:id/${path}`, { schema }, async (request, reply) => {
      const { id } = request.params
      const state = floor.tournaments.get(id)?.host.state
      if (!state) return reply.code(404).send({ message: 'There is no such tournament.' })
      const { page, as } = request.query
      const rows = rowsOf(state)
      if (as === 'json') return paged(rows, page)
      return reply
        .header('content-disposition', `attachment; filename="${id}-${path}.csv"`)
        .type('text/csv; charset=utf-8')
        .send(csv(rows))
    })
  }
  report('results', state => resultsOf(state).map(resultRow(state)))
  report('entries', entryRows)
}
