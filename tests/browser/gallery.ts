import { mkdirSync } from 'node:fs'
import { parseArgs } from 'node:util'
import { type Browser, chromium } from '@playwright/test'
import { createServer } from 'vite'
import { CHROMIUM } from '../fixtures/processes/chromium.ts'

/**
 * `npm run gallery` takes a picture of every table state, at each width and in each theme, and puts
 * them into `screenshots/`. To take fewer:
 * `npm run gallery -- --game roulette --widths 390,1440 --themes dark --language zh-Hant`
 */

const THEMES = ['light', 'dark'] as const

const { values } = parseArgs({
  options: {
    game: { type: 'string', default: '' },
    widths: { type: 'string', default: '390,1440' },
    themes: { type: 'string', default: THEMES.join(',') },
    language: { type: 'string', default: 'en' },
    /** `--phases` takes one picture of each phase instead of one of every line. */
    phases: { type: 'boolean', default: false },
  },
})

const heightFor = (width: number): number => (width < 600 ? 844 : 900)

interface Listed {
  readonly id: string
  readonly phase: string
}

const listed = async (browser: Browser, url: string): Promise<readonly Listed[]> => {
  const page = await browser.newPage()
  await page.goto(`${url}#/gallery`)
  await page.locator('[data-state]').first().waitFor()
  const all = await page.locator('[data-state]').evaluateAll(items =>
    items.map(item => ({
      id: (item as HTMLElement).dataset.state ?? '',
      phase: item.querySelector('a')?.textContent ?? '',
    })),
  )
  await page.close()
  return all
}

const isFirstOfPhase = ({ id, phase }: Listed, at: number, all: readonly Listed[]): boolean =>
  all.findIndex(each => each.phase === phase && each.id.split('/')[0] === id.split('/')[0]) === at

const pictures = async (
  browser: Browser,
  url: string,
  states: readonly Listed[],
  look: { readonly theme: (typeof THEMES)[number]; readonly width: number },
): Promise<void> => {
  const context = await browser.newContext({
    viewport: { width: look.width, height: heightFor(look.width) },
    reducedMotion: 'reduce',
  })
  await context.addInitScript(
    settings => localStorage.setItem('croupier.settings', JSON.stringify(settings)),
    { language: values.language, theme: look.theme },
  )
  const page = await context.newPage()
  for (const { id, phase } of states) {
    await page.goto(`${url}#/gallery/${id}`)
    await page.locator(`[data-part="table"][data-phase="${phase}"]`).waitFor()
    const name = `${id.replace('/', '-')}-${phase}-${look.width}-${look.theme}`
    await page.screenshot({ path: `screenshots/gallery/${name}.png`, fullPage: true })
  }
  await context.close()
}

mkdirSync('screenshots/gallery', { recursive: true })
const vite = await createServer({ server: { port: 0 }, logLevel: 'error' })
await vite.listen()
const url = vite.resolvedUrls!.local[0]!
const browser = await chromium.launch({
  executablePath: CHROMIUM,
})
const all = await listed(browser, url)
const states = all
  .filter((each, at) => !values.phases || isFirstOfPhase(each, at, all))
  .filter(({ id }) => id.startsWith(values.game))
const themes = THEMES.filter(theme => values.themes.split(',').includes(theme))
for (const theme of themes)
  for (const width of values.widths.split(',').map(Number))
    await pictures(browser, url, states, { theme, width })
await browser.close()
await vite.close()
console.log(`${states.length} states are in screenshots/gallery`)
