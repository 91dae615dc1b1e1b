import { createContext, type ReactNode, type Ref, use } from 'react'
import { createPortal } from 'react-dom'
import type { AnyFace } from '../../../games/face.ts'
import type { Mode } from '../state/mode.ts'
import styles from '../table.module.css'

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

interface FeltProps {
  readonly face: AnyFace
  readonly game: string
  readonly mode: Mode
  readonly plays: boolean
  readonly ref: Ref<HTMLDivElement>
}

/** A second layer over the felt, with the same measures. */
export const FeltBehindDock = ({ face, game, mode, plays, ref }: FeltProps) => (
  <div className={styles.behind} data-game={game} inert={!plays}>
    <div ref={ref} className={`${styles.surface} ${face.felt ?? ''}`} data-mode={mode} />
  </div>
)
