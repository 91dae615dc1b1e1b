import { type Browser, expect, type Page, test } from '@playwright/test'
import { textOn, violations } from '../page.ts'
import { signedIn } from '../table.ts'
import { decide } from './decide.ts'
import { type DeskHouse, openDeskHouse } from './house.ts'

/** A whole tournament at attended tables: three heats in waves and a final, dealt from the desk. */

test.use({ bypassCSP: true })

const shot = async (page: Page, name: string): Promise<void> => {
  if (process.env.SCREENSHOTS)
    await page.screenshot({ path: `screenshots/tournament-${name}.png`, fullPage: true })
}

const pageOf = async (browser: Browser): Promise<Page> =>
  (await browser.newContext({ bypassCSP: true, viewport: { width: 1440, height: 900 } })).newPage()

let house: DeskHouse

test.afterAll(() => house?.close())

const named = (page: Page, name: string | RegExp) => page.getByRole('button', { name }).first()

const setUp = async (olga: Page): Promise<void> => {
  await olga.goto(`${house.url}/#/tournament/new`)
  await olga.getByRole('button', { name: 'Winter Wheel' }).click()
  await olga.getByLabel('Play starts').fill('2026-01-01T10:00')
  await olga.getByLabel('The entry form asks for').fill('name')
  await olga.getByLabel('Where it is played').last().selectOption('attended')
  await olga.getByLabel(/^Most players/).fill('6')
  const heats = olga.getByRole('group', { name: /^Before the final/ })
  const final = olga.getByRole('group', { name: /^The final/ })
  for (const stage of [heats, final]) await stage.getByLabel('Number of spins').fill('1')
  await heats.getByLabel('Players at one table').fill('2')
  await heats.getByLabel('How many from each table').fill('1')
  await heats.getByLabel(/^Tables in play at the same time/).fill('1')
  await heats.getByLabel('Minutes between two waves').fill('5')
  await final.getByLabel('Players at one table').fill('3')
  await expect(textOn(olga, 'Complete: the tournament can be set up')).toBeVisible()
  await olga.getByRole('button', { name: 'Set up the tournament' }).click()
  await expect(olga.getByRole('heading', { level: 1, name: 'Winter Wheel' })).toBeVisible()
}

const enter = async (browser: Browser, name: string, address: string): Promise<Page> => {
  const page = await pageOf(browser)
  await signedIn(page, name, house.url)
  await page.goto(address)
  const form = page.getByRole('form', { name: 'Your entry' })
  await form.getByRole('textbox', { name: 'name' }).fill(`${name} Silva`)
  await form.getByRole('button', { name: 'Enter' }).click()
  return page
}

/** The dealer enters a bet for each player in turn, spins, and pays. */
const deal = async (dan: Page, desk: string, number: string): Promise<void> => {
  await dan.goto(desk)
  await expect(dan.getByRole('heading', { level: 1 })).toContainText('Winter Wheel')
  const takeOver = dan.getByRole('button', { name: 'Take over' })
  const handBack = dan.getByRole('button', { name: 'Hand back' })
  await expect(takeOver.or(handBack)).toBeVisible()
  if (await takeOver.isVisible()) await takeOver.click()
  const spin = dan.getByRole('button', { name: /^Spin/ })
  const bets = dan.getByRole('region', { name: /^Bet of/ })
  const places = ['red', 'black', 'odd', 'even']
  for (let nth = 0; ; nth += 1) {
    await expect(spin.or(bets)).toBeVisible()
    if (await spin.isVisible()) break
    const turn = await bets.getByRole('heading', { level: 2 }).innerText()
    await bets.getByLabel('Amount, in dollars').fill(String(100 + 25 * nth))
    await bets.locator(`.spot[data-on="${places[nth]}"]`).press('Enter')
    await dan.getByRole('button', { name: 'Confirm the bet' }).click()
    await expect(
      spin.or(bets.getByRole('heading', { level: 2 }).filter({ hasNotText: turn })),
    ).toBeVisible()
  }
  await spin.click()
  await dan.getByRole('button', { name: /No more bets|Call/ }).click()
  await shot(dan, 'dealing')
  const pad = dan.getByLabel('Number', { exact: true })
  /** The desk accepts a number of two digits at its last key. */
  await pad.pressSequentially(number)
  if (number.length === 1) await pad.press('Enter')
  await dan.getByRole('button', { name: /^Collected .*paid/ }).click()
}

/** Two people count each player's chips. */
const count = async (pages: readonly Page[], desk: string): Promise<void> => {
  for (const page of pages) {
    if (page.url() !== desk) await page.goto(desk)
    const form = page.getByRole('form', { name: /^Counts/ })
    const plates = page.getByRole('region', { name: 'Contestants, clockwise' }).locator('.plate')
    await expect(form).toBeVisible()
    for (const plate of await plates.all()) {
      const who = await plate.locator('strong').innerText()
      const chips = await plate.locator('.money').innerText()
      await form.getByLabel(`Chips of ${who}, in dollars`).fill(chips.replace(/[$,]/g, ''))
    }
    await shot(page, 'count')
    await decide(page, form.getByRole('button', { name: 'Enter the count' }))
  }
}

test('nz7:4.2(a) nz7:5.5(a) nz7:2.3(ad)(i) nz7:5.9 three heats in waves and a final at attended tables', async ({
  browser,
}) => {
  const olga = await pageOf(browser)
  house = await openDeskHouse(olga, { attended: ['roulette'] })
  await setUp(olga)
  const address = olga.url().replace('/all', '')
  const id = address.split('/').at(-1)!
  const [dan, sue] = [await pageOf(browser), await pageOf(browser)]
  await house.hire(dan, 'Dan', 'dealer')
  await house.hire(sue, 'Sue', 'game-supervisor')
  await decide(olga, named(olga, 'Open entries'))
  const mere = await enter(browser, 'Mere', address)
  await expect(olga.getByRole('region', { name: 'Applications' })).toContainText('Mere Silva')
  await shot(olga, 'applications')
  await decide(olga, named(olga, 'Let in: Mere'))
  await expect(textOn(mere, 'You are in.')).toBeVisible()
  for (const name of ['Ana', 'Ben', 'Cho', 'Eve', 'Fay']) {
    const page = await enter(browser, name, address)
    await expect(textOn(page, /^You have/).first()).toBeVisible()
    await page.close()
    await decide(olga, named(olga, `Let in: ${name}`))
  }
  await decide(olga, named(olga, 'Draw the seats'))

  for (let heat = 1; heat <= 3; heat += 1)
    await decide(olga, named(olga, new RegExp(`^Choose the table of a session: .*${heat}$`)))
  await expect(textOn(mere, 'Table: Roulette 1')).toBeVisible()
  await shot(olga, 'director')
  for (let heat = 1; heat <= 3; heat += 1) {
    const desk = `${house.url}/#/desk/${id}-session-${heat}`
    await decide(olga, named(olga, /^Begin the session/))
    await deal(dan, desk, String(heat))
    await count([dan, sue], desk)
    await house.later()
    await olga.reload()
  }
  await decide(olga, named(olga, /^Choose the table of a session/))
  await decide(olga, named(olga, /^Begin the session/))
  const last = `${house.url}/#/desk/${id}-session-4`
  await deal(dan, last, '36')
  await count([dan, sue], last)
  await expect(olga.getByRole('region', { name: 'Places' })).toBeVisible()
  await shot(olga, 'places')
  expect(await violations(dan), 'dealing').toEqual([])
  expect(await violations(olga), 'results').toEqual([])
})
