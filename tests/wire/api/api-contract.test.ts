import { spawnSync } from 'node:child_process'
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { commandSchemas } from '../../../src/server/api/command-schemas.ts'
import { DESCRIBED } from '../../../src/server/api/route-docs.ts'
import { SCHEMAS } from '../../../src/server/api/schemas.ts'
import { ROUTES } from '../../../src/server/gateway/route-permissions.ts'
import { type Server, startServer } from '../../../src/server/server.ts'
import { newFolder, removeFolder } from '../../fixtures/people/floor-fixture.ts'
import { ROOT } from '../../fixtures/processes/croupier.ts'

/** The two documents from which people generate clients. */

interface OpenApi {
  readonly openapi: string
  readonly paths: Readonly<Record<string, Readonly<Record<string, { operationId: string }>>>>
}

interface AsyncApi {
  readonly asyncapi: string
  readonly components: { readonly messages: object }
}

let folder: string
let server: Server
let openapi: OpenApi
let asyncapi: AsyncApi

const read = async <T>(name: string): Promise<T> =>
  (await (await fetch(`${server.address}/api/${name}.json`)).json()) as T

beforeAll(async () => {
  folder = newFolder()
  server = await startServer({ port: 0, host: '127.0.0.1', folder, pace: 3, logLevel: 'silent' })
  openapi = await read('openapi')
  asyncapi = await read('asyncapi')
})

afterAll(async () => {
  await server.close()
  removeFolder(folder)
})

test('Redocly, Spectral and openapi-typescript find no error', () => {
  const files = [join(folder, 'openapi.json'), join(folder, 'asyncapi.json')]
  writeFileSync(files[0]!, JSON.stringify(openapi))
  writeFileSync(files[1]!, JSON.stringify(asyncapi))
  const lint = [join(ROOT, 'tools/lint-api.mjs'), ...files]
  const { stdout, stderr } = spawnSync(process.execPath, lint, { encoding: 'utf8' })
  expect(`${stdout}${stderr}`).toBe('')
})

test('every operation has a unique id', () => {
  const ids = Object.values(openapi.paths).flatMap(methods =>
    Object.values(methods).map(({ operationId }) => operationId),
  )
  expect(new Set(ids).size).toBe(ids.length)
  expect(ids.length).toBeGreaterThanOrEqual(Object.keys(ROUTES).length)
  expect(ids).toContain('getRecordsByTableByRound')
})

test('every answer with a body has a schema', () => {
  const isEmpty = (route: string) => JSON.stringify(DESCRIBED[route]?.answer) === '{}'
  const isJson = (route: string) => typeof DESCRIBED[route]?.answer === 'object'
  const without = Object.keys(DESCRIBED).filter(
    route => isJson(route) && !isEmpty(route) && !Object.hasOwn(SCHEMAS.answers, route),
  )
  expect(without).toEqual(['GET /api/openapi.json', 'GET /api/asyncapi.json'])
})

test('every command is a message of the socket', () => {
  expect(asyncapi.asyncapi).toBe('3.0.0')
  const messages = Object.keys(asyncapi.components.messages)
  expect(messages.length).toBe(Object.keys(commandSchemas()).length + 9)
  expect(messages).toContain('baccaratWager')
})
