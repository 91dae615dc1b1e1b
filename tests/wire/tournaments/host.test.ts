import { afterEach, beforeEach, expect, test } from 'vitest'
import type { Command } from '../../../src/kernel/game.ts'
import type { Ports } from '../../../src/server/log/log-opening.ts'
import { Host } from '../../../src/server/log/log-writer.ts'
import { sqlite } from '../../../src/server/log/sqlite/sqlite.ts'
import type { Store } from '../../../src/server/log/store.ts'
import { realRandomness } from '../../../src/server/randomness.ts'
import type { DirectorCommand } from '../../../src/tournament/director/commands.ts'
import { director } from '../../../src/tournament/director/director.ts'
import { CONDITIONS } from '../../../src/tournament/director/example.ts'
import { termsOf } from '../../../src/tournament/director/terms.ts'
import { wheel } from '../../../src/tournament/session/tables.ts'
import { CHANCE, entering, OPERATOR } from '../../fixtures/people/director-fixture.ts'
import { newFolder, removeFolder } from '../../fixtures/people/floor-fixture.ts'
import { bets, DIRECTOR, HERE, spin } from '../../fixtures/people/tournament-client.ts'

/** A tournament and its tables are ordinary games, which the server's log writers run unchanged. */

let folder: string
let store: Store

beforeEach(() => {
  folder = newFolder()
  store = sqlite(folder)
})

afterEach(async () => {
  await store.close()
  removeFolder(folder)
})

const ports = (): Ports => ({
  store,
  now: () => 0,
  random: realRandomness,
  program: 'test',
  fault: (_, error) => {
    throw error
  },
})

const openDirector = () =>
  Host.open(ports(), {
    log: 'tournament-1',
    name: 'tournament',
    game: director,
    config: { ...CONDITIONS, stages: [CONDITIONS.stages[1]!], minPlayers: 2 },
  })

let ids = 0
const tell = async <C extends Command>(
  host: { submit: (id: string, command: C) => Promise<object> },
  ...commands: readonly C[]
): Promise<void> => {
  for (const command of commands) {
    ids += 1
    expect(await host.submit(`c${ids}`, command)).toHaveProperty('done')
  }
}

test('nz7:2.3 nz7:1.1/session a tournament and a session survive a restart in their logs', async () => {
  const first = await openDirector()
  await tell<DirectorCommand>(
    first,
    { by: OPERATOR, does: 'open-entries' },
    ...['Ana', 'Ben'].flatMap(entering),
    { by: OPERATOR, does: 'begin' },
  )
  expect(first.ask).toEqual({ for: 'lot', of: 2 })
  await tell<DirectorCommand>(
    first,
    { by: CHANCE, does: 'lot', number: 0 },
    { by: CHANCE, does: 'lot', number: 0 },
    { by: { role: 'clock' }, does: 'time', at: CONDITIONS.playStart },
    { by: DIRECTOR, does: 'begin-session', session: 0 },
  )
  const opening = {
    log: 'tournament-1-session-1',
    name: 'tournament-roulette',
    game: wheel.game,
    config: wheel.config({ ...termsOf(first.state, 0), duration: { unit: 'spins', value: 1 } }),
  }
  const table = await Host.open(ports(), opening)
  await tell(table, HERE, { by: DIRECTOR, does: 'start' }, ...bets('Ana', 100), ...bets('Ben', 50))
  await tell(table, ...spin('1'))
  const { result } = table.state
  expect(result?.stacks).toEqual({ Ana: 110_000, Ben: 105_000 })

  const again = await openDirector()
  const sameTable = await Host.open(ports(), opening)
  expect(again.state).toEqual(first.state)
  expect(sameTable.state).toEqual(table.state)
  await tell<DirectorCommand>(again, {
    by: DIRECTOR,
    does: 'session-ended',
    session: 0,
    result: sameTable.state.result!,
  })
  expect(again.state.placings.map(({ patron }) => patron)).toEqual(['Ana', 'Ben'])
})
