import type { Limit } from '../limits.ts'
import type { Figure } from '../measure.ts'
import { simulate } from './baccarat.ts'

/** Long enough that starting a thread takes 1 % of it at most. */
const ROUNDS = 3_000_000_000
const SHOES = 2_000_000
const TIMES = 3

/** The shortest of several runs, in seconds: of a clock, or of all processors. */
interface Least {
  readonly seconds: number
  readonly cpuSeconds: number
}

const shorter = (one: Least, other: Least): Least => ({
  seconds: Math.min(one.seconds, other.seconds),
  cpuSeconds: Math.min(one.cpuSeconds, other.cpuSeconds),
})

/**
 * Measures how much a second thread speeds up `croupier simulate`. A second C++ process in the same
 * minutes is the reference. Wall-clock time needs both cores to be free. Processor time shows
 * the cost of starting threads and adding up, on any machine.
 */
export const scalings = async (
  limits: readonly [Limit, Limit] | undefined,
): Promise<readonly Figure[]> => {
  const never: Least = { seconds: Infinity, cpuSeconds: Infinity }
  let [one, two, bareOne, bareTwo] = [never, never, never, never]
  for (let time = 0; time < TIMES; time += 1) {
    one = shorter(one, simulate(1, ROUNDS))
    two = shorter(two, simulate(2, ROUNDS))
    if (!limits) continue
    bareOne = shorter(bareOne, await timed([limits[0].run(SHOES)]))
    bareTwo = shorter(bareTwo, await timed(limits.map(limit => limit.run(SHOES / 2))))
  }
  const gain = one.seconds / two.seconds
  const bareGain = bareOne.seconds / bareTwo.seconds
  const ours = { name: 'croupier simulate on two threads', reference: 'on one', unit: 'round' }
  const perRound = (all: number): number => (all * 1e6) / ROUNDS
  return [
    {
      ...ours,
      target: 1.9,
      isTime: true,
      candidate: perRound(two.seconds),
      against: perRound(one.seconds),
      ratio: gain,
    },
    {
      ...ours,
      name: 'the same, in processor time',
      target: 0.95,
      isTime: true,
      candidate: perRound(two.cpuSeconds),
      against: perRound(one.cpuSeconds),
      ratio: one.cpuSeconds / two.cpuSeconds,
    },
    ...(limits
      ? [
          {
            name: 'what the second thread gains',
            reference: 'a second process of C++',
            unit: 'gain',
            target: 0.95,
            candidate: gain,
            against: bareGain,
            ratio: gain / bareGain,
          },
        ]
      : []),
  ]
}

const timed = async (runs: readonly ReturnType<Limit['run']>[]): Promise<Least> => {
  const since = performance.now()
  const answers = await Promise.all(runs)
  return {
    seconds: (performance.now() - since) / 1000,
    cpuSeconds: answers.reduce((sum, [, microseconds]) => sum + microseconds, 0) / 1e6,
  }
}
