import { expect } from '@playwright/test'
import { test } from '../house.ts'

/** Practice, rules and odds without a connection, and nothing of the API from a cache. */

test('once visited, practice, rules and odds work without a connection', async ({
  page,
  context,
}) => {
  await page.goto('/')
  await page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined))
  const kept = await page.evaluate(async () => {
    const [name] = await caches.keys()
    const all = await (await caches.open(name!)).keys()
    return all.map(({ url }) => new URL(url).pathname)
  })
  expect(kept.filter(path => /^\/(api|ws)/.test(path))).toEqual([])
  await context.setOffline(true)
  for (const game of ['baccarat', 'roulette', 'snake-eyes', 'lunar-poker']) {
    await page.goto(`/#/practice/${game}`)
    await page.reload()
    await expect(page.locator('[data-part=balance]')).toHaveText('$1,000')
  }
  await page.goto('/#/rules')
  await page.reload()
  await expect(page.getByRole('heading', { name: 'Rules', level: 1 })).toBeVisible()
  await page.goto('/#/odds')
  await page.reload()
  await expect(page.getByRole('row', { name: /^Banker/ })).toContainText('%')
  expect(await page.evaluate(() => fetch('/api/me').catch(() => 'no answer'))).toBe('no answer')
  await page.goto('/')
  await page.reload()
  await expect(page.getByText('The live tables cannot be reached from here.')).toBeVisible()
  await context.setOffline(false)
  await page.reload()
  await expect(page.getByRole('heading', { name: 'Open tables' })).toBeVisible()
})
