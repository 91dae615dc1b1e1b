import { expect, type Page } from '@playwright/test'
import { type House, test } from '../house.ts'
import { fitsEverywhere, violations } from '../page.ts'
import { signedIn, sitsDown } from '../table.ts'

/** Roulette at live tables: by pointer, by keyboard alone, by typing, and by screen reader. */

/** axe needs to inject its script. */
test.use({ bypassCSP: true })

const sitDown = async (page: Page, table = 'roulette-1'): Promise<void> => {
  await signedIn(page, 'Mere')
  await page.goto(`/#/table/${table}`)
  await sitsDown(page)
}

const spot = (page: Page, name: string) =>
  page.getByRole('button', { name: new RegExp(`^${name} pays`) }).first()

/** Clicks several spots at once without a pointer, as a screen reader does. */
const lay = (page: Page, ...names: readonly string[]): Promise<void> =>
  page.evaluate(ons => {
    for (const on of ons)
      document.querySelector<HTMLElement>(`.cloth .spot[data-on="${on}"]`)?.click()
  }, names)

/** Wait for the countdown: the dealer starts it only after placing called bets. */
const over = async (page: Page, house: House): Promise<void> => {
  await expect(page.locator('[data-part=countdown]')).toBeVisible()
  await house.pass()
  await expect(page.locator('[data-part=phase]')).not.toHaveText('Betting open')
  /** Let the ball run out. The next betting time still waits for the test. */
  await house.waitsFor('people')
  await expect(page.locator('[data-part=phase]')).toHaveText('Betting open')
  await house.waitsFor('people and the ball')
}

