import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { expect, type Page } from '@playwright/test'
import { test } from '../house.ts'
import { textOn } from '../page.ts'

/** Practice, rules and odds work offline, and the cache never answers for the API. */

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
  await expect(page.locator('tr[data-wager=banker]').first()).toContainText('%')
  expect(await page.evaluate(() => fetch('/api/me').catch(() => 'no answer'))).toBe('no answer')
  await page.goto('/')
  await page.reload()
  await expect(textOn(page, 'The live tables cannot be reached from here.')).toBeVisible()
  await page.goto('/#/limits')
  await page.reload()
  await expect(page.locator('[data-part=missing]')).toContainText('You are offline')
  await page.goto('/#/table/roulette-1')
  await page.reload()
  await expect(page.getByRole('status').getByText('Trying again…')).toBeVisible()
  await context.setOffline(false)
  await expect(page.getByRole('heading', { name: 'Roulette', level: 1 })).toBeVisible()
  await page.goto('/#/table/roulette-0')
  await expect(textOn(page, 'There is no such table.')).toBeVisible()
  await page.getByRole('link', { name: 'All tables' }).click()
  await expect(page.getByRole('heading', { name: 'Open tables' })).toBeVisible()
})

/** A proxy for the server that can pretend to serve a new build. */
const behind = async (house: string) => {
  let version: string | undefined
  const server = createServer(async ({ url = '/' }, answer) => {
    const found = await fetch(`${house}${url}`)
    const { status, headers } = found
    const body = Buffer.from(await found.arrayBuffer())
    const isWorker = url === '/worker.js' && version !== undefined
    answer.writeHead(status, { 'content-type': headers.get('content-type') ?? 'text/plain' })
    answer.end(
      isWorker ? body.toString().replace(/"version":"[^"]+"/, `"version":"${version}"`) : body,
    )
  })
  await new Promise<void>(resolve => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  return {
    url: `http://localhost:${port}/`,
    build: (next: string) => {
      version = next
    },
    close: () => server.close(),
  }
}

test('a new build is stored beside the old one, and replaces it at the next visit', async ({
  context,
  baseURL,
}) => {
  const site = await behind(baseURL!)
  const keptBy = (page: Page) => page.evaluate(() => caches.keys())
  const page = await context.newPage()
  await page.goto(site.url)
  await page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined))
  const [before] = await keptBy(page)
  site.build('next')
  await page.evaluate(async () => void (await (await navigator.serviceWorker.ready).update()))
  await expect.poll(() => keptBy(page)).toEqual(expect.arrayContaining([before, 'croupier-next']))
  await page.close()
  /** The new build takes over once no page of the old build is open. */
  const visit = async () => {
    const next = await context.newPage()
    await next.goto(site.url)
    await expect(next.getByRole('heading', { name: 'Open tables' })).toBeVisible()
    const names = await keptBy(next)
    await next.close()
    return names
  }
  await expect.poll(visit).toEqual(['croupier-next'])
  site.close()
})
