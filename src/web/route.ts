import { useSyncExternalStore } from 'react'

/** Where we are is behind the #: a few pages, no more. */

export type Route =
  | { readonly page: 'lobby' | 'settings' | 'help' }
  | { readonly page: 'table' | 'fairness'; readonly table: string }
  | { readonly page: 'tournament'; readonly id: string }
  | { readonly page: 'rules' | 'staff' | 'desk'; readonly id: string | undefined }
  /** Its choices stand in the address, so that it can be passed on. */
  | { readonly page: 'odds'; readonly game: string; readonly chosen: string }
  | { readonly page: 'inspector'; readonly part: string; readonly id: string | undefined }

export const PRACTICE = 'practice'

const routeOf = (hash: string): Route => {
  const [page, ...rest] = hash.replace(/^#\/?/, '').split('/').map(decodeURIComponent)
  const id = rest.join('/') || undefined
  switch (page) {
    case 'table':
    case 'fairness':
      return { page, table: id ?? PRACTICE }
    case 'tournament':
      return id === undefined ? { page: 'lobby' } : { page, id }
    case 'rules':
    case 'staff':
    case 'desk':
      return { page, id }
    case 'odds':
      return { page, game: rest[0] ?? '', chosen: rest.slice(1).join('/') }
    case 'inspector':
      return { page, part: rest[0] ?? '', id: rest.slice(1).join('/') || undefined }
    case 'settings':
    case 'help':
      return { page }
    default:
      return { page: 'lobby' }
  }
}

export const hrefTo = (...parts: readonly string[]): string =>
  `#/${parts.map(encodeURIComponent).join('/')}`

const subscribe = (listener: () => void): (() => void) => {
  addEventListener('hashchange', listener)
  return () => removeEventListener('hashchange', listener)
}

export const useRoute = (): Route => routeOf(useSyncExternalStore(subscribe, () => location.hash))
