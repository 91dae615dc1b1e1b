import { type ChildProcess, spawn } from 'node:child_process'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { verifyLog } from '../src/server/verify.ts'
import { Client, type Guest, signIn } from './at-the-door.ts'
import { drop, newFolder, openHouse, until } from './at-the-floor.ts'
import { ROOT } from './croupier.ts'

/** The real server, killed in the middle of things. */

const KILLS = 3
const T = 'roulette-1'

let folder: string
beforeAll(() => {
  folder = newFolder()
})
afterAll(() => drop(folder))

interface Running {
  readonly child: ChildProcess
  readonly base: string
}

const start = (): Promise<Running> =>
  new Promise((resolve, reject) => {
    const args = ['--import', 'tsx', join(ROOT, 'src/cli/main.ts'), 'serve', '--port', '0']
    const more = ['--data', folder, '--pace', '0.2']
    const env = { ...process.env, LOG_LEVEL: 'warn' }
    const child = spawn(process.execPath, [...args, ...more], { cwd: ROOT, env })
    let said = ''
    child.stderr.on('data', part => {
      said += part
    })
    child.stdout.on('data', part => {
      said += part
      const base = /open +(http\S+)/.exec(said)?.[1]
      if (base) resolve({ child, base })
    })
    child.on('exit', () => reject(new Error(said)))
  })

const kill = ({ child }: Running): Promise<void> =>
  new Promise(resolve => {
    child.on('exit', () => resolve())
    child.kill('SIGKILL')
  })

/** Everything that was said, and the number under which the house said it was done. */
const said = new Map<string, { readonly table: string; done?: number; isRefused?: boolean }>()

const acknowledged = (): number =>
  [...said.values()].filter(({ done }) => done !== undefined).length

const busy = async (guest: Guest, run: number): Promise<void> => {
  const client = await Client.open(guest)
  const say = (id: string, command: object) => {
    const note: { table: string; done?: number; isRefused?: boolean } = { table: T }
    said.set(`${guest.name}/${id}`, note)
    void client.ask(T, command, id).then(reply => {
      if (reply.done !== undefined) note.done = reply.done
      if (reply.refused) note.isRefused = true
    })
  }
  say(`stand-${run}`, { does: 'stand' })
  for (let n = 0; client.socket.readyState === 1 && n < 500; n += 1) {
    const chips = n % 3 === 0 ? { does: 'buy-in', chips: 500 } : { does: 'cash-out', chips: 100 }
    say(`${run}-${n}`, n % 4 === 1 ? { does: 'wager', on: 'red', chips: 500 } : chips)
    await new Promise(resolve => setTimeout(resolve, 55))
  }
}

test('what was acknowledged is there once after kill -9, anything else at most once, and all money', async () => {
  let guest: Guest | undefined
  for (let run = 0; run < KILLS; run += 1) {
    const server = await start()
    guest = guest ? { ...guest, base: server.base } : await signIn(server.base, 'Ana')
    const work = busy(guest, run)
    await until(() => acknowledged() >= 10 * (run + 1), 20_000)
    await new Promise(resolve => setTimeout(resolve, (run * 37) % 60))
    await kill(server)
    await work
  }
  const house = await openHouse(folder)
  expect(house.floor.cashier.audit()).toEqual([])
  await house.floor.close()
  const entries = await house.store.read(T)
  expect(acknowledged()).toBeGreaterThanOrEqual(10 * KILLS)
  for (const [id, note] of said) {
    const kept = entries.filter(entry => entry.id === id).map(({ seq }) => seq)
    if (note.done !== undefined) expect([id, kept]).toEqual([id, [note.done]])
    else expect(kept.length).toBeLessThanOrEqual(note.isRefused ? 0 : 1)
  }
  for (const log of await house.store.logs())
    expect(verifyLog(await house.store.read(log)).findings).toEqual([])
  await house.store.close()
}, 120_000)
