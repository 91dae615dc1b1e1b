import { expect, type Page, test } from '@playwright/test'
import { type House, openHouse } from '../house.ts'
import { picture, textOn, violations } from '../page.ts'
import { signedIn } from '../table.ts'

/** The staff page: first operator, invitation, passkey, second person. */

/** axe needs to inject its script. */
test.use({ bypassCSP: true })
test.describe.configure({ mode: 'serial' })

let house: House
let base: string
let first: string

test.beforeAll(async () => {
  house = await openHouse()
  base = house.url
  first = `${base}/#/staff/first/${house.first}`
})

test.afterAll(() => house.close())

const GOOD = 'correct horse battery'

const signIn = async (page: Page, name: string) => {
  await page.goto(`${base}/#/staff`)
  await page.getByRole('textbox', { name: 'Name', exact: true }).fill(name)
  await page.getByLabel('Password', { exact: true }).fill(GOOD)
  await page.getByRole('button', { name: 'Sign in', exact: true }).click()
  await expect(page.getByRole('heading', { level: 1, name: /^Hello, / })).toBeVisible()
  await page.goto(`${base}/#/staff`)
  await expect(page.getByRole('heading', { name: 'My account' })).toBeVisible()
}

let invitation: string

test('the first operator uses the link, which works once, and invites a supervisor', async ({
  page,
}) => {
  await page.goto(first)
  await expect(page.getByRole('textbox', { name: 'Name', exact: true })).toBeVisible()
  expect(await violations(page), 'first').toEqual([])
  await page.getByRole('textbox', { name: 'Name', exact: true }).fill('Olga')
  await page.getByLabel('New password').fill('short')
  await page.getByRole('button', { name: 'Open the house' }).click()
  await expect(page.locator('.wrong')).toHaveText('A password has at least 12 characters.')
  await page.getByLabel('New password').fill(GOOD)
  await page.getByRole('button', { name: 'Open the house' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Hello, Olga' })).toBeVisible()
  await expect(textOn(page, 'Nothing needs you now.')).toBeVisible()
  expect(await violations(page), 'start').toEqual([])
  await picture(page, 'start-operator')
  await page.goto(`${base}/#/staff`)
  await expect(page.locator('strong', { hasText: 'Olga · Operator' })).toBeVisible()
  const section = page.getByRole('region', { name: 'Accounts' })
  await section.getByRole('textbox', { name: 'Name', exact: true }).fill('Cas')
  await section.getByLabel('Role').last().selectOption('Casino supervisor')
  await section.getByRole('button', { name: 'Make the account' }).click()
  invitation = await section.locator('code').innerText()
  expect(invitation).toContain('/#/staff/invitation/')
  await textOn(page, 'Change Cas').click()
  expect(await violations(page), 'accounts').toEqual([])
  await picture(page, 'staff-operator')
})

test('a supervisor accepts an invitation and then signs in with a passkey', async ({ page }) => {
  const cdp = await page.context().newCDPSession(page)
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
  await page.goto(invitation)
  await page.getByLabel('New password').fill(GOOD)
  await page.getByRole('button', { name: 'Set the password' }).click()
  await expect(page.getByRole('heading', { level: 1, name: /^Hello, / })).toBeVisible()
  await page.goto(`${base}/#/staff`)
  await expect(textOn(page, 'Cas · Casino supervisor')).toBeVisible()
  await page.getByLabel('What to call it').fill('My ring')
  await page.getByRole('button', { name: 'Add a passkey' }).click()
  await expect(page.getByRole('button', { name: 'Remove the passkey My ring' })).toBeVisible()
  await page.getByRole('button', { name: 'Sign out', exact: true }).click()
  await page.getByRole('button', { name: 'Sign in with a passkey' }).click()
  await expect(page.getByRole('heading', { level: 1, name: /^Hello, / })).toBeVisible()
  await page.goto(`${base}/#/staff`)
  await expect(textOn(page, 'Cas · Casino supervisor')).toBeVisible()
  await expect(textOn(page, /, by passkey$/)).toBeVisible()
  expect(await violations(page), 'own account').toEqual([])
  await page.getByRole('button', { name: 'Sign out everywhere' }).click()
  await expect(page.getByRole('button', { name: 'Sign in', exact: true })).toBeVisible()
})

test('a wrong password reveals nothing more', async ({ page }) => {
  await page.goto(`${base}/#/staff`)
  expect(await violations(page), 'sign in').toEqual([])
  await page.getByRole('textbox', { name: 'Name', exact: true }).fill('Olga')
  await page.getByLabel('Password', { exact: true }).fill('something else')
  await page.getByRole('button', { name: 'Sign in', exact: true }).click()
  await expect(page.locator('.wrong')).toHaveText(
    'The name or the password is wrong, or the account is locked.',
  )
})

/** Repeats a command in the page's own session until the server's answer contains this word. */
const saysUntil = (page: Page, command: object, word: string) =>
  page.evaluate(`new Promise(resolve => {
    const socket = new WebSocket(location.origin.replace('http', 'ws') + '/ws')
    const say = () =>
      socket.send(JSON.stringify({ id: crypto.randomUUID(), ...${JSON.stringify(command)} }))
    socket.onopen = say
    socket.onmessage = ({ data }) => {
      if (data.includes('"${word}"')) resolve()
      else setTimeout(say, 200)
    }
  })`)

const T = 'roulette-1'

const guestAtRoulette = async (page: Page) => {
  await signedIn(page, 'Mere', `${base}/`)
  await saysUntil(page, { table: T, does: 'stand' }, 'done')
}

const MAKE_GOOD = {
  table: T,
  does: 'make-good',
  patron: 'Mere',
  chips: 2500,
  reason: 'a chip fell under the layout',
}

test('one person asks and another approves', async ({ browser }) => {
  const [guest, cas, olga] = await Promise.all([0, 1, 2].map(() => browser.newPage()))
  await guestAtRoulette(guest!)
  await signIn(cas!, 'Cas')
  await saysUntil(cas!, MAKE_GOOD, 'pending')
  const own = cas!.getByRole('region', { name: 'Waiting for a second person' })
  await expect(own.getByRole('button', { name: 'Withdraw' })).toBeVisible()
  await expect(own.getByRole('button', { name: 'Approve' })).toHaveCount(0)
  await signIn(olga!, 'Olga')
  await olga!.setViewportSize({ width: 320, height: 800 })
  const waiting = olga!.getByRole('region', { name: 'Waiting for a second person' })
  await expect(waiting).toContainText('Cas: Make good a short payment')
  const isTooWide = await olga!.evaluate('document.documentElement.scrollWidth > innerWidth')
  expect(isTooWide).toBe(false)
  await picture(olga!, 'staff-320')
  await waiting.getByRole('button', { name: 'Approve' }).click()
  await expect(textOn(olga!, 'done, Olga')).toContainText('Make good a short payment')
  for (const page of [guest, cas, olga]) await page!.close()
})

test('the operator opens the log of a table in the inspector, and the whole log holds', async ({
  page,
}) => {
  await signIn(page, 'Olga')
  await page.goto(`${base}/#/inspector`)
  await expect(page.locator('[data-books=good]')).toContainText('The books agree.')
  expect(await violations(page), 'inspector').toEqual([])
  await picture(page, 'inspector-house')
  await page.getByRole('link', { name: 'Roulette', exact: true }).click()
  await expect(page.locator('[data-verdict=good]')).toContainText('Everything is correct.')
  await page.getByRole('link', { name: 'Events', exact: true }).click()
  await page.getByRole('combobox', { name: 'About' }).selectOption('people')
  await expect(page.locator('.matters')).toContainText('AccountOpened')
  expect(await violations(page), 'events').toEqual([])
  await page.getByRole('link', { name: 'Rounds', exact: true }).click()
  await expect(page.getByRole('searchbox', { name: 'What came' })).toBeVisible()
  expect(await violations(page), 'rounds').toEqual([])
})

test('a visitor who has not signed in can watch', async ({ page }) => {
  await page.goto(`${base}/`)
  await page
    .getByRole('link', { name: /^Sit down: .*baccarat/i })
    .first()
    .click()
  await page.getByRole('button', { name: 'Just watch' }).click()
  await expect(
    page.locator('[data-part=phase]').or(page.locator('[data-part=outcome]')),
  ).toBeVisible()
  await expect(textOn(page, 'You are watching.')).toBeVisible()
  await expect(page.getByRole('button', { name: /^Chip of/ })).toHaveCount(0)
  await page.getByRole('button', { name: 'Sit down', exact: true }).click()
  await expect(page.getByRole('textbox', { name: 'Your name at the table' })).toBeFocused()
})
