import { randomBytes } from 'node:crypto'
import { once } from 'node:events'
import { parseArgs } from 'node:util'
import { judged, PARTS } from '../../src/cli/evidence/battery/battery.ts'
import type { FairnessTest } from '../../src/cli/evidence/battery/fit-test.ts'
import { fixedSecrets, freshSecrets } from '../../src/cli/evidence/battery/sources.ts'
import { table } from '../../src/cli/odds/table.ts'

/**
 * `npm run battery [-- --times 10] [--fixed]`: runs the battery on fresh secrets; `--times` makes
 * it larger. `npm run -s battery -- --raw 1000000` writes raw bytes to standard output, for other
 * batteries; with 0 it continues until the reader stops, as in `… --raw 0 | dieharder -a -g 200`.
 */

const { values } = parseArgs({
  options: {
    times: { type: 'string', default: '10' },
    fixed: { type: 'boolean', default: false },
    raw: { type: 'string' },
  },
})

const CHUNK = 1024 * 1024

/** Raw bytes from the generator of all secrets. */
const writeRaw = async (count: number): Promise<void> => {
  process.stdout.on('error', () => process.exit())
  for (let left = count === 0 ? Number.POSITIVE_INFINITY : count; left > 0; left -= CHUNK)
    if (!process.stdout.write(randomBytes(Math.min(CHUNK, left))))
      await once(process.stdout, 'drain')
}

const MIB = 1024 * 1024

const ask = (times: number): void => {
  const sizes = {
    bytes: Math.round(6.4 * MIB * times),
    draws: 100_000 * times,
    decks: 30_000 * times,
    shoes: 4000 * times,
  }
  const findings: FairnessTest[] = []
  for (const [part, asks] of Object.entries(PARTS)) {
    const since = performance.now()
    findings.push(...asks(sizes, values.fixed ? fixedSecrets(part) : freshSecrets))
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
    `${(sizes.bytes / MIB).toFixed(1)} MiB of raw bytes`,
    `${sizes.draws} draws of each kind`,
    `${sizes.decks} decks`,
    `${sizes.shoes} shoes`,
  ]
  process.stdout.write(
    `${counted.join(', ')}; none may be below ${least.toPrecision(2)}: ${failed.length} failed\n`,
  )
  process.exitCode = failed.length === 0 ? 0 : 1
}

if (values.raw === undefined) ask(Number(values.times))
else await writeRaw(Number(values.raw))
