import { useSyncExternalStore } from 'react'

/** Where we are is behind the #: a few pages, no more. */

export type Route =
  | { readonly page: 'lobby' | 'settings' | 'help' }
  | { readonly page: 'table' | 'fairness'; readonly table: string }
  | { readonly page: 'tournament'; readonly id: string }
  | { readonly page: 'rules'; readonly id: string | undefined }

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
      return { page, id }
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
