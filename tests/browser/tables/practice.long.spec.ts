import { expect, type Page } from '@playwright/test'
import { test } from '../house.ts'
import { fitsEverywhere, textOn, violations } from '../page.ts'
import { area, practise } from '../table.ts'

/** Practice tables: every game, from the first wager to the payment. */

test.use({ bypassCSP: true })

const seenAt = async (page: Page, name: string): Promise<void> => {
  expect(await violations(page), name).toEqual([])
  await fitsEverywhere(page, `practice-${name}`)
}

const isPaid = (page: Page) => expect(page.locator('[data-part=result]')).toBeVisible()

const replays = async (page: Page, says: string): Promise<void> => {
  const menu = page.getByRole('button', { name: 'Menu', exact: true })
  const hasNoPanel = (await page.locator('[data-part=table][data-slim]').count()) > 0
  if (hasNoPanel) await menu.click()
  await page.getByRole('tab', { name: 'My bets' }).click()
  await page.getByRole('link', { name: 'Replay round 1' }).click()
  await page.getByRole('slider', { name: 'Step', exact: true }).press('End')
  await expect(page.getByRole('list', { name: 'All steps' })).toContainText(says)
  await expect(page.locator('[data-part=picture] [data-part=result]')).toBeVisible()
}

test('nz8:4.4 nz8:4.5 roulette: a typed bet, spun, paid, replayed and checked, without a server', async ({
  page,
}) => {
  await practise(page, 'roulette')
  const line = page.getByRole('textbox', { name: 'Type a bet' })
  await line.fill('red 20, black 20')
  await line.press('Enter')
  await expect(page.locator('[data-part=stake]')).toHaveText('$40')
  await textOn(page, /^Saved layouts/).click()
  await page.getByRole('button', { name: 'Save my bets' }).click()
  await page.getByRole('button', { name: 'Clear' }).click()
  await expect(page.locator('[data-part=stake]')).toHaveText('$0')
  await page.getByRole('button', { name: /^Place Red, Black, \$40$/ }).click()
  await expect(page.locator('[data-part=stake]')).toHaveText('$40')
  await page.getByRole('button', { name: 'Sound', exact: true }).click()
  await page.getByRole('button', { name: 'Spin', exact: true }).click()
  await isPaid(page)
  await seenAt(page, 'roulette')
  await replays(page, 'Winners are paid')
  await page.goto('/#/fairness/practice%2Froulette')
  await expect(page.locator('.verdict-line.good').first()).toBeVisible()
})

test('nz11a:5.3 nz11a:5.6(a) Snake Eyes: a patron is offered the dice, takes and throws them', async ({
  page,
}) => {
  await practise(page, 'snake-eyes')
  await expect(page.getByRole('button', { name: 'Take the dice' })).toBeVisible()
  const line = page.getByRole('textbox', { name: 'Quick bet', exact: true })
  await line.fill('field 10')
  await line.press('Enter')
  await expect(area(page, 'Field')).toHaveAccessibleName(/your \$10 bet$/)
  await textOn(page, /^Saved layouts/).click()
  await page.getByRole('button', { name: 'Save my bets' }).click()
  await page.getByRole('button', { name: 'Clear' }).click()
  await expect(page.locator('[data-part=stake]')).toHaveText('$0')
  await page.getByRole('button', { name: 'Place Field, $10' }).click()
  await expect(page.locator('[data-part=stake]')).toHaveText('$10')
  await page.getByRole('button', { name: 'Take the dice' }).click()
  await page.getByRole('button', { name: 'Throw the dice' }).click()
  await isPaid(page)
  await seenAt(page, 'snake-eyes')
  await replays(page, 'The dice come to rest')
})

test('nz22:5.2 nz22:9.10 Lunar Poker: a hand is dealt, exchanged by typing, played and settled', async ({
  page,
}) => {
  await practise(page, 'lunar-poker')
  const line = page.getByRole('textbox', { name: 'Quick bet', exact: true })
  await expect(page.locator('[data-part=phase]')).toHaveText('Betting open')
  await line.fill('ante 10')
  await line.press('Enter')
  await expect(area(page, 'Ante')).toHaveAccessibleName(/your \$10 bet$/)
  await page.getByRole('button', { name: 'Deal', exact: true }).click()
  await expect(page.getByRole('button', { name: /^Fold/ })).toBeVisible()
  await seenAt(page, 'lunar-poker')
  await line.fill('exchange 1')
  await line.press('Enter')
  await expect(page.locator('[data-part=refusal]')).toContainText('The rule: nz22:')
  await line.fill('exchange 2 4')
  await line.press('Enter')
  await expect(page.locator('[data-part=balance]')).toHaveText('$980')
  const choices = page.getByRole('group', { name: 'Your choices' })
  /** Wait for the new cards: until then, another choice would cancel the exchange. */
  await expect(choices.getByRole('button', { name: /^Look/ })).toBeVisible()
  const ways = choices.getByRole('button', { name: /^(Play|Look|Don’t force)/ })
  await expect(async () => {
    if (await ways.isVisible()) await ways.click({ timeout: 3000 })
    await expect(page.locator('[data-part=result]')).toBeVisible({ timeout: 500 })
  }).toPass()
  await page.getByRole('tab', { name: 'My bets' }).click()
  const row = page.locator('.history tbody tr')
  /** Ten for the exchange, and ten more if the Dealer was forced. */
  await expect(row).toContainText(/Fees −\$[12]0/)
  const net = await row.locator('.money').innerText()
  await expect(page.locator('[data-part=visit]')).toContainText(net)
  await replays(page, 'You exchange cards')
})

test('a long press, Shift and Shift with Enter take a chip off, on every kind of cloth', async ({
  page,
}) => {
  const held = async (spot: ReturnType<typeof area>, leaves: RegExp) => {
    await spot.hover()
    await page.mouse.down()
    await expect(spot).toHaveAccessibleName(leaves)
    await page.mouse.up()
  }
  await practise(page, 'snake-eyes')
  const field = area(page, 'Field')
  for (let i = 0; i < 4; i += 1) await field.click()
  await expect(field).toHaveAccessibleName(/your \$20 bet$/)
  await held(field, /your \$15 bet$/)
  await expect(field).toHaveAccessibleName(/your \$15 bet$/)
  await field.click({ modifiers: ['Shift'] })
  await expect(field).toHaveAccessibleName(/your \$10 bet$/)
  await field.press('Shift+Enter')
  await expect(field).toHaveAccessibleName(/your \$5 bet$/)
  await page.goto('/#/practice/roulette')
  const red = page.locator('#spot-red')
  await red.scrollIntoViewIfNeeded()
  for (let i = 0; i < 4; i += 1) await red.press('Enter')
  await expect(red).toHaveAccessibleName(/your \$20 bet$/)
  await held(red, /your \$15 bet$/)
  await expect(red).toHaveAccessibleName(/your \$15 bet$/)
  await red.press('Shift+Enter')
  await expect(red).toHaveAccessibleName(/your \$10 bet$/)
})
