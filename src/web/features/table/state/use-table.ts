import { useEffect, useState } from 'react'
import type { Connection } from '../../../client/connection.ts'
import { connectionTo } from '../../../client/table-connections.ts'
import type { AnyFace } from '../../../games/face.ts'
import { faceOf } from '../../../games/index.ts'

/** A table, and how its game is drawn. */
export interface Reached {
  readonly connection: Connection
  readonly face: AnyFace
}

const reach = async (table: string): Promise<Reached> => {
  const connection = await connectionTo(table)
  return { connection, face: await faceOf(connection.game) }
}

/**
 * Reaches the table, and again for each visit: a guest who takes a name starts another. Until the
 * table is reached again, the visit before goes on.
 */
export const useReached = (
  table: string,
  visit = 0,
): (Reached & { readonly visit: number }) | 'failed' | undefined => {
  const [reached, setReached] = useState<(Reached & { readonly visit: number }) | 'failed'>()
  useEffect(() => {
    let wanted = true
    reach(table).then(
      found => wanted && setReached({ ...found, visit }),
      () => wanted && setReached('failed'),
    )
    return () => {
      wanted = false
    }
  }, [table, visit])
  return reached
}
