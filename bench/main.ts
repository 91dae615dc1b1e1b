import { table } from '../src/cli/odds/table.ts'
import { durableAppends } from './appends.ts'
import { edges, simulated, tally } from './baccarat.ts'
import { broadcasts } from './broadcast.ts'
import { choices } from './choices.ts'
import { commandsForCpu } from './commands.ts'
import { pokerHands } from './hands.ts'
import { type Figure, type Measure, measured } from './measure.ts'
import { isInstalled } from './peer.ts'
import { playerCalled } from './players.ts'

/**
 * `npm run bench [-- --json]` reports only ratios, and measures both sides of a ratio in the same
 * run.
 */

const say = (text: string): boolean => process.stderr.write(`${text}\n`)

const figures: Figure[] = []
const measure = async (one: Measure): Promise<void> => {
  say(`measuring: ${one.name}`)
  figures.push(await measured(one))
}

/**
 * This runs first, in a fresh process: garbage collection is slow once shoes and hands fill the
 * heap.
 */
say('measuring: how late 4,200 patrons see what happened')
figures.push(...(await broadcasts()))
say('measuring: commands for a CPU second at tables of 14')
const commands = await commandsForCpu()
if (commands) figures.push(commands)
else say('commit 511220d is not in this clone: commands are not compared')
await measure(tally)
await measure(edges)
if (isInstalled()) {
  const [ours, peer] = [playerCalled('ours'), playerCalled('peer')]
  await measure(simulated(ours, peer))
  await Promise.all([ours.end(), peer.end()])
} else say('baccarat-engine is not installed: the simulation is not compared')

await measure(choices)
const hands = await pokerHands()
for (const each of hands) await measure(each)
if (hands.length === 0)
  say('phe and @pokertools/evaluator are not installed: no hands are compared')

const appends = await durableAppends()
await measure(appends.measure)
await appends.end()
const asText = (): string =>
  table(
    ['measured', 'against', 'ours', 'theirs', 'times', 'target'],
    figures.map(({ name, reference, candidate, against, ratio, target }) => [
      name,
      reference,
      candidate.toPrecision(3),
      against.toPrecision(3),
      ratio.toFixed(ratio < 10 ? 2 : 1),
      `≥ ${Number(target.toFixed(2))}`,
    ]),
    [2, 3, 4, 5],
  )

process.stdout.write(
  process.argv.includes('--json') ? `${JSON.stringify({ figures }, null, 2)}\n` : asText(),
)
