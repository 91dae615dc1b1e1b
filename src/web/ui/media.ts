import { useSyncExternalStore } from 'react'

/** Whether a media query matches. Re-renders when that changes. */
export const useMedia = (query: string): boolean =>
  useSyncExternalStore(
    listener => {
      const list = matchMedia(query)
      list.addEventListener('change', listener)
      return () => list.removeEventListener('change', listener)
    },
    () => matchMedia(query).matches,
  )

/** A phone or tablet in portrait, or a screen at 200 %: sheets instead of panels, and shorter texts. */
export const PHONE = '(max-width: 860px)'

/** Wide enough for the panel beside the table. */
export const BESIDE = '(min-width: 1200px)'

export const CALM = '(prefers-reduced-motion: reduce)'
