import { spawn } from 'node:child_process'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type Server, startServer } from '../../../src/server/server.ts'
import { newFolder, removeFolder } from '../../fixtures/people/floor-fixture.ts'
import { ROOT } from '../../fixtures/processes/croupier.ts'

let folder: string
let server: Server

beforeAll(async () => {
  folder = newFolder()
  server = await startServer({ port: 0, host: '127.0.0.1', folder, pace: 0.3, logLevel: 'silent' })
})

afterAll(async () => {
  await server.close()
  removeFolder(folder)
})

test('a client in another language plays a round from the documents alone', async () => {
  const script = join(ROOT, 'examples/python/croupier_client.py')
  const child = spawn('python3', [script, server.address])
  const [said, failed] = await Promise.all([text(child.stdout), text(child.stderr)])
  expect(failed).toBe('')
  expect(said).toMatch(/^red: (win|lose), won \d+ cents, nz8:\S+\n$/)
})
