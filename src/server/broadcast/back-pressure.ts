import type { Principal } from '../identity/principal.ts'
import type { Line } from './outbox.ts'

/**
 * How far a reader may lag. A slow reader skips to a fresh snapshot; one that stays behind is
 * disconnected.
 */

/** A watcher on one socket. */
export interface Reader {
  readonly line: Pick<Line, 'send' | 'bufferedAmount'>
  readonly principal: Principal
  behindSince: number | null
}

const BEHIND = 64 * 1024
const FAR_BEHIND = 512 * 1024
const PATIENCE = 10_000

export type Lag = 'keeps up' | 'behind' | 'too slow'

export const lagOf = (reader: Reader, elapsed: () => number): Lag => {
  const { bufferedAmount } = reader.line
  if (bufferedAmount < BEHIND) {
    reader.behindSince = null
    return 'keeps up'
  }
  const now = elapsed()
  reader.behindSince ??= now
  return bufferedAmount > FAR_BEHIND || now - reader.behindSince > PATIENCE ? 'too slow' : 'behind'
}
