import type { PromiseRecord } from '../features/fairness/chance.ts'
import { fetchFrom, fetchMe } from './api/house.ts'
import { fetchHistory, fetchReplay } from './api/records.ts'
import type { Connection } from './connection.ts'
import { type Contest, tableOf } from './session-table.ts'

/** A finished session: its rounds and commitments, from its log. */

type Back = Pick<Connection, 'history' | 'replay' | 'promises'>

export const lookingBack = (table: string, patron: string): Back => ({
  history: before => (patron === '' ? Promise.resolve([]) : fetchHistory(table, before)),
  replay: async round => {
    const steps = await fetchReplay<Contest>(table, round)
    return steps?.map(step => ({
      ...step,
      view: tableOf(step.view, patron),
    }))
  },
  promises: before => fetchFrom<readonly PromiseRecord[]>(table, 'shoes', { before }),
})

/** A connection that takes no commands. */
export const openPastSession = async (table: string): Promise<Connection> => {
  const [patron, [promise]] = await Promise.all([
    fetchMe().then(me => me?.name ?? ''),
    fetchFrom<readonly PromiseRecord[]>(table, 'shoes'),
  ])
  return {
    table,
    game: promise?.of === 'cards' ? 'baccarat' : 'roulette',
    patron,
    subscribe: () => () => undefined,
    moment: () => undefined,
    line: () => 'open',
    send: () => Promise.resolve({ failed: '' }),
    rounds: () => Promise.resolve([]),
    ...lookingBack(table, patron),
  }
}
