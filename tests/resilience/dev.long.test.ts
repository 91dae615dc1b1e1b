import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { newFolder, removeFolder } from '../fixtures/people/floor-fixture.ts'
import { ROOT } from '../fixtures/processes/croupier.ts'
import { until } from '../fixtures/test-time.ts'

let folder: string
let child: ChildProcess | undefined

beforeEach(() => {
  folder = newFolder()
})

afterEach(() => {
  child?.kill('SIGTERM')
  removeFolder(folder)
})

test('SIGTERM to `npm run dev` stops the server and Vite', async () => {
  const dev = ['--import', 'tsx', 'tools/dev.ts', '--port', '0', '--data', folder]
  const started = spawn('node', dev, { cwd: ROOT, stdio: ['ignore', 'pipe', 'pipe'] })
  child = started
  let said = ''
  for (const stream of [started.stdout, started.stderr]) stream.on('data', text => (said += text))
  /** Vite prints its address in colours, also in a pipe if CI is set. */
  await until(() => said.includes('Local') && said.includes('"msg":"open"'))
  started.kill('SIGTERM')
  /** The streams close only when every process that writes to them has ended. */
  await once(started, 'close')
  expect(said).toContain('"msg":"closed"')
})
