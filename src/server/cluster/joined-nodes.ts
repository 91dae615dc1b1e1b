import type { TwoPeople } from '../approvals/dual-control.ts'
import { fingerprintOf } from '../chance/key-fingerprint.ts'
import type { Floor } from '../floor/floor.ts'
import type { HouseLog } from '../log/house-log.ts'
import { sealed } from '../messenger/message-encryption.ts'
import { nats } from '../messenger/nats.ts'
import { realRandomness } from '../randomness.ts'
import type { Time } from '../time.ts'
import { postgresLeases } from './postgres-leases.ts'
import { SharedHouse } from './shared-house.ts'

/** Joins the other nodes of a house. */

export interface Nodes {
  readonly database: string
  readonly nats: readonly string[]
  /** The name of this node. */
  readonly node: string
}

export const nodesOf = ({ database, nats: servers, node }: Partial<Nodes>): Nodes | undefined =>
  database !== undefined && servers && node !== undefined
    ? { database, nats: servers, node }
    : undefined

export const together = async (
  { database, nats: servers, node }: Nodes,
  key: Buffer,
  time: Time,
  fault: (of: string, error: unknown) => void,
): Promise<{ readonly sharing: SharedHouse; readonly close: () => Promise<void> }> => {
  const messenger = sealed(await nats(servers, node, fault), key, realRandomness)
  const leases = await postgresLeases(database, node).catch(async (error: unknown) => {
    await messenger.close()
    throw error
  })
  const post = { messenger, house: fingerprintOf(key), time, random: realRandomness, fault }
  const sharing = new SharedHouse(leases, post)
  const close = async (): Promise<void> => {
    await leases.close()
    await messenger.close()
  }
  return { sharing, close }
}

interface Duties {
  readonly house: HouseLog
  readonly floor: Floor
  readonly twoPeople: TwoPeople
}

/** How often a node looks for payments that another one left unfinished, in milliseconds. */
const SETTLED_EVERY = 5000

/** From here on other nodes ask this one, so everything that answers must be open. */
export const takePart = async (
  sharing: SharedHouse,
  { house, floor, twoPeople }: Duties,
): Promise<void> => {
  sharing.onControl(() => house.started())
  sharing.onControl(() => floor.plan())
  sharing.onControl(() => twoPeople.goOn())
  floor.time.every(SETTLED_EVERY, () => void floor.cashier.settle())
  await sharing.start()
  await sharing.look()
}
