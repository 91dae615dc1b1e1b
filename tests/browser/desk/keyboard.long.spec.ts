import { expect, type Page, test } from '@playwright/test'
import { DECK } from '../../../src/kernel/card.ts'
import { area } from '../tables/table.ts'
import { big, type Staffed, staffed, takes } from './staffed.ts'

/**
 * Coups of baccarat and spins of roulette, dealt by keyboard only, and every key counted:
 * a part of a shoe, or with `SWEEP=full` a shoe and an hour of roulette.
 */

const isFull = process.env.SWEEP === 'full'
const COUPS = isFull ? Number.POSITIVE_INFINITY : 20
const SPINS = isFull ? 40 : 10
const RED = [1, 3, 5, 7, 9, 12, 14, 16, 18, 19, 21, 23, 25, 27, 30, 32, 34, 36]
const DECKS = 8
/** The first one says how many follow it. */
const BURNED = ['2H', '5C', '6D']
/** So many cards are left when the test stops. */
const LEFT = 80

test.use({ bypassCSP: true })
test.describe.configure({ mode: 'serial' })

let staff: Staffed
let dealer: Page
let supervisor: Page

test.beforeAll(async ({ browser }) => {
  staff = await staffed(browser, ['baccarat', 'roulette'])
  dealer = await staff.hired('Dee', 'dealer')
  supervisor = await staff.hired('Sam', 'game-supervisor')
  await dealer.clock.install()
})

test.afterAll(() => staff?.house.close())

const attend = async (table: string): Promise<Page> => {
  await staff.at(staff.olga, table)
  await takes(staff.olga, 'Open the table')
  await staff.at(dealer, table)
  await dealer.getByRole('button', { name: 'Take over' }).press('Enter')
  await expect(dealer.getByText('You deal')).toBeVisible()
  return staff.sits(table, table.startsWith('roulette') ? 'Ria' : 'Kiri', 1)
}

/** The same numbers in every run. */
const seeded = (seed: number) => {
  let state = seed
  return () => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0
    return state / 2 ** 32
  }
}

/** Each key is pressed once, wherever the focus is. */
const keyboard = () => {
  let count = 0
  const press = async (...keys: readonly string[]) => {
    for (const key of keys) await dealer.keyboard.press(key)
    count += keys.length
  }
  return { press, count: () => count }
}

const isReady = async (name: string): Promise<void> => {
  await expect(big(dealer)).toHaveText(name)
  await expect(big(dealer)).toHaveAttribute('aria-disabled', 'false')
}

const VALUES: Readonly<Record<string, number>> = { A: 1, J: 0, Q: 0, K: 0 }
const pointOf = (card: string): number => {
  const rank = card.slice(0, -1)
  return VALUES[rank] ?? Number(rank) % 10
}
const points = (cards: readonly string[]): number =>
  cards.reduce((sum, card) => sum + pointOf(card), 0) % 10

const shuffled = (): readonly string[] => {
  const random = seeded(7)
  const cards: string[] = Array.from({ length: DECKS }, () => DECK).flat()
  for (const burned of BURNED) cards.splice(cards.indexOf(burned), 1)
  for (let i = cards.length - 1; i > 0; i -= 1) {
    const j = Math.floor(random() * (i + 1))
    ;[cards[i], cards[j]] = [cards[j]!, cards[i]!]
  }
  return cards
}

const keysOf = (card: string): readonly string[] => [...card.replace('10', '0')]

