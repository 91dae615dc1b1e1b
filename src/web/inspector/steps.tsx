import { useEffect, useRef } from 'react'
import { useWords } from '../words/index.ts'
import { EntryPanel } from './entry.tsx'
import type { OpenedLog } from './opened.ts'
import { TablePanel } from './panels.tsx'

/** A stretch of the log, step by step, with the table as it stood. */

interface StepsProps {
  readonly log: OpenedLog
  readonly from: number
  readonly to: number
  readonly at: number
  readonly round?: number
  readonly go: (seq: number) => void
  readonly close: () => void
}

interface ControlsProps {
  readonly from: number
  readonly to: number
  readonly seq: number
  readonly go: (seq: number) => void
}

const Controls = ({ from, to, seq, go }: ControlsProps) => {
  const { replay } = useWords().inspector
  const slider = useRef<HTMLInputElement>(null)
  /** Whoever came here wants to step: the arrow keys work at once. */
  useEffect(() => slider.current?.focus(), [])
  const within = (wanted: number): number => Math.min(to, Math.max(from, wanted))
  const steps = [
    ['«', replay.first, from],
    ['‹', replay.previous, within(seq - 1)],
    ['›', replay.next, within(seq + 1)],
    ['»', replay.last, to],
  ] as const
  return (
    <div className="controls">
      <input
        ref={slider}
        type="range"
        min={from}
        max={to}
        value={seq}
        aria-label={replay.slider}
        aria-valuetext={replay.value(seq, seq - from + 1, to - from + 1)}
        onChange={event => go(Number(event.target.value))}
      />
      <div className="row">
        {steps.map(([sign, name, target]) => (
          <button
            key={name}
            type="button"
            aria-label={name}
            aria-disabled={target === seq}
            onClick={() => go(target)}
          >
            <span aria-hidden="true">{sign}</span>
          </button>
        ))}
        <span className="figure" role="status">
          {replay.value(seq, seq - from + 1, to - from + 1)}
        </span>
      </div>
      <p className="note">{replay.keys}</p>
    </div>
  )
}

export const Steps = ({ log, from, to, at: seq, round, go, close }: StepsProps) => {
  const { replay } = useWords().inspector
  const line = log.file.lines[seq - 1]
  const state = log.replay?.at(seq)
  return (
    <section className="steps" aria-labelledby="steps">
      <div className="row spread">
        <h2 id="steps">{round === undefined ? replay.all : replay.title(round)}</h2>
        <button type="button" className="small" onClick={close}>
          {replay.back}
        </button>
      </div>
      <Controls from={from} to={to} seq={seq} go={go} />
      <div className="side-by-side">
        {line && <EntryPanel line={line} />}
        {log.replay && state && <TablePanel game={log.replay.game} state={state} />}
      </div>
    </section>
  )
}
