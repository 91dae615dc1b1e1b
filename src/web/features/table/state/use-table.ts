import { useEffect, useState } from 'react'
import { type Connection, NoTable } from '../../../client/connection.ts'
import { connectionTo } from '../../../client/table-connections.ts'
import type { AnyFace } from '../../../games/face.ts'
import { faceOf } from '../../../games/index.ts'

/** A table, and how its game is drawn. */
export interface ConnectedTable {
  readonly connection: Connection
  readonly face: AnyFace
}

const reach = async (table: string): Promise<ConnectedTable> => {
  const connection = await connectionTo(table)
  return { connection, face: await faceOf(connection.game) }
}

/** How long to wait before the house is asked again, in milliseconds. */
const AGAIN = 2000

/** Why a table cannot be shown: the house does not answer, or has no such table. */
export type TableFailure = 'failed' | 'gone'

type Reaching = (ConnectedTable & { readonly visit: number }) | TableFailure | undefined

/**
 * Reaches the table, and again for each visit: a guest who takes a name starts another. Until the
 * table is reached again, the visit before goes on. It asks again while the house does not answer.
 */
export const useConnectedTable = (table: string, visit = 0): Reaching => {
  const [reached, setReached] = useState<Reaching>()
  useEffect(() => {
    let wanted = true
    let timer: ReturnType<typeof setTimeout> | undefined
    const attempt = async (): Promise<void> => {
      const now = await reach(table).then(
        (found): Reaching => ({ ...found, visit }),
        (error: unknown): TableFailure => (error instanceof NoTable ? 'gone' : 'failed'),
      )
      if (!wanted) return
      setReached(now)
      if (now === 'failed') timer = setTimeout(attempt, AGAIN)
    }
    void attempt()
    return () => {
      wanted = false
      clearTimeout(timer)
    }
  }, [table, visit])
  return reached
}
