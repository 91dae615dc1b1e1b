import { useEffect, useState } from 'react'
import { startOf } from '../../../app/staff-links.tsx'
import { type DeskLine, fetchDesk, fetchWho, type StaffMember } from '../../../client/desk.ts'

/** Polls the server for the wall, and tracks the state of the connection. */

/** How long the server took to answer, in milliseconds, and since when it has not answered. */
export interface ResponseState {
  readonly took: number
  readonly lostSince: number | null
}

export type DeskAnswer =
  | {
      readonly lines: readonly DeskLine[]
      readonly who: StaffMember
      readonly heard: ResponseState
    }
  /** Staff with other work, such as a tournament director. */
  | { readonly elsewhere: StaffMember }
  | 'nobody'
  | undefined

const EVERY = 750
/** Poll timeout, in milliseconds. */
const PATIENCE = 5000

const isOut = (ms: number): Promise<never> =>
  new Promise((_, reject) => setTimeout(() => reject(new Error('no answer')), ms))

const look = async (known: StaffMember | undefined): Promise<DeskAnswer> => {
  const from = performance.now()
  const asked = Promise.all([fetchDesk(), known ?? fetchWho()])
  const [lines, who] = await Promise.race([asked, isOut(PATIENCE)])
  const heard = { took: performance.now() - from, lostSince: null }
  if (lines && who) return { lines, who, heard }
  return who && startOf(who.role) ? { elsewhere: who } : 'nobody'
}

/** Keeps the last state and marks it as out of date. */
const lost = (found: DeskAnswer): DeskAnswer =>
  typeof found === 'object' && 'heard' in found
    ? { ...found, heard: { ...found.heard, lostSince: found.heard.lostSince ?? Date.now() } }
    : found

/** Polls one request at a time, and only for staff. */
export const useDesk = (): DeskAnswer => {
  const [found, setFound] = useState<DeskAnswer>()
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined
    let wanted = true
    let who: StaffMember | undefined
    const again = async () => {
      const next = await look(who).catch(() => 'lost' as const)
      if (!wanted) return
      if (typeof next === 'object' && 'who' in next) who = next.who
      setFound(before => (next === 'lost' ? lost(before) : next))
      timer = setTimeout(() => void again(), EVERY)
    }
    void again()
    return () => {
      wanted = false
      clearTimeout(timer)
    }
  }, [])
  return found
}
