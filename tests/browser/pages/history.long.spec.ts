import { readFile } from 'node:fs/promises'
import { expect, type Page } from '@playwright/test'
import { test } from '../house.ts'
import { violations } from '../page.ts'
import { area, dealt, openForBets, seatedAt, sitDown } from '../table.ts'

/** A patron's rounds: listed, kept over a reload, downloaded, and replayed step by step. */

test.use({ bypassCSP: true })

const saved = async (page: Page, name: string): Promise<string> => {
  const [file] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name }).click(),
  ])
  return readFile(await file.path(), 'utf8')
}

/** Splits a line of CSV, in which some fields are quoted because they contain commas. */
const fieldsOf = (line: string): readonly string[] => line.match(/"[^"]*"|[^,]+|(?<=,)(?=,)/g) ?? []

const stepsOf = (page: Page) => page.getByRole('list', { name: 'All steps' }).getByRole('listitem')

const toStep = (page: Page, step: number) =>
  page.getByRole('slider', { name: 'Step', exact: true }).fill(String(step))

test('nz5:3.1 a practice round is replayed card by card, and its downloaded file adds up', async ({
  page,
}) => {
  await sitDown(page)
  await openForBets(page)
  await area(page, 'Player').click()
  await area(page, 'Tie').click()
  await dealt(page)
  await page.getByRole('tab', { name: 'My bets' }).click()
  const row = page.locator('.history tbody tr')
  await expect(row).toHaveCount(1)
  await expect(row.locator('.clause')).toHaveCount(2)
  await page.reload()
  await page.getByRole('tab', { name: 'My bets' }).click()
  await expect(row).toHaveCount(1)
  const lines = (await saved(page, 'Save as CSV')).trim().split('\n')
  const columns = lines[0]!.split(',')
  const column = (name: string) => lines.slice(1).map(line => fieldsOf(line)[columns.indexOf(name)])
  const net = column('net').reduce((sum, amount) => sum + Number(amount), 0)
  expect(new Set(column('balance').map(Number))).toEqual(new Set([1000 + net]))
  const [round] = JSON.parse(await saved(page, 'Save as JSON')) as { readonly net: number }[]
  expect(round!.net).toBe(net * 100)
  await page.getByRole('link', { name: 'Replay round 1' }).click()
  await expect(page.getByRole('heading', { name: /^Round 1, step by step/ })).toBeVisible()
  const steps = await stepsOf(page).allInnerTexts()
  const call = steps.findIndex(text => text.includes('The dealer calls'))
  await toStep(page, call)
  const cards = page.locator('[data-part=picture] [data-side] .laid')
  await expect(cards).toHaveCount(0)
  for (let dealtSoFar = 1; dealtSoFar <= 4; dealtSoFar += 1) {
    await page.getByRole('button', { name: 'Step on' }).click()
    await expect(cards).toHaveCount(dealtSoFar)
  }
  expect(await violations(page)).toEqual([])
  await page.getByRole('slider', { name: 'Step', exact: true }).press('End')
  await expect(page.locator('[data-part=result] [data-outcome]')).toHaveCount(2)
  await page.getByRole('button', { name: 'Why?', exact: true }).click()
  await expect(page.getByRole('dialog', { name: 'Why: round 1' })).toBeVisible()
  await page.keyboard.press('Escape')
  await page.getByRole('link', { name: 'Back to the table' }).click()
  await expect(area(page, 'Player')).toBeVisible()
})

test('nz11a:4.1 a roll at a live table is replayed from its log after a reload, and a stranger can check it', async ({
  page,
  browser,
}) => {
  await seatedAt(page, 'Rerun', 'snake-eyes-1', 4)
  await area(page, 'Field').click()
  await page.getByRole('button', { name: 'Take the dice' }).click()
  await page.getByRole('button', { name: 'Throw the dice' }).click()
  await page.getByRole('tab', { name: 'My bets' }).click()
  const row = page.locator('.history tbody tr')
  await expect(row.first()).toBeVisible()
  await page.reload()
  await page.getByRole('tab', { name: 'My bets' }).click()
  await expect(row.first()).toContainText('Field')
  expect(await violations(page)).toEqual([])
  await page
    .getByRole('link', { name: /^Replay round/ })
    .last()
    .click()
  await expect(stepsOf(page).filter({ hasText: 'You bet $5 on Field' }).first()).toBeVisible()
  await page.getByRole('button', { name: 'To the end' }).click()
  await expect(page.locator('[data-part=picture] [data-part=phase]')).toHaveText(/\d/)
  await expect(page.locator('[data-part=result]')).toContainText('Field')
  await page.reload()
  await expect(stepsOf(page).filter({ hasText: 'The dice come to rest' })).toHaveCount(1)
  const link = page.getByRole('button', { name: 'Copy the link to this round' })
  await expect(link).toBeVisible()
  const stranger = await (await browser.newContext()).newPage()
  await stranger.goto(page.url())
  const found = stranger.locator('[data-part=checked]')
  await expect(found.locator('[data-verdict=good]')).toHaveText([
    /was sealed before the bets/,
    /The dice show the sealed faces/,
    /exactly what the rules say/,
  ])
  await expect(found.locator('[data-payment=right]')).toContainText('Rerun: $5 Field')
  await expect(stepsOf(stranger).filter({ hasText: 'The dice come to rest' })).toHaveCount(1)
})
