import { expect, type Page, test } from '@playwright/test'
import { picture, textOn, violations } from '../page.ts'
import { type StaffedHouse, somethingHappened, staffed, takeStep } from './staffed-house.ts'

/** Approvals: one person asks and sees who can approve; the other sees the same and confirms. */

test.use({ bypassCSP: true })

const PASSWORD = 'correct horse battery staple'

let staff: StaffedHouse

test.beforeAll(async ({ browser }) => {
  staff = await staffed(browser, ['roulette'])
})

test.afterAll(() => staff?.house.close())

const asksToVoid = async (page: Page, table: string, patron: string): Promise<void> => {
  await staff.at(page, table)
  await somethingHappened(page)
  await textOn(page, 'Directions').click()
  await page.getByRole('button', { name: 'Void a patron’s wagers' }).click()
  await page.locator('form.deed').getByRole('radio', { name: patron, exact: true }).check()
  await page.getByLabel('Reason').fill('A device under the table')
}

/** Lets the page look for requests only after the answer, however quickly that comes. */
const heldLooks = async (page: Page): Promise<() => void> => {
  let open = () => {}
  const opened = new Promise<void>(resolve => {
    open = resolve
  })
  await page.route('**/api/approvals', async route => {
    await opened
    await route.continue()
  })
  return open
}

test('ruling:113 an approver sees the round and the money, and confirms an old sign-in on the spot', async () => {
  const { olga, house } = staff
  const table = 'roulette-1-attended'
  await staff.at(olga, table)
  await takeStep(olga, 'Open the table')
  const patron = await staff.sits(table, 'Ria', 2)
  const typed = patron.getByPlaceholder(/17/)
  await typed.fill('25 17')
  await typed.press('Enter')
  const cleo = await staff.hired('Cleo', 'casino-supervisor')
  await asksToVoid(cleo, table, 'Ria')
  await expect(cleo.locator('.preview')).toContainText('On shift and able to approve: Olga.')
  const looks = await heldLooks(cleo)
  await cleo.getByRole('button', { name: 'Confirm' }).click()
  await house.later()
  await expect(textOn(olga, 'Reason: A device under the table')).toBeVisible()
  await expect(olga.locator('.asked')).toContainText('Roulette, attended · Round 1')
  await expect(olga.locator('.asked .preview')).toContainText('Ria +$25 in hand')
  await olga.getByRole('button', { name: 'Approve', exact: true }).click()
  await expect(textOn(olga, 'Confirm your password or passkey to approve.')).toBeVisible()
  await expect(olga.getByLabel('Password')).toBeFocused()
  expect(await violations(olga), 'an approval to confirm').toEqual([])
  await picture(olga, 'desk-approval')
  await olga.getByLabel('Password').fill(PASSWORD)
  await olga.getByRole('button', { name: 'Confirm and approve' }).click()
  await expect(patron.locator('[data-part=balance]')).toHaveText('$1,000')
  looks()
  const told = cleo.locator('.tile.done')
  await expect(told.filter({ hasText: 'Olga approved it, and it is done' })).toBeVisible()
})

test('ruling:113 an approver confirms an old sign-in with a passkey', async () => {
  const { olga, house } = staff
  const table = 'roulette-1-attended'
  const cdp = await olga.context().newCDPSession(olga)
  await cdp.send('WebAuthn.enable')
  await cdp.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
    },
  })
  await olga.goto(`${house.url}/#/staff`)
  await olga.getByLabel('What to call it').fill('My ring')
  await olga.getByRole('button', { name: 'Add a passkey' }).click()
  await expect(olga.getByRole('button', { name: 'Remove the passkey My ring' })).toBeVisible()
  const patron = await staff.sits(table, 'Rob', 3)
  const typed = patron.getByPlaceholder(/17/)
  await typed.fill('25 17')
  await typed.press('Enter')
  const cas = await staff.hired('Cas', 'casino-supervisor')
  await asksToVoid(cas, table, 'Rob')
  await cas.getByRole('button', { name: 'Confirm' }).click()
  await house.later()
  await staff.at(olga, table)
  await olga.getByRole('button', { name: 'Approve', exact: true }).click()
  await olga.getByRole('button', { name: 'Sign in with a passkey' }).click()
  await expect(patron.locator('[data-part=balance]')).toHaveText('$1,000')
})

