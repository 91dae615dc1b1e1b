import { type BrowserContext, expect } from '@playwright/test'
import { test } from '../house.ts'

/** What a visit costs on the wire: bytes as they were sent. */

const KB = 1024
const LOBBY = 170 * KB
const TABLE = 205 * KB

const GAMES = ['baccarat', 'roulette', 'snake-eyes', 'lunar-poker']

const sentFor = async (context: BrowserContext, address: string) => {
  const page = await context.newPage()
  const finished: Promise<number>[] = []
  page.on('requestfinished', request => {
    if (!request.url().includes('/api/'))
      finished.push(request.sizes().then(({ responseBodySize }) => responseBodySize))
  })
  await page.goto(address)
  await page.getByRole('heading', { level: 1 }).waitFor()
  await page
    .locator('[data-part=phase], [data-part=outcome], [data-part=arrive], h2')
    .first()
    .waitFor()
  await page.evaluate(() => document.fonts.ready)
  const sizes = await Promise.all(finished)
  await page.close()
  return sizes.reduce((sum, size) => sum + size, 0)
}

test('a live table is sent in at most 205 KB, and the lobby in 170', async ({ browser }) => {
  const tooMuch: string[] = []
  const weigh = async (address: string, most: number) => {
    const context = await browser.newContext()
    const sent = await sentFor(context, address)
    await context.close()
    if (sent > most) tooMuch.push(`${address}: ${Math.round(sent / KB)} KB`)
  }
  await weigh('/', LOBBY)
  for (const game of GAMES) await weigh(`/#/table/${game}-1`, TABLE)
  expect(tooMuch).toEqual([])
})

test('assets are sent compressed and kept for ever; the page is asked for again', async ({
  request,
}) => {
  const page = await request.get('/')
  expect(page.headers()['cache-control']).toBe('no-cache')
  const script = /src="\.(\/assets\/[^"]+\.js)"/.exec(await page.text())![1]!
  const asset = await request.get(script, { headers: { 'accept-encoding': 'br' } })
  expect(asset.headers()).toMatchObject({
    'cache-control': 'public, max-age=31536000, immutable',
    'content-encoding': 'br',
    vary: 'accept-encoding',
  })
})
