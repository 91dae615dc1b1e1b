import { table } from '../src/cli/odds/table.ts'
import { postgresAppends, sqliteAppends } from './appends.ts'
import { broadcasts } from './broadcast.ts'
import { capacity } from './capacity/capacity.ts'
import { commandsForCpu, commandsOfTables } from './commands.ts'
import { compiledBench } from './compiled.ts'
import { environments } from './environment.ts'
import { largeHouseFields, largestHouseField } from './house-field.ts'
import { type Limit, limitOf } from './limits.ts'
import { type Figure, type Measure, measured } from './measure.ts'
import { againstLimit, edges, endToEnd, kernel, simulated, tally } from './odds/baccarat.ts'
import { choices, kernelChoices } from './odds/lunar-choices.ts'
import { isInstalled } from './odds/peer.ts'
import { playerCalled } from './odds/players.ts'
import { pokerHands } from './odds/poker-hands.ts'
import { scalings } from './odds/threads.ts'
import { pastGuests } from './past-guests.ts'
import { LONG, startUp } from './start-up.ts'
import { largeFields } from './tournaments.ts'

/**
 * `npm run bench -- [--json] [NAME…]`: prints only ratios, each pair measured in the same run.
 * Missed targets, and what could not be measured here, are listed at the end. Without a name it runs
 * all of `PARTS`.
 */

const say = (text: string): boolean => process.stderr.write(`${text}\n`)

const figures: Figure[] = []
const leftOut: string[] = []
const leaveOut = (what: string): void => {
  say(`left out: ${what}`)
  leftOut.push(what)
}

const measure = async (one: Measure): Promise<void> => {
  say(`measuring: ${one.name}`)
  figures.push(await measured(one))
}

const withLimit = async (
  reference: string,
  driver: string,
  work: (limit: Limit) => Promise<void>,
): Promise<void> => {
  const limit = await limitOf(reference, driver)
  if (typeof limit === 'string') {
    leaveOut(`what compares with ${reference}: ${limit}`)
    return
  }
  await work(limit)
  await limit.end()
}

const remainingShoes = async (): Promise<void> => {
  await measure(tally)
  await measure(edges)
  await withLimit('exact.cpp', 'tallies.cpp', async limit => {
    for (const one of againstLimit(limit)) await measure(one)
  })
}

const simulations = async (): Promise<void> => {
  await compiledBench([])
  const ours = playerCalled('ours')
  if (isInstalled()) {
    const peer = playerCalled('peer')
    await measure(simulated(ours, peer))
    await peer.end()
  } else leaveOut('what compares with baccarat-engine: it is not installed')
  await withLimit('bac.cpp', 'rounds.cpp', async limit => {
    await measure(kernel(ours, limit))
    await measure(endToEnd(limit))
  })
  await ours.end()
  say('measuring: croupier simulate on one and two threads')
  const limits = await Promise.all([0, 1].map(() => limitOf('bac.cpp', 'rounds.cpp')))
  const [one, other] = limits.filter(limit => typeof limit !== 'string')
  figures.push(...(await scalings(one && other && [one, other])))
  await Promise.all([one?.end(), other?.end()])
}

const poker = async (): Promise<void> => {
  await measure(choices)
  for (const each of kernelChoices()) await measure(each)
  const hands = await pokerHands()
  for (const each of hands) await measure(each)
  if (hands.length === 0)
    leaveOut('hands of poker: phe and @pokertools/evaluator are not installed')
}

const appends = async (): Promise<void> => {
  const stores = [await sqliteAppends(), await postgresAppends()]
  for (const store of stores) {
    for (const one of store?.measures ?? []) await measure(one)
    await store?.end()
  }
  if (!stores[1]) leaveOut('appends to PostgreSQL: it is not installed')
}

const broadcast = async (): Promise<void> => {
  say('measuring: how late 4,200 patrons see what happened')
  figures.push(...(await broadcasts()))
}

