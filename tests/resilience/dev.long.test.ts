import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { newFolder, removeFolder } from '../fixtures/people/floor-fixture.ts'
import { ROOT } from '../fixtures/processes/croupier.ts'
import { until } from '../fixtures/test-time.ts'

let folder: string

beforeEach(() => {
  folder = newFolder()
})

afterEach(() => removeFolder(folder))

test('SIGTERM to `npm run dev` stops the server and Vite', async () => {
  const dev = ['--import', 'tsx', 'tools/dev.ts', '--port', '0', '--data', folder]
  const child = spawn('node', dev, { cwd: ROOT, stdio: ['ignore', 'pipe', 'pipe'] })
  let said = ''
  for (const stream of [child.stdout, child.stderr]) stream.on('data', text => (said += text))
  await until(() => said.includes('Local:') && said.includes('"msg":"open"'))
  child.kill('SIGTERM')
  /** The streams close only when every process that writes to them has ended. */
  await once(child, 'close')
  expect(said).toContain('"msg":"closed"')
})
