import { parseArgs } from 'node:util'
import { startedInside } from './lines.ts'
import {
  type FaultRecovery,
  quantile,
  type Recoveries,
  seconds,
  slowest,
  timesOf,
} from './recoveries.ts'
import { chaos } from './run.ts'

/** `npm run chaos -- --minutes 30 --seed 7`: a whole cluster of real processes, with faults. */

const { values } = parseArgs({
  options: {
    minutes: { type: 'string', default: '5' },
    seed: { type: 'string', default: '1' },
    only: { type: 'string', default: '' },
  },
})

/** The longest time a table may take to answer again after a server was killed, in seconds. */
const TARGET = 5

/** How many of the slowest recoveries the report names. */
const SLOWEST = 5

const KINDS: Readonly<Record<string, RegExp>> = {
  'servers killed': /^kill (north|south|west)/,
  'servers restarted': /^restart (north|south|west)/,
  'servers paused': /^pause/,
  'NATS killed': /NATS/,
  'standby promoted': /^promote/,
  'database restarted or crashed': /^(restart|crash) the database/,
  'lines cut': /^cut/,
  'all faults': /^(?!nothing)/,
}

const lineOf = (name: string, struck: readonly FaultRecovery[]): string => {
  const times = timesOf(struck)
  const [half, most, last] = [0.5, 0.99, 1].map(share => seconds(quantile(times, share)))
  return `${name}: ${struck.length} faults, half of the tables back within ${half} s, 99 % within ${most} s, all within ${last} s`
}

/** Recovering from a fault that overlaps another takes as long as recovering from both. */
const linesOf = (name: string, kind: RegExp, recoveries: Recoveries): readonly string[] => {
  const struck = recoveries.of(kind)
  const alone = struck.filter(one => recoveries.isAlone(one))
  const overlapping = struck.filter(one => !recoveries.isAlone(one))
  return [
    ...(alone.length > 0 ? [lineOf(`${name}, each on its own`, alone)] : []),
    ...(overlapping.length > 0 ? [lineOf(`${name}, overlapping other faults`, overlapping)] : []),
  ]
}

const report = ({ recoveries, canCut, ...counts }: Awaited<ReturnType<typeof chaos>>): string => {
  const killed = recoveries.of(KINDS['servers killed']!)
  const kills = timesOf(killed.filter(one => recoveries.isAlone(one)))
  const isQuick = quantile(kills, 0.99) <= TARGET * 1000
  return [
    `${counts.commands} commands, ${counts.acknowledged} acknowledged, ${counts.entries} entries`,
    ...Object.entries(KINDS).flatMap(([name, kind]) => linesOf(name, kind, recoveries)),
    ...(kills.length === 0
      ? []
      : [
          `the target of ${TARGET} s for 99 % after a kill on its own was ${isQuick ? 'met' : 'missed'}`,
        ]),
    ...slowest(recoveries, SLOWEST).map(line => `  ${line}`),
    ...(canCut ? [] : ['network namespaces are not permitted here, so no line was cut']),
    ...counts.found,
    counts.found.length === 0
      ? 'nothing acknowledged is lost or doubled, no writer of the past wrote, and no cent is missing'
      : `${counts.found.length} findings`,
  ].join('\n')
}

const main = async (): Promise<number> => {
  const says = (line: string) => void process.stdout.write(`${line}\n`)
  const wanted = {
    seconds: Number(values.minutes) * 60,
    seed: values.seed,
    only: values.only,
    says,
  }
  if (!(wanted.seconds > 0)) {
    process.stderr.write('error: --minutes is a number above 0\n')
    return 2
  }
  const outcome = await chaos(wanted)
  says(report(outcome))
  return outcome.found.length === 0 ? 0 : 1
}

process.exit(await (startedInside() ?? main()))
