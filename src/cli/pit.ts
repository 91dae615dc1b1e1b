import { type Command, InvalidArgumentError, Option } from 'commander'
import { type Day, floorBookOf } from '../records/pit/periods.ts'
import { BY, type Grouping, type PitLine, type PitReport } from '../records/pit/report.ts'
import { type LogSource, withLogs } from './logs.ts'
import { FROM, fromMoment, type TimeRange, TO, toMoment } from './moments.ts'
import { table } from './odds/table.ts'
import { missing, reading } from './records.ts'

/** `croupier pit`: drop, win, hold and the theoretical win of the exact odds, from the logs. */
export const pit = (program: Command): void => {
  withLogs(
    program
      .command('pit')
      .summary('drop, win, hold and the theoretical win, by table, game, dealer, shift or day')
      .description(
        'Adds up the pit from the logs: drop, win, the theoretical win by the exact odds with its ' +
          'standard deviation, floats and counted drops.',
      ),
  )
    .argument('[export]', 'an export or a backup, instead of a folder')
    .addOption(new Option('--by <what>', 'what a line is about').choices(BY).default('table'))
    .option('--day <number>', 'only this gaming day', dayNumber)
    .option(...FROM, fromMoment)
    .option(...TO, toMoment)
    .option('--csv', 'print CSV with amounts in dollars')
    .option('--json', 'print JSON with amounts in cents')
    .action(tell)
}

const dayNumber = (text: string): number => {
  if (!/^[1-9]\d{0,8}$/.test(text)) throw new InvalidArgumentError('expected a number such as 1')
  return Number(text)
}

interface PitOptions extends LogSource, TimeRange {
  readonly by: Grouping
  readonly day?: number
  readonly csv?: true
  readonly json?: true
}

const tell = async (file: string | undefined, asked: PitOptions): Promise<void> => {
  const { floorIn, pitReportFor: pitAsked } = await import('../server/pit/rows.ts')
  const { pitCsv } = await import('../server/audit/csv.ts')
  const { by, day, from, to } = asked
  const report = await reading(file, asked, all => {
    const isKnown = ({ day: known }: Day) => day === undefined || known === day
    const { days } = floorBookOf(floorIn(all))
    return days.some(isKnown) ? pitAsked(all, { by, day, from, to }) : undefined
  })
  if (!report) return missing('gaming day', String(day))
  if (asked.csv) process.stdout.write(pitCsv(report))
  else if (asked.json) process.stdout.write(`${JSON.stringify(report)}\n`)
  else process.stdout.write(page(report))
}

const dollars = (cents: number): string =>
  (cents / 100).toLocaleString('en', { minimumFractionDigits: 2, maximumFractionDigits: 2 })

const cells = ({ of, rounds, drop, win, hold, theoretical, deviation, off }: PitLine) => [
  of,
  String(rounds),
  dollars(drop.cash + drop.chips + drop.vouchers),
  dollars(win),
  hold === null ? '' : (hold * 100).toFixed(1),
  dollars(theoretical),
  deviation === null ? '' : dollars(deviation),
  off === null ? '' : off.toFixed(2),
]

const page = ({ by, lines, total }: PitReport): string =>
  `${table(
    [by, 'rounds', 'drop', 'win', 'hold %', 'theo.', '± dev.', 'off'],
    [...lines, total].map(cells),
    [1, 2, 3, 4, 5, 6, 7],
  )}
Theoretical win: the exact edge of every stake at risk. Deviation: one standard deviation, by the
exact variances and covariances. Off: how many deviations the win is from the theoretical win.
`
