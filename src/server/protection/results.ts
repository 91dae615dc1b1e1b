import type { Patron } from '../../kernel/people.ts'
import { DAY, dayOf } from '../../protection/period.ts'
import { placeOf } from '../../protocol/permissions.ts'
import type { Result } from '../../protocol/protection.ts'
import { statementOf } from '../audit/queries.ts'
import type { Readings } from '../audit/readings.ts'

/** What a guest has won and lost, from the readings of all logs. */

const atTables = ({ db }: Readings, patron: Patron): readonly Result[] =>
  db
    .prepare(
      `select at / ${DAY} * ${DAY} as day, game, count(*) as rounds, sum(staked) as staked,
        sum(net) as net
      from round_patrons where patron = ? and log not like 'tournament%' and (staked > 0 or net <> 0)
      group by day, game order by day desc, game`,
    )
    .all(patron) as unknown[] as readonly Result[]

/** A tournament uses its own chips, so only its fees and prizes are money. */
const inTournaments = (readings: Readings, patron: Patron): readonly Result[] => {
  const days = new Map<number, Result>()
  for (const { at, table, chips } of statementOf(readings, patron)) {
    if (table === null || placeOf(table) === 'table') continue
    const day = dayOf(at) * DAY
    const before = days.get(day) ?? { day, game: 'tournament', rounds: 0, staked: 0, net: 0 }
    const staked = before.staked + Math.max(0, -chips)
    days.set(day, { ...before, staked, net: before.net + chips })
  }
  return [...days.values()]
}

/** By day and game, newest first. */
export const resultsOf = (readings: Readings, patron: Patron): readonly Result[] =>
  [...atTables(readings, patron), ...inTournaments(readings, patron)].toSorted(
    (a, b) => b.day - a.day || a.game.localeCompare(b.game),
  )

/** Stakes and net result since a time. */
export const visitOf = (
  { db }: Readings,
  patron: Patron,
  since: number,
): { readonly staked: number; readonly net: number } => {
  const { staked, net } = db
    .prepare(
      `select coalesce(sum(staked), 0) as staked, coalesce(sum(net), 0) as net
      from round_patrons where patron = ? and log not like 'tournament%' and at >= ?`,
    )
    .get(patron, since) as { staked: number; net: number }
  return { staked, net }
}
