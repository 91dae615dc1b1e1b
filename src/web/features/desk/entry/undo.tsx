import { useEffect, useState } from 'react'
import { useWords } from '../../../i18n/index.ts'
import { Icon } from '../../../ui/icon.tsx'

/** The last entry, and the way to take it back: for a few seconds before it settles anything. */

/** How long an entry that ends the round can be undone before it settles, in milliseconds. */
export const UNDO_FOR = 6000

const TICK = 250

/** The whole seconds that are left. */
const useLeft = (since: number): number => {
  const [now, setNow] = useState(() => performance.now())
  const left = Math.max(0, Math.ceil((since + UNDO_FOR - now) / 1000))
  useEffect(() => {
    if (left === 0) return
    const timer = setInterval(() => setNow(performance.now()), TICK)
    return () => clearInterval(timer)
  }, [left])
  return left
}

interface Props {
  /** What was entered; nothing if this page does not know. */
  readonly says: string
  /** When it was entered, by the clock of the page. */
  readonly since: number
  readonly undo: () => void
}

export const Undo = ({ says, since, undo }: Props) => {
  const { desk } = useWords()
  const left = useLeft(since)
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
