import { useWords } from '../../../i18n/index.ts'
import { Stepper } from '../../../ui/controls/stepper.tsx'
import { EntryPanel } from '../entry.tsx'
import type { OpenedLog } from '../open-export.ts'
import { StandsPanel } from '../state-at-entry.tsx'

/** Part of a log step by step, with the table after each entry. */

interface StepsProps {
  readonly log: OpenedLog
  readonly from: number
  readonly to: number
  readonly at: number
  readonly round?: number
  readonly go: (seq: number) => void
  readonly close: () => void
}

export const Steps = ({ log, from, to, at: seq, round, go, close }: StepsProps) => {
  const { replay } = useWords().inspector
  const line = log.file.lines[seq - 1]
  const stands = log.replay?.(seq)
  return (
    <section className="steps" aria-labelledby="steps">
      <div className="row spread">
        <h2 id="steps">{round === undefined ? replay.all : replay.title(round)}</h2>
        <button type="button" className="small" onClick={close}>
          {replay.back}
        </button>
      </div>
      <Stepper
        from={from}
        to={to}
        at={seq}
        go={go}
        name={replay.slider}
        says={replay.value(seq, seq - from + 1, to - from + 1)}
      />
      <div className="side-by-side">
        {line && <EntryPanel line={line} />}
        {stands && <StandsPanel stands={stands} />}
      </div>
    </section>
  )
}
