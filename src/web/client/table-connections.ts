import { practiceGame, sessionAt } from '../app/route.ts'
import { settings } from '../app/settings.ts'
import type { Connection } from './connection.ts'
import { house } from './house-socket.ts'

/** One connection per table, shared by all screens that show it. */

const QUICK = 0.1

const open = new Map<string, Promise<Connection>>()

const opening = async (table: string, idle: () => void): Promise<Connection> => {
  const practised = practiceGame(table)
  if (practised !== undefined) {
    const { openPractice } = await import('./practice.ts')
    return openPractice(practised, () => (settings().quick ? QUICK : 1))
  }
  if (sessionAt(table)) {
    const { openPastSession } = await import('./past-session.ts')
    return openPastSession(table)
  }
  const { openSocket } = await import('./live-table.ts')
  return openSocket(table, idle)
}

export const connectionTo = (table: string): Promise<Connection> => {
  const known = open.get(table)
  if (known !== undefined) return known
  const forget = () => {
    if (open.get(table) === connection) open.delete(table)
  }
  const connection = opening(table, forget)
  open.set(table, connection)
  connection.catch(forget)
  return connection
}

/** The connection if it is already open. */
export const knownConnection = (table: string): Promise<Connection> | undefined => open.get(table)

/** The socket belongs to one session: signing in or out opens a new one. */
export const closeLines = (): void => {
  open.clear()
  house.close()
}
