import { expect, type Page, test, type WebSocketRoute } from '@playwright/test'
import { textOn } from '../page.ts'
import { area, seatedAt } from '../table.ts'
import { type DeskHouse, openDeskHouse } from './house.ts'
import { stepTo, takeStep } from './staffed-house.ts'

/** The connection or the server fails during a round. Only the server's record counts. */

let house: DeskHouse

test.afterEach(() => house?.close())

/** A patron's connection. The test can cut it and keep it from coming back. */
const lineOf = async (page: Page) => {
  let open: readonly WebSocketRoute[] = []
  let isDown = false
  await page.routeWebSocket(/\/ws$/, socket => {
    if (isDown) void socket.close()
    else open = [socket, socket.connectToServer()]
  })
  return {
    goDown: async () => {
      isDown = true
      for (const side of open) await side.close()
    },
    comeUp: () => {
      isDown = false
    },
  }
}

test('nz5:5.14 a patron cut off at any moment of a round gets the true state back', async ({
  browser,
}) => {
  const operator = await (await browser.newContext()).newPage()
  house = await openDeskHouse(operator)
  const newPage = async () => (await browser.newContext({ baseURL: house.url })).newPage()
  const dealer = await newPage()
  await house.hire(dealer, 'Dora', 'dealer')
  await dealer.goto(`${house.url}/#/desk/baccarat-1`)
  await dealer.getByRole('button', { name: 'Take over' }).click()
  await expect(textOn(dealer, 'You deal')).toBeVisible()
  const patron = await newPage()
  const line = await lineOf(patron)
  await seatedAt(patron, 'Mere', 'baccarat-1', 3)
  await stepTo(dealer, 'Nothing to do')

  const lost = patron.locator('[data-part=line-lost]')
  const cutAndBack = async () => {
    await line.goDown()
    await expect(lost).toBeVisible()
    line.comeUp()
    await expect(lost).toBeHidden()
  }
  const wager = area(patron, 'Player')
  await patron.getByRole('radio', { name: 'Chip of $100', exact: true }).click()
  await wager.click()
  await expect(wager).toHaveAccessibleName(/your \$100 bet/)
  await cutAndBack()
  await expect(wager).toHaveAccessibleName(/your \$100 bet/)
  await expect(patron.locator('[data-part=balance]')).toHaveText('$900')

  await line.goDown()
  await expect(lost).toBeVisible()
  await expect(patron.locator('[data-part=phase]')).toHaveText('Reconnecting…')
  await wager.click()
  await expect(patron.locator('[data-part=refusal]')).toContainText(
    'Your bet was not placed: the connection was lost.',
  )
  line.comeUp()
  await expect(lost).toBeHidden()
  await expect(wager).toHaveAccessibleName(/your \$100 bet/)
  await wager.click()
  await expect(wager).toHaveAccessibleName(/your \$200 bet/)

  await takeStep(dealer, 'No more bets')
  await expect(wager).toHaveAccessibleName(/your \$200 locked/)
  await cutAndBack()
  await expect(wager).toHaveAccessibleName(/your \$200 locked/)
  const cards = patron.locator('[data-side] .laid')
  for (const dealt of [1, 2, 3]) {
    await takeStep(dealer, 'Deal the next card')
    await expect(cards).toHaveCount(dealt)
  }
  await cutAndBack()
  await expect(cards).toHaveCount(3)

  await house.restart()
  await expect(lost).toBeHidden()
  await expect(cards).toHaveCount(3)
  await expect(wager).toHaveAccessibleName(/your \$200 locked/)
  await expect(patron.locator('[data-part=balance]')).toHaveText('$800')

  await line.goDown()
  await expect(lost).toBeVisible()
  await dealer.reload()
  await stepTo(dealer, 'Nothing to do')
  line.comeUp()
  await expect(lost).toBeHidden()
  await expect(wager).toHaveAccessibleName(/your \$200 (won|lost|returned)/)
  await expect(patron.locator('[data-part=missed]')).toContainText(
    /rounds? ended while you were away\./,
  )
  await patron.getByRole('tab', { name: 'My bets' }).click()
  /** After a tie the wager stays for the next round, so there may be several rows. */
  await expect(patron.locator('.history tbody tr').first()).toBeVisible()
})
