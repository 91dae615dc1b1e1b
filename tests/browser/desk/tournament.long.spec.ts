import { type Browser, expect, type Page, test } from '@playwright/test'
import { textOn, violations } from '../page.ts'
import { signedIn } from '../table.ts'
import { decide } from './decide.ts'
import { type DeskHouse, openDeskHouse } from './house.ts'

/** A tournament that one person directs from the desk and two others play. */

test.use({ bypassCSP: true })

const NARROW = { width: 390, height: 844 }

const widthOf = (page: Page) => page.evaluate<number>('document.documentElement.scrollWidth')

test.describe.configure({ mode: 'serial' })

let house: DeskHouse
let olga: Page

test.beforeAll(async ({ browser }) => {
  olga = await (await browser.newContext({ bypassCSP: true })).newPage()
  house = await openDeskHouse(olga)
})

test.afterAll(() => house?.close())

const guest = async (browser: Browser, name: string, viewport = NARROW): Promise<Page> => {
  const page = await (await browser.newContext({ viewport, bypassCSP: true })).newPage()
  await signedIn(page, name, house.url)
  return page
}

const enter = async (page: Page, address: string): Promise<void> => {
  await page.goto(address)
  const form = page.getByRole('form', { name: 'Your entry' })
  await form.getByRole('textbox', { name: 'name' }).fill('N. N.')
  await form.getByRole('button', { name: 'Enter' }).click()
}

/** Everything that the server sent to this page. */
const heardBy = (page: Page): string[] => {
  const heard: string[] = []
  page.on('websocket', socket =>
    socket.on('framereceived', ({ payload }) => heard.push(String(payload))),
  )
  return heard
}

const myTurn = (page: Page) => page.locator('.turn-bar[data-turn]')

/** Both players, with the one who wagers first in front. */
const inTurn = async (a: Page, b: Page): Promise<readonly [Page, Page]> => {
  const first = await Promise.race([
    myTurn(a)
      .waitFor({ timeout: 100_000 })
      .then(() => a),
    myTurn(b)
      .waitFor({ timeout: 100_000 })
      .then(() => b),
  ])
  return first === a ? [a, b] : [b, a]
}

test('nz7:2.2 nz7:2.2(y) an incomplete form cites the clause and sets up nothing', async () => {
  await olga.goto(`${house.url}/#/tournament/new`)
  await expect(olga.getByRole('heading', { level: 1, name: 'A new tournament' })).toBeVisible()
  await olga.getByRole('button', { name: 'Winter Wheel' }).click()
  await olga.getByLabel('From the first down, one on each line').fill('')
  await expect(olga.locator('#lacking')).toContainText('nz7:2.2(y)')
  const setUp = olga.getByRole('button', { name: 'Set up the tournament' })
  await expect(setUp).toHaveAttribute('aria-disabled', 'true')
  await setUp.click({ force: true })
  await expect(olga.getByRole('heading', { level: 1, name: 'A new tournament' })).toBeVisible()
  expect(await violations(olga), 'form').toEqual([])
})

test('nz7:4.15 nz7:4.14 nz7:5.9 a director opens a tournament, two players play it with cards, and it ends', async ({
  browser,
}) => {
  await olga.getByLabel('From the first down, one on each line').fill('600\n300')
  await olga.getByRole('button', { name: 'Take this stage out' }).click()
  await olga.getByLabel('The entry form asks for').fill('name')
  await olga.getByLabel('Play starts').fill('2026-01-01T10:00')
  await olga.getByLabel(/^Fewest players/).fill('3')
  await olga.getByLabel('Number of spins').first().fill('2')
  await expect(textOn(olga, 'Complete: the tournament can be set up')).toBeVisible()
  await olga.getByRole('button', { name: 'Set up the tournament' }).click()
  await expect(olga.getByRole('heading', { level: 1, name: 'Winter Wheel' })).toBeVisible()
  const address = olga.url().replace('/all', '')
  await decide(olga, olga.getByRole('button', { name: 'Open entries' }))
  await expect(textOn(olga, /^Entries are open/)).toBeVisible()

  const mere = await guest(browser, 'Mere', { width: 1440, height: 900 })
  const tane = await guest(browser, 'Tane')
  const heard = new Map([mere, tane].map(page => [page, heardBy(page)]))
  for (const page of [mere, tane]) await enter(page, address)
  for (const name of ['Mere', 'Tane'])
    await decide(olga, olga.getByRole('button', { name: `Let in: ${name}` }))
  await expect(textOn(tane, 'You take part.')).toBeVisible()
  await textOn(olga, 'Fill places with players of the house').first().click()
  await olga.getByLabel('Players in all').fill('3')
  await decide(olga, olga.getByRole('button', { name: 'Fill places with players of the house' }))
  await expect(textOn(olga, /3 of/)).toBeVisible()
  await decide(olga, olga.getByRole('button', { name: 'Draw the seats' }))
  await decide(olga, olga.getByRole('button', { name: /^Begin the session/ }))

  const [first, second] = await inTurn(mere, tane)
  const spot = (page: Page, on: string) => page.locator(`.spot[data-on="${on}"]`)
  for (const chip of ['$100', '$25', '$5', '$5']) {
    await first.getByRole('radio', { name: `Chip of ${chip}`, exact: true }).click()
    await spot(first, 'black').press('Enter')
  }
  await first.getByRole('button', { name: /Secret wager card/ }).click()
  await expect(first.locator('.turn-says')).toContainText('Your bet is secret')
  await expect(second.locator('.plate', { hasText: 'secret wager: Black' })).toBeVisible()
  await expect(myTurn(second)).toBeVisible()
  expect(heard.get(second)!.join('')).toContain('"hidden"')
  expect(heard.get(second)!.join('')).not.toContain('13500')
  expect(await second.locator('body').innerText()).not.toContain('$135')
  await spot(second, 'red').press('Enter')
  await second.getByRole('button', { name: 'Bet $25' }).click()
  await expect(second.locator('.plate[data-mine]')).toContainText('$25 on Red')
  expect(await violations(tane), 'at the table').toEqual([])
  expect(await widthOf(tane)).toBeLessThanOrEqual(NARROW.width)
  await house.waitsFor('people')

  for (const page of await inTurn(mere, tane)) {
    await page.locator('.turn-bar[data-turn] .hand-card.pass').press('Enter', { timeout: 100_000 })
    await expect(page.locator('.turn-bar[data-turn]')).toHaveCount(0)
  }
  await mere.goto(`${address}/all`)
  const places = (page: Page) => page.getByRole('region', { name: 'Places' })
  await expect(async () => {
    const playOff = olga.getByRole('button', { name: /^Begin the session/ })
    if (await playOff.isVisible()) await decide(olga, playOff)
    /** Nobody acts in a play-off: each player's time runs out. */
    await house.nudge()
    await expect(places(olga)).toBeVisible({ timeout: 2000 })
  }).toPass()
  await expect(places(olga).locator('tbody tr').first()).toContainText(/nz7:5\./)
  await expect(textOn(olga, 'The tournament is over.')).toBeVisible()
  expect(await violations(olga), 'results').toEqual([])
})
