import { LASTS, type Lease } from '../../src/server/cluster/lease.ts'
import { HouseNode, type Serving } from '../../src/server/cluster/node.ts'
import { SharedHouse } from '../../src/server/cluster/shared-house.ts'
import { watchAbsence } from '../../src/server/floor/disconnected-patrons.ts'
import { type Floor, type FloorPorts, openFloor } from '../../src/server/floor/floor.ts'
import { watchIdle } from '../../src/server/floor/idle-seats.ts'
import { watchNotices } from '../../src/server/floor/notice-clock.ts'
import type { Plan } from '../../src/server/floor/standard-tables.ts'
import { paceOf } from '../../src/server/floor/virtual-dealer.ts'
import { Sockets } from '../../src/server/gateway/sockets.ts'
import type { Store } from '../../src/server/log/store.ts'
import { newMetrics } from '../../src/server/metrics.ts'
import type { Time } from '../../src/server/time.ts'
import { connection, type Database, leaseOf, leasesOf } from './database.ts'
import type { Network } from './network.ts'
import { type Receiver, ServerEnd } from './socket.ts'
import type { Dice, World } from './world.ts'

/** One server process: a real floor and the real socket code, in a simulated world. */

export const KEY = Buffer.alloc(32, 7)
/** Polls are rarer than in a real server, because most of a simulation would be polls. */
const leastPeriod = (pace: number): number => Math.max(5000, pace * 60)

/** A fixed time in 2025. */
const EPOCH = 1_763_240_000_000

const SETTLED_EVERY = 5000

const METRICS = newMetrics()

/** No command of a patron needs a second person. */
const NOBODY = {
  follow: () => undefined,
  hold: async () => undefined,
  holdAt: async () => undefined,
}

export interface Setting {
  readonly world: World
  readonly database: Database
  readonly plans: readonly Plan[]
  /** Seconds to bet. */
  readonly pace: number
  readonly patrons: readonly string[]
  /** With a network all processes serve together. Without one, one serves and the others wait. */
  readonly network?: Network
  /** The machine's clock, which somebody may set. */
  readonly clock: { ahead: number }
  readonly fault: (log: string, error: unknown) => void
}

export class Process {
  readonly name: string
  /** Unique to this process. A restarted one has the same name. */
  readonly id: string
  readonly dice: Dice
  readonly #setting: Setting
  #isDead = false
  #pausedUntil = 0
  floor: Floor | undefined
  #sockets: Sockets | undefined
  #node: { readonly stop: () => void } | undefined
  #cutOffUntil = 0
  #partedUntil = 0
  readonly #ends = new Set<ServerEnd>()

  constructor(setting: Setting, name: string, number: number) {
    this.name = name
    this.id = `${name}, start ${number}`
    this.#setting = setting
    this.dice = setting.world.dice()
  }

  get isDead(): boolean {
    return this.#isDead
  }

  get isPaused(): boolean {
    return this.#setting.world.time < this.#pausedUntil
  }

  get isOpen(): boolean {
    return this.#sockets !== undefined && !this.#isDead && this.isReady()
  }

  isReady: () => boolean = () => false

  /** How long a call to the database may wait for its answer: longer than leases last. */
  get silence(): number {
    const { network, pace } = this.#setting
    return 3 * (network ? 3 * leastPeriod(pace) : LASTS)
  }

  /** True if no message goes in or out. */
  get isCutOff(): boolean {
    return this.#setting.world.time < this.#cutOffUntil
  }

  /** True if it cannot reach the database. */
  get isParted(): boolean {
    return this.#setting.world.time < this.#partedUntil
  }

  cutOff(ms: number): void {
    this.#cutOffUntil = this.#setting.world.time + ms
  }

  part(ms: number): void {
    this.#partedUntil = this.#setting.world.time + ms
  }

