import { expect, type Page } from '@playwright/test'
import { textOn } from '../page.ts'
import { area } from '../table.ts'
import { big, type StaffedHouse, staffed, takeStep } from './staffed-house.ts'

/** Rounds at an attended table, dealt by keyboard only, with every key counted. */

export interface Dealing {
  readonly staff: StaffedHouse
  readonly dealer: Page
  readonly supervisor: Page
}

/** A dealer and a supervisor at these attended tables. The test controls the dealer's clock. */
export const dealing = async (
  browser: Parameters<typeof staffed>[0],
  attended: readonly string[],
): Promise<Dealing> => {
  const staff = await staffed(browser, attended)
  const dealer = await staff.hired('Dee', 'dealer')
  const supervisor = await staff.hired('Sam', 'game-supervisor')
  await dealer.clock.install()
  return { staff, dealer, supervisor }
}

export const attend = async ({ staff, dealer }: Dealing, table: string): Promise<void> => {
  await staff.at(staff.olga, table)
  await takeStep(staff.olga, 'Open the table')
  await staff.at(dealer, table)
  await dealer.getByRole('button', { name: 'Take over' }).press('Enter')
  await expect(textOn(dealer, 'You deal')).toBeVisible()
}

/** A generator that gives the same numbers in every run. */
export const seeded = (seed: number) => {
  let state = seed
  return () => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0
    return state / 2 ** 32
  }
}

/** Presses and counts the keys of one round, wherever the focus is. */
export const keyboard = (page: Page) => {
  let count = 0
  const press = async (...keys: readonly string[]) => {
    for (const key of keys) await page.keyboard.press(key)
    count += keys.length
  }
  return { press, count: () => count }
}

export const isReady = async (page: Page, name: string): Promise<void> => {
  await expect(big(page)).toHaveText(name)
  await expect(big(page)).toHaveAttribute('aria-disabled', 'false')
}

export const balances = (patron: Page, dollars: number): Promise<void> =>
  expect(patron.locator('[data-part=balance]')).toHaveText(`$${dollars.toLocaleString('en')}`)

/** From new cards to the first round. The first burned card decides how many more are burned. */
export const makesShoe = async (
  { staff, dealer, supervisor }: Dealing,
  table: string,
  burned: readonly string[],
): Promise<void> => {
  await staff.at(supervisor, table)
  await takeStep(dealer, 'Check the cards')
  await takeStep(supervisor, 'Check the cards')
  for (const name of ['Lay the cards out', 'Wash the cards', 'Stack the cards', 'Riffle the cards'])
    await takeStep(dealer, name)
  await takeStep(dealer, 'The cards are shuffled')
  await takeStep(dealer, 'Pass the cut on')
  await takeStep(dealer, 'Cut the cards')
  await takeStep(dealer, 'Place the cutting card')
  await takeStep(dealer, 'Burn')
  await expect(dealer.getByRole('textbox', { name: 'Card' })).toBeFocused()
  await dealer.keyboard.type(burned.join(''))
}

const VALUES: Readonly<Record<string, number>> = { A: 1, J: 0, Q: 0, K: 0 }

const points = (cards: readonly string[]): number =>
  cards
    .map(card => card.slice(0, -1))
    .reduce((sum, rank) => sum + (VALUES[rank] ?? Number(rank) % 10), 0) % 10

export const keysOf = (card: string): readonly string[] => [...card.replace('10', '0')]

/**
 * A dealer's mistakes: a wrong card, corrected at once; a wrong last card, undone before it
 * settles the round; Enter twice; a wrong last card, corrected after the round has settled, which a
 * supervisor approves.
 */
export type Slip = 'card' | 'last-card' | 'double-enter' | 'settled'

interface DealtRound {
  readonly cards: number
  readonly keys: number
  /** Net of a $25 wager on Player, in dollars. */
  readonly won: number
}

/** Another card of the same rank, so that the coup continues the same way. */
const otherThan = (card: string): string => card.slice(0, -1) + (card.endsWith('S') ? 'H' : 'S')

const approves = async (supervisor: Page, dealer: Page): Promise<void> => {
  await supervisor.getByRole('button', { name: 'Approve', exact: true }).click()
  const told = dealer.locator('.tile.done')
  await expect(told.filter({ hasText: 'Sam approved it, and it is done' })).toBeVisible()
}

