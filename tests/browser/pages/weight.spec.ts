import { type Browser, expect, type Request } from '@playwright/test'
import { test } from '../house.ts'

/** The size of a visit: compressed bytes on the wire. */

const KB = 1024
const LOBBY = 120 * KB
const TABLE = 200 * KB

const GAMES = ['baccarat', 'roulette', 'snake-eyes', 'lunar-poker']

/** In Chinese, only the lobby and baccarat, whose long rules make its tables the heaviest. */
const VISITS = [
  ...['/', ...GAMES.flatMap(game => [`/#/table/${game}-1`, `/#/practice/${game}`])].map(
    address => ['en', address] as const,
  ),
  ...['zh-Hans', 'zh-Hant'].flatMap(language =>
    ['/', '/#/table/baccarat-1', '/#/practice/baccarat'].map(
      address => [language, address] as const,
    ),
  ),
]

/** The files of one visit with an empty cache, largest first. */
const sentFor = async (browser: Browser, language: string, address: string) => {
  /** Responses from a service worker report no size. */
  const context = await browser.newContext({ serviceWorkers: 'block' })
  await context.addInitScript(
    kept => localStorage.setItem('croupier.settings', JSON.stringify(kept)),
    { language },
  )
  const page = await context.newPage()
  const asked = new Set<Request>()
  const finished: Promise<readonly [string, number]>[] = []
  const isFile = (request: Request) => !new URL(request.url()).pathname.startsWith('/api/')
  page.on('request', request => isFile(request) && asked.add(request))
  page.on('requestfinished', request => {
    if (!asked.delete(request)) return
    const { pathname } = new URL(request.url())
    finished.push(request.sizes().then(({ responseBodySize }) => [pathname, responseBodySize]))
  })
  await page.goto(address)
  await page
    .locator('[data-part=phase], [data-part=outcome], [data-part=arrive], [data-game]')
    .first()
    .waitFor()
  await page.evaluate(() => document.fonts.ready)
  await expect.poll(() => asked.size).toBe(0)
  const sizes = await Promise.all(finished)
  await context.close()
  return sizes.toSorted(([, a], [, b]) => b - a)
}

test('the lobby takes at most 120 KB, and a table at most 200 KB', async ({ browser, baseURL }) => {
  const tooMuch: string[] = []
  for (const [language, address] of VISITS) {
    const sent = await sentFor(browser, language, `${baseURL}${address}`)
    const sum = sent.reduce((whole, [, size]) => whole + size, 0)
    const told = `${language} ${address}: ${(sum / KB).toFixed(1)} KB`
    if (process.env.WEIGHTS) console.log(told)
    if (sum > (address === '/' ? LOBBY : TABLE))
      tooMuch.push(`${told}, of it ${JSON.stringify(sent.slice(0, 8))}`)
  }
  expect(tooMuch).toEqual([])
})

test('assets are compressed and cached forever; the page is always revalidated', async ({
  request,
}) => {
  const page = await request.get('/')
  expect(page.headers()['cache-control']).toBe('no-cache')
  const script = /"\.(\/assets\/start-[^"]+\.js)"/.exec(await page.text())![1]!
  const asset = await request.get(script, { headers: { 'accept-encoding': 'br' } })
  expect(asset.headers()).toMatchObject({
    'cache-control': 'public, max-age=31536000, immutable',
    'content-encoding': 'br',
    vary: 'accept-encoding',
  })
})

test('the client can be installed: the start page and icon of its manifest exist', async ({
  request,
}) => {
  const href = /rel="manifest" href="\.(\/[^"]+)"/.exec(await (await request.get('/')).text())![1]!
  const manifest = await request.get(href)
  expect(manifest.headers()['content-type']).toContain('application/manifest+json')
  const { start_url, display, icons } = await manifest.json()
  expect([start_url, display]).toEqual(['./', 'standalone'])
  for (const { src, type } of icons) {
    const icon = await request.get(src.replace('./', '/'))
    expect([icon.status(), icon.headers()['content-type']]).toEqual([200, type])
  }
})
