import { type DragEvent, useEffect, useRef, useState } from 'react'
import { useWords } from '../../i18n/index.ts'
import { focusOnPage } from './focus-first-new.ts'
import { Books } from './house-books.tsx'
import {
  closeExport,
  type OpenedExport,
  type OpenedLog,
  openExport,
  places,
  type Stretch,
  useOpenExport,
} from './open-export.ts'
import { RoundList } from './rounds/round-list.tsx'
import { Steps } from './rounds/steps.tsx'
import { LogVerdict } from './verdict.tsx'
import { gameNameOf } from './verifier/replay.ts'

/** Opens an export and lists the logs in it. */

const OpenExport = () => {
  const { open } = useWords().inspector
  const [says, setSays] = useState('')
  const [isOver, setOver] = useState(false)
  const take = async (file: File | undefined) => {
    if (file && !openExport(await file.text())) setSays(open.isNone(file.name))
  }
  const drop = (event: DragEvent) => {
    event.preventDefault()
    setOver(false)
    void take(event.dataTransfer.files[0])
  }
  return (
    <section
      className={`tile drop ${isOver ? 'over' : ''}`}
      aria-label={open.title}
      onDragOver={event => {
        event.preventDefault()
        setOver(true)
      }}
      onDragLeave={() => setOver(false)}
      onDrop={drop}
    >
      <h2>{open.title}</h2>
      <p>{open.drop}</p>
      <label className="button primary file">
        {open.choose}
        <input
          type="file"
          className="unseen"
          accept=".ndjson,.jsonl,.json,.txt,application/x-ndjson"
          onChange={event => void take(event.target.files?.[0])}
        />
      </label>
      <p className="note">{open.how}</p>
      <p role="alert" className="trouble">
        {says}
      </p>
    </section>
  )
}

const OneLog = ({ log }: { readonly log: OpenedLog }) => {
  const { inspector } = useWords()
  const { file, rounds } = log
  const [shown, setShown] = useState(places.get(file.log))
  const go = (stretch: Stretch | undefined) => {
    places.set(file.log, stretch)
    setShown(stretch)
  }
  const [wasShown, setWasShown] = useState(false)
  const game = gameNameOf(file)
  const close = () => {
    setWasShown(true)
    go(undefined)
  }
  return (
    <>
      <section className="tile" aria-label={file.log}>
        <h2>{inspector.file(file.log, file.lines.length, rounds.length)}</h2>
        {game && <p className="note">{inspector.played(game)}</p>}
        <LogVerdict log={log} show={at => go({ from: 1, to: file.lines.length, at })} />
      </section>
      {shown ? (
        <Steps
          key={`${shown.from} ${shown.to}`}
          log={log}
          {...shown}
          go={at => go({ ...shown, at })}
          close={close}
        />
      ) : (
        <RoundList
          rounds={rounds}
          takesFocus={wasShown}
          show={({ entries: [from, to], round }) => go({ from, to, at: from, round })}
          showAll={() => go({ from: 1, to: file.lines.length, at: 1 })}
        />
      )}
    </>
  )
}

/** A sign for good, bad or not checked yet. */
const signOf = ({ checked }: OpenedLog): string =>
  typeof checked === 'number' ? '…' : checked.finding ? '✕' : '✓'

interface FoundProps {
  readonly opened: OpenedExport
  readonly close: () => void
}

export const Found = ({ opened: { logs, isClosed }, close }: FoundProps) => {
  const { open } = useWords().inspector
  const [name, setName] = useState(logs.find(({ rounds }) => rounds.length > 0)?.file.log)
  const shown = logs.find(({ file }) => file.log === name) ?? logs[0]!
  const top = useRef<HTMLDivElement>(null)
  useEffect(() => top.current?.focus(), [])
  return (
    <>
      <div className="row spread" ref={top} tabIndex={-1}>
        <div className="row">
          {logs.length > 1 &&
            logs.map(log => (
              <button
                key={log.file.log}
                type="button"
                className="small"
                aria-pressed={log === shown}
                onClick={() => setName(log.file.log)}
              >
                {`${signOf(log)} ${log.file.log}`}
              </button>
            ))}
        </div>
        <button type="button" className="small" onClick={close}>
          {open.another}
        </button>
      </div>
      <OneLog key={shown.file.log} log={shown} />
      {!isClosed && <p className="note">{open.notClosed}</p>}
    </>
  )
}

export const Logs = ({ isAuditor }: { readonly isAuditor: boolean }) => {
  const { inspector } = useWords()
  const opened = useOpenExport()
  const close = () => {
    closeExport()
    focusOnPage()
  }
  if (opened) return <Found opened={opened} close={close} />
  return (
    <>
      <p className="lead">{inspector.lead}</p>
      {isAuditor && <Books />}
      <OpenExport />
    </>
  )
}
