import { mkdirSync } from 'node:fs'
import { parseArgs } from 'node:util'
import { type Browser, chromium } from '@playwright/test'
import { CHROMIUM } from '../fixtures/processes/chromium.ts'
import { buildGallery, serveGallery } from './gallery-client.ts'

/**
 * `npm run gallery` takes a picture of every table state, at each width and in each theme, and puts
 * them into `screenshots/`. To take fewer:
 * `npm run gallery -- --game roulette --widths 390,1440 --themes dark --language zh-Hant`
 */

const THEMES = ['light', 'dark'] as const

const { values } = parseArgs({
  options: {
    game: { type: 'string', default: '' },
    widths: { type: 'string', default: '360,390,1024,1440' },
    themes: { type: 'string', default: THEMES.join(',') },
    language: { type: 'string', default: 'en' },
    /** `--phases` takes one picture of each phase instead of one of every line. */
    phases: { type: 'boolean', default: false },
  },
})

/** The screens that tables are designed for. */
const HEIGHTS: Readonly<Record<number, number>> = { 360: 800, 390: 844, 1024: 768, 1440: 900 }
const heightFor = (width: number): number => HEIGHTS[width] ?? 900

interface GalleryEntry {
  readonly id: string
  readonly phase: string
  readonly isResult: boolean
}

const listed = async (browser: Browser, url: string): Promise<readonly GalleryEntry[]> => {
  const page = await browser.newPage()
  await page.goto(`${url}#/gallery`)
  await page.locator('[data-state]').first().waitFor()
  const all = await page.locator('[data-state]').evaluateAll(items =>
    items.map(item => ({
      id: (item as HTMLElement).dataset.state ?? '',
      phase: item.querySelector('a')?.textContent ?? '',
      isResult: item.hasAttribute('data-result'),
    })),
  )
  await page.close()
  return all
}

/** A result is a phase of its own here. */
const kindOf = ({ id, phase, isResult }: GalleryEntry): string =>
  `${id.split('/')[0]} ${isResult ? 'result' : phase}`

/** The last state of each phase: by then there are bets, other patrons and results. */
const isLastOfPhase = (one: GalleryEntry, at: number, all: readonly GalleryEntry[]): boolean =>
  all.findLastIndex(each => kindOf(each) === kindOf(one)) === at

const pictures = async (
  browser: Browser,
  url: string,
  states: readonly GalleryEntry[],
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
  for (const { id, phase, isResult } of states) {
    await page.goto(`${url}#/gallery/${id}`)
    await page.locator(`[data-part="table"][data-phase="${phase}"]`).waitFor()
    const shown = isResult ? 'result' : phase
    const name = `${id.replace('/', '-')}-${shown}-${look.width}-${look.theme}`
    const path = `screenshots/gallery/${name}.png`
    await page.screenshot({ path, fullPage: true, animations: 'disabled' })
  }
  await context.close()
}

mkdirSync('screenshots/gallery', { recursive: true })
await buildGallery()
const gallery = await serveGallery()
const { url } = gallery
const browser = await chromium.launch({
  executablePath: CHROMIUM,
})
const all = await listed(browser, url)
const states = all
  .filter((each, at) => !values.phases || isLastOfPhase(each, at, all))
  .filter(({ id }) => id.startsWith(values.game))
const themes = THEMES.filter(theme => values.themes.split(',').includes(theme))
for (const theme of themes)
  for (const width of values.widths.split(',').map(Number))
    await pictures(browser, url, states, { theme, width })
await browser.close()
await gallery.close()
console.log(`${states.length} states are in screenshots/gallery`)
