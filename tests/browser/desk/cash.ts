import { expect, type Page } from '@playwright/test'
import { keysOf } from './rounds.ts'

/** What a dealer enters for patrons without an account. */

export const cashAt = (dealer: Page) => {
  const seats = async (name: string): Promise<void> => {
    await dealer.getByRole('button', { name: 'Seat a patron' }).first().click()
    await dealer.getByLabel('Name, if they give one').fill(name)
    await dealer.getByLabel('Buy-in, in dollars').fill('1000')
    await dealer.keyboard.press('Enter')
    await expect(dealer.getByRole('button', { name: `${name} (cash)`, exact: true })).toBeVisible()
  }
  /** Each line is a bet, a decision or `undo`, and what the desk answers. */
  const enters = async (name: string, ...lines: readonly (readonly [string, string])[]) => {
    await dealer.getByRole('button', { name: `${name} (cash)`, exact: true }).click()
    const line = dealer.locator('.walk-in-bets input')
    await expect(line).toBeFocused()
    for (const [typed, answer] of lines) {
      await dealer.keyboard.type(typed)
      await dealer.keyboard.press('Enter')
      await expect(dealer.locator('.told')).toContainText(answer)
    }
    await dealer.keyboard.press('Escape')
    await expect(line).toHaveCount(0)
  }
  const types = async (...cards: readonly string[]): Promise<void> => {
    for (const card of cards)
      for (const key of card === 'F' ? ['F'] : keysOf(card)) await dealer.keyboard.press(key)
  }
  const step = () => dealer.locator('.next .step')
  /** Deals Lunar Poker face down, except the cards for these places in the order of the deal. */
  const dealsDown = async (count: number, shown: Readonly<Record<number, string>>) => {
    for (let nth = 1; nth <= count; nth += 1) {
      await expect(step()).toHaveText(/^Deal a card to/)
      await types(shown[nth] ?? 'F')
      await expect(dealer.locator('.beside .box-cards > *')).toHaveCount(nth)
      await dealer.clock.fastForward(400)
    }
  }
  return { seats, enters, types, step, dealsDown }
}
