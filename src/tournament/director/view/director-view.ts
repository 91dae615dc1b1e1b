import type { Patron, Viewer } from '../../../kernel/people.ts'
import { APPLICATION, isGameName, type Rules, rulesNotice } from '../../session/application.ts'
import type { Conditions } from '../s02-entry/conditions.ts'
import { type DirectorState, type Entry, entryOf, type Session } from '../state.ts'

export interface DirectorView {
  /** Anyone may read the conditions. @rule nz7:2.6 */
  readonly conditions: Conditions
  /**
   * The rule book in use. The text says if it stands in for another division.
   * @rule nz7:1.1/electronic-terminal
   */
  readonly rules: (Rules & { readonly says: string }) | null
  readonly status: DirectorState['status']
  readonly now: DirectorState['now']
  readonly stage: number
  readonly entry: Entry | null
  /** Only the house sees who applied. */
  readonly entries: DirectorState['entries'] | null
  /** Players still to be drawn. */
  readonly undrawn: readonly Patron[]
  /** The schedule, and each session's result once two people have counted it. @rule nz7:5.5 */
  readonly sessions: readonly Omit<Session, 'counted'>[]
  readonly placings: DirectorState['placings']
  readonly awards: DirectorState['awards']
}

export const viewDirector = (state: DirectorState, viewer: Viewer): DirectorView => {
  const { conditions, status, now, stage, entries, undrawn, sessions, placings, awards } = state
  const { game } = conditions
  const isHouse = viewer.role === 'dealer' || viewer.role === 'auditor'
  const own = viewer.role === 'patron' ? entryOf(state, viewer.patron) : undefined
  return {
    conditions,
    rules: isGameName(game) ? { ...APPLICATION[game].rules, says: rulesNotice(game) } : null,
    status,
    now,
    stage,
    entry: own ?? null,
    entries: isHouse ? entries : null,
    undrawn,
    sessions: sessions.map(({ counted: _, ...session }) => session),
    placings,
    awards,
  }
}
