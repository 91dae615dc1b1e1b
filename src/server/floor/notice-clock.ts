import type { Floor, Table } from './floor.ts'
import { tellTime } from './staff-commands.ts'

/** Reports the time to a table only when a notice period there has ended. */

const EVERY = 1000

const isDue = ({ host }: Table, at: number): boolean => {
  const { now, change, closing } = host.state
  const waits = [change?.by === 'notice' ? change.from : null, closing?.at ?? null]
  return waits.some(time => time !== null && now < time && time <= at)
}

export const watchNotices = (floor: Floor, every = EVERY): (() => void) =>
  floor.time.every(every, () => {
    for (const table of floor.tables.values())
      if (table.host.isOwn && isDue(table, floor.now())) void tellTime(table, floor.now())
  })
