import { expect, type Page, test } from '@playwright/test'
import { fits, picture, textOn, violations } from '../page.ts'
import { area } from '../table.ts'
import {
  big,
  type StaffedHouse,
  somethingHappened,
  staffed,
  stepTo,
  waitsForBets,
} from './staffed-house.ts'

/** The desk: a dealer deals by hand while a patron plays in another browser. */

test.use({ bypassCSP: true })
test.describe.configure({ mode: 'serial' })

let staff: StaffedHouse
/** The table that was added with a differential, and the patrons there. */
let weighed = ''
let patrons: readonly Page[] = []

test.beforeAll(async ({ browser }) => {
  staff = await staffed(browser, ['baccarat', 'roulette'])
})

test.afterAll(() => staff?.house.close())

const SUITS: Readonly<Record<string, string>> = {
  S: 'spades',
  H: 'hearts',
  D: 'diamonds',
  C: 'clubs',
}

const wagers = async (page: Page): Promise<void> => {
  await page.getByRole('radio', { name: 'Chip of $100', exact: true }).click()
  await area(page, 'Player').click()
  await expect(area(page, 'Player')).toHaveAccessibleName(/your \$100 (bet|locked)/)
}

test('nz1:1.1/dealer a round of baccarat by hand, step by step, from the keyboard', async () => {
  const dora = await staff.hired('Dora', 'dealer')
  await dora.goto(`${staff.house.url}/#/desk`)
  await expect(dora.getByRole('heading', { level: 1, name: 'Desk' })).toBeVisible()
  await expect(dora.getByRole('link', { name: 'Roulette, attended' })).toBeVisible()
  expect(await violations(dora), 'the wall').toEqual([])
  await staff.at(dora, 'baccarat-1')
  await dora.getByRole('button', { name: 'Take over' }).click()
  await expect(textOn(dora, 'You deal')).toBeVisible()
  const patron = await staff.sits('baccarat-1', 'Mere', 3)
  await stepTo(dora, 'Nothing to do')
  await wagers(patron)
  await expect(big(dora)).toHaveText('No more bets')
  expect(await violations(dora), 'at the table').toEqual([])
  await big(dora).focus()
  await dora.keyboard.press('Enter')
  await expect(big(dora)).toHaveText('Deal the next card')
  await expect(big(dora)).toHaveAttribute('aria-disabled', 'false')
  await dora.keyboard.press('Space')
  await expect(patron.locator('[data-side] .laid').first()).toBeVisible()
  /** After a tie the wager stays, so a call is next; otherwise the table waits for bets. */
  const over = big(dora)
    .filter({ hasText: /^No more bets/ })
    .or(waitsForBets(dora))
  const dealing = big(dora).filter({ hasText: /^Deal the next card/ })
  await expect(async () => {
    if (await over.isVisible()) return
    if (await dealing.isVisible()) await dealing.click({ timeout: 1_000 })
    throw new Error('the round goes on')
  }).toPass({ intervals: [120] })
  await dora.getByRole('button', { name: 'Hand back to the virtual dealer' }).click()
  await expect(textOn(dora, 'Virtual dealer').first()).toBeVisible()
  await picture(dora, 'desk-table')
})

test('ruling:518 a casino supervisor voids a round, and the patron sees the wager back on the table', async () => {
  const dan = await staff.hired('Dan', 'dealer')
  const cleo = await staff.hired('Cleo', 'casino-supervisor')
  await staff.at(dan, 'baccarat-3')
  await dan.getByRole('button', { name: 'Take over' }).click()
  const patron = await staff.sits('baccarat-3', 'Tui', 2)
  await stepTo(dan, 'Nothing to do')
  await wagers(patron)
  await expect(patron.locator('[data-part=balance]')).toHaveText('$900')
  await stepTo(dan, 'Deal the next card')
  await big(dan).focus()
  await dan.keyboard.press('Enter')
  await staff.at(cleo, 'baccarat-3')
  await somethingHappened(cleo)
  await textOn(cleo, 'Directions').click()
  await cleo.getByRole('button', { name: 'Void the round and refund the bets' }).click()
  await cleo.getByRole('radio', { name: 'Cards in a wrong order or place' }).check()
  await cleo.getByLabel('Reason').fill('The shoe fell off the table')
  await expect(cleo.locator('.deed .clause').first()).toHaveText('mbs:5.4')
  await expect(cleo.locator('.preview')).toContainText('Tui +$100 in hand')
  expect(await violations(cleo), 'a deed').toEqual([])
  await picture(cleo, 'desk-deed')
  await cleo.getByRole('button', { name: 'Confirm' }).click()
  await expect(patron.locator('[data-part=balance]')).toHaveText('$1,000')
  await expect(textOn(cleo, 'No wagers on the table.')).toBeVisible()
})

