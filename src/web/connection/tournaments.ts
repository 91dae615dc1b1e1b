import type { TournamentLine } from '../../tournament/standing.ts'

/** Which tournaments the house holds, the newest first. */
export const fetchTournaments = async (): Promise<readonly TournamentLine[]> => {
  const answer = await fetch('/api/tournaments', { headers: { accept: 'application/json' } })
  return answer.ok ? ((await answer.json()) as readonly TournamentLine[]) : []
}
