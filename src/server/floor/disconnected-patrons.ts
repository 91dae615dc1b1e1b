import { isWalkIn, type Patron } from '../../kernel/people.ts'
import { isExcluded } from './cross-table-rules.ts'
import type { Floor, Table } from './floor.ts'
import { leaves, leavesWager } from './staff-commands.ts'

/**
 * Patrons who stay disconnected for too long leave the table. Excluded patrons and those who take a
 * break leave as soon as they can. Their seat becomes free and their chips go to their account.
 * Nobody leaves a wager behind.
 */

export const PATIENCE = 10 * 60_000

/** Owners of wagers that stood off, and lie there for the next round. */
const carriedAt = ({ host: { state } }: Table): readonly Patron[] => {
  const { last, wagers } = state
  if (!last || last.carried.length === 0) return []
  return wagers.filter(({ id }) => last.carried.includes(id)).map(({ patron }) => patron)
}

export const watchAbsence = (
  floor: Floor,
  isHere: (patron: Patron) => boolean,
  patience = PATIENCE,
): (() => void) => {
  const gone = new Map<string, number>()
  const keptOut = (patron: Patron): boolean =>
    isExcluded(floor.tables, patron) || floor.protection.awayOf(patron) !== undefined
  const goes = (table: Table, patron: Patron): void =>
    void leaves(floor, table, patron).then(() => floor.cashier.payOut())
  const look = (table: Table, patron: Patron): void => {
    const key = `${table.id}/${patron}`
    const isKeptOut = keptOut(patron)
    const isWelcome = (isHere(patron) || isWalkIn(patron)) && !isKeptOut
    if (isWelcome || leavesWager(table.host, patron)) {
      gone.delete(key)
      return
    }
    const now = floor.time.elapsed()
    const since = gone.get(key) ?? now
    gone.set(key, since)
    if (!isKeptOut && now - since < patience) return
    gone.delete(key)
    goes(table, patron)
  }
  const followed = new Set<Table>()
  /** A wager that stood off would otherwise be at risk again, in a round its owner did not choose. */
  const follow = (table: Table): void => {
    if (followed.has(table)) return
    followed.add(table)
    table.host.follow(() => {
      if (!table.host.isOwn) return
      for (const patron of carriedAt(table)) if (keptOut(patron)) goes(table, patron)
    })
  }
  for (const table of floor.tables.values()) follow(table)
  return floor.time.every(patience / 10, () => {
    for (const table of floor.tables.values()) {
      follow(table)
      if (table.host.isOwn)
        for (const patron of Object.keys(table.host.state.patrons)) look(table, patron)
    }
  })
}
