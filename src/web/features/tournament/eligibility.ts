import type { TournamentView } from '../../../tournament/director/standing.ts'

type Applying = Pick<TournamentView, 'status' | 'entry' | 'conditions' | 'standings'>

/** Whoever was refused or disqualified does not enter again. @rule nz7:1.1/applicant ruling:743 */
export const mayApply = ({ status, entry, conditions, standings }: Applying): boolean => {
  const isLate = status === 'running' && conditions.lateEntry === true && standings.length === 0
  const isFree = entry === null || entry.status === 'withdrawn' || entry.status === 'transferred'
  return isFree && (status === 'entries-open' || isLate)
}
