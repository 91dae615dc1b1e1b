import { type Server, type Settings, startServer } from '../server.ts'
import { realTime } from '../time.ts'
import type { Holder } from './lease.ts'
import { HouseNode } from './node.ts'
import { postgresLease } from './postgres-lease.ts'
import { type Standby, standBy } from './standby.ts'

/** Serves a house whose database several servers share: one serves while the others wait. */

export interface ClusterListener {
  /** The house is open here. */
  readonly opened: (server: Server) => void
  /** Another node has the house. Called once each time. */
  readonly waits: (holder: Holder, address: string) => void
  readonly fault: (of: string, error: unknown) => void
}

export const serveInCluster = async (
  settings: Settings & { readonly database: string; readonly node: string },
  { opened, waits, fault }: ClusterListener,
  isStopped: Promise<void>,
): Promise<void> => {
  const lease = await postgresLease(settings.database, settings.node)
  let standby: Standby | undefined
  let holder: Holder
  const node: HouseNode = new HouseNode({
    lease,
    time: realTime,
    fault,
    waits: async who => {
      holder = who
      if (standby) return
      standby = await standBy(settings, () => holder)
      waits(who, standby.address)
    },
    begins: async () => {
      await standby?.close()
      standby = undefined
    },
    open: async () => {
      const server = await startServer({ ...settings, lease, isCurrent: () => node.isCurrent })
      opened(server)
      return server
    },
  })
  void isStopped.then(() => node.stop())
  try {
    await node.run()
  } finally {
    await standby?.close()
    await lease.close()
  }
}
