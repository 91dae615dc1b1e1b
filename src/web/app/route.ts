import { useSyncExternalStore } from 'react'

/** The page is in the part of the URL after #. */

export type Route =
  | { readonly page: 'lobby' | 'settings' | 'limits' | 'pit' | 'start' }
  | { readonly page: 'table' | 'fairness'; readonly table: string }
  | { readonly page: 'replay'; readonly table: string; readonly round: number }
  | { readonly page: 'tournament'; readonly id: string }
  | {
      readonly page: 'rules' | 'staff' | 'desk' | 'gallery' | 'help' | 'school'
      readonly id: string | undefined
    }
  /** Its options are in the URL, so that you can share it. */
  | { readonly page: 'odds'; readonly game: string; readonly chosen: string }
  | { readonly page: 'inspector'; readonly part: string; readonly id: string | undefined }

const PRACTICE = 'practice'

/** The practice table of a game. It exists only in this browser. */
export const practiceTable = (game: string): string => `${PRACTICE}/${game}`

export const FIRST = practiceTable('baccarat')

/** The game of a practice table; undefined for a live table. */
export const practiceGame = (table: string): string | undefined =>
  table.startsWith(`${PRACTICE}/`) ? table.slice(PRACTICE.length + 1) : undefined

/** The tournament and session of a table; undefined for an ordinary table. */
export const sessionAt = (table: string) => {
  const [, tournament, number] = /^(tournament-\d+)-session-(\d+)$/.exec(table) ?? []
  return tournament !== undefined && number !== undefined ? { tournament, number } : undefined
}

/** The table of a session that a page of a tournament shows. */
const sessionTable = (id: string): string | undefined => {
  const [, tournament, number] = /^(tournament-\d+)\/(\d+)$/.exec(id) ?? []
  return number === undefined ? undefined : `${tournament}-session-${number}`
}

/** The table whose commitments a page links to. */
export const tableIn = (route: Route): string => {
  if ('table' in route) return route.table
  return (route.page === 'tournament' && sessionTable(route.id)) || FIRST
}

const tableOf = (id: string | undefined): string =>
  id === undefined || id === PRACTICE ? FIRST : id

/** A replay link without a valid round number opens the lobby. */
const replayOf = (table: string, round: number): Route =>
  Number.isSafeInteger(round) && table !== ''
    ? { page: 'replay', table: tableOf(table), round }
    : { page: 'lobby' }

/** Keeps a part as it is if the link was cut off in the middle of an encoded character. */
const decoded = (part: string): string => {
  try {
    return decodeURIComponent(part)
  } catch {
    return part
  }
}

export const routeOf = (hash: string): Route => {
  const [page, ...rest] = hash.replace(/^#\/?/, '').split('/').map(decoded)
  const id = rest.join('/') || undefined
  switch (page) {
    case 'table':
    case 'fairness':
      return { page, table: tableOf(id) }
    case PRACTICE:
      return { page: 'table', table: practiceTable(id ?? 'baccarat') }
    case 'replay':
      return replayOf(rest.slice(0, -1).join('/'), Number(rest.at(-1)))
    case 'tournament':
      return id === undefined ? { page: 'lobby' } : { page, id }
    case 'rules':
    case 'help':
    case 'staff':
    case 'desk':
    case 'gallery':
    case 'school':
      return { page, id }
    case 'odds':
      return { page, game: rest[0] ?? '', chosen: rest.slice(1).join('/') }
    case 'inspector':
      return { page, part: rest[0] ?? '', id: rest.slice(1).join('/') || undefined }
    case 'settings':
    case 'limits':
    case 'pit':
    case 'start':
      return { page }
    default:
      return { page: 'lobby' }
  }
}

export const hrefTo = (...parts: readonly string[]): string =>
  `#/${parts.map(encodeURIComponent).join('/')}`

/** The path of a table's page. */
export const hrefToTable = (table: string): string => {
  const session = sessionAt(table)
  if (session) return hrefTo('tournament', session.tournament, session.number)
  return table.includes('/') ? hrefTo(...table.split('/')) : hrefTo('table', table)
}

const subscribe = (listener: () => void): (() => void) => {
  addEventListener('hashchange', listener)
  return () => removeEventListener('hashchange', listener)
}

export const useRoute = (): Route => routeOf(useSyncExternalStore(subscribe, () => location.hash))
