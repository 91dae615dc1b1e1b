import type { Page } from '@playwright/test'
import { type House, openHouse } from '../house.ts'

/** A server for one test file, with an operator from the start. */

export interface DeskHouse extends House {
  /** The operator hires somebody, who then signs in on this page. */
  readonly hire: (page: Page, name: string, role: string) => Promise<void>
}

const PASSWORD = 'correct horse battery staple'

/** Posts from within the page, so that the browser keeps the cookie. */
const post = (page: Page, path: string, body: object): Promise<{ readonly token: string }> =>
  page.evaluate(
    async ([to, text]) => {
      const headers = { 'content-type': 'application/json' }
      const answer = await fetch(to, { method: 'POST', headers, body: text })
      if (!answer.ok) throw new Error(`${to}: ${answer.status} ${await answer.text()}`)
      return (await answer.json()) as { readonly token: string }
    },
    [path, JSON.stringify(body)] as const,
  )

export const openDeskHouse = async (
  operator: Page,
  wanted: Parameters<typeof openHouse>[0] = {},
): Promise<DeskHouse> => {
  const house = await openHouse(wanted)
  await operator.goto(house.url)
  const { first: token } = house
  await post(operator, '/api/staff/first', { token, name: 'Olga', password: PASSWORD })
  const hire = async (page: Page, name: string, role: string) => {
    const { token: invited } = await post(operator, '/api/staff', { name, role })
    await page.goto(house.url)
    await post(page, '/api/staff/invitation', { token: invited, password: PASSWORD })
  }
  return { ...house, hire }
}