test('nz1:13.1(a) nz1:13.1(b) the dealer seats a patron who pays cash, bets for them and pays them out', async () => {
  const table = 'roulette-1-attended'
  const dee = await staff.hired('Dee', 'dealer')
  await staff.at(dee, table)
  await dee.getByRole('button', { name: 'Take over' }).click()
  await dee.getByRole('button', { name: 'Seat a patron' }).first().click()
  const seating = dee.locator('details[open]').filter({ hasText: 'Pays with' })
  await seating.getByLabel('Name, if they give one').fill('Ana')
  await seating.getByLabel('Buy-in, in dollars').fill('200')
  await seating.getByRole('button', { name: 'Seat a patron' }).click()
  const ana = dee.getByRole('button', { name: 'Ana (cash)' })
  await expect(dee.locator('.here li').filter({ hasText: 'Ana (cash)' })).toContainText('$200')
  await ana.click()
  await dee.getByRole('button', { name: /^Bet/ }).click()
  await dee.getByRole('textbox', { name: 'On', exact: true }).fill('red')
  await dee.getByLabel('Dollars', { exact: true }).fill('25')
  await dee.getByRole('button', { name: 'Confirm' }).click()
  await takeStep(dee, 'Spin')
  await takeStep(dee, 'No more bets')
  await dee.getByRole('textbox', { name: 'Number' }).pressSequentially('21')
  await dee.getByRole('button', { name: 'Paid Ana (cash) $25' }).click()
  await expect(dee.locator('.here li').filter({ hasText: 'Ana (cash)' })).toContainText('$225')
  await ana.click()
  await dee.getByRole('button', { name: /^Stand up and cash out/ }).click()
  await dee.getByRole('button', { name: 'Confirm' }).click()
  await expect(ana).toHaveCount(0)
})

const LONGEST_NAME = 20

/** Each page of a role, and what the role does there. */
const STARTS: Readonly<Record<string, readonly string[]>> = {
  dealer: ['Desk Deal, and see every table', 'Staff Your account and your requests'],
  'game-supervisor': [
    'Desk Deal, direct and see every table',
    'Pit Floats, drop, win and the day',
    'Inspector Rounds, events and proofs',
    'Staff Your account and approvals',
  ],
  'tournament-director': ['Tournaments Direct tournaments', 'Staff Your account and your requests'],
  inspector: [
    'Inspector Rounds, events and proofs',
    'Pit Floats, drop, win and the day',
    'Staff Your account',
  ],
}

test('a start page lists the pages of its role, and what the role may do there', async () => {
  for (const [role, tiles] of Object.entries(STARTS)) {
    const page = await staff.hired(`New ${role}`.slice(0, LONGEST_NAME), role)
    await page.goto(`${staff.house.url}/#/start`)
    const found = page.getByRole('region', { name: 'Your pages' }).getByRole('listitem')
    await expect(found, role).toHaveCount(tiles.length)
    const told = (await found.allInnerTexts()).map(text => text.replaceAll(/\s+/g, ' ').trim())
    expect(told, role).toEqual(tiles)
    await page.context().close()
  }
})

test('staff reach their pages from everywhere, and the desk sends a director to theirs', async () => {
  const tom = await staff.hired('Tom', 'tournament-director')
  await tom.goto(`${staff.house.url}/#/desk`)
  await expect(textOn(tom, 'The desk is for dealers and supervisors.')).toBeVisible()
  await tom.getByRole('link', { name: 'Go to your start page' }).click()
  const pages = tom.getByRole('navigation', { name: 'Pages' })
  await expect(pages.getByRole('link', { name: 'Staff', exact: true })).toBeVisible()
  await staff.olga.goto(`${staff.house.url}/#/help`)
  await staff.olga.getByRole('link', { name: 'Desk', exact: true }).click()
  await expect(staff.olga.getByRole('heading', { level: 1, name: 'Desk' })).toBeVisible()
})
