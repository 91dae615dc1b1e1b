import { useSyncExternalStore } from 'react'
import { type LogFile, readLog } from './record.ts'
import { type Replay, replayOf } from './replay.ts'
import { type RoundFound, roundsOf } from './rounds.ts'
import type { Report } from './verify.ts'

/** The log that is open, kept while somebody looks at a clause and comes back. */

export interface Opened {
  readonly file: LogFile
  readonly rounds: readonly RoundFound[]
  readonly replay: Replay | undefined
  /** How far the checking has got, and then what it came to. */
  readonly checked: number | Report
}

let opened: Opened | undefined
const listeners = new Set<() => void>()

const change = (next: Opened | undefined): void => {
  opened = next
  for (const listener of listeners) listener()
}

let checking: Worker | undefined

/** Another thread works it out again, so that the page can be used meanwhile. */
const check = (text: string): void => {
  checking = new Worker(new URL('./worker.ts', import.meta.url), { type: 'module' })
  checking.addEventListener('message', ({ data: told }: MessageEvent<number | Report>) => {
    if (opened) change({ ...opened, checked: told })
  })
  checking.postMessage(text)
}

/** Opens an export; says whether it is one. */
export const openLog = (text: string): boolean => {
  const file = readLog(text)
  if (!file) return false
  checking?.terminate()
  change({ file, rounds: roundsOf(file), replay: replayOf(file), checked: 0 })
  check(text)
  return true
}

export const closeLog = (): void => {
  checking?.terminate()
  change(undefined)
}

const subscribe = (listener: () => void): (() => void) => {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

export const useOpened = (): Opened | undefined => useSyncExternalStore(subscribe, () => opened)
