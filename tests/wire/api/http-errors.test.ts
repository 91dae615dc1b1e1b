import type { AddressInfo } from 'node:net'
import { connect } from 'node:net'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { decode } from '../../../src/protocol/messages.ts'
import { newFolder, removeFolder } from '../../fixtures/people/floor-fixture.ts'
import { claim, type Office, openOffice } from '../../fixtures/people/staff-fixture.ts'

let folder: string
let office: Office
let cookie: string

beforeAll(async () => {
  folder = newFolder()
  office = await openOffice(folder, () => Date.now())
  cookie = (await claim(office)).cookie
  await office.app.listen({ port: 0, host: '127.0.0.1' })
})

afterAll(async () => {
  await office.close()
  removeFolder(folder)
})

type Method = 'GET' | 'POST' | 'PUT' | 'DELETE' | 'OPTIONS'

const JSON_TYPE = { 'content-type': 'application/json' }

const asked = async (method: Method, url: string, body?: string, headers: object = JSON_TYPE) => {
  const answer = await office.app.inject({
    method,
    url,
    headers: { ...(body !== undefined && headers), cookie },
    ...(body !== undefined && { payload: body }),
  })
  expect(answer.headers['content-type']).toMatch(/^application\/json/)
  const told = answer.json() as { readonly message: string }
  expect(Object.keys(told)).toEqual(['message'])
  return `${answer.statusCode} ${told.message}`
}

