import { expect, type Page } from '@playwright/test'
import { test } from '../house.ts'
import { violations } from '../page.ts'
import { lay, over, sitDown, spot, sumOf } from './roulette-steps.ts'

/** Roulette at live tables: by pointer, by keyboard alone, and at the end of a round. */

/** axe needs to inject its script. */
test.use({ bypassCSP: true })

test('nz8:3.1 nz8:4.5 by pointer: a bet is placed, spun, called, paid, explained and verified', async ({
  page,
  house,
}) => {
  await page.emulateMedia({ reducedMotion: 'no-preference' })
  await sitDown(page)
  const places = await page
    .locator('.cloth .spot')
    .evaluateAll(all => [...new Set(all.map(each => (each as HTMLElement).dataset.on))])
  expect(places).toHaveLength(157)
  await spot(page, 'Split 17-20').hover()
  await expect(page.locator('.reading')).toHaveText(/Split 17-20.*pays 17 to 1.*covers 17, 20/)
  await expect(page.locator('.cloth .number[data-lit]')).toHaveCount(2)
  await spot(page, 'Split 17-20').click()
  await spot(page, 'Red').click()
  await lay(page, 'straight-up:17', 'corner:1-2-4-5', 'black', 'dozen:2')
  await expect(spot(page, 'Split 17-20')).toHaveAccessibleName(/your \$5 bet$/)
  await house.pass()
  await expect(page.locator('[data-part=phase]')).not.toHaveText('Betting open')
  await house.pass()
  await expect(page.locator('.spot[data-on="red"]')).toHaveAttribute('data-state', 'locked')
  await house.waitsFor('every step')
  await expect(async () => {
    await house.nudge()
    await expect(page.locator('.dolly')).toBeVisible({ timeout: 2000 })
  }).toPass()
  await house.waitsFor('people and the ball')
  await expect(page.locator('[data-part=phase]')).toHaveText('Betting open')
  const loud = page.locator('[data-region=loud]')
  await expect(loud).toHaveText(
    /^Round \d+\. \d+ (red|black|green)\. (?:You (?:win|lose) \$[\d,]+|You break even): \d won, \d lost\. Balance \$[\d,]+\. Betting open\.\s*$/,
  )
  expect(await sumOf(page, 'balance')).toBe(1000_00 + (await sumOf(page, 'last')))
  /** Other tests may have played at this table before. */
  const [, round] = /^Round (\d+)/.exec(await loud.innerText())!
  const number = await page.locator('.marks .mark').first().innerText()
  await page.keyboard.press('w')
  await expect(page.getByRole('dialog')).toContainText(`came to rest in ${number}`)
  await expect(page.getByRole('dialog').locator('.clause').first()).toHaveText(/^nz8:/)
  expect(await violations(page), 'why').toEqual([])
  await page.keyboard.press('Escape')
  await page.goto('/#/fairness/roulette-1')
  const spin = page.locator('.shoes > li', { hasText: new RegExp(`Spin ${round}\\b`) })
  await expect(spin.locator('.good')).toContainText(`Checked. ${number} was sealed`)
  await page.getByRole('button', { name: `Put spin ${round} in the box below` }).click()
  const box = page.getByRole('textbox', { name: 'A record, a seal, or an export' })
  const record = JSON.parse(await box.inputValue()) as object
  await box.fill(JSON.stringify({ ...record, out: [number === '17' ? '18' : '17'] }))
  await page.getByRole('button', { name: 'Check', exact: true }).click()
  await expect(page.getByRole('status').locator('.bad')).toContainText(
    `but ${number} was sealed before the bets`,
  )
})

