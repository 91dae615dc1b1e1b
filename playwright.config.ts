import { existsSync } from 'node:fs'
import { defineConfig } from '@playwright/test'

/** The browser that is on the machine: Debian's Chromium, or the one that CHROMIUM names. */
const browser = process.env.CHROMIUM ?? '/usr/bin/chromium'
const found = existsSync(browser)
const isLeftOut = process.env.CROUPIER_WITHOUT_BROWSER === '1'

if (!found && process.env.CI && !isLeftOut)
  throw new Error(`no browser at ${browser}: name one in CHROMIUM`)
if (!found) console.log(`No browser at ${browser}: the tests of the web client are skipped.`)

/** Whole shoes and hours, for `npm run test:long`. */
const isLong = process.env.TESTS === 'long'

export default defineConfig({
  testDir: 'tests',
  testMatch: found ? `browser/{tables,desk}/*${isLong ? '.long' : ''}.spec.ts` : [],
  ...(!isLong && { testIgnore: '**/*.long.spec.ts' }),
  outputDir: 'test-results/web',
  reporter: [['line'], ['./tests/browser/reporter.ts']],
  /** Browsers mostly wait: three at a time, also on two cores. */
  workers: 3,
  timeout: isLong ? 3_600_000 : 300_000,
  /** A page that is right is right at once on an idle machine; a busy one may take its time. */
  expect: { timeout: 60_000 },
  use: {
    viewport: { width: 1440, height: 900 },
    launchOptions: { executablePath: browser },
    /** Motion takes time and proves nothing about a round; the tests of motion ask for it. */
    contextOptions: { reducedMotion: 'reduce' },
  },
  ...(found && { globalSetup: './tests/browser/set-up.ts' }),
})