test('nz5:6.1 nz5:8.2 at an attended table the dealer types, scans or presses cards', async () => {
  const table = 'baccarat-1-attended'
  const dee = await staff.hired('Dee', 'dealer')
  const sam = await staff.hired('Sam', 'game-supervisor')
  await staff.at(staff.olga, table)
  await big(staff.olga).click()
  await staff.at(dee, table)
  await dee.getByRole('button', { name: 'Take over' }).click()
  const patron = await staff.sits(table, 'Kiri', 1)
  await staff.at(sam, table)
  await stepTo(dee, 'Check the cards')
  await dee.keyboard.press('Enter')
  await expect(textOn(dee, 'someone other than the dealer')).toBeVisible()
  await big(sam).click()
  await stepTo(dee, 'Burn')
  const field = dee.getByRole('textbox', { name: 'Card' })
  /** The desk ignores a press within 300 ms of the last one, so press until the field appears. */
  await expect(async () => {
    if (await big(dee).isVisible()) await big(dee).press('Enter', { timeout: 1_000 })
    await expect(field).toBeVisible({ timeout: 1_000 })
  }).toPass()
  for (const [card, next] of [
    ['2h', 'Burn card 1 of 2, face down'],
    ['5c', 'Burn card 2 of 2, face down'],
  ] as const) {
    await expect(field).toBeFocused()
    await expect(field).toHaveValue('')
    await dee.keyboard.type(`${card}\n`)
    await expect(dee.locator('.next .step')).toHaveText(next)
  }
  await dee.keyboard.type('6d')
  await expect(textOn(dee, 'Burned: 1 face up, 2 face down')).toBeVisible()
  // The last card ends the burn, and the field goes away.
  await expect(waitsForBets(dee)).toBeVisible()
  await wagers(patron)
  await big(dee).focus()
  await dee.keyboard.press('Enter')
  await expect(field).toBeVisible()
  await picture(dee, 'desk-attended')
  expect(await violations(dee), 'the keypad').toEqual([])
  for (const [i, card] of ['9H', '2C', 'KD', '5S'].entries()) {
    const [rank, suit] = card
    await dee.getByRole('button', { name: rank!, exact: true }).click()
    await dee.getByRole('button', { name: SUITS[suit!]! }).click()
    await expect(dee.locator('[data-side] .laid')).toHaveCount(i + 1)
  }
  await expect(area(patron, 'Player')).toHaveAccessibleName(/your \$100 (won|lost|returned)/)
})

/** Opens a form of the desk by keyboard, waits for its preview, and confirms it. */
const decides = async (page: Page, name: string): Promise<void> => {
  await page.getByRole('button', { name }).first().press('Enter')
  await expect(page.locator('form.deed h3', { hasText: name })).toBeFocused()
  await expect(page.locator('.preview')).toBeVisible()
  await page.getByRole('button', { name: 'Confirm' }).press('Enter')
  await expect(page.locator('.told .done')).toHaveText(`Done and recorded: ${name}.`)
}

const opens = (page: Page, panel: string) =>
  page.locator('details:not([open]) > summary', { hasText: panel }).press('Enter')

