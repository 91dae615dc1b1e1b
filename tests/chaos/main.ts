import { parseArgs } from 'node:util'
import { startedInside } from './lines.ts'
import { quantile, type Recoveries, slowest } from './recoveries.ts'
import { chaos } from './run.ts'

/** `npm run chaos -- --minutes 30 --seed 7`: a whole cluster of real processes, with faults. */

const { values } = parseArgs({
  options: {
    minutes: { type: 'string', default: '5' },
    seed: { type: 'string', default: '1' },
  },
})

/** The longest time a table may take to answer again after a server was killed, in seconds. */
const TARGET = 5

/** How many of the slowest recoveries the report names. */
const SLOWEST = 5

const seconds = (ms: number): string => (ms / 1000).toFixed(1)

const timesOf = (recoveries: Recoveries, name: string, kind: RegExp): string => {
  const times = recoveries.times(kind)
  const [half, most, last] = [0.5, 0.99, 1].map(share => seconds(quantile(times, share)))
  return `${name}: ${times.length} recoveries of tables, half within ${half} s, 99 % within ${most} s, all within ${last} s`
}

const report = ({ recoveries, canCut, ...counts }: Awaited<ReturnType<typeof chaos>>): string => {
  const kills = recoveries.times(/^kill (north|south|west)/)
  const isQuick = quantile(kills, 0.99) <= TARGET * 1000
  return [
    `${counts.commands} commands, ${counts.acknowledged} acknowledged, ${counts.entries} entries`,
    timesOf(recoveries, 'servers killed', /^kill (north|south|west)/),
    timesOf(recoveries, 'all faults', /^(?!nothing)/),
    `the target of ${TARGET} s for 99 % after a kill was ${isQuick ? 'met' : 'missed'}`,
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
  const wanted = { seconds: Number(values.minutes) * 60, seed: values.seed, says }
  if (!(wanted.seconds > 0)) {
    process.stderr.write('error: --minutes is a number above 0\n')
    return 2
  }
  const outcome = await chaos(wanted)
  says(report(outcome))
  return outcome.found.length === 0 ? 0 : 1
}

process.exit(await (startedInside() ?? main()))
