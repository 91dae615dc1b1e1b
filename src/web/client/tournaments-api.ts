import type { Facts, Phrase } from '../../kernel/refusal.ts'
import type { Conditions } from '../../tournament/director/s02-entry/conditions.ts'
import type { TournamentLine } from '../../tournament/director/standing.ts'

import { told } from './failure.ts'

/** All tournaments, newest first. */
export const fetchTournaments = async (): Promise<readonly TournamentLine[]> => {
  const answer = await fetch('/api/tournaments', { headers: { accept: 'application/json' } })
  return answer.ok ? ((await answer.json()) as readonly TournamentLine[]) : []
}

/** Its name, or the reason to refuse it. @rule nz7:2.2 */
export const setUpTournament = async (
  conditions: Conditions,
): Promise<{ readonly tournament: string } | Phrase> => {
  const answer = await fetch('/api/tournaments', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ conditions, run: 'director', fill: null }),
  })
  const said = (await answer.json().catch(() => ({}))) as {
    readonly tournament?: string
    readonly message?: string
    readonly says?: string
    readonly facts?: Facts
  }
  return said.tournament === undefined ? told(said, answer.status) : { tournament: said.tournament }
}
