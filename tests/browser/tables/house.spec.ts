import { expect, type Page } from '@playwright/test'
import { test } from '../house.ts'
import { textOn } from '../page.ts'
import { area, seatedAt } from '../table.ts'

/** Live tables: the server deals and keeps the time. */

const opensForBets = async (page: Page): Promise<void> => {
  const cut = page.getByRole('button', { name: 'Cut at card 208' })
  await expect(cut.or(textOn(page, 'Betting open', { exact: true }))).toBeVisible()
  if (await cut.isVisible()) await cut.click()
  await expect(page.locator('[data-part=phase]')).toContainText(/etting open/)
}

test('a first live bet takes a name and three clicks, and the patron keeps the seat', async ({
  page,
  house,
}) => {
  await page.emulateMedia({ reducedMotion: 'no-preference' })
  await page.goto('/')
  await page.getByRole('link', { name: 'Play: Baccarat' }).click()
  await page.getByRole('textbox', { name: 'Your name at the table' }).fill('Mere')
  await page.getByRole('button', { name: 'Sit down with $500' }).click()
  await expect(page.locator('[data-part=balance]')).toHaveText('$500')
  await opensForBets(page)
  await page.getByRole('radio', { name: 'Chip of $100', exact: true }).click()
  await area(page, 'Player').click()
  await expect(area(page, 'Player')).toHaveAccessibleName(/your \$100 bet$/)
  await page.getByRole('tab', { name: 'My bets' }).click()
  await house.during(() =>
    expect(page.locator('.history .brought').first()).toContainText('$100 Player'),
  )
  await page
    .getByRole('button', { name: /^Why: Round/ })
    .first()
    .click()
  await expect(page.getByRole('dialog')).toContainText('Player')
  await page.reload()
  await expect(page.locator('[data-part=balance]')).toHaveText(/^\$/)
  await page.goto('/')
  await page.getByRole('link', { name: 'Return to your seat' }).click()
  await expect(page.locator('[data-part=balance]')).toHaveText(/^\$/)
  await page.goto('/#/rules')
  await page.getByRole('link', { name: 'Return to your seat' }).click()
  await expect(page.locator('[data-part=balance]')).toHaveText(/^\$/)
  await page.setViewportSize({ width: 390, height: 844 })
  await page.goto('/#/')
  await page.getByRole('button', { name: 'Sign out' }).click()
  const asked = page.getByRole('dialog')
  await expect(asked.getByText(/^You still have a seat at Baccarat/)).toBeVisible()
  await asked.getByRole('button', { name: 'Sign out' }).click()
  await page.getByRole('button', { name: 'Sign in', exact: true }).click()
  await page.getByRole('textbox', { name: 'Your name at the table' }).fill('Mere')
  await page.getByRole('button', { name: 'Sign in as a guest' }).click()
  await page.getByRole('link', { name: 'Return to your seat' }).click()
  await expect(page.locator('[data-part=balance]')).toHaveText(/^\$/)
})

test('the sign-in dialog stays open while the server does not answer', async ({ page }) => {
  await page.goto('/')
  await page.getByRole('button', { name: 'Sign in', exact: true }).click()
  const name = page.getByRole('textbox', { name: 'Your name at the table' })
  await name.fill('Aroha')
  await page.route('**/api/tables', route => route.abort())
  await expect(textOn(page, 'The live tables cannot be reached from here.')).toBeVisible()
  await expect(name).toHaveValue('Aroha')
  await page.unroute('**/api/tables')
  await page.getByRole('button', { name: 'Sign in as a guest' }).click()
  await expect(page.locator('[data-part=account]')).toContainText('Aroha')
})

test('while the result of a round is loading, the page does not show the previous result instead', async ({
  page,
  house,
}) => {
  await seatedAt(page, 'Rangi', 'baccarat-1', 2)
  const outcome = page.locator('[data-part=outcome]')
  const round = async (comes: () => Promise<void>) => {
    await opensForBets(page)
    await area(page, 'Player').click()
    await expect(area(page, 'Player')).toHaveAccessibleName(/your \$\d+ bet$/)
    await house.during(comes)
  }
  /** A slow machine may miss the result before the next step, so an observer in the page looks. */
  const shown = page.evaluate(
    () =>
      new Promise<void>(resolve => {
        new MutationObserver(() => {
          if (document.querySelector('[data-part=outcome]')) resolve()
        }).observe(document.body, { childList: true, subtree: true })
      }),
  )
  await round(() => shown)
  /** While the dealer clears the table the result is hidden, and it may show once more after that. */
  await expect(page.locator('[data-part=phase]')).toHaveText('Betting open')
  await expect(outcome).toHaveCount(0)
  await page.evaluate(() => {
    new MutationObserver(() => {
      if (document.querySelector('[data-part=outcome]')) document.body.dataset.showed = 'outcome'
    }).observe(document.body, { childList: true, subtree: true })
  })
  let release = (): void => undefined
  const released = new Promise<void>(resolve => {
    release = resolve
  })
  await page.route('**/api/tables/*/rounds*', async route => {
    await released
    await route.continue()
  })
  const asked = page.waitForRequest(/\/rounds/)
  await round(async () => void (await asked))
  await expect(page.locator('[data-part=phase]')).toHaveText('Betting open')
  await expect(page.locator('body')).not.toHaveAttribute('data-showed')
  release()
  await (await asked).response()
})

test('on a phone the focus survives when the layout is replaced, and a returning patron sees bets, not an old result', async ({
  page,
  house,
}) => {
  await page.addInitScript(() => {
    const seen = { modes: new Set<string>(), isLost: false }
    Object.assign(window, { seen })
    const look = () => {
      const mode = document.querySelector<HTMLElement>('[data-part=table]')?.dataset.mode
      if (mode) seen.modes.add(mode)
      if (mode && document.activeElement === document.body) seen.isLost = true
      requestAnimationFrame(look)
    }
    requestAnimationFrame(look)
  })
  const seen = () =>
    page.evaluate(() => {
      const { modes, isLost } = (
        window as unknown as { seen: { modes: Set<string>; isLost: boolean } }
      ).seen
      return { modes: [...modes], isLost }
    })
  await seatedAt(page, 'Pia', 'roulette-1', 3)
  await page.setViewportSize({ width: 390, height: 844 })
  const red = page.locator('button[data-on="red"]')
  await red.focus()
  await page.evaluate(() =>
    Object.assign((window as unknown as { seen: object }).seen, { isLost: false }),
  )
  await page.keyboard.press('Enter')
  await expect(red).toHaveAttribute('data-state', 'accepted')
  await house.during(() => expect(page.locator('[data-part=outcome]')).toBeVisible())
  await expect(red).toBeFocused()
  const { modes, isLost } = await seen()
  expect(modes).toContain('closed')
  expect(isLost).toBe(false)
  await page.reload()
  await expect(textOn(page, /^Last round/)).toBeVisible()
  expect((await seen()).modes).toEqual(['betting'])
})
