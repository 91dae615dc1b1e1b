import { afterAll, beforeAll, expect, test } from 'vitest'
import { readLogs } from '../../src/server/audit/export.ts'
import { verifyRead } from '../../src/server/audit/verify-export.ts'
import { logsIn } from '../../src/server/log/sqlite/sqlite.ts'
import type { TournamentView } from '../../src/tournament/director/view/tournament-view.ts'
import { newFolder, removeFolder } from '../fixtures/people/floor-fixture.ts'
import { Client } from '../fixtures/people/http-client.ts'
import {
  endProcess,
  type RunningServer,
  startProcess,
} from '../fixtures/processes/server-process.ts'

/** The real server runs a tournament and is killed during its sessions. */

const T = 'tournament-1'
let folder: string
let running: RunningServer | undefined

beforeAll(() => {
  folder = newFolder()
})

afterAll(async () => {
  if (running) await endProcess(running, 'SIGKILL')
  removeFolder(folder)
})

/** Watches until the tournament meets the condition. */
const watched = async (isSo: (view: TournamentView) => boolean): Promise<TournamentView> => {
  running = await startProcess(folder, ['--pace', '0.1', '--exhibition'])
  const client = await Client.open({ base: running.base, name: '', cookie: '' })
  const view = () => {
    const shown = client.shown(T)
    return shown?.is === 'tournament' ? shown.view : undefined
  }
  const again = setInterval(() => client.say({ watch: T }), 200)
  await client.until(() => {
    const seen = view()
    return seen !== undefined && isSo(seen)
  })
  clearInterval(again)
  client.close()
  return view()!
}

test('nz7:2.3 nz7:5.5 killed during a session, a tournament continues and everything balances', async () => {
  const before = await watched(({ standings }) =>
    standings.some(({ status, indicator }) => status === 'running' && indicator!.now > 1),
  )
  await endProcess(running!, 'SIGKILL')
  const after = await watched(({ status }) => status === 'completed')
  await endProcess(running!, 'SIGTERM')
  expect(after.sessions.slice(0, before.sessions.length).map(({ players }) => players)).toEqual(
    before.sessions.map(({ players }) => players),
  )
  expect(after.placings[0]).toMatchObject({ place: 1 })
  const logs = logsIn(folder)
  const { found, reports } = verifyRead(await readLogs(logs))
  await logs.close()
  expect(found).toEqual([])
  expect(reports.filter(({ log }) => log.startsWith(`${T}-session`)).length).toBeGreaterThan(3)
})
