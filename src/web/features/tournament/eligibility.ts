import type { TournamentView } from '../../../tournament/director/view/tournament-view.ts'

/** What a tournament still allows its applicants, by its status and its sessions. */

type TournamentFacts = Pick<TournamentView, 'status' | 'conditions' | 'sessions'>

const hasBegun = ({ sessions }: TournamentFacts): boolean =>
  sessions.some(({ begun, result }) => begun || result)

/** Until the draw, or until the first session begins. @rule nz7:2.2 ruling:743 */
export const takesEntries = (view: TournamentFacts): boolean =>
  view.status === 'entries-open' ||
  (view.status === 'running' && view.conditions.lateEntry === true && !hasBegun(view))

/** A player who was refused or disqualified may not enter again. @rule nz7:1.1/applicant */
export const mayApply = (view: TournamentFacts & Pick<TournamentView, 'entry'>): boolean => {
  const { entry } = view
  const isFree = entry === null || entry.status === 'withdrawn' || entry.status === 'transferred'
  return isFree && takesEntries(view)
}

const TWO_DAYS = 48 * 60 * 60_000

/** The last moment at which a withdrawal is refunded without consent. @rule nz7:2.4(1)(i) */
export const refundedUntil = ({ sessions, conditions }: TournamentFacts): number => {
  const starts = sessions.filter(({ isVoid }) => !isVoid).map(({ startsAt }) => startsAt)
  return (starts.length === 0 ? conditions.playStart : Math.min(...starts)) - TWO_DAYS
}
