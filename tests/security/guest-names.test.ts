import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { newFolder, removeFolder } from '../fixtures/people/floor-fixture.ts'
import { ask, claim, hired, type Office, openOffice } from '../fixtures/people/staff-fixture.ts'

let folder: string
let office: Office
let operator: string

beforeAll(async () => {
  folder = newFolder()
  office = await openOffice(folder, () => Date.now())
  operator = (await claim(office)).cookie
  await hired(office, operator, 'Cas Papa', 'dealer')
})

afterAll(async () => {
  await office.close()
  removeFolder(folder)
})

const enters = (name: string) => ask(office, '/api/guest', { name })

const OURS = 'This is a name of the house, or too much like one: choose another.'

describe('a guest', () => {
  // biome-ignore format: a list
  test.each([
    'Olga', 'OLGA', ' o l g a ', 'Ｏｌｇａ', '0lga', 'cas papa', 'CasPapa', 'Саѕ Рара', 'Dealer', 'the house', 'deaIer 3', 'Cage',
    'Virtual Dealer', '荷官',
  ])('may not have the name %s', async name => {
    expect(await enters(name)).toMatchObject({ status: 409, body: { message: OURS } })
  })

  test.each(['Anа', 'A\u200bna', '', '<b>', 'x'.repeat(80)])(
    'may not have the name %j, and gets the reason',
    async name => {
      const { status, body } = await enters(name)
      expect([status, body.message]).toEqual([400, expect.stringMatching(/^A name /)])
    },
  )

  test('may have any ordinary name, and differs visibly from other guests', async () => {
    expect((await enters('  王 小明 ')).body).toMatchObject({ name: '王 小明' })
    expect((await enters('Zoë')).body).toMatchObject({ name: 'Zoë' })
    expect((await enters('ZOE')).body).toMatchObject({ name: 'ZOE 2' })
    expect((await enters('Casper')).body).toMatchObject({ name: 'Casper' })
  })

  test('does not get a staff name by the added number', async () => {
    await hired(office, operator, 'Bo 2', 'dealer')
    expect((await enters('Bo')).body).toMatchObject({ name: 'Bo' })
    expect((await enters('Bo')).body).toMatchObject({ name: 'Bo 3' })
  })
})

test('staff may not have a guest’s name, or one like a colleague’s', async () => {
  await enters('Ed')
  const hires = (name: string) =>
    ask(office, '/api/staff', { name, role: 'dealer' }, { cookie: operator })
  expect((await hires('ED')).status).toBe(409)
  expect((await hires('0lga')).status).toBe(409)
  expect((await hires('Edна')).status).toBe(400)
  expect((await hires('Edna')).status).toBe(200)
})
