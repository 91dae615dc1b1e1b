import { EXHIBITION } from '../src/server/tournaments/exhibition.ts'
import type { Planned } from '../src/server/tournaments/tournament-book.ts'
import { drop, newFolder, openHouse } from '../tests/fixtures/people/floor-fixture.ts'
import type { Figure, Measure } from './measure.ts'
import { conditionsFor } from './tournaments.ts'

/**
 * A whole tournament of house players in a running house: entries, fees, lots, every session at a
 * table of its own, prizes. `npx tsx bench/house-field.ts 10000` prints what one costs.
 */

const FIELD = 400

const HOUSE = { role: 'staff', rank: 'operator', name: 'house' } as const

/** Nobody waits: every step follows the one before it. */
const AT_ONCE = { bets: 0, patron: 0, step: 0 }

const plannedFor = (players: number): Planned => ({
  ...EXHIBITION,
  fill: players,
  conditions: {
    ...conditionsFor(players),
    entryForm: ['name'],
    timeToAct: { seconds: 20, silence: 'disqualified' },
    playStart: 1,
  },
})

interface Played {
  /** Of all threads, in seconds. */
  readonly processor: number
  readonly wall: number
  /** Entries in all logs. */
  readonly entries: number
  readonly places: number
  readonly faults: readonly unknown[]
}

export const playInHouse = async (players: number): Promise<Played> => {
  const folder = newFolder()
  const house = await openHouse(folder, AT_ONCE)
  const { tournaments, cage } = house.floor
  const [since, from] = [process.cpuUsage(), performance.now()]
  const { tournament } = await tournaments.setUp(HOUSE, plannedFor(players))
  const running = tournaments.get(tournament!)!
  const { host, sessions } = running
  /** Timers of the house do not keep a process alive. */
  const alive = setInterval(() => undefined, 1000)
  await new Promise<void>(resolve => {
    host.follow(() => {
      if (host.state.status === 'completed') resolve()
    })
  })
  while (running.settled() === undefined) await new Promise(resolve => setImmediate(resolve))
  clearInterval(alive)
  const { user, system } = process.cpuUsage(since)
  const played = {
    processor: (user + system) / 1e6,
    wall: (performance.now() - from) / 1000,
    entries: [...sessions.values()].reduce((sum, each) => sum + each.host.seq, host.seq + cage.seq),
    places: host.state.placings.length,
    faults: [...house.faults, ...tournaments.audit(), ...house.floor.cashier.audit()],
  }
  await house.close()
  drop(folder)
  return played
}

const took = (players: number) => async (): Promise<number> => {
  const { processor, faults } = await playInHouse(players)
  if (faults.length > 0) throw new Error(String(faults[0]))
  return processor * 1e6
}

/** Twice the players may take 2.5 times as long, which is 1.25 times per player. */
export const largeHouseFields = (): Measure => ({
  name: `a tournament of ${2 * FIELD} in the house`,
  reference: `one of ${FIELD}`,
  unit: 'player',
  candidateUnits: 2 * FIELD,
  referenceUnits: FIELD,
  target: 1 / 1.25,
  pairs: 1,
  isRight: async () => (await playInHouse(40)).places > 0,
  candidate: { took: took(2 * FIELD) },
  against: { took: took(FIELD) },
})

const LARGEST = 10_000
/** The seconds of processor time that the largest field may take, from its entries to its prizes. */
const MOST = 60

/** Played once: a pair and a warm-up of this size would take too long. */
export const largestHouseField = async (): Promise<Figure> => {
  const { processor, faults } = await playInHouse(LARGEST)
  if (faults.length > 0) throw new Error(String(faults[0]))
  return {
    name: `a tournament of ${LARGEST.toLocaleString('en')} in the house`,
    reference: `${MOST} s of processor time`,
    unit: 'tournament',
    target: 1,
    candidate: processor * 1e6,
    against: MOST * 1e6,
    ratio: MOST / processor,
  }
}

if (process.argv[1]?.endsWith('house-field.ts')) {
  const players = Number(process.argv[2] ?? LARGEST)
  const { processor, wall, entries, places, faults } = await playInHouse(players)
  console.log(
    `${players} players, ${places} placed: ${processor.toFixed(1)} s of processor time, ${wall.toFixed(1)} s, ${entries} entries`,
  )
  for (const fault of faults) console.log(fault)
}
