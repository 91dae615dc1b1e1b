import { createServer } from 'node:net'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { newFolder, removeFolder, until } from '../../../tests/fixtures/people/floor-fixture.ts'
import { firstOperator } from '../../../tests/fixtures/people/http-client.ts'
import { croupier } from '../../../tests/fixtures/processes/croupier.ts'
import {
  endProcess,
  type RunningServer,
  startProcess,
} from '../../../tests/fixtures/processes/server-process.ts'

let folder: string

beforeEach(() => {
  folder = newFolder()
})

afterEach(() => removeFolder(folder))

const printed = async ({ wrote }: RunningServer, pattern: RegExp): Promise<string> => {
  await until(() => pattern.test(wrote()))
  return pattern.exec(wrote())![1]!
}

const post = (base: string, path: string, body: object): Promise<Response> =>
  fetch(`${base}${path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  })

test('an operator who lost the password gets in with a link from the console', async () => {
  const before = await startProcess(folder)
  await firstOperator(before.base, await printed(before, /#\/staff\/first\/([\w-]+)/))
  await endProcess(before, 'SIGTERM')
  const house = await startProcess(folder, ['--reset-operator', 'olga'])
  const token = await printed(house, /olga is let in again .*\n.*#\/staff\/invitation\/([\w-]+)/)
  expect(house.wrote()).not.toContain('/staff/first/')
  const old = { name: 'Olga', password: 'long enough for a test' }
  expect((await post(house.base, '/api/staff/sign-in', old)).status).toBe(401)
  const next = { token, password: 'a new one, just as long' }
  expect((await post(house.base, '/api/staff/invitation', next)).status).toBe(200)
  await endProcess(house, 'SIGTERM')
})

test('a failed start prints one line and leaves nothing open', async () => {
  const nobody = await croupier(['serve', '--data', folder, '--reset-operator', 'Olga'])
  expect([nobody.code, nobody.err.trim().split('\n').at(-1)]).toEqual([
    2,
    'croupier: No operator is called Olga.',
  ])
  const other = createServer()
  const port = await new Promise<number>(resolve =>
    other.listen(0, '127.0.0.1', () => resolve((other.address() as { port: number }).port)),
  )
  const taken = await croupier([
    'serve',
    '--data',
    folder,
    '--port',
    String(port),
    '--log-level',
    'error',
  ])
  expect([taken.code, taken.err]).toEqual([2, expect.stringMatching(/^croupier: .*in use.*\n$/)])
  other.close()
})
