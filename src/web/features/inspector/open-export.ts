import { useSyncExternalStore } from 'react'
import type { RoundRecord } from '../../../records/round-record.ts'
import { roundsOf } from './rounds/round-facts.ts'
import { type LogFile, readExport } from './verifier/export-file.ts'
import { type Replay, replayOf } from './verifier/replay.ts'
import type { Report } from './verifier/verify.ts'
import type { CheckProgress } from './verifier/worker.ts'

/** The open export. It stays open while the reader looks at a clause. */

export interface OpenedLog {
  readonly file: LogFile
  readonly rounds: readonly RoundRecord[]
  readonly replay: Replay | undefined
  /** The number of entries checked so far, then the report. */
  readonly checked: number | Report
}

export interface OpenedExport {
  readonly logs: readonly OpenedLog[]
  readonly isClosed: boolean
}

let opened: OpenedExport | undefined
const listeners = new Set<() => void>()

const change = (next: OpenedExport | undefined): void => {
  opened = next
  for (const listener of listeners) listener()
}

let checking: Worker | undefined

/** Verifies in a worker, so that the page stays usable. */
const check = (text: string): void => {
  checking = new Worker(new URL('./verifier/worker.ts', import.meta.url), { type: 'module' })
  checking.addEventListener('message', ({ data: told }: MessageEvent<CheckProgress>) => {
    if (!opened) return
    const logs = opened.logs.map(one =>
      one.file.log === told.log ? { ...one, checked: told.checked } : one,
    )
    change({ ...opened, logs })
  })
  checking.postMessage(text)
}

/** The range of entries to step through, and the step to start at. */
export interface Stretch {
  readonly from: number
  readonly to: number
  readonly at: number
  readonly round?: number
}

/** The reader's position in each log, kept while they look at a clause. */
export const places = new Map<string, Stretch | undefined>()

/**
 * Opens an export and forgets the positions in the last one. Returns false if the text is not
 * an export.
 */
export const openExport = (text: string): boolean => {
  const read = readExport(text)
  if (!read) return false
  places.clear()
  checking?.terminate()
  const logs = read.files.map(file => ({
    file,
    rounds: roundsOf(file),
    replay: replayOf(file),
    checked: 0,
  }))
  change({ logs, isClosed: read.isClosed })
  check(text)
  return true
}

/** An open log by its name. */
export const logIn = (log: string): OpenedLog | undefined =>
  opened?.logs.find(({ file }) => file.log === log)

export const closeExport = (): void => {
  checking?.terminate()
  change(undefined)
}

const subscribe = (listener: () => void): (() => void) => {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

export const useOpenExport = (): OpenedExport | undefined =>
  useSyncExternalStore(subscribe, () => opened)
