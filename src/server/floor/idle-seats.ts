import { randomUUID } from 'node:crypto'
import { isAtTable } from '../../general/state.ts'
import type { Patron } from '../../kernel/people.ts'
import type { Phrase } from '../../kernel/refusal.ts'
import { type Notice, noticeOf } from '../../protocol/refused.ts'
import type { Floor, Table } from './floor.ts'
import { leaves } from './staff-commands.ts'

/**
 * Who plays nothing while every seat is taken makes room. After so many rounds the virtual supervisor asks for
 * the seat; and where nobody plays, so that no round is ever counted, who has wagered nothing for long is taken
 * to have left. The chips are in the account, and the patron is told. At an attended table people decide.
 * @rule nz1:6.0
 */

export interface Patience {
  /** Rounds without a wager, never fewer than the rules say; 0 for ever. */
  readonly rounds: number
  /** Milliseconds without one. */
  readonly time: number
}

export const IDLE: Patience = { rounds: 3, time: 20 * 60_000 }

const SUPERVISOR = { role: 'staff', rank: 'game-supervisor' } as const

const EVERY = 1000

const AFTER_ROUNDS =
  'Your seat was asked for: every seat is taken, and you have wagered nothing for {rounds} rounds. Your chips are in your account.'
const AFTER_TIME =
  'Your seat is free for others: every seat is taken, and you have wagered nothing for {minutes} minutes. Your chips are in your account.'

type Tell = (patron: Patron, what: Notice & { readonly table: string }) => void

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
    await leaves(table, patron)
    await floor.cashier.payOut()
    if (!isAtTable(table.host.state, patron)) tell(patron, { table: table.id, ...noticeOf(notice) })
  }
  const look = async (table: Table, seat: number, patron: Patron): Promise<void> => {
    const key = `${table.id}/${patron}`
    const long = idleFor(key)
    const { idleRounds: rounds } = table.host.state.patrons[patron]!
    if (rounds >= patience.rounds) {
      const command = { by: SUPERVISOR, does: 'require-seat', seat } as const
      const answer = await table.host.submit(`idle ${randomUUID()}`, command)
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
