import { useEffect, useState } from 'react'
import type { DeskTable } from '../desk-context.ts'
import { UNDO_FOR } from './undo-time.ts'

/** Holds back a card that would end the round for a few seconds, so that a slip can be undone. */

export interface CardHold {
  readonly card: string
  /** The step that it answers. If the table moves past that step, the card is dropped. */
  readonly step: string
  readonly since: number
}

export interface Holding {
  readonly held: CardHold | undefined
  readonly hold: (card: string, step: string) => void
  readonly send: () => void
  readonly drop: () => void
}

export const useHeld = (at: DeskTable, sent: (card: string) => void): Holding => {
  const [kept, setKept] = useState<CardHold>()
  const held = kept?.step === at.desk.step ? kept : undefined
  const send = () => {
    if (!held) return
    setKept(undefined)
    sent(held.card)
  }
  /** The round's end would also end a request about it, so that waits for the dealer. */
  const isTimed = at.waiting.length === 0
  // biome-ignore lint/correctness/useExhaustiveDependencies: the time runs from the entry on.
  useEffect(() => {
    if (!held || !isTimed) return
    /** A dealer may press Enter just after the last key. That Enter must not press the next button. */
    const due = () => {
      at.press(() => undefined)
      send()
    }
    const timer = setTimeout(due, held.since + UNDO_FOR - performance.now())
    return () => clearTimeout(timer)
  }, [held, isTimed])
  const hold = (card: string, step: string) => setKept({ card, step, since: performance.now() })
  return { held, hold, send, drop: () => setKept(undefined) }
}