test('nz5:5.17 nz1:8.0 nz1:9.1 an operator adds a table with a differential, closes it after its notice and opens it again', async () => {
  const { olga, house } = staff
  await olga.goto(`${house.url}/#/desk`)
  await opens(olga, 'Add a table')
  await olga.getByLabel('Name on the floor').fill('Weighed')
  await opens(olga, 'Table options')
  await olga.getByLabel('Differential at most, in dollars').fill('100')
  // One card is burned, whatever its value.
  await olga.getByRole('combobox', { name: 'Burn', exact: true }).selectOption('one-face-down')
  await olga.getByRole('button', { name: 'Add it to the floor' }).press('Enter')
  await olga.getByRole('link', { name: 'Weighed' }).press('Enter')
  const [, table = ''] = olga.url().split('/desk/')
  weighed = table
  const hine = await staff.sits(table, 'Hine', 1)
  await somethingHappened(olga)
  await opens(olga, 'Limits and notices')
  await decides(olga, 'Put up the closing sign')
  await expect(textOn(hine, /This table closes in (20|1\d):/)).toBeVisible()
  await expect(textOn(olga, /This table closes in (20|1\d):/)).toBeVisible()
  expect(await violations(olga), 'the sign').toEqual([])
  await house.later()
  await expect(textOn(olga, 'The closing notice has ended: you can close the table.')).toBeVisible()
  await decides(olga, 'Close the table')
  await expect(textOn(hine, 'This table is closed.')).toBeVisible()
  await expect(olga.locator('.desk-bar .facts', { hasText: 'Closed' })).toBeVisible()
  await expect(big(olga)).toHaveText('Open the table')
  await big(olga).press('Enter')
  await expect(textOn(hine, 'This table is closed.')).toBeHidden()
  await expect(olga.locator('.desk-bar .facts', { hasText: 'Closed' })).toBeHidden()
  patrons = [hine, await staff.sits(table, 'Tama', 2)]
})

test('nz5:2.3(a) nz5:2.3(b) nz5:5.18 a nominee is approved and announced; wagers are cut to the differential', async () => {
  const [hine] = patrons
  const wes = await staff.hired('Wes', 'dealer')
  const gwen = await staff.hired('Gwen', 'game-supervisor')
  await staff.at(wes, weighed)
  await staff.at(gwen, weighed)
  await wes.getByRole('button', { name: 'Take over' }).press('Enter')
  // From here on no virtual supervisor grants requests.
  await expect(textOn(wes, 'You deal')).toBeVisible()
  await hine!.getByRole('tab', { name: 'Seats' }).click()
  await hine!.getByRole('combobox', { name: 'Who acts for you' }).selectOption('Tama')
  await hine!.getByRole('button', { name: 'Ask for Tama' }).click()
  await expect(textOn(wes, 'Hine asks that Tama may act for them.')).toBeVisible()
  await decides(gwen, 'Approve the nominee')
  await decides(gwen, 'Announce the nominee')
  await expect(textOn(gwen, 'Tama acts for Hine', { exact: true })).toBeVisible()
  await expect(textOn(hine!, 'Tama acts for you.', { exact: true })).toBeVisible()
  await stepTo(wes, 'Nothing to do')
  await wagers(hine!)
  await area(hine!, 'Player').click()
  await expect(area(hine!, 'Player')).toHaveAccessibleName(/your \$200 bet/)
  await stepTo(wes, 'Deal the next card')
  await expect(textOn(wes, 'The differential is $200. The maximum is $100.')).toBeVisible()
  expect(await violations(wes), 'what waits').toEqual([])
  await picture(wes, 'desk-differential')
  await decides(wes, 'Reduce bets to the differential')
  await expect(big(wes)).toBeFocused()
  await expect(textOn(hine!, /\$200 cut to \$100, \$100 returned/).first()).toBeVisible()
  await expect(hine!.locator('[data-part=balance]')).toHaveText('$900')
})

test('at 320 pixels nothing of the desk is cut off', async () => {
  const page = await staff.hired('Mia', 'dealer')
  await page.setViewportSize({ width: 320, height: 640 })
  for (const [name, table] of [
    ['wall', ''],
    ['narrow', 'baccarat-1'],
  ] as const) {
    await page.goto(`${staff.house.url}/#/desk/${table}`)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await fits(page, 320)
    await picture(page, `desk-${name}`)
  }
})
