import { table } from '../src/cli/odds/table.ts'
import { edges, simulated, tally } from './baccarat.ts'
import { type Figure, measured } from './measure.ts'
import { peerGame } from './peer.ts'

/** `npm run bench [-- --json]`: ratios only, each pair measured in the same run. */

const say = (text: string): boolean => process.stderr.write(`${text}\n`)

const peer = await peerGame()
if (!peer) say('baccarat-engine is not installed: the simulation is not compared')

const figures: Figure[] = []
for (const measure of [tally, edges, ...(peer ? [simulated(peer)] : [])]) {
  say(`measuring: ${measure.name}`)
  figures.push(measured(measure))
}

const asText = (): string =>
  table(
    ['measured', 'against', 'µs', 'µs', 'times', 'target'],
    figures.map(({ name, reference, candidate, against, ratio, target }) => [
      name,
      reference,
      candidate.toPrecision(3),
      against.toPrecision(3),
      ratio.toFixed(1),
      `≥ ${target}`,
    ]),
    [2, 3, 4, 5],
  )

process.stdout.write(
  process.argv.includes('--json') ? `${JSON.stringify({ figures }, null, 2)}\n` : asText(),
)
