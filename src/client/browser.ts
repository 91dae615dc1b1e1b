import { browserDial } from './browser-dial.ts'
import { House, posted } from './house.ts'

/** Signs a guest in and returns the client. The page must come from the server itself. */
export const signIn = async (house: string, name: string): Promise<House> => {
  const answer = await posted(house, '/api/guest', { name })
  const { name: given } = (await answer.json()) as { readonly name: string }
  return new House({ house, name: given, headers: {} }, browserDial(house))
}

/** A client with the browser's own session, or with none. */
export const visit = (house: string): House => new House({ house, headers: {} }, browserDial(house))
