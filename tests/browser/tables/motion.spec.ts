import { type Browser, type CDPSession, expect, type Page } from '@playwright/test'
import { test } from '../house.ts'
import { seeded } from './table.ts'

/**
 * Whole rounds with everything moving, on a processor four times slower: no task of the page takes longer
 * than fifty milliseconds. What counts is the time that the page's own thread computed, and beside it
 * the time that the same page takes for work of a known size: a busy machine lets both wait.
 */

const SLOWER = 4

/** So many dependent multiplications take an ordinary processor fifty milliseconds at a quarter of its speed. */
const FIFTY = 10_000_000
const SAMPLES = 5

interface Task {
  readonly name: string
  readonly ph: string
  readonly tid: number
  readonly pid: number
  /** Microseconds of the thread, not of the clock. */
  readonly tdur?: number
  readonly args?: { readonly name?: string }
}

const tasksOf = (trace: Buffer): readonly Task[] => {
  const { traceEvents } = JSON.parse(trace.toString()) as { readonly traceEvents: Task[] }
  const mains = traceEvents.filter(
    ({ name, args }) => name === 'thread_name' && args?.name === 'CrRendererMain',
  )
  return traceEvents.filter(
    task =>
      task.name.endsWith('RunTask') &&
      mains.some(({ pid, tid }) => pid === task.pid && tid === task.tid),
  )
}

const bet = async (page: Page, on: string): Promise<void> => {
  await expect(page.locator('[data-part=table]')).toHaveAttribute('data-mode', /betting|result/)
  const area = page.locator(`button[data-on="${on}"]`).first()
  await area.press('Enter')
  await expect(area).toHaveAttribute('data-state', 'accepted')
}

const ROUNDS: Readonly<Record<string, (page: Page) => Promise<void>>> = {
  baccarat: async page => {
    await bet(page, 'player')
    await page.keyboard.press('d')
  },
  roulette: async page => {
    await bet(page, 'red')
    await page.keyboard.press('d')
  },
  'snake-eyes': async page => {
    await bet(page, 'field')
    await page.locator('[data-part=throw]').press('Enter')
  },
  'lunar-poker': async page => {
    await bet(page, 'ante')
    await page.keyboard.press('d')
    await page.locator('footer [role=group] button').last().press('Enter')
  },
}

const OPENINGS: Readonly<Record<string, (page: Page) => Promise<void>>> = {
  baccarat: page => page.locator('[data-part=question] .primary').press('Enter'),
  'snake-eyes': page => page.locator('[data-asked] .primary').press('Enter'),
}

const over = (page: Page) => expect(page.locator('[data-part=outcome]')).toBeVisible()

const CATEGORIES = ['toplevel', 'devtools.timeline', '__metadata']

/** What fifty milliseconds are here and now: the median of a few samples. */
const fiftyOn = async (browser: Browser, page: Page, line: CDPSession): Promise<number> => {
  await line.send('Emulation.setCPUThrottlingRate', { rate: SLOWER })
  await browser.startTracing(page, { categories: CATEGORIES })
  await page.evaluate(
    async ([times, samples]) => {
      for (let sample = 0; sample < samples; sample += 1) {
        await new Promise(resolve => setTimeout(resolve))
        let product = sample
        for (let i = 0; i < times; i += 1) product = Math.imul(product, 1664525) + i
        Object.assign(window, { product })
      }
    },
    [FIFTY, SAMPLES] as const,
  )
  const tasks = tasksOf(await browser.stopTracing()).map(({ tdur = 0 }) => tdur / 1000)
  await line.send('Emulation.setCPUThrottlingRate', { rate: 1 })
  return tasks.toSorted((a, b) => b - a)[Math.floor(SAMPLES / 2)]!
}

/** The tasks of the second round: code that runs for the first time is compiled while it runs. */
const measured = async (
  browser: Browser,
  page: Page,
  line: CDPSession,
  game: string,
): Promise<readonly number[]> => {
  await page.goto(`/#/practice/${game}`)
  await expect(page.locator('[data-part=balance]')).toBeVisible()
  await OPENINGS[game]?.(page)
  await ROUNDS[game]!(page)
  await over(page)
  await line.send('Emulation.setCPUThrottlingRate', { rate: SLOWER })
  await browser.startTracing(page, { categories: CATEGORIES })
  await ROUNDS[game]!(page)
  await expect(page.locator('[data-part=outcome]')).toHaveCount(0)
  await over(page)
  const trace = await browser.stopTracing()
  await line.send('Emulation.setCPUThrottlingRate', { rate: 1 })
  return tasksOf(trace).map(({ tdur = 0 }) => tdur / 1000)
}

test('a round of every game has no long frame at a quarter of the speed', async ({
  browser,
  page,
}) => {
  await seeded(page)
  await page.addInitScript(
    kept => localStorage.setItem('croupier.settings', JSON.stringify(kept)),
    { quick: true },
  )
  const line = await page.context().newCDPSession(page)
  const long: string[] = []
  for (const game of Object.keys(ROUNDS)) {
    const tasks = await measured(browser, page, line, game)
    expect(tasks.length, `${game}: tasks were traced`).toBeGreaterThan(20)
    const [longest = 0] = tasks.toSorted((a, b) => b - a)
    const fifty = await fiftyOn(browser, page, line)
    const told = `${game}: ${((longest / fifty) * 50).toFixed(1)} ms`
    if (process.env.WEIGHTS) console.log(told, longest, fifty)
    if (longest > fifty) long.push(told)
  }
  expect(long).toEqual([])
})
