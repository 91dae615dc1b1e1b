import { parseArgs } from 'node:util'
import { SHARED_FAULTS, scriptOf, sharedScriptOf } from './plan.ts'
import { run } from './run.ts'
import { explained, told } from './shrink.ts'

/**
 * `npm run simulate:house -- --hours 1000 --seed 7`: runs scripts of one simulated hour each,
 * starting at this seed, and stops at the first that fails.
 */

const { values } = parseArgs({
  options: {
    hours: { type: 'string', default: '50' },
    seed: { type: 'string', default: '1' },
  },
})

const [hours, seed] = [Number(values.hours), Number(values.seed)]
if (!Number.isInteger(hours) || !Number.isInteger(seed) || hours < 1 || seed < 0) {
  process.stderr.write('error: --hours and --seed are whole numbers\n')
  process.exit(2)
}

const counts = { steps: 0, entries: 0, acknowledged: 0, views: 0, starts: 0 }
const faults = new Map<string, number>(SHARED_FAULTS.map(fault => [fault, 0]))

const report = (done: number): string => {
  const parts = Object.entries(counts).map(([name, count]) => `${count} ${name}`)
  const kinds = [...faults].map(([fault, count]) => `${count} × ${fault}`)
  const { user, system } = process.cpuUsage()
  const each = ((done * 1e6) / (user + system)).toFixed(2)
  return `${done} hours, ${each} for a second of CPU: ${parts.join(', ')}\n  ${kinds.join(', ')}\n`
}

for (let done = 1; done <= hours; done += 1) {
  const number = seed + done - 1
  /** Alternates between one serving process and several that serve together. */
  const script = number % 2 === 0 ? scriptOf(number / 2) : sharedScriptOf((number - 1) / 2)
  const outcome = await run(script)
  for (const name of Object.keys(counts) as (keyof typeof counts)[]) counts[name] += outcome[name]
  for (const { is } of script.faults) faults.set(is, faults.get(is)! + 1)
  if (outcome.problem !== undefined) {
    process.stdout.write(`${report(done)}${told(script, outcome)}\nLooking for a shorter run…\n`)
    process.stdout.write(`${await explained(script, outcome)}
`)
    process.exit(1)
  }
  if (done % 10 === 0 || done === hours) process.stdout.write(report(done))
}
