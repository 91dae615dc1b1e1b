import type { Patron, Viewer } from './people.ts'

/** A value and the people who may see it. Turning a card over adds people to `to`. */
export interface Secret<T> {
  readonly secret: T
  readonly to: 'all' | readonly Patron[]
}

export const HIDDEN = 'hidden'
export type Seen<T> = T | typeof HIDDEN

export const shown = <T>(secret: T): Secret<T> => ({ secret, to: 'all' })

export const faceDown = <T>(secret: T, to: readonly Patron[] = []): Secret<T> => ({ secret, to })

export const isShown = <T>({ to }: Secret<T>): boolean => to === 'all'

export const see = <T>({ secret, to }: Secret<T>, viewer: Viewer): Seen<T> =>
  to === 'all' ||
  viewer.role === 'auditor' ||
  (viewer.role === 'patron' && to.includes(viewer.patron))
    ? secret
    : HIDDEN
