import { startAuthentication, startRegistration } from '@simplewebauthn/browser'
import { type ResultOrRefusal, request } from '../../client/api/staff.ts'

/** Passkeys in the browser: answers the server's challenges. */

const attempt = async <T>(does: () => Promise<T>): Promise<ResultOrRefusal<T>> => {
  try {
    return { came: await does() }
  } catch (error) {
    return { says: error instanceof Error ? error.message : String(error) }
  }
}

type CreationOptions = Parameters<typeof startRegistration>[0]['optionsJSON']
type RequestOptions = Parameters<typeof startAuthentication>[0]['optionsJSON']

export const addPasskey = async (label: string): Promise<ResultOrRefusal<unknown>> => {
  const options = await request<CreationOptions>('/api/staff/passkeys/options', {})
  if ('says' in options) return options
  const made = await attempt(() => startRegistration({ optionsJSON: options.came }))
  if ('says' in made) return made
  return request('/api/staff/passkeys', { response: made.came, label })
}

export const signInByPasskey = async (): Promise<ResultOrRefusal<unknown>> => {
  const options = await request<RequestOptions>('/api/staff/passkey/options', {})
  if ('says' in options) return options
  const made = await attempt(() => startAuthentication({ optionsJSON: options.came }))
  if ('says' in made) return made
  return request('/api/staff/passkey', { response: made.came })
}