/** One coup with $25 on Player. A tie leaves the wager for the next one. */
const coup = async (patron: Page, isLying: boolean, deal: () => string) => {
  const stake = 25
  if (!isLying) await area(patron, 'Player').click()
  await expect(area(patron, 'Player')).toHaveAccessibleName(/your \$25 bet/)
  await isReady('No more bets')
  const { press, count } = keyboard()
  await press('Enter')
  const step = dealer.locator('.next .step')
  const settle = dealer.getByRole('button', { name: 'Settle now' })
  const hands = { Player: [] as string[], Banker: [] as string[] }
  while (!(await settle.isVisible())) {
    await expect(step).toHaveText(/^Deal (Player|Banker)’s/)
    const side = (await step.textContent())!.includes('Player') ? 'Player' : 'Banker'
    const card = deal()
    hands[side].push(card)
    await press(...keysOf(card))
    const lie = hands.Player.length + hands.Banker.length
    await expect(dealer.locator('.hands-due .laid')).toHaveCount(lie)
  }
  await dealer.clock.fastForward(6000)
  await expect(settle).toBeHidden()
  const cards = hands.Player.length + hands.Banker.length
  const by = points(hands.Player) - points(hands.Banker)
  /** The patron sees the end before they bet again. */
  if (by !== 0) await expect(area(patron, 'Player')).toHaveAccessibleName(/your \$25 (won|lost)/)
  return { cards, keys: count(), won: by === 0 ? 0 : by > 0 ? stake : -stake }
}

const balances = (patron: Page, dollars: number) =>
  expect(patron.locator('[data-part=balance]')).toHaveText(`$${dollars.toLocaleString('en')}`)

test('nz5:8.4 nz5:11.2 a shoe by keyboard: 9, 11 or 13 keys a coup, and the chips agree', async () => {
  const table = 'baccarat-1-attended'
  const patron = await attend(table)
  await staff.at(supervisor, table)
  await takes(dealer, 'Check the cards')
  await takes(supervisor, 'Check the cards')
  for (const name of ['Lay the cards out', 'Wash the cards', 'Stack the cards', 'Riffle the cards'])
    await takes(dealer, name)
  await takes(dealer, 'The cards are shuffled')
  await takes(dealer, 'Pass the cut on')
  await takes(dealer, 'Cut the cards')
  await takes(dealer, 'Place the cutting card')
  await takes(dealer, 'Burn')
  await expect(dealer.getByRole('textbox', { name: 'Card' })).toBeFocused()
  await dealer.keyboard.type(BURNED.join(''))
  const cards = shuffled()
  let out = 0
  const deal = () => {
    out += 1
    return cards[out - 1]!
  }
  await patron.getByRole('radio', { name: 'Chip of $25', exact: true }).click()
  let won = 0
  let coups = 0
  let isLying = false
  while (coups < COUPS && out < cards.length - LEFT) {
    const ended = await coup(patron, isLying, deal)
    expect(ended.keys).toBe({ 4: 9, 5: 11, 6: 13 }[ended.cards])
    won += ended.won
    coups += 1
    isLying = ended.won === 0
  }
  expect(coups).toBeGreaterThanOrEqual(isFull ? 60 : COUPS)
  await balances(patron, 1000 + won - (isLying ? 25 : 0))
})

test('nz8:4.2 nz8:4.5 roulette by keyboard: 5 keys a spin, and the chips agree', async () => {
  test.skip(!isFull, 'only with SWEEP=full')
  const table = 'roulette-1-attended'
  const patron = await attend(table)
  const typed = patron.getByPlaceholder(/17/)
  const random = seeded(8)
  let won = 0
  for (let spin = 0; spin < SPINS; spin += 1) {
    for (const bet of ['5 17', '5 red']) {
      await typed.fill(bet)
      await typed.press('Enter')
    }
    await balances(patron, 990 + won)
    const { press, count } = keyboard()
    for (const name of ['Spin', 'No more bets']) {
      await isReady(name)
      await press('Enter')
    }
    await expect(dealer.getByRole('textbox', { name: 'Number' })).toBeVisible()
    const number = spin === 0 ? 17 : Math.floor(random() * 37)
    await press(...String(number).padStart(2, '0'))
    await expect(big(dealer)).toHaveText(/^(Losing bets taken|Paid)/)
    await press('A')
    await expect(dealer.getByText(`Round ${spin + 1} is collected and paid.`)).toBeVisible()
    expect(count()).toBeLessThanOrEqual(5)
    won += (number === 17 ? 5 * 35 : -5) + (RED.includes(number) ? 5 : -5)
    await balances(patron, 1000 + won)
  }
})
