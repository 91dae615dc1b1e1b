import { useCallback, useEffect, useState } from 'react'
import type { ResultOrRefusal } from '../../client/api/staff.ts'

/** The server's latest answer. Asks again at intervals and on request. */
export const useLatest = <T>(
  ask: () => Promise<ResultOrRefusal<T>>,
  everySeconds?: number,
): readonly [T | undefined, () => void] => {
  const [latest, setLatest] = useState<T>()
  const again = useCallback(() => {
    void ask().then(answer => setLatest('came' in answer ? answer.came : undefined))
  }, [ask])
  useEffect(() => {
    again()
    if (everySeconds === undefined) return
    const timer = setInterval(again, everySeconds * 1000)
    return () => clearInterval(timer)
  }, [again, everySeconds])
  return [latest, again]
}
