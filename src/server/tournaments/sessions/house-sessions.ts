import type { Patron } from '../../../kernel/people.ts'
import { type DirectorState, entryOf, isInPlay } from '../../../tournament/director/state.ts'
import type { Tournament } from '../tournament.ts'

/**
 * What other parts of the server ask about tournaments: which tables are taken, and who takes part.
 */

/** A session that is played at a table of the house. */
export interface HouseSession {
  readonly tournament: string
  readonly session: number
  readonly name: string
}

/** The tournament and session index from the name of a table. */
export const sessionNamed = (name: string): readonly [string, number] => {
  const [, id = '', number] = /^(.+)-session-(\d+)$/.exec(name) ?? []
  return [id, Number(number) - 1]
}

export const playedAt = (
  all: readonly Pick<Tournament, 'id' | 'host'>[],
  table: string,
): HouseSession | undefined => {
  for (const { id, host } of all) {
    const { sessions, status, conditions } = host.state
    const session = sessions.findIndex(each => each.table === table && isInPlay(each))
    if (status === 'running' && session >= 0)
      return { tournament: id, session, name: conditions.name }
  }
  return undefined
}

/** Whether a patron has entered a tournament that is not over. */
export const isEnteredBy = (state: DirectorState, patron: Patron): boolean => {
  const status = entryOf(state, patron)?.status
  const isOn = state.status === 'entries-open' || state.status === 'running'
  return isOn && status !== undefined && status !== 'refused' && status !== 'transferred'
}
