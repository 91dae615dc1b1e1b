import type { ReactNode } from 'react'
import type { AnyFace } from '../../games/face.ts'
import type { Mode } from './state/mode.ts'
import styles from './table.module.css'

/** The felt of a game: its stage, its areas, and messages over both. */

interface SurfaceProps {
  readonly face: AnyFace
  readonly game: string
  readonly mode: Mode
  /** Dialogs and toasts. */
  readonly over?: ReactNode
  /** True for a table shown inside another page, only to look at. */
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
