import { type Command, Option } from 'commander'
import { ROUND_STATES, type RoundState } from '../records/round-record.ts'
import type { Readings } from '../server/audit/readings.ts'
import { type LogSource, logsAt, withLogs } from './logs.ts'
import { FROM, fromMoment, inOrder, type TimeRange, TO, toMoment } from './moments.ts'

/**
 * `croupier records`, `significant` and `statement`: reports from the logs, for people and
 * spreadsheets.
 */
export const records = (program: Command): void => {
  const verb = (name: string, summary: string, description: string): Command =>
    withLogs(program.command(name).summary(summary).description(description))
      .option(
        '--csv',
        'print CSV with amounts in dollars and times in UTC; default: lines of JSON, in cents',
      )
      .option(...FROM, fromMoment)
      .option(...TO, toMoment)
  verb(
    'records',
    'every round: stakes, cards, choices, outcomes with their clauses, balances',
    'Prints every round in the logs, newest first: table, book and elections, times, stakes, results in ' +
      'order, choices, the outcome of every wager with its clause, balances before and after, and the ' +
      'promise behind the results. With --csv it prints one line per wager.',
  )
    .argument('[export]', 'an export or a backup, instead of a folder')
    .option('--table <id>', 'only rounds of this table')
    .option('--patron <name>', 'only rounds with wagers of this patron')
    .option('--came <what>', 'only rounds with this card (AS), number or faces ("1 1")')
    .addOption(new Option('--state <state>', 'only rounds in this state').choices(ROUND_STATES))
    .action(tellRounds)
  verb(
    'significant',
    'limit changes, voids, exclusions, corrections, directions, starts and stops',
    'Prints the events an inspector should review, newest first: what, who, the old and the new value, ' +
      'why, and under which clause.',
  )
    .argument('[export]', 'an export or a backup, instead of a folder')
    .option('--table <id>', 'only events about this table')
    .action(tellSignificant)
  verb(
    'statement',
    'a patron’s account: every change of the balance',
    'Prints every change of a patron’s balance at the cage, oldest first.',
  )
    .argument('<patron>', 'name of the patron')
    .argument('[export]', 'an export or a backup, instead of a folder')
    .action(tellStatement)
}

interface Form extends LogSource, TimeRange {
  readonly csv?: true
}

interface RecordsOptions extends Form {
  readonly table?: string
  readonly patron?: string
  readonly came?: string
  readonly state?: RoundState
}

/** Reads all logs once into memory, then runs the query. */
export const reading = async <T>(
  file: string | undefined,
  where: LogSource & TimeRange,
  ask: (readings: Readings) => T,
): Promise<T> => {
  inOrder(where)
  const audit = await import('../server/audit/readings.ts')
  const logs = await logsAt(file, where)
  const readings = new audit.Readings(logs, ':memory:')
  try {
    await readings.catchUp()
    return ask(readings)
  } finally {
    await readings.close()
    await logs.close()
  }
}

const answersNo = (why: string): void => {
  process.stderr.write(`croupier: ${why}\n`)
  process.exitCode = 1
}

export const missing = (what: 'patron' | 'table' | 'gaming day', name: string): void =>
  answersNo(`no such ${what}: ${name}`)

/** The cage, the floor and other logs have cursors too. */
const IS_TABLE = `select 1 from cursors where log = ? and reader ->> 'of' = 'table'`

/** A table that has not opened yet has no log. */
const IS_ON_FLOOR = `select 1 from pit_floor, json_each(events)
  where value ->> 'is' = 'TableBrought' and value ->> 'table' = ?`

/** The first name that no log contains, and its kind. */
const unknownIn = (
  { db }: Readings,
  { table, patron }: { readonly table?: string; readonly patron?: string },
): readonly ['patron' | 'table', string] | undefined => {
  const has = (sql: string, name: string): boolean => db.prepare(sql).get(name) !== undefined
  if (table !== undefined && !has(IS_TABLE, table) && !has(IS_ON_FLOOR, table))
    return ['table', table]
  if (
    patron !== undefined &&
    !has('select 1 from lines where patron = ?', patron) &&
    !has('select 1 from round_patrons where patron = ?', patron)
  )
    return ['patron', patron]
  return undefined
}

/** An empty answer is an answer, but it should not look like a mistake. */
const print = <T>(all: readonly T[], { csv }: Form, asCsv: (all: readonly T[]) => string): void => {
  if (all.length === 0) process.stderr.write('croupier: nothing matches\n')
  process.stdout.write(csv ? asCsv(all) : all.map(each => `${JSON.stringify(each)}\n`).join(''))
}

/** Runs the report if all names exist. */
const told = async <T>(
  file: string | undefined,
  asked: Form & { readonly table?: string; readonly patron?: string },
  ask: (readings: Readings) => readonly T[],
  asCsv: (all: readonly T[]) => string,
): Promise<void> => {
  const found = await reading(file, asked, readings => {
    const unknown = unknownIn(readings, asked)
    return unknown ? { unknown } : { all: ask(readings) }
  })
  if (found.unknown) missing(...found.unknown)
  else print(found.all, asked, asCsv)
}

const isWithin = ({ from = 0, to = Number.POSITIVE_INFINITY }: TimeRange, at: number): boolean =>
  at >= from && at <= to

const tellRounds = async (file: string | undefined, asked: RecordsOptions): Promise<void> => {
  const { findRounds: roundsAsked, withPromises } = await import('../server/audit/queries.ts')
  const { roundsCsv } = await import('../server/audit/csv.ts')
  const { table, patron, came, state, from, to } = asked
  await told(
    file,
    asked,
    readings => {
      const over = roundsAsked(readings, { table, patron, came, state, from, to })
      const isPlain = patron === undefined && came === undefined
      const open = isPlain && (state === undefined || state === 'interrupted')
      const all = open ? readings.unfinished() : []
      const here = all.filter(
        round => (table === undefined || round.table === table) && isWithin(asked, round.opened),
      )
      return [...here.map(round => withPromises(readings, round)), ...over]
    },
    roundsCsv,
  )
}

const tellSignificant = async (
  file: string | undefined,
  form: Form & { readonly table?: string },
): Promise<void> => {
  const { findSignificant: significantAsked } = await import('../server/audit/queries.ts')
  const { significantCsv } = await import('../server/audit/csv.ts')
  const { table, from, to } = form
  await told(file, form, all => significantAsked(all, { table, from, to }), significantCsv)
}

/** A patron who paid with cash or chips at a table has no account at the cage. */
const tellStatement = async (
  patron: string,
  file: string | undefined,
  form: Form,
): Promise<void> => {
  const { statementOf } = await import('../server/audit/queries.ts')
  const { statementCsv } = await import('../server/audit/csv.ts')
  const asked = { ...form, patron }
  const found = await reading(file, form, readings => ({
    unknown: unknownIn(readings, asked),
    lines: statementOf(readings, patron),
  }))
  if (found.unknown) return missing(...found.unknown)
  if (found.lines.length === 0)
    return answersNo(
      `${patron} has no account at the cage; croupier records --patron "${patron}" prints the rounds`,
    )
  print(
    found.lines.filter(({ at }) => isWithin(form, at)),
    form,
    statementCsv,
  )
}
