import { isAtTable } from '../../general/state.ts'
import type { Patron } from '../../kernel/people.ts'
import type { Phrase } from '../../kernel/refusal.ts'
import type { NoticeMessage } from '../../protocol/wire.ts'
import { noticeAt } from '../../protocol/wire-refusal.ts'
import { newId } from '../randomness.ts'
import type { Floor, Table } from './floor.ts'
import { removePatron } from './staff-commands.ts'

/**
 * At a full table, idle patrons give up their seat. After a number of rounds without a wager the
 * virtual supervisor asks for the seat. If nobody plays, no rounds count, so a time limit applies
 * as well. The chips go to the patron's account, and the patron gets a notice. At attended tables
 * people decide.
 * @rule nz1:6.0
 */

export interface Patience {
  /** Rounds without a wager, never fewer than the rules require. 0 turns this off. */
  readonly rounds: number
  /** Milliseconds without a wager. */
  readonly time: number
}

export const IDLE: Patience = { rounds: 3, time: 20 * 60_000 }

const SUPERVISOR = { role: 'staff', rank: 'game-supervisor' } as const

const EVERY = 1000

const AFTER_ROUNDS =
  'Your seat was asked for: every seat is taken, and you have wagered nothing for {rounds} rounds. Your chips are in your account.'
const AFTER_TIME =
  'Your seat is free for others: every seat is taken, and you have wagered nothing for {minutes} minutes. Your chips are in your account.'

type Tell = (patron: Patron, what: NoticeMessage) => void

const isFull = ({ attended, host }: Table): boolean =>
  !attended && host.state.seats.every(holder => holder !== null)

const hasWagered = ({ host: { state } }: Table, patron: Patron): boolean =>
  state.round.wagered.includes(patron) || state.wagers.some(wager => wager.patron === patron)

export const watchIdle = (
  floor: Floor,
  tell: Tell,
  patience: Patience = IDLE,
  every = EVERY,
): (() => void) => {
  const since = new Map<string, number>()
  const idleFor = (key: string): number => {
    const now = floor.time.elapsed()
    const began = since.get(key) ?? now
    since.set(key, began)
    return now - began
  }
  const goes = async (table: Table, patron: Patron, notice: Phrase): Promise<void> => {
    await removePatron(floor, table, patron)
    await floor.cashier.payOut()
    if (!isAtTable(table.host.state, patron)) tell(patron, noticeAt(table.id, notice))
  }
  const look = async (table: Table, seat: number, patron: Patron): Promise<void> => {
    const key = `${table.id}/${patron}`
    const long = idleFor(key)
    const { idleRounds: rounds } = table.host.state.patrons[patron]!
    if (rounds >= patience.rounds) {
      const command = { by: SUPERVISOR, does: 'require-seat', seat } as const
      const answer = await table.host.submit(`idle ${newId(floor.random)}`, command)
      if (!('done' in answer)) return
      await goes(table, patron, { says: AFTER_ROUNDS, facts: { rounds } })
    } else if (long >= patience.time)
      await goes(table, patron, {
        says: AFTER_TIME,
        facts: { minutes: Math.round(long / 60_000) },
      })
    else return
    since.delete(key)
  }
  let isLooking = false
  const round = async (): Promise<void> => {
    for (const table of floor.tables.values()) {
      if (!table.host.isOwn) continue
      for (const [i, patron] of table.host.state.seats.entries())
        if (patron !== null && isFull(table) && !hasWagered(table, patron))
          await look(table, i + 1, patron)
        else since.delete(`${table.id}/${patron}`)
    }
  }
  if (patience.rounds === 0) return () => undefined
  return floor.time.every(every, () => {
    if (isLooking) return
    isLooking = true
    void round().finally(() => {
      isLooking = false
    })
  })
}