describe('an error in a request gets a sentence', () => {
  // biome-ignore format: a table
  test.each([
    ['GET', '/api/nothing', undefined, '404 There is nothing here.'],
    ['GET', '/api/tables/nowhere/rounds', undefined, '404 There is no such table.'],
    ['GET', '/%zz', undefined, '400 The address is malformed: a % must be followed by two hexadecimal digits, and the result must be UTF-8.'],
    ['GET', '/api/law/%ff', undefined, '400 The address is malformed: a % must be followed by two hexadecimal digits, and the result must be UTF-8.'],
    ['GET', `/api/law/${'x'.repeat(300)}`, undefined, '414 The address is too long.'],
    ['GET', `/api/law/${'x'.repeat(80)}`, undefined, '400 id: expected at most 64 characters'],
    ['POST', '/api/tables', undefined, '405 This address accepts only GET, HEAD.'],
    ['DELETE', '/api/guest', undefined, '405 This address accepts only POST.'],
    ['OPTIONS', '/api/staff/Dan/lock', undefined, '405 This address accepts only POST.'],
    ['GET', '/api/significant?most=x', undefined, '400 most: expected a number'],
    ['GET', '/api/significant?topic=x', undefined, expect.stringMatching(/^400 topic: expected "call" or "cards and equipment" or /)],
    ['GET', '/api/significant?mots=1', undefined, '400 there is no field "mots"'],
    ['POST', '/api/guest', '{', '400 The body is not JSON.'],
    ['POST', '/api/guest', '', '400 The body is empty: send JSON.'],
    ['POST', '/api/guest', '[]', '400 expected an object'],
    ['POST', '/api/guest', '{}', '400 name: expected text, and it is missing'],
    ['POST', '/api/guest', '{"name":7}', '400 name: expected text'],
    ['POST', '/api/guest', '{"name":"Ana","x":1}', '400 there is no field "x"'],
    ['POST', '/api/guest', `{"name":"${'x'.repeat(5000)}"}`, '413 The body is longer than 4096 bytes.'],
    ['POST', '/api/guest', '{"__proto__":{"name":"x"}}', '400 The body is not JSON.'],
    ['POST', '/api/staff', '{"name":"Dan","role":"king"}', expect.stringMatching(/^400 role: expected "dealer" or /)],
    ['POST', '/api/desk/roulette-1/consider', '{"as":"dealer","said":3}', '400 said: expected an object'],
  ] as const)('%s %s %s', async (method, url, body, says) => {
    expect(await asked(method, url, body)).toEqual(says)
  })

  test.each(['text/plain', 'application/x-www-form-urlencoded', 'nonsense'])('%s', async type => {
    expect(await asked('POST', '/api/guest', 'name=Ana', { 'content-type': type })).toBe(
      '415 The body must be JSON: send it with content-type application/json.',
    )
  })

  const onTheLine = (text: string) =>
    new Promise<string>((resolve, reject) => {
      const { port } = office.app.server.address() as AddressInfo
      let heard = ''
      const line = connect(port, '127.0.0.1', () => line.write(text))
      line.on('data', more => {
        heard += more
      })
      line.on('close', () => resolve(heard))
      line.on('error', reject)
    })

  test('also if it never becomes a request', async () => {
    const long = await onTheLine(`GET / HTTP/1.1\r\nHost: x\r\nA: ${'a'.repeat(9000)}\r\n\r\n`)
    expect(long).toMatch(/^HTTP\/1.1 431 /)
    expect(long).toContain('{"message":"The head of the request is too long."}')
    expect(await onTheLine('hello\r\n\r\n')).toMatch(
      /^HTTP\/1.1 400 [^{]*\{"message":"This request cannot be understood."\}$/,
    )
  })

  test('a missing page, and the socket’s path without a WebSocket', async () => {
    expect(await asked('GET', '/ws')).toBe('426 This address is for a WebSocket.')
    const head = await office.app.inject({ method: 'HEAD', url: '/api/tables' })
    expect(head.statusCode).toBe(200)
  })
})

describe('a malformed command', () => {
  const says = (said: object) => {
    const message = decode(JSON.stringify(said), 'operator', () => 'roulette')
    return message.is === 'malformed' ? message.says : message.is
  }
  const at = { id: 'c-1', table: 'roulette-1', round: 1, step: 'as shown' }

  // biome-ignore format: a table
  test.each([
    [{ ...at, does: 'spun', number: 7 }, 'number: expected text'],
    [{ ...at, does: 'spun', number: '7', step: undefined }, 'step: expected text, and it is missing'],
    [{ ...at, does: 'spun', number: '7', round: undefined }, 'round: expected a whole number, and it is missing'],
    [{ ...at, does: 'spun', number: '7', round: 0 }, 'round: expected at least 1'],
    [{ ...at, does: 'make-good', patron: 'Ana', chips: 1.5, reason: 'x' }, 'chips: expected a whole number of cents'],
    [{ ...at, does: 'make-good', patron: 'Ana', chips: 0, reason: 'x' }, 'chips: expected more than 0 cents'],
    [{ ...at, does: 'make-good', patron: 'Ana', chips: 1e17, reason: 'x' }, expect.stringMatching(/^chips: expected /)],
    [{ ...at, does: 'make-good', patron: 'Ana', chips: 5, reason: '' }, 'reason: expected at least 1 character'],
    [{ ...at, does: 'make-good', patron: 'Ana', chips: 5 }, 'reason: expected text, and it is missing'],
    [{ ...at, does: 'accept', patron: 'Ana', on: 'red', chips: 5, kind: 'gold' }, 'kind: expected "value" or "promotional" or "colour:" and a colour'],
    [{ ...at, does: 'require-seat', seat: 101 }, 'seat: expected at most 100'],
    [{ ...at, does: 'name-partners', patrons: Array(21).fill('A'), reason: 'x' }, 'patrons: expected at most 20 entries'],
    [{ ...at, does: 'name-partners', patrons: 'A', reason: 'x' }, 'patrons: expected a list'],
    [{ ...at, does: 'invalidate', ground: 'rain', forfeits: [], reason: 'x' }, 'ground: expected "disruption" or "fraud"'],
    [{ ...at, does: 'reserve', reservation: { for: 'fun' } }, expect.stringMatching(/^reservation/)],
    [{ ...at, does: 'change-limits', limits: { even: { minimum: 1 } } }, expect.stringMatching(/^limits\.even\.maximum: expected /)],
    [{ ...at, does: 'stand', seat: 1 }, 'does: an operator cannot do this here'],
    [{ ...at, does: 'new-gaming-day', x: 1 }, 'there is no field "x"'],
    [{ watch: 7 }, 'watch: expected text'],
  ])('%j', (said, told) => {
    expect(says(said)).toEqual(told)
    expect(says(said)).not.toMatch(/Invalid|Too |received|Unrecognized/)
  })
})
