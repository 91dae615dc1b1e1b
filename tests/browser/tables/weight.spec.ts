import { type BrowserContext, expect } from '@playwright/test'
import { test } from '../house.ts'

/** What a visit costs on the wire: bytes as they were sent, in every language. */

const KB = 1024
const LOBBY = 120 * KB
const TABLE = 200 * KB

const LANGUAGES = ['en', 'zh-Hans', 'zh-Hant']

const GAMES = ['baccarat', 'roulette', 'snake-eyes', 'lunar-poker']

const sentFor = async (context: BrowserContext, address: string, language: string) => {
  const page = await context.newPage()
  await page.addInitScript(
    kept => localStorage.setItem('croupier.settings', JSON.stringify(kept)),
    { language },
  )
  const finished: Promise<number>[] = []
  page.on('requestfinished', request => {
    if (!request.url().includes('/api/'))
      finished.push(request.sizes().then(({ responseBodySize }) => responseBodySize))
  })
  await page.goto(address)
  await page.getByRole('heading', { level: 1 }).waitFor()
  await page.waitForLoadState('networkidle')
  const sizes = await Promise.all(finished)
  await page.close()
  return sizes.reduce((sum, size) => sum + size, 0)
}

for (const language of LANGUAGES)
  test(`${language}: the lobby is sent in 120 KB, and a table in 200 KB`, async ({ browser }) => {
    const tooMuch: string[] = []
    const weigh = async (address: string, most: number) => {
      const context = await browser.newContext()
      const sent = await sentFor(context, address, language)
      await context.close()
      if (sent > most) tooMuch.push(`${address}: ${Math.round(sent / KB)} KB`)
    }
    await weigh('/', LOBBY)
    for (const game of GAMES) {
      await weigh(`/#/table/${game}-1`, TABLE)
      await weigh(`/#/practice/${game}`, TABLE)
    }
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
