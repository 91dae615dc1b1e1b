import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { houseKey } from '../src/server/chance/sealed-secrets.ts'
import { openFloor } from '../src/server/floor/floor.ts'
import { sqlite } from '../src/server/log/sqlite/sqlite.ts'
import { realRandomness } from '../src/server/randomness.ts'
import { realClock, realTime } from '../src/server/time.ts'
import { EXHIBITION } from '../src/server/tournaments/exhibition.ts'
import type { Planned } from '../src/server/tournaments/tournament-book.ts'
import { conditionsFor } from './tournaments.ts'

/**
 * A whole tournament of house players in a house of its own process: entries, fees, lots, every
 * session at a table of its own, prizes. `field.js PLAYERS` sends what it cost.
 */

export interface FieldRun {
  /** Of all threads, in seconds. */
  readonly processor: number
  readonly wall: number
  /** Entries in all logs. */
  readonly entries: number
  readonly places: number
  readonly faults: readonly string[]
}

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

const opened = async (folder: string, faults: string[]) => {
  const store = sqlite(folder)
  const floor = await openFloor({
    store,
    now: realClock,
    random: realRandomness,
    program: 'bench',
    fault: (log, error) => faults.push(`${log}: ${error}`),
    key: houseKey(folder),
    pace: AT_ONCE,
    time: realTime,
  })
  const close = async () => {
    await floor.close()
    await store.close()
  }
  return { ...floor, close }
}

const played = async (players: number, folder: string): Promise<FieldRun> => {
  const faults: string[] = []
  const { tournaments, cage, cashier, close } = await opened(folder, faults)
  const [since, from] = [process.cpuUsage(), performance.now()]
  const { tournament } = await tournaments.setUp(HOUSE, plannedFor(players))
  const running = tournaments.get(tournament!)!
  const { host, sessions } = running
  await new Promise<void>(resolve => {
    host.follow(() => {
      if (host.state.status === 'completed') resolve()
    })
  })
  while (running.settled() === undefined) await new Promise(resolve => setImmediate(resolve))
  const { user, system } = process.cpuUsage(since)
  const cost = {
    processor: (user + system) / 1e6,
    wall: (performance.now() - from) / 1000,
    entries: [...sessions.values()].reduce((sum, each) => sum + each.host.seq, host.seq + cage.seq),
    places: host.state.placings.length,
    faults: [...faults, ...tournaments.audit(), ...cashier.audit()],
  }
  await close()
  return cost
}

/** The house's own timers do not keep a process alive. */
process.channel?.ref()

const folder = mkdtempSync(join(tmpdir(), 'croupier-field-'))
process.on('exit', () => rmSync(folder, { recursive: true, force: true }))
process.send?.(await played(Number(process.argv[2]), folder))
process.disconnect()
