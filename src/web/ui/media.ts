import { useSyncExternalStore } from 'react'

/** Whether a media query holds, and again whenever that changes. */
export const useMedia = (query: string): boolean =>
  useSyncExternalStore(
    listener => {
      const list = matchMedia(query)
      list.addEventListener('change', listener)
      return () => list.removeEventListener('change', listener)
    },
    () => matchMedia(query).matches,
  )

/** A phone held upright: sheets instead of panels, and shorter words. */
export const PHONE = '(max-width: 600px)'

/** Room for the panel beside the table. */
export const BESIDE = '(min-width: 1200px)'

export const CALM = '(prefers-reduced-motion: reduce)'