test('nz8:3.3 by keyboard alone: the arrows reach numbers, lines and corners, each named in words', async ({
  page,
  house,
}) => {
  await sitDown(page)
  const focused = () => page.locator('.cloth .spot:focus')
  for (let i = 0; i < 30 && (await focused().count()) === 0; i += 1)
    await page.keyboard.press('Tab')
  const steps = [
    ['ArrowUp', 'Split 1-2'],
    ['ArrowRight', 'Corner 1-2-4-5'],
    ['ArrowDown', 'Split 1-4'],
    ['ArrowDown', 'Six-Line 1-2-3-4-5-6'],
    ['ArrowLeft', 'Street 1-2-3'],
    ['ArrowUp', 'Straight-up 1'],
    ['ArrowUp', 'Split 1-2'],
  ] as const
  await expect(focused()).toHaveAccessibleName(/^Straight-up 1 pays 35 to 1/)
  for (const [key, name] of steps) {
    await page.keyboard.press(key)
    await expect(focused()).toHaveAccessibleName(new RegExp(`^${name} pays`))
  }
  await expect(page.locator('.reading')).toContainText('covers 1, 2')
  await page.keyboard.press('3')
  await page.keyboard.press('Enter')
  await page.keyboard.press('Space')
  await expect(focused()).toHaveAccessibleName(/your \$50 bet$/)
  await page.keyboard.press('Delete')
  await expect(focused()).toHaveAccessibleName(/your \$25 bet$/)
  await page.keyboard.press('b')
  await expect(page.locator('[data-region=soft]')).toContainText('$25 Split 1-2')
  await over(page, house)
  await expect(page.locator('[data-region=loud]')).toHaveText(/^Round \d+\. /)
  await page.keyboard.press('w')
  await expect(page.getByRole('dialog')).toBeVisible()
})

/** The page draws no frame until you call `shown`, as in a background tab. */
const withoutFrames = async (page: Page): Promise<{ readonly shown: () => Promise<void> }> => {
  const held = await page.evaluateHandle(() => {
    const frame = window.requestAnimationFrame
    let last: FrameRequestCallback | undefined
    window.requestAnimationFrame = asked => {
      last = asked
      return 0
    }
    return () => {
      window.requestAnimationFrame = frame
      if (last) frame(last)
    }
  })
  return { shown: () => held.evaluate(draw => draw()) }
}

test('nz8:4.5 the bet line stays under the hands of a patron who types as the round ends', async ({
  page,
  house,
}) => {
  await page.clock.install()
  await sitDown(page)
  const box = page.locator('.typed input')
  const outcome = page.locator('[data-part=outcome]')
  const bet = async (line: string, name: string): Promise<void> => {
    await box.fill(line)
    await box.press('Enter')
    await expect(spot(page, name)).toHaveAccessibleName(/your \$5 bet$/)
  }
  await bet('red', 'Red')
  let release = (): void => undefined
  const released = new Promise<void>(resolve => {
    release = resolve
  })
  await page.route(/\/rounds(\?|$)/, async route => {
    await released
    await route.continue()
  })
  await page.clock.pauseAt(Date.now() + 60_000)
  await over(page, house)
  await expect(box, 'the result is not here yet').toBeHidden()
  await page.clock.runFor(100)
  await expect(page.locator('[data-part=phase]')).toBeFocused()
  release()
  await expect(outcome).toBeVisible()
  await page.clock.runFor(5000)
  await page.clock.resume()
  await expect(box).toBeFocused()
  await bet('17', 'Straight-up 17')
  const { shown } = await withoutFrames(page)
  await page.clock.pauseAt(Date.now() + 120_000)
  await over(page, house, outcome)
  await expect(box, 'the browser takes the focus away').not.toBeFocused()
  await page.clock.runFor(5000)
  await expect(box).toBeVisible()
  await shown()
  await page.clock.resume()
  await expect(box).toBeFocused()
})

test('nz8:4.5 a patron who left the bet line does not find it under their hands again', async ({
  page,
  house,
}) => {
  await page.clock.install()
  await sitDown(page)
  const box = page.locator('.typed input')
  await box.fill('red')
  await box.press('Enter')
  await expect(spot(page, 'Red')).toHaveAccessibleName(/your \$5 bet$/)
  /** Phones do this when you close the keyboard. */
  await box.blur()
  await page.clock.pauseAt(Date.now() + 60_000)
  await over(page, house, page.locator('[data-part=outcome]'))
  await page.clock.runFor(100)
  await page.clock.runFor(5000)
  await expect(box).toBeVisible()
  await page.clock.runFor(100)
  await expect(box).not.toBeFocused()
})
