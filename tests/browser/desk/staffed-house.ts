import { type Browser, expect, type Page } from '@playwright/test'
import { textOn } from '../page.ts'
import { seatedAt } from '../table.ts'
import { type DeskHouse, openDeskHouse } from './house.ts'

/** A server with an operator, who hires other staff as a test needs them. */

export interface StaffedHouse {
  readonly house: DeskHouse
  readonly olga: Page
  readonly hired: (name: string, role: string) => Promise<Page>
  /** Seats a new patron with chips. */
  readonly sits: (table: string, name: string, seat: number) => Promise<Page>
  readonly at: (page: Page, table: string) => Promise<unknown>
}

export const staffed = async (
  browser: Browser,
  attended: readonly string[],
): Promise<StaffedHouse> => {
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

/** Waits for this step and takes it. */
export const takeStep = async (page: Page, step: string): Promise<void> => {
  await expect(big(page)).toHaveText(step)
  await expect(big(page)).toHaveAttribute('aria-disabled', 'false')
  await big(page).click()
}

/** Steps that may follow themselves. */
const REPEATED = /^(Deal the next card|Burn)/

/** Matches with and without payouts still to make, and with nobody at the table. */
export const waitsForBets = (page: Page) =>
  textOn(page, /table is waiting for (bets|the first patron)/)

/** Fail soon if the button has gone, so that the loop tries again. */
const AT_ONCE = { timeout: 1000 }

/** Takes steps by keyboard until this one is next. */
export const stepTo = async (page: Page, name: string): Promise<void> => {
  let step = 0
  await expect(async () => {
    const button = big(page)
    await expect(button.or(waitsForBets(page)).first()).toBeVisible()
    const text = (await button.isVisible()) ? await button.textContent(AT_ONCE) : 'Nothing to do'
    if (text?.startsWith(name)) return
    const isReady = button.and(page.locator('[aria-disabled=false]'))
    if (await isReady.isVisible()) {
      await isReady.focus(AT_ONCE)
      await page.keyboard.press(step % 2 === 0 ? 'Enter' : 'Space')
      if (!REPEATED.test(text!)) await expect(button.filter({ hasText: text! })).toHaveCount(0)
    }
    step += 1
    throw new Error(`not ${name} yet, but ${text}`)
  }).toPass({ intervals: [120] })
}

/** Opens the panel with everything besides the next step. */
export const somethingHappened = (page: Page): Promise<void> =>
  page.getByRole('button', { name: 'Something happened' }).click()
