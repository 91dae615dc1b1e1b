import { type Browser, expect, type Page } from '@playwright/test'
import { seatedAt } from '../tables/table.ts'
import { type DeskHouse, openDeskHouse } from './house.ts'

/** A house with people in it: an operator from the first hour, others as they are hired. */

export interface Staffed {
  readonly house: DeskHouse
  readonly olga: Page
  readonly hired: (name: string, role: string) => Promise<Page>
  /** A patron on a seat, with chips. */
  readonly sits: (table: string, name: string, seat: number) => Promise<Page>
  readonly at: (page: Page, table: string) => Promise<unknown>
}

export const staffed = async (browser: Browser, attended: readonly string[]): Promise<Staffed> => {
  const newPage = async (): Promise<Page> =>
    (await browser.newContext({ bypassCSP: true })).newPage()
  const olga = await newPage()
  const house = await openDeskHouse(olga, { attended })
  const hired = async (name: string, role: string): Promise<Page> => {
    const page = await newPage()
    await house.hire(page, name, role)
    return page
  }
  const sits = async (table: string, name: string, seat: number): Promise<Page> => {
    const context = await browser.newContext({ baseURL: house.url, bypassCSP: true })
    const page = await context.newPage()
    await seatedAt(page, name, table, seat)
    return page
  }
  const at = (page: Page, table: string) => page.goto(`${house.url}/#/desk/${table}`)
  return { house, olga, hired, sits, at }
}

/** The large button of the next step. */
export const big = (page: Page) => page.locator('.next .big')

/** The step is this one now, and is taken. */
export const takes = async (page: Page, step: string): Promise<void> => {
  await expect(big(page)).toHaveText(step)
  await expect(big(page)).toHaveAttribute('aria-disabled', 'false')
  await big(page).click()
}

/** After these the same may be next again. */
const REPEATED = /^(Deal the next card|Burn)/

/** Presses the next step by keyboard until it is this one. */
export const stepTo = async (page: Page, name: string): Promise<void> => {
  let step = 0
  await expect(async () => {
    const button = big(page)
    await expect(button.or(page.getByText('Nothing to do'))).toBeVisible()
    const text = (await button.isVisible()) ? await button.textContent() : 'Nothing to do'
    if (text?.startsWith(name)) return
    if ((await button.isVisible()) && (await button.getAttribute('aria-disabled')) === 'false') {
      await button.focus()
      await page.keyboard.press(step % 2 === 0 ? 'Enter' : 'Space')
      if (!REPEATED.test(text!)) await expect(button.filter({ hasText: text! })).toHaveCount(0)
    }
    step += 1
    throw new Error(`not ${name} yet, but ${text}`)
  }).toPass({ intervals: [120] })
}

/** Opens the list of everything that is not the next step. */
export const somethingHappened = (page: Page): Promise<void> =>
  page.getByRole('button', { name: 'Something happened' }).click()
