import { type CDPSession, expect, type Page } from '@playwright/test'
import { test } from '../house.ts'
import { area, seeded } from '../table.ts'

/**
 * Animations cause no layout per frame: cards, ball, dice and chips move by transforms, which even
 * a slow phone draws smoothly. The test counts layouts instead of measuring time, so that a busy
 * machine gives the same result.
 */

test.use({ contextOptions: { reducedMotion: 'no-preference' } })

const ROUNDS: Readonly<Record<string, (page: Page) => Promise<void>>> = {
  baccarat: async page => {
    await page.getByRole('button', { name: 'Let the dealer cut' }).click()
    await area(page, 'Player').click()
    await page.getByRole('button', { name: 'Deal', exact: true }).click()
  },
  roulette: async page => {
    await page.locator('button[data-on="red"]').click()
    await page.getByRole('button', { name: 'Spin', exact: true }).click()
  },
  'snake-eyes': async page => {
    await area(page, 'Field').click()
    await page.getByRole('button', { name: 'Take the dice' }).click()
    await page.getByRole('button', { name: 'Throw the dice' }).click()
  },
}

/** An allowance for one layout per step and per call of a round. */
const STEPS = 45

const layoutsIn = async (session: CDPSession): Promise<number> => {
  const { metrics } = await session.send('Performance.getMetrics')
  return metrics.find(({ name }) => name === 'LayoutCount')!.value
}

test('at a quarter of the speed, the animations of a round cause no layout per frame', async ({
  page,
}) => {
  await seeded(page)
  const session = await page.context().newCDPSession(page)
  await session.send('Performance.enable')
  await session.send('Emulation.setCPUThrottlingRate', { rate: 4 })
  for (const [game, round] of Object.entries(ROUNDS)) {
    await page.goto(`/#/practice/${game}`)
    await expect(page.locator('[data-part=balance]')).toHaveText('$1,000')
    await page.evaluate(() => {
      const seen = { frames: 0 }
      Object.assign(window, { seen })
      const frame = () => {
        seen.frames += 1
        requestAnimationFrame(frame)
      }
      requestAnimationFrame(frame)
    })
    const before = await layoutsIn(session)
    await round(page)
    await expect(page.locator('[data-part=outcome]')).toBeVisible()
    const after = await layoutsIn(session)
    const { frames } = await page.evaluate(
      () => (window as unknown as { seen: { frames: number } }).seen,
    )
    expect(after - before, `layouts in ${frames} frames of ${game}`).toBeLessThan(
      STEPS + frames / 4,
    )
  }
})