const sumOf = async (page: Page, name: 'balance' | 'last' | 'stake'): Promise<number> => {
  const text = await page.locator(`[data-part=${name}]`).innerText()
  return Math.round(Number(text.replace('−', '-').replace(/[$,+]/g, '')) * 100)
}

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
    /^Round \d+\. \d+ (red|black|green)\. (?:You (?:win|lose) \$[\d,]+|You break even): \d won, \d lost\. Balance \$[\d,]+\. Betting open\s*$/,
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
  await expect(spin.locator('.good')).toContainText(`Checked. ${number} is what was sealed`)
  await page.getByRole('button', { name: `Put spin ${round} in the box below` }).click()
  const box = page.getByRole('textbox', { name: 'A record, a seal, or an export' })
  const record = JSON.parse(await box.inputValue()) as object
  await box.fill(JSON.stringify({ ...record, out: [number === '17' ? '18' : '17'] }))
  await page.getByRole('button', { name: 'Check', exact: true }).click()
  await expect(page.getByRole('status').locator('.bad')).toContainText(
    `before the bets is ${number}`,
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

test('nz8:3.1 by typing: the field suggests bets and explains what it cannot read', async ({
  page,
}) => {
  await sitDown(page, 'roulette-2')
  const box = page.getByRole('textbox', { name: 'Type a bet' })
  const type = async (line: string) => {
    await box.fill(line)
    await box.press('Enter')
  }
  await box.fill('corner 17')
  await expect(page.locator('.typed ul button')).toHaveText([
    'Corner 13-14-16-17',
    'Corner 14-15-17-18',
    'Corner 16-17-19-20',
    'Corner 17-18-20-21',
  ])
  await type('voisin')
  await expect(page.locator('.typed p')).toContainText('is not on this layout')
  await type('37')
  await expect(page.locator('[data-part=refusal]')).toContainText('nz8:3.1A')
  expect(await violations(page), 'a refusal').toEqual([])
  await page.getByRole('button', { name: 'Dismiss' }).click()
  await box.fill('street 5 20')
  await expect(page.locator('.typed p')).toHaveText('Enter: $20 on Street 4-5-6')
  await box.press('Enter')
  await type('red 50, 17')
  await type('five-line 00')
  await expect(spot(page, 'Street 4-5-6')).toHaveAccessibleName(/your \$20 (bet|locked)$/)
  await expect(spot(page, 'Red')).toHaveAccessibleName(/your \$50 (bet|locked)$/)
  await expect(spot(page, 'Straight-up 17')).toHaveAccessibleName(/your \$5 (bet|locked)$/)
  await expect(spot(page, 'Five-Line 0-00-1-2-3')).toHaveAccessibleName(/your \$5/)
})

test('nz8:4.5 the bet line stays under the hands of a patron who types as the round ends', async ({
  page,
  house,
}) => {
  await page.clock.install()
  await sitDown(page)
  const box = page.locator('.typed input')
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
  release()
  await expect(page.locator('[data-part=outcome]')).toBeVisible()
  await page.clock.fastForward(5000)
  await expect(box).toBeFocused()
  await bet('17', 'Straight-up 17')
})

test('nz8:3.2A nz8:3.2B the dealer places bets called on the racetrack, and they can be taken back', async ({
  page,
  house,
}) => {
  await sitDown(page, 'roulette-1')
  expect(await violations(page), 'racetrack').toEqual([])
  const called = page.getByRole('list', { name: 'What you called' })
  await page.getByRole('button', { name: /^Call Tier, 6 pieces of \$5, \$30 in all/ }).click()
  await expect(called).toContainText(/Tier \$5 · placed by the dealer/)
  await page.getByRole('button', { name: /^Call Neighbours of 17, 5 pieces/ }).click()
  await page.getByRole('button', { name: 'Take back: Tier' }).click()
  await expect(called).toContainText('Neighbours of 17')
  await expect(called).not.toContainText('Tier')
  await page.getByRole('button', { name: 'Asian racetrack' }).click()
  await page.getByRole('button', { name: /^Call Asian Neighbour 32-15-19/ }).click()
  await expect(called).toContainText(/Asian Neighbour 32-15-19 \$5 · placed by the dealer/)
  await over(page, house)
  await page.getByRole('button', { name: 'Rebet', exact: true }).click()
  await expect(called).toContainText('Neighbours of 17')
  await expect(called).toContainText('Asian Neighbour 32-15-19')
})

test('nz8:3.6 undo, double, clear and rebet with many wagers; reduced motion moves nothing', async ({
  page,
  house,
}) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await sitDown(page, 'roulette-3')
  const press = (name: string) => page.getByRole('button', { name, exact: true }).click()
  const names = ['odd', 'even', 'street:0-00-2', 'split:0-00', 'six-line:1-2-3-4-5-6']
  await lay(page, ...names)
  await press('Undo')
  await expect.poll(() => sumOf(page, 'stake')).toBe(20_00)
  await press('Double')
  await expect.poll(() => sumOf(page, 'stake')).toBe(40_00)
  await press('Clear')
  await expect.poll(() => sumOf(page, 'stake')).toBe(0)
  await lay(page, ...names)
  await expect.poll(() => sumOf(page, 'stake')).toBe(25_00)
  await house.pass()
  await expect(page.locator('[data-part=phase]')).not.toHaveText('Betting open')
  expect(await page.evaluate(() => document.getAnimations().length)).toBe(0)
  await house.waitsFor('people')
  await expect(page.locator('[data-part=phase]')).toHaveText('Betting open')
  await house.waitsFor('people and the ball')
  expect(await violations(page), 'result').toEqual([])
  await press('Rebet')
  await expect.poll(() => sumOf(page, 'stake')).toBe(25_00)
  await page.getByRole('button', { name: 'Menu', exact: true }).click()
  for (const tab of ['Results', 'My bets', 'Rules', 'Guide', 'Seats']) {
    await page.getByRole('tab', { name: tab }).click()
    expect(await violations(page), tab).toEqual([])
  }
  await page.goto('/')
  const which = page.getByRole('combobox', { name: 'Edition: Roulette' })
  await which.selectOption('0 and 00')
  const row = page.getByRole('listitem').filter({ has: which })
  await expect(row.locator('.bead')).not.toHaveCount(0)
  await expect(row).toContainText('– $2,000')
})

test('nz1:14.3(f) a patron takes a colour at a chosen value, bets with it and hands it back', async ({
  page,
  house,
}) => {
  await sitDown(page, 'roulette-3')
  await page.getByText('Take a colour').click()
  await page.getByRole('combobox', { name: 'Colour' }).selectOption('orange')
  await page.getByRole('combobox', { name: 'Each chip is worth' }).selectOption('$5')
  await page.getByRole('button', { name: 'Take it' }).click()
  await expect(page.getByText('You play Orange, each chip $5.')).toBeVisible()
  expect(await violations(page), 'colours').toEqual([])
  await lay(page, 'red')
  await expect(spot(page, 'Red')).toHaveAccessibleName(/your \$5 (bet|locked)$/)
  await over(page, house)
  await page.getByRole('button', { name: 'Hand the colour back' }).click()
  await expect(page.getByText('Take a colour')).toBeVisible()
})

test('everything fits on every screen, narrow or wide', async ({ page }) => {
  await sitDown(page, 'roulette-2')
  await lay(page, 'straight-up:14', 'split:14-17', 'red', 'dozen:1')
  await fitsEverywhere(page, 'roulette')
})