const commands = async (): Promise<void> => {
  say('measuring: commands for a CPU second at tables of 14')
  const compared = await commandsForCpu()
  figures.push(...compared)
  if (compared.length === 0)
    leaveOut('commands for a CPU second: commit 511220d is not in this clone')
}

const tables = async (): Promise<void> => {
  say('measuring: commands in a house of 1,000 tables')
  figures.push(await commandsOfTables())
}

const patrons = async (): Promise<void> => {
  say('letting patrons in, until they wait too long')
  figures.push(...(await capacity(say)))
}

const guests = async (): Promise<void> => {
  say('letting 100,000 guests come and go')
  await measure(await pastGuests())
}

const start = async (): Promise<void> => {
  say(`writing ${LONG.toLocaleString('en')} entries (BENCH_ENTRIES changes this)`)
  const measures = await startUp()
  await measure(measures)
  measures.end()
}

const fields = async (): Promise<void> => {
  say('playing tournaments of 4,000 and 8,000')
  await measure(largeFields())
  await measure(largeHouseFields())
  say('playing a tournament of 10,000 in the house')
  figures.push(await largestHouseField())
}

const inOtherPlaces = async (): Promise<void> => {
  for (const one of environments()) await measure(one)
}

const odds = async (): Promise<void> => {
  await remainingShoes()
  await simulations()
  await poker()
}

/**
 * What needs a busy house runs first, while the heap is small, as in a real server. Later, collecting shoes and
 * hands would take long.
 */
const PARTS: Readonly<Record<string, () => Promise<void>>> = {
  broadcast,
  commands,
  tables,
  capacity: patrons,
  odds,
  environments: inOtherPlaces,
  'past-guests': guests,
  'start-up': start,
  tournaments: fields,
  appends,
}

const named = process.argv.slice(2).filter(word => word !== '--json')
const unknown = named.find(name => !(name in PARTS))
if (unknown !== undefined) {
  say(`error: there is no ${unknown}; there are ${Object.keys(PARTS).join(', ')}`)
  process.exit(2)
}
for (const [name, part] of Object.entries(PARTS))
  if (named.length === 0 || named.includes(name)) await part()

const missed = figures.filter(({ ratio, target }) => ratio < target)

const UNITS = [
  [60e6, 'min'],
  [1e6, 's'],
  [1000, 'ms'],
  [1, 'µs'],
] as const

/** Of microseconds. */
const inTime = (time: number): string => {
  const [size, unit] = UNITS.find(([least]) => time >= least) ?? [1e-3, 'ns']
  return `${Number((time / size).toPrecision(3))} ${unit}`
}

const inTimes = (ratio: number): string => ratio.toFixed(ratio < 10 ? 2 : 1)

const asText = (): string =>
  table(
    ['measured', 'against', 'ours', 'theirs', 'times', 'middle half', 'target'],
    figures.map(({ name, reference, isTime, candidate, against, ratio, middle, target }) => [
      name,
      reference,
      ...[candidate, against].map(isTime ? inTime : figure => figure.toPrecision(3)),
      inTimes(ratio),
      middle ? middle.map(inTimes).join('–') : '',
      `≥ ${Number(target.toFixed(2))}`,
    ]),
    [2, 3, 4, 5, 6],
  )

const asMissed = (): string =>
  [
    ...missed.map(
      ({ name, reference, ratio, target }) =>
        `Missed: ${name} against ${reference}, ${ratio.toFixed(2)} of ${target}.`,
    ),
    ...leftOut.map(what => `Not measured: ${what}.`),
    ...(missed.length === 0
      ? [leftOut.length === 0 ? 'Every target was met.' : 'Every target that was measured was met.']
      : []),
  ]
    .map(line => `${line}\n`)
    .join('')

process.stdout.write(
  process.argv.includes('--json')
    ? `${JSON.stringify({ figures, missed: missed.map(({ name }) => name), leftOut }, null, 2)}\n`
    : asText() + asMissed(),
)
