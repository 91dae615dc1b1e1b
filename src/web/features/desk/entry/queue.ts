import { useRef, useState } from 'react'

/** Sends entries one after the other, however fast the dealer types. */

/** `send` returns whether the entry was taken. */
type Enter = (send: () => Promise<boolean>) => Promise<void>

interface QueueListener {
  readonly sending: (count: number) => void
  /** An entry was not taken. */
  readonly failed: () => void
}

/**
 * Entries that were typed before the dealer could know that one was not taken are dropped: each of
 * them was meant for a later place.
 */
export const entryQueue = ({ sending, failed }: QueueListener): Enter => {
  let last = Promise.resolve()
  let count = 0
  let run = 0
  const changes = (by: number) => {
    count += by
    sending(count)
  }
  return send => {
    const own = run
    changes(1)
    last = last.then(async () => {
      if (own === run && !(await send())) {
        run += 1
        failed()
      }
      changes(-1)
    })
    return last
  }
}

/** `isSending` is true until every entry so far has been answered. */
export const useQueue = (
  failed: () => void,
): { readonly isSending: boolean; readonly enter: Enter } => {
  const [count, setCount] = useState(0)
  const latest = useRef(failed)
  latest.current = failed
  const queue = useRef<Enter>(undefined)
  queue.current ??= entryQueue({ sending: setCount, failed: () => latest.current() })
  return { isSending: count > 0, enter: queue.current }
}
