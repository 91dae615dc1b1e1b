import type { FloorEvent } from '../../floor/state.ts'
import { sentence } from '../../kernel/refusal.ts'
import type { NoticeMessage } from '../../protocol/wire.ts'
import { noticeAt } from '../../protocol/wire-refusal.ts'
import type { Body } from '../../records/entry.ts'
import type { SignedIn } from '../identity/principal.ts'
import type { Staff } from '../identity/staff/staff.ts'
import type { Floor } from './floor.ts'

/** Release a dealer's table when their last session ends. */

const HOUSE = { role: 'staff', rank: 'operator', name: 'house' } as const

/** How long a table may keep its dealer after their session ends, in milliseconds. */
const EVERY = 500

const NOT_HERE = '{name} signed out, or the session ended.'

/** Checks after every change of the staff, and at intervals for sessions that expire. */
export const watchDealers = (
  { log, tables, time }: Floor,
  staff: Pick<Staff, 'isIn' | 'follow'>,
  every = EVERY,
): (() => void) => {
  let isWatching = true
  const look = (): void => {
    if (!log.isOwn) return
    for (const { id: table, onFloor, host } of tables.values()) {
      const { dealing } = onFloor()
      if (!isWatching || dealing.is !== 'person' || staff.isIn(dealing.name)) continue
      const reason = sentence({ says: NOT_HERE, facts: { name: dealing.name } })
      const id = `release ${table} ${log.seq + 1}`
      void log.submit(id, { by: HOUSE, does: 'release-table', table, reason, entry: host.seq })
    }
  }
  staff.follow(look)
  const stop = time.every(every, look)
  return () => {
    isWatching = false
    stop()
  }
}

/** A relieved dealer, and the notice to them. */
export interface Relief {
  readonly dealer: Extract<SignedIn, { readonly is: 'staff' }>
  readonly message: NoticeMessage
}

const RELIEVED = '{name} ({rank}) has relieved you and deals here now.'

export const reliefsIn = ({ command, events }: Body): readonly Relief[] =>
  (events as readonly FloorEvent[]).flatMap(event => {
    if (event.is !== 'DealerTook' || !event.relieves || command?.by.role !== 'staff') return []
    const { table, name, rank, relieves } = event
    const facts = { name, rank: rank.replaceAll('-', ' ') }
    const message = noticeAt(table, { says: RELIEVED, facts })
    return [{ dealer: { is: 'staff', ...relieves }, message }]
  })
