import { expect, type Page } from '@playwright/test'

/** Steps at tables that many tests share. */

export const QUICK = { quick: true }

/** Seeds the randomness of practice tables, so that every run deals the same. */
export const seeded = async (page: Page): Promise<void> => {
  await page.addInitScript(() => {
    let state = 1
    crypto.getRandomValues = array => {
      const view = array as unknown as ArrayBufferView
      const bytes = new Uint8Array(view.buffer, view.byteOffset, view.byteLength)
      for (let i = 0; i < bytes.length; i += 1) {
        state = (Math.imul(state, 1664525) + 1013904223) >>> 0
        bytes[i] = state >>> 24
      }
      return array
    }
  })
}

export const sitDown = async (page: Page, settings: object = QUICK): Promise<void> => {
  await seeded(page)
  await page.addInitScript(
    kept => localStorage.setItem('croupier.settings', JSON.stringify(kept)),
    settings,
  )
  await page.goto('/#/table/practice')
  await expect(page.getByRole('heading', { name: 'Cut the cards?' })).toBeVisible()
}

/** Opens a practice table without animations. */
export const practise = async (page: Page, game: string): Promise<void> => {
  await seeded(page)
  await page.addInitScript(
    kept => localStorage.setItem('croupier.settings', JSON.stringify(kept)),
    QUICK,
  )
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await page.goto(`/#/practice/${game}`)
  await expect(page.locator('[data-part=balance]')).toHaveText('$1,000')
}

export const area = (page: Page, name: string) =>
  page.getByRole('button', { name: new RegExp(`^${name} pays`) })

export const openForBets = async (page: Page): Promise<void> => {
  await page.getByRole('button', { name: 'Let the dealer cut' }).click()
  await expect(page.locator('[data-part=phase]')).toHaveText('Betting open')
}

/** Deals, and waits until the round is over. */
export const dealt = async (page: Page): Promise<void> => {
  const round = page.locator('[data-part=round]')
  const before = (await round.textContent()) ?? ''
  await page.getByRole('button', { name: 'Deal', exact: true }).click()
  await expect(round).not.toHaveText(before)
  await expect(page.locator('[data-part=outcome]')).toBeVisible()
}

/** Signs a guest in, in the lobby. */
export const signedIn = async (page: Page, name: string, house = '/'): Promise<void> => {
  await page.goto(house)
  await page.getByRole('button', { name: 'Sign in', exact: true }).click()
  await page.getByRole('textbox', { name: 'Your name at the table' }).fill(name)
  await page.getByRole('button', { name: 'Sign in as a guest' }).click()
  await expect(page.locator('[data-part=account]')).toContainText(/Balance\$[\d,.]+/)
}

/** Takes a seat and a thousand dollars in chips. */
export const sitsDown = async (page: Page, seat?: number): Promise<void> => {
  await page.getByRole('radio', { name: '$1,000' }).check({ force: true })
  if (seat !== undefined)
    await page.getByRole('combobox', { name: 'Seat', exact: true }).selectOption(String(seat))
  await page.getByRole('button', { name: 'Sit down with $1,000' }).click()
  await expect(page.locator('[data-part=balance]')).toHaveText('$1,000')
}

/** Signs a guest in and seats them at a table with a thousand dollars in chips. */
export const seatedAt = async (
  page: Page,
  name: string,
  table: string,
  seat: number,
): Promise<void> => {
  await signedIn(page, name)
  await page.goto(`/#/table/${table}`)
  await sitsDown(page, seat)
}
