import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { DESCRIBED } from '../../../src/server/api/route-docs.ts'
import { openDoor } from '../../../src/server/gateway/http.ts'
import { ROUTES } from '../../../src/server/gateway/route-permissions.ts'
import { Sessions } from '../../../src/server/identity/guest-sessions.ts'
import type { Staff } from '../../../src/server/identity/staff/staff.ts'
import { newMetrics } from '../../../src/server/metrics.ts'
import {
  type House,
  newFolder,
  openHouse,
  openStaff,
  openTwoPeople,
  removeFolder,
} from '../../fixtures/people/floor-fixture.ts'

let folder: string
let house: House
let staff: Staff
let door: Awaited<ReturnType<typeof openDoor>>

beforeAll(async () => {
  folder = newFolder()
  house = await openHouse(folder)
  const { floor, audit } = house
  staff = await openStaff(house, folder)
  door = await openDoor({
    floor,
    sessions: new Sessions(floor.cage),
    staff,
    twoPeople: await openTwoPeople(house, staff),
    metrics: newMetrics(),
    audit,
    program: 'test',
    web: folder,
    isReady: () => true,
  })
})

afterAll(async () => {
  door.sockets.close()
  await door.app.close()
  await staff.close()
  await house.close()
  removeFolder(folder)
})

interface Operation {
  readonly summary?: string
  readonly description?: string
  readonly tags?: readonly string[]
  readonly parameters?: readonly { readonly name: string; readonly description?: string }[]
  readonly requestBody?: { readonly content: Record<string, { readonly schema: object }> }
  readonly responses?: Record<string, { content?: Record<string, { schema: object }> }>
}

const operation = async (route: string): Promise<Operation | undefined> => {
  await door.app.ready()
  const { paths } = door.app.swagger() as never as {
    paths: Record<string, Record<string, Operation>>
  }
  const [method = '', url = ''] = route.split(' ')
  return paths[url.replaceAll(/:(\w+)/g, '{$1}')]?.[method.toLowerCase()]
}

describe('the document', () => {
  test.each(Object.keys(ROUTES))('%s is described, with an example', async route => {
    const found = await operation(route)
    expect(found?.summary).toMatch(/\w+ \w+/)
    expect(found?.tags).toHaveLength(1)
    expect(found?.description).toContain('For: ')
    if (route !== 'GET /ws')
      expect(JSON.stringify(found?.responses?.['200'])).toMatch(/"schema".*"example"/)
    for (const { name, description } of found?.parameters ?? [])
      expect([name, description]).toEqual([name, expect.any(String)])
    if (found?.requestBody) expect(JSON.stringify(found.requestBody)).toContain('"example"')
  })

  test('nothing that does not exist is described', async () => {
    const gone: string[] = []
    for (const route of Object.keys(DESCRIBED)) if (!(await operation(route))) gone.push(route)
    expect(gone).toEqual([])
  })

  test('permissions match the permission table', async () => {
    expect((await operation('GET /api/audit'))?.description).toMatch(/For: operator, inspector\.$/)
    expect((await operation('GET /api/records'))?.description).toContain('guest (own)')
    expect((await operation('GET /api/tables'))?.description).toContain('For: anybody.')
  })
})

test('its page is served under our own policy, without external files', async () => {
  const answer = await door.app.inject('/api/docs')
  expect(answer.statusCode).toBe(200)
  expect(answer.headers['content-security-policy']).toContain("default-src 'self'")
  expect(answer.body).not.toMatch(/https?:\/\/(?!localhost)/)
  const script = await door.app.inject('/api/docs/static/swagger-initializer.js')
  expect(script.statusCode).toBe(200)
})
