import { type DragEvent, useEffect, useState } from 'react'
import { fetchTables, type Listed } from '../connection/house.ts'
import { useWords } from '../words/index.ts'
import { closeLog, type Opened, openLog, useOpened } from './opened.ts'
import { gameNameOf } from './replay.ts'
import { RoundList } from './round-list.tsx'
import { Steps } from './steps.tsx'
import { VerdictOn } from './verdict.tsx'

/** Opening a log, and what is found in it. */

const useHouse = (): readonly Listed[] => {
  const [tables, setTables] = useState<readonly Listed[]>([])
  useEffect(() => {
    void fetchTables().then(setTables, () => setTables([]))
  }, [])
  return tables
}

const House = ({ trouble }: { readonly trouble: (says: string) => void }) => {
  const { open } = useWords().inspector
  const tables = useHouse()
  const fetchLog = async (id: string) => {
    const answer = await fetch(`/api/tables/${encodeURIComponent(id)}/export`).catch(
      () => undefined,
    )
    if (!answer?.ok || !openLog(await answer.text())) trouble(open.refused)
  }
  if (tables.length === 0) return null
  return (
    <section aria-label={open.house}>
      <h3>{open.house}</h3>
      <p className="note">{open.houseSays}</p>
      <p className="row">
        {tables.map(({ id, title }) => (
          <button
            key={id}
            type="button"
            className="small"
            aria-label={open.fetch(title)}
            onClick={() => void fetchLog(id)}
          >
            {id}
          </button>
        ))}
      </p>
    </section>
  )
}

const OpenLog = () => {
  const { open } = useWords().inspector
  const [says, setSays] = useState('')
  const [isOver, setOver] = useState(false)
  const take = async (file: File | undefined) => {
    if (file && !openLog(await file.text())) setSays(open.isNone(file.name))
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
      <House trouble={setSays} />
    </section>
  )
}

const Found = ({ opened }: { readonly opened: Opened }) => {
  const { inspector } = useWords()
  const { file, rounds } = opened
  /** The entries from which to which are shown step by step, and where it begins. */
  const [shown, setShown] = useState<{ from: number; to: number; at: number; round?: number }>()
  const game = gameNameOf(file)
  return (
    <>
      <section className="tile" aria-label={file.log}>
        <div className="row spread">
          <h2>{inspector.file(file.log, file.lines.length, rounds.length)}</h2>
          <button type="button" className="small" onClick={closeLog}>
            {inspector.open.another}
          </button>
        </div>
        {game && <p className="note">{inspector.played(game)}</p>}
        <VerdictOn
          opened={opened}
          show={seq => setShown({ from: 1, to: file.lines.length, at: seq })}
        />
      </section>
      {shown ? (
        <Steps
          key={`${shown.from} ${shown.at}`}
          opened={opened}
          {...shown}
          close={() => setShown(undefined)}
        />
      ) : (
        <RoundList
          rounds={rounds}
          show={({ from, to, number }) => setShown({ from, to, at: from, round: number })}
          showAll={() => setShown({ from: 1, to: file.lines.length, at: 1 })}
        />
      )}
    </>
  )
}

export const Logs = () => {
  const { inspector } = useWords()
  const opened = useOpened()
  return (
    <>
      <p className="lead">{inspector.lead}</p>
      {opened ? <Found opened={opened} /> : <OpenLog />}
    </>
  )
}
