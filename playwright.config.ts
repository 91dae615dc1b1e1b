import { existsSync } from 'node:fs'
import { defineConfig } from '@playwright/test'
import { CHROMIUM } from './tests/fixtures/processes/chromium.ts'

const found = existsSync(CHROMIUM)
const isLeftOut = process.env.CROUPIER_WITHOUT_BROWSER === '1'

if (!found && process.env.CI && !isLeftOut)
  throw new Error(`no browser at ${CHROMIUM}: name one in CHROMIUM`)
if (!found) console.log(`No browser at ${CHROMIUM}: the tests of the web client are skipped.`)

/**
 * `npm run test:long` sets TESTS to long, and `npm test -- NAME` to all. `npm run bench:frames` sets it to
 * frames: its figures depend on the machine, so it is no test of a change.
 */
const tests = process.env.TESTS ?? 'quick'
const folders = tests === 'frames' ? 'frames' : '{tables,pages,desk}'

export default defineConfig({
  testDir: 'tests',
  testMatch: found ? `browser/${folders}/*${tests === 'long' ? '.long' : ''}.spec.ts` : [],
  ...(tests === 'quick' && { testIgnore: '**/*.long.spec.ts' }),
  outputDir: 'test-results/web',
  reporter: [['line'], ['./tests/browser/reporter.ts']],
  /** Browsers mostly wait: five at a time, also on two cores. */
  workers: 5,
  timeout: tests === 'quick' ? 300_000 : 900_000,
  /** A page that is right is right at once on an idle machine; a busy one may take its time. */
  expect: { timeout: 60_000 },
  use: {
    viewport: { width: 1440, height: 900 },
    launchOptions: { executablePath: CHROMIUM },
    screenshot: 'only-on-failure',
    /** Motion takes time and proves nothing about a round; the tests of motion ask for it. */
    contextOptions: { reducedMotion: 'reduce' },
  },
  ...(found && { globalSetup: './tests/browser/set-up.ts' }),
})
