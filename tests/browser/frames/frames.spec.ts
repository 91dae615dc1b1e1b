import { type CDPSession, expect, type Locator, type Page } from '@playwright/test'
import { test } from '../house.ts'
import { seeded } from '../table.ts'

/**
 * No task of a round delays a frame, even at a fourth of the processor's speed. The trace has the
 * processor time of each task of the page, which other programs do not change. A fixed loop in the
 * same page stands for the speed of the machine: it took 12.5 ms where it was written, and four
 * times that is a long task of 50 ms. Code that runs for the first time is compiled first, so the
 * quietest of some rounds counts.
 */

const ROUNDS = 4

/** Pressed and released in separate tasks, as by a person. */
const press = async (page: Page, target: Locator): Promise<void> => {
  await target.hover()
  await page.mouse.down()
  await page.evaluate(() => new Promise(resolve => requestAnimationFrame(resolve)))
  await page.mouse.up()
}

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true })
const place = (page: Page, on: string) => page.locator(`button[data-on="${on}"]`).first()

const bets = (on: string, start: string) => async (page: Page) => {
  await press(page, place(page, on))
  await expect(place(page, on)).toHaveAttribute('data-state', 'accepted')
  await press(page, button(page, start))
}

const isBetting = (page: Page) =>
  expect(page.locator('[data-part=table]')).toHaveAttribute('data-phase', 'betting')

interface Game {
  /** Until a bet can be placed. */
  readonly begins: (page: Page) => Promise<void>
  readonly plays: (page: Page) => Promise<void>
}

const GAMES: Readonly<Record<string, Game>> = {
  baccarat: {
    begins: async page => {
      await button(page, 'Let the dealer cut').click()
      await isBetting(page)
    },
    plays: bets('player', 'Deal'),
  },
  roulette: { begins: isBetting, plays: bets('red', 'Spin') },
  'snake-eyes': {
    begins: async page => {
      await button(page, 'Take the dice').click()
      await isBetting(page)
    },
    plays: bets('field', 'Throw the dice'),
  },
  'lunar-poker': {
    begins: isBetting,
    plays: async page => {
      await bets('ante', 'Deal')(page)
      await press(page, page.locator('footer[data-choices] button').last())
    },
  },
}

interface TraceEvent {
  readonly name: string
  readonly ph: string
  readonly pid: number
  readonly tid: number
  /** In microseconds: start, duration, and processor time. */
  readonly ts: number
  readonly dur?: number
  readonly tdur?: number
  readonly args: { readonly name?: string; readonly data?: { readonly url?: string } }
}

/** The work of a frame, or a call into our own files; not what the test itself asks the page. */
const isOurs = ({ name, args }: TraceEvent): boolean =>
  name === 'PrePaint' || (name === 'FunctionCall' && (args.data?.url ?? '').includes('/assets/'))

const anything = (): boolean => true

/** The longest task of the page's main thread while `during` runs, in ms of processor time. */
const longestIn = async (
  session: CDPSession,
  isCounted: (event: TraceEvent) => boolean,
  during: () => Promise<unknown>,
): Promise<number> => {
  const traced: TraceEvent[] = []
  const collect = ({ value }: { readonly value: readonly object[] }) =>
    traced.push(...(value as TraceEvent[]))
  session.on('Tracing.dataCollected', collect)
  await session.send('Tracing.start', {
    transferMode: 'ReportEvents',
    traceConfig: {
      includedCategories: [
        'devtools.timeline',
        'disabled-by-default-devtools.timeline',
        '__metadata',
      ],
    },
  })
  await during()
  /** A task is in the trace once it is over. */
  await session.send('Runtime.evaluate', {
    expression: 'new Promise(resolve => setTimeout(resolve))',
    awaitPromise: true,
  })
  const complete = new Promise(resolve => session.once('Tracing.tracingComplete', resolve))
  await session.send('Tracing.end')
  await complete
  session.off('Tracing.dataCollected', collect)
  const threads = traced
    .filter(({ name, args }) => name === 'thread_name' && args.name === 'CrRendererMain')
    .map(({ pid, tid }) => `${pid} ${tid}`)
  const own = traced.filter(({ pid, tid }) => threads.includes(`${pid} ${tid}`))
  const marks = own.filter(isCounted).map(({ ts }) => ts)
  const tasks = own.filter(
    ({ name, ts, dur = 0 }) => name === 'RunTask' && marks.some(at => at >= ts && at <= ts + dur),
  )
  expect(tasks.length).toBeGreaterThan(0)
  return Math.max(...tasks.map(({ tdur = 0 }) => tdur)) / 1000
}

/** Arithmetic, objects, strings and garbage, as in a render. */
const loop = () => {
  let sum = 0
  for (let i = 0; i < 2_000_000; i += 1) sum = (Math.imul(sum, 1664525) + i) | 0
  let text = `${sum}`
  for (let turn = 0; turn < 13; turn += 1)
    text = JSON.stringify(Array.from({ length: 2000 }, (_, i) => ({ number: i, name: `x${i}` })))
  return text.length
}

for (const [game, { begins, plays }] of Object.entries(GAMES))
  test(`${game}: no task of a round is long at a fourth of the speed`, async ({
    browser,
    baseURL,
  }) => {
    const shares: number[] = []
    for (let round = 0; round < ROUNDS; round += 1) {
      const context = await browser.newContext({
        baseURL: baseURL!,
        reducedMotion: 'no-preference',
      })
      const page = await context.newPage()
      await seeded(page)
      await page.goto(`/#/practice/${game}`)
      await expect(page.locator('[data-part=balance]')).toHaveText('$1,000')
      await begins(page)
      const session = await context.newCDPSession(page)
      const budget = await longestIn(session, anything, () => page.evaluate(loop))
      const longest = await longestIn(session, isOurs, async () => {
        await plays(page)
        await expect(page.locator('[data-part=outcome]')).toBeVisible()
      })
      shares.push(longest / budget)
      await context.close()
    }
    expect(Math.min(...shares), `of ${shares}`).toBeLessThan(1)
  })
