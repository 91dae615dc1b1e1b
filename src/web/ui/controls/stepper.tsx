import { type ReactNode, useEffect, useRef } from 'react'
import { useWords } from '../../i18n/index.ts'
import './stepper.css'

/** Steps forwards and backwards with a slider, buttons or keys. */

interface StepperProps {
  readonly from: number
  readonly to: number
  readonly at: number
  readonly go: (to: number) => void
  /** The label of the slider. */
  readonly name: string
  /** The current step in words. */
  readonly says: string
  readonly children?: ReactNode
}

export const Stepper = ({ from, to, at, go, name, says, children }: StepperProps) => {
  const { replay } = useWords().inspector
  const slider = useRef<HTMLInputElement>(null)
  /** Focuses the slider, so that the arrow keys work at once. */
  useEffect(() => slider.current?.focus({ preventScroll: true }), [])
  const within = (wanted: number): number => Math.min(to, Math.max(from, wanted))
  const steps = [
    ['«', replay.first, from],
    ['‹', replay.previous, within(at - 1)],
    ['›', replay.next, within(at + 1)],
    ['»', replay.last, to],
  ] as const
  return (
    <div className="controls">
      <input
        ref={slider}
        type="range"
        min={from}
        max={to}
        value={at}
        aria-label={name}
        aria-valuetext={says}
        onChange={event => go(Number(event.target.value))}
      />
      <div className="row">
        {steps.map(([sign, label, target]) => (
          <button
            key={label}
            type="button"
            aria-label={label}
            aria-disabled={target === at}
            onClick={() => go(target)}
          >
            <span aria-hidden="true">{sign}</span>
          </button>
        ))}
        {children}
        <span className="figure" role="status">
          {says}
        </span>
      </div>
      <p className="note">{replay.keys}</p>
    </div>
  )
}
