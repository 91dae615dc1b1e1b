import { carriedWagers } from '../../general/felt.ts'
import { isWalkIn, type Patron } from '../../kernel/people.ts'
import type { Floor, Table } from './floor.ts'
import { leavesWager, removePatron } from './staff-commands.ts'

/**
 * Patrons who stay disconnected for too long leave the table. Excluded patrons and those who take a
 * break leave as soon as they can. Their seat becomes free and their chips go to their account.
 * Nobody leaves a wager behind.
 */

export const PATIENCE = 10 * 60_000

/** Owners of wagers that a Stand Off left on the table for the next round. */
const carriedAt = ({ host: { state } }: Table): ReadonlySet<Patron> =>
  new Set(carriedWagers(state).map(({ patron }) => patron))

export const watchAbsence = (
  floor: Floor,
  isHere: (patron: Patron) => boolean,
  patience = PATIENCE,
): (() => void) => {
  const gone = new Map<string, number>()
  const keptOut = (patron: Patron): boolean =>
    floor.exclusions.has(patron) || floor.protection.awayOf(patron) !== undefined
  const goes = (table: Table, patron: Patron): void =>
    void removePatron(floor, table, patron).then(() => floor.cashier.payOut())
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
  const standOffs = new StandOffs(keptOut, goes)
  floor.protection.log.follow(() => standOffs.lookAgain())
  for (const table of floor.tables.values()) standOffs.follow(table)
  return floor.time.every(patience / 10, () => {
    for (const table of floor.tables.values()) {
      standOffs.follow(table)
      if (table.host.isOwn)
        for (const patron of Object.keys(table.host.state.patrons)) look(table, patron)
    }
  })
}

/**
 * Returns wagers that stood off to owners who are kept out, as soon as the rules allow. Otherwise
 * the wagers would be at risk in a round that their owners did not choose.
 */
class StandOffs {
  readonly #keptOut: (patron: Patron) => boolean
  readonly #goes: (table: Table, patron: Patron) => void
  /** Each table, with the last round that was looked at and the owners who have to leave. */
  readonly #tables = new Map<Table, { last: unknown; owners: readonly Patron[] }>()

  constructor(keptOut: (patron: Patron) => boolean, goes: (table: Table, patron: Patron) => void) {
    this.#keptOut = keptOut
    this.#goes = goes
  }

  follow(table: Table): void {
    if (this.#tables.has(table)) return
    this.#tables.set(table, { last: null, owners: [] })
    table.host.follow((_, { events }) => {
      if (events.some(({ is }) => is === 'PatronExcluded')) this.lookAgain()
      else this.#look(table)
    })
  }

  /** Somebody may be kept out now who was not before. */
  lookAgain(): void {
    for (const [table, seen] of this.#tables) {
      seen.last = null
      this.#look(table)
    }
  }

  #look(table: Table): void {
    const { state, isOwn } = table.host
    const seen = this.#tables.get(table)!
    if (!isOwn) return
    const isNew = seen.last !== state.last
    if (!isNew && seen.owners.length === 0) return
    const carried = carriedAt(table)
    const among = isNew ? [...carried] : seen.owners.filter(patron => carried.has(patron))
    seen.last = state.last
    seen.owners = among.filter(patron => this.#keptOut(patron))
    for (const patron of seen.owners) this.#goes(table, patron)
  }
}
