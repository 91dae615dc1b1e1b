import { useSyncExternalStore } from 'react'
import type { RoundRecord } from '../../../records/round-record.ts'
import { roundsOf } from './round-facts.ts'
import { type LogFile, readExport } from './verifier/export-file.ts'
import { type Replay, replayOf } from './verifier/replay.ts'
import type { Report } from './verifier/verify.ts'
import type { Checked } from './verifier/worker.ts'

/** The export that is open, kept while somebody looks at a clause and comes back. */

export interface OpenedLog {
  readonly file: LogFile
  readonly rounds: readonly RoundRecord[]
  readonly replay: Replay | undefined
  /** How far the checking has got, and then what it came to. */
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

/** Another thread works it out again, so that the page can be used meanwhile. */
const check = (text: string): void => {
  checking = new Worker(new URL('./verifier/worker.ts', import.meta.url), { type: 'module' })
  checking.addEventListener('message', ({ data: told }: MessageEvent<Checked>) => {
    if (!opened) return
    const logs = opened.logs.map(one =>
      one.file.log === told.log ? { ...one, checked: told.checked } : one,
    )
    change({ ...opened, logs })
  })
  checking.postMessage(text)
}

/** The entries from which to which are shown step by step, and where it begins. */
export interface Stretch {
  readonly from: number
  readonly to: number
  readonly at: number
  readonly round?: number
}

/** Where somebody was in each log, kept while they look at a clause. */
export const places = new Map<string, Stretch | undefined>()

/** Opens an export, in which nobody has been anywhere yet; says whether it is one. */
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

/** One of the logs that are open. */
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

export const useOpened = (): OpenedExport | undefined =>
  useSyncExternalStore(subscribe, () => opened)
