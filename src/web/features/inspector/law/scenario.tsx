import { useEffect, useState } from 'react'
import { sentence } from '../../../../kernel/refusal.ts'
import type { Played } from '../../../../scenario/index.ts'
import type { Traced } from '../../../../scenario/run.ts'
import { useWords } from '../../../i18n/index.ts'
import { ClauseLink } from '../../../ui/clause.tsx'
import { Events, Facts, Moves } from '../entry.tsx'
import { movesOf, whoWords } from '../fact-text.ts'
import { FILE_NAMES, played, playFile, type ScenarioSource } from './scenarios.ts'

/** A clause as an example: read it, run it, see the result. */

/** The title line is not part of the editable text. */
const TITLE = 1

const TraceLine = ({ traced: { step, entries, refused } }: { readonly traced: Traced }) => {
  const words = useWords()
  const { scenario } = words.inspector
  return (
    <li>
      <p>
        <span className="note">{scenario.line(step.line - TITLE)}</span>{' '}
        <code>
          {step.actor} {step.phrase}
        </code>
      </p>
      {refused && (
        <p>
          {scenario.refused} {sentence(refused)} <ClauseLink id={refused.refused} />
        </p>
      )}
      {entries.map(({ id, command, events }) => (
        <div key={id} className="traced">
          <p>
            {whoWords(words, command.by)}: <strong>{command.does}</strong>
            <Facts said={command} />
          </p>
          <Events events={events} />
          <Moves moves={movesOf(events)} />
        </div>
      ))}
    </li>
  )
}

const Verdict = ({ of: { failure } }: { readonly of: Played }) => {
  const { scenario } = useWords().inspector
  return (
    <p
      className={`verdict-line ${failure ? 'bad' : 'good'}`}
      data-verdict={failure ? 'bad' : 'good'}
    >
      <span aria-hidden="true">{failure ? '✕' : '✓'}</span>{' '}
      {failure ? scenario.fails(failure.line - TITLE, failure.says) : scenario.holds}
    </p>
  )
}

interface LinesProps {
  readonly title: string
  readonly text: string
  readonly isChanging: boolean
  readonly setText: (text: string) => void
}

const Lines = ({ title, text, isChanging, setText }: LinesProps) => {
  const { scenario: says } = useWords().inspector
  return isChanging ? (
    <textarea
      // biome-ignore lint/a11y/noAutofocus: the reader asked to edit the text
      autoFocus
      rows={text.split('\n').length + 1}
      spellCheck={false}
      value={text}
      aria-label={says.text(title)}
      onChange={event => setText(event.target.value)}
    />
  ) : (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls by keyboard
    <section className="scroll" tabIndex={0} aria-label={says.text(title)}>
      <pre>{text}</pre>
    </section>
  )
}

const Trace = ({ of: { trace } }: { readonly of: Played }) => (
  <details>
    <summary>{useWords().inspector.scenario.trace}</summary>
    <ol className="trace">
      {trace.map(traced => (
        <TraceLine key={traced.step.line} traced={traced} />
      ))}
    </ol>
  </details>
)

export const ScenarioCard = ({
  written,
  isAsked,
}: {
  written: ScenarioSource
  isAsked: boolean
}) => {
  const { scenario: says } = useWords().inspector
  const { scenario, file } = written
  const { title } = scenario
  const [text, setText] = useState(written.text)
  const [isChanging, setChanging] = useState(false)
  const [told, setTold] = useState<Played>()
  useEffect(() => {
    if (isAsked) void played(title, written.text).then(setTold)
  }, [isAsked, title, written.text])
  return (
    <li className="tile scenario">
      <h4>{title}</h4>
      <p className="note">
        {file}:{scenario.line}
      </p>
      <Lines title={title} text={text} isChanging={isChanging} setText={setText} />
      <p className="row">
        <button
          type="button"
          className="primary"
          aria-label={says.playNamed(title)}
          onClick={() => void played(title, text).then(setTold)}
        >
          {says.play}
        </button>
        <button
          type="button"
          aria-label={says.changeNamed(title)}
          aria-pressed={isChanging}
          onClick={() => setChanging(!isChanging)}
        >
          {says.change}
        </button>
      </p>
      <div role="status">{told && <Verdict of={told} />}</div>
      {told && <Trace of={told} />}
    </li>
  )
}

type Progress =
  | { readonly is: 'playing'; readonly done: number }
  | { readonly is: 'done'; readonly all: number; readonly failed: readonly Played[] }

const pause = (): Promise<void> => new Promise(resolve => setTimeout(resolve))

/** Runs every scenario, one file at a time, so that the page stays responsive. */
export const EveryScenario = () => {
  const { scenario } = useWords().inspector
  const [progress, setProgress] = useState<Progress>()
  const run = async () => {
    const all: Played[] = []
    for (const [done, file] of FILE_NAMES.entries()) {
      setProgress({ is: 'playing', done })
      await pause()
      all.push(...(await playFile(file)))
    }
    setProgress({ is: 'done', all: all.length, failed: all.filter(({ failure }) => failure) })
  }
  return (
    <section className="tile" aria-label={scenario.every}>
      <p className="row">
        <button type="button" className="primary" onClick={() => void run()}>
          {scenario.every}
        </button>
        <span className="note">{scenario.everySays}</span>
      </p>
      <div role="status">
        {progress?.is === 'playing' && (
          <p className="note">{scenario.playing(progress.done, FILE_NAMES.length)}</p>
        )}
        {progress?.is === 'done' && (
          <p className={`verdict-line ${progress.failed.length > 0 ? 'bad' : 'good'}`}>
            {progress.failed.length === 0
              ? scenario.allHold(progress.all)
              : scenario.someFail(progress.failed.length, progress.all)}{' '}
            {progress.failed.map(({ scenario: { title } }) => title).join('; ')}
          </p>
        )}
      </div>
    </section>
  )
}
