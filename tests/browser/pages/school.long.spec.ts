import { readdirSync, readFileSync } from 'node:fs'
import { expect, type Page } from '@playwright/test'
import { GAMES } from '../../../src/games/catalogue.ts'
import { sentence } from '../../../src/kernel/refusal.ts'
import { DRILLS, exercisesOf } from '../../../src/school/drills/index.ts'
import { lessonsIn } from '../../../src/school/lesson.ts'
import { courseEvening } from '../../../src/school/levels.ts'
import { asksIn } from '../../../src/school/marks.ts'
import type { Ask } from '../../../src/school/trainee-questions.ts'
import { test } from '../house.ts'
import { fitsEverywhere, picture, textOn, violations } from '../page.ts'

/** A lesson in each game, without a server: every question, payouts in chips, the debrief. */

test.use({ bypassCSP: true })

const LESSONS = readdirSync('school').flatMap(
  name => lessonsIn(`school/${name}`, readFileSync(`school/${name}`, 'utf8')).lessons,
)

const HANDS = { player: 'Player', banker: 'Banker', nobody: 'Nobody' }

const STEPS: Readonly<Record<string, string>> = {
  call: 'No more bets',
  spin: 'Spin',
  announce: 'Announce the number',
  transfer: 'Bring winners to the layout',
  collect: 'Collect the losing wagers',
  pay: 'Pay the winners',
  'offer-dice': 'Offer the dice',
  settle: 'Collect and pay',
  lock: 'Lock the decisions',
}

const CHIPS = [100_000, 50_000, 10_000, 2_500, 500, 100]

const pays = async (page: Page, cents: number): Promise<void> => {
  let left = cents
  for (const chip of CHIPS)
    for (; left >= chip; left -= chip)
      await page
        .getByRole('button', {
          name: sentence({ says: '{$sum}', facts: { sum: chip } }),
          exact: true,
        })
        .click()
  await page.getByRole('button', { name: /^Pay \$/ }).click()
}

const press = (page: Page, name: string): Promise<void> =>
  page.locator('.school-question').getByRole('button', { name, exact: true }).click()

const answers = async (page: Page, ask: Ask): Promise<void> => {
  if (ask.asks === 'act')
    return press(page, 'total' in ask.expected ? 'Call the total' : STEPS[ask.expected.does]!)
  if (ask.asks === 'draw') return press(page, HANDS[ask.expected])
  if (ask.asks === 'say') return press(page, sentence(ask.phrase))
  if (ask.asks !== 'pay') throw new Error(`nothing goes wrong on the first day: ${ask.asks}`)
  if (typeof ask.expected === 'number') return pays(page, ask.expected)
  return press(page, ask.expected === 'take' ? 'Collect it' : 'Give it back')
}

for (const game of GAMES)
  test(`${game}: the first day, from the first duty to the debrief`, async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' })
    await page.goto('/#/school')
    await page.getByLabel('Level').selectOption('first-day')
    await page.locator(`a[href="#/school/${game}/first-day/1"]`).click()
    const asked = asksIn(courseEvening({ level: 'first-day', subject: game, seed: '1' }, LESSONS))
    for (const [i, { ask }] of asked.entries()) {
      await expect(page.locator('.school-question')).toHaveAttribute('data-asks', ask.asks)
      if (i === 2) await picture(page, `1440-school-${game}`)
      await answers(page, ask)
      await expect(page.locator('.school-mark')).toHaveAttribute('data-right', 'true')
      await page.keyboard.press('Enter')
    }
    await expect(page.getByRole('heading', { name: 'Debrief' })).toBeVisible()
    await expect(textOn(page, 'Everything was right.')).toBeVisible()
  })

test('nz8:5.2 the trainee notices, reports, decides and announces an irregularity; wrong answers are explained', async ({
  page,
}) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await page.goto('/#/school/roulette/dealer/2')
  const asked = asksIn(courseEvening({ level: 'dealer', subject: 'roulette', seed: '2' }, LESSONS))
  for (const { ask } of asked) {
    await expect(page.locator('.school-question')).toHaveAttribute('data-asks', ask.asks)
    if (ask.asks === 'act' && ask.isIrregular) break
    if (ask.asks === 'act' || ask.asks === 'draw' || ask.asks === 'say' || ask.asks === 'pay')
      await answers(page, ask)
    else await page.locator('.school-question').getByRole('button').first().click()
    await page.keyboard.press('Enter')
  }
  await page.getByRole('button', { name: 'Something is wrong' }).click()
  await page.getByRole('searchbox').fill('no spin')
  await expect(page.getByRole('button', { name: 'No spin', exact: true })).toBeVisible()
  expect(await violations(page)).toEqual([])
  await fitsEverywhere(page, 'school-deeds')
  await page.getByRole('button', { name: '← Back' }).click()
  await page.keyboard.press('1')
  await expect(page.locator('.school-mark')).toHaveAttribute('data-right', 'false')
  await expect(page.locator('.school-mark')).toContainText('You missed an irregularity.')
  await expect(page.locator('.school-mark .clause').first()).toHaveText(/^(nz|ruling)/)
})

test('drills are answered by keys, in chips and in Chinese', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await page.goto('/#/school')
  expect(await violations(page)).toEqual([])
  await fitsEverywhere(page, 'school-home')
  await page.getByRole('link', { name: 'Third cards' }).click()
  await expect(page.locator('#school-asks')).toBeVisible()
  for (const { expected, options } of exercisesOf('third-cards', '1', 10, LESSONS)) {
    await page.keyboard.press(`${options.indexOf(expected) + 1}`)
    await expect(page.locator('.school-mark')).toHaveAttribute('data-right', 'true')
  }
  await expect(textOn(page, '10 of 10 right')).toBeVisible()
  for (const drill of DRILLS) {
    await page.goto(`/#/school/drill/${drill}/2`)
    await expect(page.locator('#school-asks')).toBeVisible()
    await picture(page, `1440-drill-${drill}`)
  }
  await page.getByRole('combobox').first().selectOption('zh-Hant')
  await page.goto('/#/school/drill/dice/1')
  await expect(page.getByRole('heading', { name: '骰子點數與硬點' })).toBeVisible()
  await page.goto('/#/school/roulette/dealer/5')
  await expect(page.locator('.school-table .lines')).toContainText('1號座')
})
