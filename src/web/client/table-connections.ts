import { practisedAt, sessionAt } from '../app/route.ts'
import { settings } from '../app/settings.ts'
import type { Connection } from './connection.ts'

/** One line to a table, however many screens look at it. */

const QUICK = 0.1

const open = new Map<string, Promise<Connection>>()

const opening = async (table: string): Promise<Connection> => {
  const practised = practisedAt(table)
  if (practised !== undefined) {
    const { openPractice } = await import('./practice.ts')
    return openPractice(practised, () => (settings().quick ? QUICK : 1))
  }
  if (sessionAt(table)) {
    const { openPastSession } = await import('./past-session.ts')
    return openPastSession(table)
  }
  const { openSocket } = await import('./live-table.ts')
  return openSocket(table)
}

export const connectionTo = (table: string): Promise<Connection> => {
  const known = open.get(table)
  if (known !== undefined) return known
  const connection = opening(table)
  open.set(table, connection)
  connection.catch(() => open.delete(table))
  return connection
}

/** Whether a line is open without opening one. */
export const knownConnection = (table: string): Promise<Connection> | undefined => open.get(table)

/** A line is somebody's: whoever signs in or out begins with new ones. */
export const closeLines = (): void => {
  for (const connection of open.values())
    void connection.then(
      line => line.close?.(),
      () => undefined,
    )
  open.clear()
}