  /** A timer that becomes due while the process is paused fires when it resumes. */
  after(ms: number, act: () => void): () => void {
    const { world } = this.#setting
    let stop = () => undefined as unknown
    const fire = (): void => {
      if (this.#isDead) return
      if (this.isPaused) stop = world.after(this.#pausedUntil - world.time, fire)
      else act()
    }
    stop = world.after(ms, fire)
    return () => void stop()
  }

  #repeat(period: number, act: () => void): () => void {
    let stop = () => undefined as unknown
    const again = (): void => {
      stop = this.after(period, again)
      act()
    }
    stop = this.after(period, again)
    return () => void stop()
  }

  readonly time: Time = {
    elapsed: () => this.#setting.world.time,
    after: (ms, act) => this.after(ms, act),
    every: (ms, act) => this.#repeat(Math.max(ms, leastPeriod(this.#setting.pace)), act),
    soon: act => void this.after(0, act),
  }

  /** Runs until it is stopped or cannot continue. */
  async run(): Promise<void> {
    const { network, fault } = this.#setting
    const running = network ? this.#share(network) : this.#takeTurns()
    await running.catch((error: unknown) => fault('node', error))
    this.#isDead = true
    for (const end of [...this.#ends]) end.lost()
  }

  /** All processes serve together. */
  async #share(network: Network): Promise<void> {
    const { world, database, fault, patrons, pace } = this.#setting
    const leases = leasesOf(world, database, this, 3 * leastPeriod(pace))
    const messenger = network.messenger(this)
    const { time, dice: random } = this
    const sharing = new SharedHouse(leases, { messenger, house: 'h', time, random, fault })
    const stopping = new Promise<void>(resolve => {
      this.#node = { stop: resolve }
    })
    const store = connection(world, database, this)
    const { floor, close } = await this.#serve(store, { sharing, elsewhere: sharing })
    sharing.onControl(() => floor.plan())
    sharing.onControl(() => Promise.all(patrons.map(patron => welcome(floor, patron))))
    this.time.every(SETTLED_EVERY, () => void floor.cashier.settle())
    await sharing.start()
    this.isReady = () => sharing.problems.length === 0
    await stopping
    await sharing.stop()
    await close()
  }

  /** One process serves, and the others wait. */
  async #takeTurns(): Promise<void> {
    const { world, database, fault } = this.#setting
    const lease = leaseOf(world, database, this)
    const node = new HouseNode({
      lease,
      time: { ...this.time, every: (ms, act) => this.#repeat(ms, act) },
      open: () => this.#open(lease),
      waits: async () => undefined,
      begins: async () => undefined,
      fault,
    })
    this.#node = node
    this.isReady = () => true
    await node.run()
  }

  /** Opens the house as a server would. */
  async #open(lease: Lease): Promise<Serving> {
    const { world, database, patrons } = this.#setting
    const store = connection(world, database, this, lease)
    let replace = () => undefined as unknown
    const isReplaced = new Promise<void>(resolve => {
      replace = resolve
    })
    const { floor, close } = await this.#serve(store, { replaced: () => void replace() })
    for (const patron of patrons) await welcome(floor, patron)
    return { replaced: isReplaced, close }
  }

  async #serve(store: Store, others: Pick<FloorPorts, 'replaced' | 'sharing' | 'elsewhere'>) {
    const { world, plans, pace, clock, fault } = this.#setting
    const { time, dice: random } = this
    const now = () => Math.round(EPOCH + world.time + clock.ahead)
    const ports = { store, key: KEY, now, random, time, program: 'simulated', fault, ...others }
    const floor = await openFloor({ ...ports, pace: paceOf(pace) }, plans)
    const sockets = new Sockets(floor, METRICS, NOBODY, time)
    this.floor = floor
    this.#sockets = sockets
    const stops = [
      watchNotices(floor),
      watchAbsence(floor, patron => sockets.isHere(patron)),
      watchIdle(floor, (patron, what) => sockets.tell(patron, what)),
    ]
    const close = async (): Promise<void> => {
      for (const stop of stops) stop()
      sockets.close()
      this.#sockets = undefined
      await floor.close()
      this.floor = undefined
      for (const end of [...this.#ends]) end.lost()
    }
    return { floor, close }
  }

  /** A patron's socket. Undefined if nobody listens. */
  connect(patron: string, toClient: Receiver): ServerEnd | undefined {
    const sockets = this.#sockets
    const principal = { is: 'guest', patron } as const
    if (!sockets || this.#isDead || sockets.isFull(principal, '')) return undefined
    const end = new ServerEnd(this, toClient, () => this.#ends.delete(end))
    this.#ends.add(end)
    sockets.add(end as never, principal, '', { holds: () => true, heard: () => true })
    return end
  }

  pause(ms: number): void {
    this.#pausedUntil = Math.max(this.#pausedUntil, this.#setting.world.time + ms)
  }

  /** kill -9. */
  kill(): void {
    this.#isDead = true
    this.#setting.database.crash()
    for (const end of [...this.#ends]) end.lost()
  }

  /** Asked to stop, it finishes what it has begun. */
  stop(): void {
    this.#node?.stop()
  }
}

const welcome = async ({ cage }: Floor, patron: string): Promise<void> => {
  const by = { role: 'staff', rank: 'operator' } as const
  const of = { by, does: 'welcome', patron, chips: 100_000_000, key: patron } as const
  const answer = await cage.submit(`welcome ${patron}`, of)
  if ('unavailable' in answer) throw new Error(answer.unavailable)
}
