import { isWalkIn, type Patron } from '../../kernel/people.ts'
import { isExcluded } from './cross-table-rules.ts'
import type { Floor, Table } from './floor.ts'
import { leaves } from './staff-commands.ts'

/**
 * Patrons who stay disconnected for too long leave the table, and so do excluded patrons and those
 * who take a break. Their seat becomes free and their chips go to their account. Nobody leaves
 * while they have a wager on the table.
 */

export const PATIENCE = 10 * 60_000

export const watchAbsence = (
  floor: Floor,
  isHere: (patron: Patron) => boolean,
  patience = PATIENCE,
): (() => void) => {
  const gone = new Map<string, number>()
  const look = (table: Table, patron: Patron): void => {
    const key = `${table.id}/${patron}`
    const { wagers } = table.host.state
    const isKeptOut =
      isExcluded(floor.tables, patron) || floor.protection.awayOf(patron) !== undefined
    const isWelcome = (isHere(patron) || isWalkIn(patron)) && !isKeptOut
    if (isWelcome || wagers.some(wager => wager.patron === patron)) {
      gone.delete(key)
      return
    }
    const now = floor.time.elapsed()
    const since = gone.get(key) ?? now
    gone.set(key, since)
    if (now - since < patience) return
    gone.delete(key)
    void leaves(floor, table, patron).then(() => floor.cashier.payOut())
  }
  return floor.time.every(patience / 10, () => {
    for (const table of floor.tables.values())
      if (table.host.isOwn)
        for (const patron of Object.keys(table.host.state.patrons)) look(table, patron)
  })
}
