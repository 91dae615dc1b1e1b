import { useEffect, useLayoutEffect, useRef, useState } from 'react'
import { useWords } from '../../../i18n/index.ts'
import { Icon } from '../../../ui/icon.tsx'
import type { DeskTable } from '../desk-context.ts'
import { isFree } from '../focus.ts'
import { leftToUndo, UNDO_FOR } from './undo-time.ts'

/** The last entry and its undo button, which counts down before the entry settles a round. */

const TICK = 250

const useLeft = (since: number): number => {
  const [now, setNow] = useState(() => performance.now())
  const left = leftToUndo(since, now)
  useEffect(() => {
    if (left === 0) return
    const timer = setInterval(() => setNow(performance.now()), TICK)
    return () => clearInterval(timer)
  }, [left])
  return left
}

/** Backspace takes it back, unless somebody works in a form. A line to type on hears its own. */
const useBackKey = (undo: () => void): void => {
  const latest = useRef(undo)
  latest.current = undo
  useLayoutEffect(() => {
    const typed = ({ key, repeat }: KeyboardEvent) => {
      if (key === 'Backspace' && !repeat && isFree()) latest.current()
    }
    document.addEventListener('keydown', typed)
    return () => document.removeEventListener('keydown', typed)
  }, [])
}

interface Props {
  readonly press: DeskTable['press']
  /** What was entered; empty if this page does not know. */
  readonly says: string
  /** When it was entered, by `performance.now()`. */
  readonly since: number
  readonly undo: () => void
}

export const Undo = ({ press, says, since, undo }: Props) => {
  const { desk } = useWords()
  const left = useLeft(since)
  useBackKey(() => press(undo, 'back'))
  return (
    <div className="undo" style={{ '--left': left / (UNDO_FOR / 1000) } as React.CSSProperties}>
      <span>{says}</span>
      <button type="button" onClick={undo}>
        <Icon name="undo" />
        {left > 0 ? desk.undo(left) : desk.enteredWrongly}
      </button>
    </div>
  )
}
