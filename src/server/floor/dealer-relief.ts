import type { FloorEvent } from '../../floor/state.ts'
import type { Body } from '../../records/entry.ts'
import type { SignedIn } from '../identity/principal.ts'
import type { Staff } from '../identity/staff.ts'
import type { Floor } from './floor.ts'

/** Who deals is in the house: a table of somebody whose last session is over is theirs no more. */

const HOUSE = { role: 'staff', rank: 'operator', name: 'house' } as const

/** How long a table may outlive the session of whoever deals at it, in milliseconds. */
const EVERY = 500

const NOT_HERE = '{name} has signed out, or the session was over.'

/** Looks whenever something is written of the staff, and now and then for sessions that ran out. */
export const watchDealers = (
  { log, tables, time }: Floor,
  staff: Pick<Staff, 'isIn' | 'follow'>,
  every = EVERY,
): (() => void) => {
  let isWatching = true
  const look = (): void => {
    for (const { id: table, onFloor } of tables.values()) {
      const { dealing } = onFloor()
      if (!isWatching || dealing.is !== 'person' || staff.isIn(dealing.name)) continue
      const reason = sentence({ says: NOT_HERE, facts: { name: dealing.name } })
      const id = `release ${table} ${log.seq + 1}`
      void log.submit(id, { by: HOUSE, does: 'release-table', table, reason })
    }
  }
  staff.follow(look)
  const stop = time.every(every, look)
  return () => {
    isWatching = false
    stop()
  }
}

/** Whom an entry of the floor's log has taken from a table, and what they are told. */
export interface Relieved extends Notice {
  readonly dealer: Extract<SignedIn, { readonly is: 'staff' }>
  readonly table: string
}

const RELIEVED = '{name} ({rank}) has relieved you and deals here now.'

export const relievedIn = ({ command, events }: Body): readonly Relieved[] =>
  (events as readonly FloorEvent[]).flatMap(event => {
    if (event.is !== 'DealerTook' || !event.relieves || command?.by.role !== 'staff') return []
    const { table, name, rank, relieves } = event
    const facts = { name, rank: rank.replaceAll('-', ' ') }
    const notice = noticeOf({ says: RELIEVED, facts })
    return [{ dealer: { is: 'staff', ...relieves }, table, ...notice }]
  })
