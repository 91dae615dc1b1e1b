import { isAtTable } from '../../general/state.ts'
import type { Patron } from '../../kernel/people.ts'
import type { Floor } from './floor.ts'

/** Where a patron plays now: tables by name, tournaments as `tournament/NAME`. */
export const playsAt = ({ tables, tournaments }: Floor, patron: Patron): readonly string[] => {
  const at = [...tables.values()]
    .filter(({ host }) => isAtTable(host.state, patron))
    .map(({ id }) => id)
  const contests = tournaments.list.filter(({ sessions }) =>
    [...sessions.values()].some(
      ({ host: { state } }) =>
        state.status === 'running' &&
        state.players.some(each => each.patron === patron && each.status === 'active'),
    ),
  )
  return [...at, ...contests.map(({ id }) => `tournament/${id}`)]
}
