import type { Patron } from '../../kernel/people.ts'
import type { Topic } from '../../kernel/topic.ts'
import type { CheckedBooks } from '../../records/money/ledger.ts'
import { sumsWrong } from '../../records/money/ledger.ts'
import type { StatementLine } from '../../records/money/statement.ts'
import { floorBookOf } from '../../records/pit/periods.ts'
import type {
  FiledRound,
  RoundPromise,
  RoundRecord,
  RoundState,
} from '../../records/round-record.ts'
import { recordFor } from '../../records/round-views.ts'
import type { Significant } from '../../records/significant-record.ts'
import { floorIn } from '../pit/rows.ts'
import type { Readings } from './readings.ts'

/** Queries over the readings. */

export const PLACES = ['tables', 'tournaments'] as const
type Place = (typeof PLACES)[number]

/** Logs of tournaments have this prefix. */
const inTournaments = (place: Place | undefined): number | undefined =>
  place === undefined ? undefined : Number(place === 'tournaments')

export interface RoundsAsked {
  readonly table?: string | undefined
  /** Only tables of the house, or only tables of tournaments. */
  readonly place?: Place | undefined
  readonly game?: string | undefined
  readonly round?: number | undefined
  /** Only rounds with smaller numbers. */
  readonly before?: number | undefined
  readonly patron?: Patron | undefined
  readonly state?: RoundState | undefined
  readonly from?: number | undefined
  readonly to?: number | undefined
  /** Only rounds with this card, number or faces: `AS`, `17`, `1 1`. */
  readonly came?: string | undefined
  /** Minimum total stake of all patrons, in cents. */
  readonly atLeast?: number | undefined
  /** Only rounds that a review changed after they ended. */
  readonly corrected?: boolean | undefined
  /** Only rounds in which this clause, or an item of it, decided something. */
  readonly under?: string | undefined
  /** Only rounds that this person, or the virtual dealer, dealt when they ended. */
  readonly dealer?: string | undefined
  readonly most?: number | undefined
}

type Value = string | number

/** Only the given fields become part of the query. */
const where = (
  asked: readonly (readonly [string, Value | undefined])[],
): { readonly sql: string; readonly values: readonly Value[] } => {
  const given = asked.filter((one): one is [string, Value] => one[1] !== undefined)
  const sql = given.map(([condition]) => condition).join(' and ')
  return { sql: sql === '' ? '' : `where ${sql}`, values: given.map(([, value]) => value) }
}

export const EVERYTHING = 1_000_000_000

const like = (came: string): string => `% ${came.replaceAll(/[%_]/g, '')} %`

/** Newest first. */
export const findRounds = ({ db }: Readings, asked: RoundsAsked): readonly FiledRound[] => {
  const { sql, values } = where([
    ['r.log = ?', asked.table],
    ["(r.log like 'tournament%') = ?", inTournaments(asked.place)],
    ['r.game = ?', asked.game],
    ['r.round = ?', asked.round],
    ['r.round < ?', asked.before],
    ['r.state = ?', asked.state],
    ['r.settled >= ?', asked.from],
    ['r.settled <= ?', asked.to],
    ['r.staked >= ?', asked.atLeast],
    ['r.came like ?', asked.came === undefined ? undefined : like(asked.came)],
    [
      `(exists (select 1 from bodies c where c.log = r.log and c.round = r.round
        and json_extract(c.body, '$.corrections') is not null)) = ?`,
      asked.corrected === undefined ? undefined : Number(asked.corrected),
    ],
    [
      `exists (select 1 from bodies u, (select '"under":"' || ? as cited)
        where u.log = r.log and u.round = r.round
        and (instr(u.body, cited || '"') > 0 or instr(u.body, cited || '(') > 0))`,
      asked.under,
    ],
    [
      'exists (select 1 from round_patrons p where p.patron = ? and p.log = r.log and p.round = r.round)',
      asked.patron,
    ],
  ])
  const most = asked.most ?? EVERYTHING
  const found = db
    .prepare(
      `select log, round, settled,
        (select seq from pit_rounds p where p.log = r.log and p.round = r.round) as seq
        from rounds r ${sql} order by settled desc, log, round desc limit ?`,
    )
    .all(...values, asked.dealer === undefined ? most : EVERYTHING) as {
    log: string
    round: number
    settled: number
    seq: number | null
  }[]
  const body = db.prepare('select body from bodies where log = ? and round = ?')
  const rows = dealtBy({ db }, asked.dealer, found)
    .slice(0, most)
    .map(({ log, round }) => body.get(log, round) as { body: string })
  return rows.map(({ body }) => withPromises({ db }, JSON.parse(body) as RoundRecord))
}

