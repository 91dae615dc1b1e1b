import { existsSync } from 'node:fs'
import { defineConfig } from '@playwright/test'

/** The browser that is on the machine: Debian's Chromium, or the one that CHROMIUM names. */
const browser = process.env.CHROMIUM ?? '/usr/bin/chromium'
const found = existsSync(browser)
const isLeftOut = process.env.CROUPIER_WITHOUT_BROWSER === '1'

if (!found && process.env.CI && !isLeftOut)
  throw new Error(`no browser at ${browser}: name one in CHROMIUM`)
if (!found) console.log(`No browser at ${browser}: the tests of the web client are skipped.`)

/** The real house, with a floor of its own that is thrown away. */
/** A port of its own for every run; the processes that run the tests inherit it. */
process.env.CROUPIER_TEST_PORT ??= String(20_000 + (process.pid % 20_000))
const PORT = Number(process.env.CROUPIER_TEST_PORT)
const DATA = 'test-results/house'

export default defineConfig({
  testDir: 'tests',
  testMatch: found ? 'browser/{tables,desk}/*.spec.ts' : [],
  outputDir: 'test-results/web',
  reporter: 'line',
  workers: 2,
  /** The house's clock does not wait for a slow machine: a patron who is late has folded. */
  retries: 2,
  timeout: 60_000,
  use: {
    baseURL: `http://127.0.0.1:${PORT}`,
    viewport: { width: 1440, height: 900 },
    launchOptions: { executablePath: browser },
  },
  ...(found && {
    webServer: {
      command: `npm run -s build:web && rm -rf ${DATA} && node --import tsx tests/fixtures/exports.ts test-results/exports && npm run -s croupier -- serve --port ${PORT} --data ${DATA} --pace 3 --exhibition`,
      port: PORT,
      reuseExistingServer: false,
    },
  }),
})
