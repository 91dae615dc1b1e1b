import type { Reader } from './audiences.ts'

/** How long a reader may lag. Behind, it skips to the latest view; too far or for too long, it is hung up on. */

const BEHIND = 64 * 1024
const FAR_BEHIND = 512 * 1024
const PATIENCE = 10_000

export type Lag = 'keeps up' | 'behind' | 'too slow'

export const lagOf = (reader: Reader): Lag => {
  const { bufferedAmount } = reader.socket
  if (bufferedAmount < BEHIND) {
    reader.behindSince = null
    return 'keeps up'
  }
  const now = performance.now()
  reader.behindSince ??= now
  return bufferedAmount > FAR_BEHIND || now - reader.behindSince > PATIENCE ? 'too slow' : 'behind'
}
