/** The house over HTTP: who we are, which tables there are. */

export interface Me {
  readonly name: string
  readonly balance: number
}

export interface Listed {
  readonly id: string
  readonly game: string
  readonly title: string
  /** People deal there with real cards, a real wheel or real dice. */
  readonly attended?: boolean
  readonly open: boolean
  readonly seats: number
  readonly taken: number
}

const get = async <T>(path: string): Promise<T> => {
  const answer = await fetch(path, { headers: { accept: 'application/json' } })
  const isJson = answer.headers.get('content-type')?.includes('json')
  if (!answer.ok || !isJson) throw new Error(`${path}: ${answer.status}`)
  return (await answer.json()) as T
}

export const fetchMe = (): Promise<Me> => get('/api/me')

export const fetchTables = (): Promise<readonly Listed[]> => get('/api/tables')

export const fetchFrom = <T>(table: string, what: 'rounds' | 'shoes'): Promise<T> =>
  get(`/api/tables/${encodeURIComponent(table)}/${what}`)

/** Signs a guest in, or says what stands against the name. */
export const signIn = async (name: string): Promise<Me | string> => {
  const answer = await fetch('/api/guest', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ name }),
  })
  if (answer.ok) return (await answer.json()) as Me
  const said = (await answer.json().catch(() => ({}))) as { message?: string }
  return said.message ?? `${answer.status}`
}

export const signOut = async (): Promise<void> => {
  await fetch('/api/leave', { method: 'POST' })
}