/** One coup with $25 on Player. A tie leaves the wager for the next one. */
export const coup = async (
  { dealer, supervisor }: Dealing,
  patron: Page,
  deal: () => string,
  { isLying = false, slip }: { readonly isLying?: boolean; readonly slip?: Slip | undefined } = {},
): Promise<DealtRound> => {
  if (!isLying) await area(patron, 'Player').click()
  await expect(area(patron, 'Player')).toHaveAccessibleName(/your \$25 bet/)
  await isReady(dealer, 'No more bets')
  const { press, count } = keyboard(dealer)
  await press('Enter')
  const step = dealer.locator('.next .step')
  const settle = dealer.getByRole('button', { name: 'Settle now' })
  const laid = dealer.locator('.hands-due .laid')
  const right = dealer.getByRole('textbox', { name: 'Correct card' })
  const hands = { Player: [] as string[], Banker: [] as string[] }
  const out = () => hands.Player.length + hands.Banker.length
  while (!(await settle.isVisible())) {
    await expect(step).toHaveText(/^Deal (Player|Banker)’s (first|second|third) card$/)
    const side = (await step.textContent())!.includes('Player') ? 'Player' : 'Banker'
    const card = deal()
    const isWrong = slip === 'card' && out() === 1
    hands[side].push(card)
    await press(...keysOf(isWrong ? otherThan(card) : card))
    await expect(laid).toHaveCount(out())
    if (!isWrong) continue
    await press('Backspace')
    await expect(right).toBeFocused()
    await press(...keysOf(card))
    await expect(right).toHaveCount(0)
  }
  const last =
    hands.Player.length > hands.Banker.length ? hands.Player.at(-1)! : hands.Banker.at(-1)!
  if (slip === 'last-card' || slip === 'settled') {
    await press('Backspace')
    await expect(settle).toHaveCount(0)
    await expect(laid).toHaveCount(out() - 1)
    await press(...keysOf(slip === 'settled' ? otherThan(last) : last))
    await expect(settle).toBeVisible()
  }
  /** The second Enter must not take the step after the settlement. */
  if (slip === 'double-enter') await press('Enter', 'Enter')
  else await dealer.clock.fastForward(6000)
  await expect(settle).toBeHidden()
  const by = points(hands.Player) - points(hands.Banker)
  if (slip === 'settled') {
    await dealer.getByRole('button', { name: /^(Undo|Entered wrongly)/ }).click()
    await expect(right).toBeFocused()
    await press(...keysOf(last))
    await expect(right).toHaveCount(0)
    /** Only a round that was paid needs a second person. */
    if (by !== 0) await approves(supervisor, dealer)
  }
  /** The patron must see the result before they bet again. */
  if (by !== 0) await expect(area(patron, 'Player')).toHaveAccessibleName(/your \$25 (won|lost)/)
  return { cards: out(), keys: count(), won: by === 0 ? 0 : by > 0 ? 25 : -25 }
}

/** A patron types bets and the dealer spins this number. Returns how many keys the dealer used. */
export const spin = async (
  { dealer }: Dealing,
  patron: Page,
  number: number,
  bets: readonly string[],
  sees: () => Promise<void> = async () => undefined,
): Promise<number> => {
  /** The patron may see the end of the last spin later than the dealer. */
  const [now] = /Spin \d+/.exec((await dealer.locator('.desk-bar .facts').textContent())!)!
  await expect(patron.locator('header').first()).toContainText(now)
  const typed = patron.getByPlaceholder(/17/)
  for (const bet of bets) {
    await typed.fill(bet)
    await typed.press('Enter')
    await expect(typed).toHaveValue('')
  }
  const { press, count } = keyboard(dealer)
  for (const name of ['Spin', 'No more bets']) {
    await isReady(dealer, name)
    await press('Enter')
  }
  await expect(dealer.getByRole('textbox', { name: 'Number' })).toBeVisible()
  await press(...String(number).padStart(2, '0'))
  await expect(big(dealer)).toHaveText(/^(Losing bets taken|Paid|Collected)/)
  await sees()
  await expect(big(dealer)).toHaveAttribute('aria-disabled', 'false')
  await press('A')
  await expect(textOn(dealer, /^Round \d+ is collected and paid\.$/)).toBeVisible()
  return count()
}
