import { useRef, useState } from 'react'
import { burnDue } from '../../../../dealing/card-due.ts'
import { burnValue } from '../../../../games/baccarat/s04-card-values.ts'
import type { BaccaratView } from '../../../../games/baccarat/table/view.ts'
import type { Card } from '../../../../kernel/card.ts'
import { useWords } from '../../../i18n/index.ts'
import type { DeskTable } from '../desk-context.ts'

/**
 * The card that says how many cards are burned. Nothing can correct it later, so it is sent with
 * the first card burned under it.
 */

interface TurnedUp {
  readonly card: Card
  readonly step: string
  readonly since: number
}

/** @rule nz5:7.7(a) */
export const isTurnedUp = ({ line, moment }: DeskTable): boolean =>
  line.game === 'baccarat' &&
  moment.view.play.phase === 'burning' &&
  burnDue(moment.view.play as BaccaratView).isFaceUp

export const useTurnedUp = (at: DeskTable) => {
  /** Entries may follow each other faster than the page renders. */
  const kept = useRef<TurnedUp>(undefined)
  const [, render] = useState(0)
  const keep = (next: TurnedUp | undefined) => {
    kept.current = next
    render(count => count + 1)
  }
  const turnedAt = (step: string): TurnedUp | undefined =>
    kept.current?.step === step ? kept.current : undefined
  return {
    turned: turnedAt(at.desk.step),
    turnedAt,
    turn: (card: Card, step: string) => keep({ card, step, since: performance.now() }),
    putBack: () => keep(undefined),
  }
}

export const TurnedStep = ({ card }: { readonly card: Card }) => {
  const { desk } = useWords()
  return (
    <div className="due">
      <h2 id="next">{desk.next}</h2>
      <p className="step">{desk.burnFaceDown(1, burnValue(card))}</p>
    </div>
  )
}
