import { createContext, type ReactNode, use } from 'react'
import { createPortal } from 'react-dom'

/**
 * Other ways to bet are drawn on the felt, but come after the dock in tab order. So the chips and the
 * main action are next to the areas by keyboard, too.
 */

/** Null until the element behind the dock is there, and undefined where there is no dock. */
export const BehindDock = createContext<HTMLElement | null | undefined>(undefined)

export const AfterDock = ({ children }: { readonly children: ReactNode }) => {
  const behind = use(BehindDock)
  if (behind === undefined) return children
  return behind && createPortal(children, behind)
}