interface RoundMatch {
  readonly log: string
  readonly round: number
  readonly settled: number
  /** The entry that settled it; null for a round without stakes. */
  readonly seq: number | null
}

/** The floor's log says who dealt at a table at any moment. */
const dealtBy = (
  { db }: Pick<Readings, 'db'>,
  dealer: string | undefined,
  found: readonly RoundMatch[],
): readonly RoundMatch[] => {
  if (dealer === undefined) return found
  const { dealerAt } = floorBookOf(floorIn({ db }))
  return found.filter(
    ({ log, settled, seq }) => dealerAt(log, { seq: seq ?? undefined, at: settled }) === dealer,
  )
}

export const withPromises = ({ db }: Pick<Readings, 'db'>, record: RoundRecord): FiledRound => {
  const promise = db.prepare(
    'select number, decks, commitment, sealed, opened, secret from promises where log = ? and number = ?',
  )
  const promises = record.promises.flatMap(number => {
    const row = promise.get(record.table, number) as RoundPromise | undefined
    return row ? [{ ...row }] : []
  })
  return { ...record, promises }
}

/** A patron's own rounds, with only their own wagers. */
export const roundsOf = (
  readings: Readings,
  patron: Patron,
  asked: RoundsAsked,
): readonly FiledRound[] =>
  findRounds(readings, { ...asked, patron }).map(({ promises, ...record }) => ({
    ...recordFor({ ...record, promises: [] }, patron),
    promises,
  }))

export interface SignificantAsked {
  readonly log?: string | undefined
  /** Only events about this table, in any log. */
  readonly table?: string | undefined
  readonly place?: Place | undefined
  readonly topic?: Topic | undefined
  readonly patron?: Patron | undefined
  readonly from?: number | undefined
  readonly to?: number | undefined
  readonly most?: number | undefined
}

export const findSignificant = (
  { db }: Readings,
  { log, table, place, topic, patron, from, to, most = EVERYTHING }: SignificantAsked,
): readonly Significant[] => {
  const { sql, values } = where([
    ['log = ?', log],
    ["json_extract(body, '$.table') = ?", table],
    ["(log like 'tournament%') = ?", inTournaments(place)],
    ['topic = ?', topic],
    ['patron = ?', patron],
    ['at >= ?', from],
    ['at <= ?', to],
  ])
  const rows = db
    .prepare(
      `select body from significant ${sql} order by at desc, log, seq desc, part desc limit ?`,
    )
    .all(...values, most) as { body: string }[]
  return rows.map(({ body }) => JSON.parse(body) as Significant)
}

/** Oldest first, like a bank statement. */
export const statementOf = ({ db }: Readings, patron: Patron): readonly StatementLine[] =>
  (
    db.prepare('select body from lines where patron = ? order by seq, part').all(patron) as {
      body: string
    }[]
  ).map(({ body }) => JSON.parse(body) as StatementLine)

/**
 * For every log, as far as it is read: whether the money balances and every wager ended exactly
 * once.
 */
export const auditOf = (readings: Readings): readonly CheckedBooks[] => {
  const found = readings.db.prepare('select seq, says from wrong where log = ? order by seq')
  return readings.cursors().map(({ log, seq, hash, reader }) => {
    const rows = found.all(log) as { seq: number; says: string }[]
    const noted = rows.map(row => `entry ${row.seq}: ${row.says}`)
    if (reader.of !== 'table') return { log, entries: seq, hash, wagers: null, wrong: noted }
    const { placed, ended, lying } = reader.ledger
    const wagers = { placed, ended, lying: Object.keys(lying).length }
    return { log, entries: seq, hash, wagers, wrong: [...noted, ...sumsWrong(reader.ledger)] }
  })
}
