/** Work to run and time in this process, or work that reports its own time. */
type Work = (() => unknown) | { readonly took: () => Promise<number> }

/** One figure: our code compared with a reference that does the same work. */
export interface Measure {
  readonly name: string
  readonly reference: string
  /** The unit of work as the table prints it: rounds, compositions. */
  readonly unit: string
  /** Processor time, or wall time if the work waits for the disk. */
  readonly by?: 'processor' | 'wall'
  /** Units of work per call. */
  readonly candidateUnits: number
  readonly referenceUnits: number
  readonly target: number
  /** The number of pairs to measure, if one takes long. */
  readonly pairs?: number
  /** Checks that both give the right answer. Only right answers are measured. */
  readonly isRight: () => boolean | Promise<boolean>
  readonly candidate: Work
  readonly against: Work
}

export interface Figure {
  readonly name: string
  readonly reference: string
  readonly unit: string
  readonly target: number
  /** Whether it is the median of microseconds per unit. */
  readonly isTime?: true
  readonly candidate: number
  readonly against: number
  /** How many times faster we are: the median over pairs measured back to back. */
  readonly ratio: number
  /** The ratios of the middle half of the pairs. They are far apart on a busy machine. */
  readonly middle?: readonly [number, number]
}

const PAIRS = 15

/**
 * For work of a few milliseconds. A core of a rented machine is slower by half for seconds while a
 * stranger uses its other hyperthread. Many short pairs are slow on both sides or on neither.
 */
export const SHORT_PAIRS = 61

export const measured = async (measure: Measure): Promise<Figure> => {
  if (!(await measure.isRight()))
    throw new Error(`${measure.name}: the answers differ, nothing is measured`)
  const { candidate, against, candidateUnits, referenceUnits } = measure
  const most = measure.pairs ?? PAIRS
  for (let warm = 0; warm < Math.min(3, most); warm += 1) {
    await processorTime(candidate)
    await processorTime(against)
  }
  const time = measure.by === 'wall' ? wallTime : processorTime
  const pairs = []
  for (let pair = 0; pair < most; pair += 1) {
    const ours = (await time(candidate)) / candidateUnits
    const theirs = (await time(against)) / referenceUnits
    pairs.push({ ours, theirs, ratio: theirs / ours })
  }
  const ratios = pairs.map(({ ratio }) => ratio)
  return {
    name: measure.name,
    reference: measure.reference,
    unit: measure.unit,
    target: measure.target,
    isTime: true,
    candidate: median(pairs.map(({ ours }) => ours)),
    against: median(pairs.map(({ theirs }) => theirs)),
    ratio: median(ratios),
    middle: [quantile(ratios, 0.25), quantile(ratios, 0.75)],
  }
}

/** In microseconds. Other programs on the machine do not count. */
const processorTime = async (work: Work): Promise<number> => {
  if ('took' in work) return work.took()
  const before = process.cpuUsage()
  await work()
  const { user, system } = process.cpuUsage(before)
  return user + system
}

const wallTime = async (work: Work): Promise<number> => {
  if ('took' in work) return work.took()
  const since = performance.now()
  await work()
  return (performance.now() - since) * 1000
}

const quantile = (numbers: readonly number[], part: number): number =>
  [...numbers].sort((a, b) => a - b)[Math.floor(numbers.length * part)]!

export const median = (numbers: readonly number[]): number => quantile(numbers, 0.5)
