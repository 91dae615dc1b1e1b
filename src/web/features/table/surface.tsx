import type { ReactNode } from 'react'
import type { AnyFace } from '../../games/face.ts'
import type { Mode } from './state/mode.ts'
import styles from './table.module.css'

/** The felt of a game, with whatever lies on it: its stage, its areas, and what is said over both. */

interface SurfaceProps {
  readonly face: AnyFace
  readonly game: string
  readonly mode: Mode
  /** Dialogs and toasts. */
  readonly over?: ReactNode
  /** Only looked at: a table in a page, not the page itself. */
  readonly isPicture?: boolean
  readonly children: ReactNode
}

export const Surface = ({ face, game, mode, over, isPicture, children }: SurfaceProps) => (
  <div
    className={`${styles.stage} ${isPicture ? styles.picture : ''}`}
    data-game={game}
    data-mode={mode}
  >
    <div
      className={`${styles.felt} ${face.fillsTable || face.isStraight ? styles.flat : ''}`}
      aria-hidden="true"
    />
    <div className={`${styles.surface} ${face.felt ?? ''}`} data-mode={mode}>
      {children}
    </div>
    {over}
  </div>
)
