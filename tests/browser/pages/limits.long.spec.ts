import { expect } from '@playwright/test'
import { test } from '../house.ts'
import { fitsEverywhere, textOn, violations } from '../page.ts'
import { seatedAt } from '../table.ts'

/** Limits and breaks for a patron: by keyboard, at a table, in three languages. */

test.use({ bypassCSP: true })

test('ruling:140 ruling:141 a patron sets a limit by keyboard; it stops a bet, loosens only later, and a break ends play', async ({
  page,
}) => {
  await seatedAt(page, 'Limit', 'roulette-1', 4)
  await page.getByRole('button', { name: 'Menu' }).click()
  await page.getByRole('link', { name: 'Limits and breaks' }).click()
  const day = page.getByRole('spinbutton', { name: 'Most you can lose a day' })
  await day.focus()
  await page.keyboard.type('7')
  await page.keyboard.press('Enter')
  await expect(textOn(page, 'Saved. It applies from now on.').first()).toBeVisible()
  await expect(textOn(page, '$0 of $7 used')).toBeVisible()
  await day.fill('70')
  await day.press('Enter')
  await expect(textOn(page, 'Noted. It applies in 24 hours').first()).toBeVisible()
  await expect(textOn(page, /^\$70 from /)).toBeVisible()
  expect(await violations(page)).toEqual([])
  await fitsEverywhere(page, 'limits')
  await page.getByRole('button', { name: 'Cancel this change' }).click()
  await expect(textOn(page, /^\$70 from /)).toHaveCount(0)

  await page.goto('/#/table/roulette-1')
  await page.getByRole('radio', { name: 'Chip of $25', exact: true }).click()
  await page.getByRole('textbox', { name: /Type a bet/ }).fill('red')
  await page.getByRole('button', { name: 'Place' }).click()
  await expect(page.locator('[data-part=refusal]')).toContainText(
    'Your loss limit is $7 a day, and $7 of it is left.',
  )

  await page.goto('/#/limits')
  await page.getByRole('button', { name: 'Take a break' }).click()
  const sure = page.getByRole('dialog', { name: /^Take a break/ })
  await sure.getByRole('button', { name: 'Take a break' }).click()
  await expect(page.locator('[data-part=away]')).toContainText('You are taking a break until')
  await page.getByRole('combobox', { name: 'Language' }).selectOption('zh-Hant')
  await expect(page.getByRole('heading', { name: '限額與休息', level: 1 })).toBeVisible()
  await expect(page.locator('[data-part=away]')).toContainText('您正在休息')
  await page.getByRole('combobox').first().selectOption('zh-Hans')
  await expect(page.getByRole('heading', { name: '限额与休息', level: 1 })).toBeVisible()
  await page.goto('/')
  await expect(page.locator('[data-part=away]')).toBeVisible()
  await expect(page.locator('[data-part=your-seat]')).toHaveCount(0)
})

test('ruling:142 a reality check shows time and money, and bets wait for the answer', async ({
  page,
  house,
}) => {
  await seatedAt(page, 'Reality', 'roulette-1', 5)
  await page.goto('/#/limits')
  await page.getByRole('combobox', { name: 'Show one' }).selectOption('every 15 minutes')
  await expect(textOn(page, 'Saved. It applies from now on.').first()).toBeVisible()
  await house.later()
  await page.goto('/#/table/roulette-1')
  const check = page.getByRole('dialog', { name: 'Reality check' })
  await expect(check).toContainText(/You have been playing for \d+ minutes/)
  await expect(check).toContainText('You have neither won nor lost.')
  await check.getByRole('button', { name: 'Continue' }).click()
  await expect(check).toHaveCount(0)
  await page.reload()
  await expect(page.locator('[data-part=balance]')).toHaveText('$1,000')
  await expect(check).toHaveCount(0)
})
