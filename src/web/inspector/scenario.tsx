import { useState } from 'react'
import { sentence } from '../../kernel/refusal.ts'
import type { Traced } from '../../scenario/run.ts'
import { ClauseLink } from '../parts/clause.tsx'
import { useWords } from '../words/index.ts'
import { Events, Facts, Moves } from './entry.tsx'
import { movesOf, whoWords } from './said.ts'
import { FILE_NAMES, playFile, type Shown } from './scenarios.ts'

/** A clause as an example: read it, play it, see what happened. */

const TraceLine = ({ traced: { step, entries, refused } }: { readonly traced: Traced }) => {
  const words = useWords()
  const { scenario } = words.inspector
  return (
    <li>
      <p>
        <span className="note">{scenario.line(step.line)}</span>{' '}
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

const Verdict = ({ shown: { failure } }: { readonly shown: Shown }) => {
  const { scenario } = useWords().inspector
  return (
    <p
      className={`verdict-line ${failure ? 'bad' : 'good'}`}
      data-verdict={failure ? 'bad' : 'good'}
    >
      <span aria-hidden="true">{failure ? '✕' : '✓'}</span>{' '}
      {failure ? scenario.fails(failure.line, failure.says) : scenario.holds}
    </p>
  )
}

export const ScenarioCard = ({ shown, isPlayed }: { shown: Shown; isPlayed: boolean }) => {
  const { scenario: says } = useWords().inspector
  const [wasAsked, setAsked] = useState(false)
  const { scenario, text, trace, file } = shown
  const isOver = wasAsked || isPlayed
  return (
    <li className="tile scenario">
      <h4>{scenario.title}</h4>
      <p className="note">
        {file}:{scenario.line}
      </p>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reached by keyboard */}
      <section className="scroll" tabIndex={0} aria-label={scenario.title}>
        <pre>{text}</pre>
      </section>
      <button
        type="button"
        aria-label={says.playNamed(scenario.title)}
        onClick={() => setAsked(true)}
      >
        {isOver ? says.again : says.play}
      </button>
      <div role="status">{isOver && <Verdict shown={shown} />}</div>
      {isOver && (
        <details>
          <summary>{says.trace}</summary>
          <ol className="trace">
            {trace.map(traced => (
              <TraceLine key={traced.step.line} traced={traced} />
            ))}
          </ol>
        </details>
      )}
    </li>
  )
}

type Progress =
  | { readonly is: 'playing'; readonly done: number }
  | { readonly is: 'done'; readonly all: number; readonly failed: readonly Shown[] }

const pause = (): Promise<void> => new Promise(resolve => setTimeout(resolve))

/** Every scenario there is, a file at a time with the page free in between. */
export const EveryScenario = () => {
  const { scenario } = useWords().inspector
  const [progress, setProgress] = useState<Progress>()
  const run = async () => {
    const all: Shown[] = []
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
