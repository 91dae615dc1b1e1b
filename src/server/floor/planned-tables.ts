import { onFloor } from '../../floor/state.ts'
import { CATALOGUE, type GameName } from '../../games/catalogue.ts'
import type { TableConfig } from '../../general/state.ts'
import type { FloorHost } from './floor.ts'
import type { Plan } from './standard-tables.ts'

const HOUSE = { role: 'staff', rank: 'operator', name: 'house' } as const

export const standardConfig = (game: GameName, book: string): TableConfig<unknown> =>
  (CATALOGUE[game].standard as (book: string) => TableConfig<unknown>)(book)

/** Adds planned tables that do not exist yet. Later decisions of the house stay in force. */
export const planned = async (log: FloorHost, plans: readonly Plan[]): Promise<void> => {
  for (const { id: table, config, ...plan } of plans) {
    if (onFloor(log.state, table)) continue
    const of = { ...plan, config: config ?? standardConfig(plan.game, plan.book) }
    const answer = await log.submit(`bring ${table}`, { by: HOUSE, does: 'bring-table', table, of })
    if ('refused' in answer) throw new Error(`${table}: ${answer.refused.says}`)
    if ('unavailable' in answer) throw new Error(`${table}: ${answer.unavailable}`)
  }
}
