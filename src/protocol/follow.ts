import { applied } from './patch.ts'
import type { Shown } from './shown.ts'
import type { FromHouse, PatchMessage, SnapshotMessage, WatchMessage } from './wire.ts'

/** A client's copy of a table or tournament. Snapshots and patches keep it up to date. */

export interface Copy {
  readonly number: number
  readonly resume: string
  readonly shown: Shown
}

export const isViewMessage = (message: FromHouse): message is SnapshotMessage | PatchMessage =>
  'snapshot' in message || 'patch' in message

/** The next copy; undefined if a patch is missing and the client must watch again. */
export const followed = (
  copy: Copy | undefined,
  message: SnapshotMessage | PatchMessage,
): Copy | undefined => {
  const { number } = message
  if ('snapshot' in message) return { number, resume: message.resume, shown: message.snapshot }
  if (copy?.number === number) return copy
  return copy?.number === number - 1
    ? { ...copy, number, shown: applied(message.patch, copy.shown) }
    : undefined
}

/** Starts to watch, or continues with a copy from an earlier connection. */
export const watchFrom = (table: string, copy: Copy | undefined): WatchMessage => ({
  watch: table,
  ...(copy && { resume: copy.resume, number: copy.number }),
})
