import { House, posted } from './house.ts'
import { nodeDial } from './node-dial.ts'

/** Signs a guest in and returns the client. Keeps the session cookie itself. */
export const signIn = async (house: string, name: string): Promise<House> => {
  const answer = await posted(house, '/api/guest', { name }, { origin: house })
  const { name: given } = (await answer.json()) as { readonly name: string }
  const [cookie = ''] = answer.headers.getSetCookie()
  return open(house, { cookie: cookie.split(';')[0]!, origin: house }, given)
}

/** A client without a session: it watches, and sends nothing. */
export const visit = (house: string): House => open(house, {})

const open = (house: string, headers: Readonly<Record<string, string>>, name?: string): House =>
  new House({ house, headers, ...(name !== undefined && { name }) }, nodeDial(house, headers))
