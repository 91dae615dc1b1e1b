import { parseArgs } from 'node:util'
import { table } from '../../src/cli/odds/table.ts'
import { judged, PARTS } from './battery.ts'
import type { Finding } from './fit.ts'
import { fixedSecrets, freshSecrets } from './sources.ts'

/** `npm run battery [-- --times 10] [--fixed]`: the battery on fresh secrets, as large as you have time for. */

const { values } = parseArgs({
  options: { times: { type: 'string', default: '10' }, fixed: { type: 'boolean', default: false } },
})
const times = Number(values.times)
const sizes = { draws: 100_000 * times, decks: 30_000 * times, shoes: 4000 * times }

const findings: Finding[] = []
for (const [part, ask] of Object.entries(PARTS)) {
  const since = performance.now()
  findings.push(...ask(sizes, values.fixed ? fixedSecrets(part) : freshSecrets))
  process.stderr.write(`${part}: ${((performance.now() - since) / 1000).toFixed(1)} s\n`)
}

const { failed, least } = judged(findings)
process.stdout.write(
  table(
    ['asked of chance', 'p', ''],
    findings.map(finding => [
      finding.asks,
      finding.p.toPrecision(3),
      failed.includes(finding) ? 'fails' : '',
    ]),
    [1],
  ),
)
const counted = [
  `${findings.length} questions`,
  `${sizes.draws} draws of each kind`,
  `${sizes.decks} decks`,
  `${sizes.shoes} shoes`,
]
process.stdout.write(
  `${counted.join(', ')}; none may be below ${least.toPrecision(2)}: ${failed.length} failed\n`,
)
process.exitCode = failed.length === 0 ? 0 : 1
