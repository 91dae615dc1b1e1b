import { type ReactNode, useEffect, useId, useRef } from 'react'
import { useWords } from '../i18n/index.ts'
import styles from './dialog.module.css'
import { Icon } from './icon.tsx'

/** A modal dialog. Escape, the cross and a click outside close it. */

interface DialogProps {
  readonly title: string
  readonly close: () => void
  /** In the middle of the screen, or from the right edge (on a phone from below). */
  readonly as?: 'box' | 'drawer'
  readonly children: ReactNode
}

export const Dialog = ({ title, close, as = 'box', children }: DialogProps) => {
  const { shell } = useWords()
  const dialog = useRef<HTMLDialogElement>(null)
  const id = useId()
  useEffect(() => {
    const shown = dialog.current
    if (shown && !shown.open) shown.showModal()
    /** React's strict mode runs effects twice: a dialog that is still there must not close. */
    return () => {
      if (!shown?.isConnected) shown?.close()
    }
  }, [])
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: Escape already closes it
    <dialog
      ref={dialog}
      className={`${styles.dialog} ${styles[as]}`}
      aria-labelledby={id}
      onClose={close}
      onClick={event => {
        if (event.target === dialog.current) close()
      }}
    >
      <div className={styles.inside}>
        <header className={styles.head}>
          <h2 id={id}>{title}</h2>
          <button type="button" aria-label={shell.close} title={shell.close} onClick={close}>
            <Icon name="close" />
          </button>
        </header>
        {children}
      </div>
    </dialog>
  )
}

/** The buttons at the foot of a dialog, the primary one first. */
export const DialogFoot = ({ children }: { readonly children: ReactNode }) => (
  <footer className={styles.foot}>{children}</footer>
)
