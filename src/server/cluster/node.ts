import { Interrupted } from '../log/store.ts'
import type { Time } from '../time.ts'
import { type Holder, LASTS, type Lease, RENEWED_EVERY } from './lease.ts'

/** One of several servers of a house: waits for the lease, serves while it has it, waits again. */

/** A house that is open here. */
export interface Serving {
  /** Resolves if another server has taken a log over. */
  readonly replaced: Promise<void>
  readonly close: () => Promise<void>
}

export interface NodePorts {
  readonly lease: Lease
  readonly time: Time
  readonly open: () => Promise<Serving>
  /** Called while another node has the house. */
  readonly waits: (holder: Holder) => Promise<void>
  /** Called before the house opens here. */
  readonly begins: () => Promise<void>
  readonly fault: (of: string, error: unknown) => void
}

const POLLED_EVERY = 500

export class HouseNode {
  readonly #ports: NodePorts
  #isStopping = false
  #stop: () => void = () => undefined
  readonly #stopping: Promise<void>
  #renewedAt = Number.NEGATIVE_INFINITY

  constructor(ports: NodePorts) {
    this.#ports = ports
    this.#stopping = new Promise(resolve => {
      this.#stop = resolve
    })
  }

  /** True while the lease cannot have expired. */
  get isCurrent(): boolean {
    return this.#ports.time.elapsed() - this.#renewedAt < LASTS
  }

  /** Runs until the node is asked to stop, or cannot open the house at all. */
  async run(): Promise<void> {
    while (!this.#isStopping) if (!(await this.#served())) await this.#pause(POLLED_EVERY)
  }

  /** Finishes what has begun, and releases the lease. */
  stop(): void {
    this.#isStopping = true
    this.#stop()
  }

  /** Serves while the lease lasts. Returns false if another node has the lease. */
  async #served(): Promise<boolean> {
    const { lease, waits, fault } = this.#ports
    try {
      const asked = this.#ports.time.elapsed()
      const holder = await lease.take()
      if (lease.token() === undefined) {
        await waits(holder)
        return false
      }
      this.#renewedAt = asked
    } catch (error) {
      if (!(error instanceof Interrupted)) throw error
      fault('lease', error)
      return false
    }
    await this.#serve()
    return true
  }

  async #serve(): Promise<void> {
    const { lease, time, open, begins, fault } = this.#ports
    let lose: () => void = () => undefined
    const lost = new Promise<void>(resolve => {
      lose = resolve
    })
    const stopRenewing = time.every(RENEWED_EVERY, () => {
      this.#renewed().then(
        isOurs => {
          if (!isOurs) lose()
        },
        error => fault('lease', error),
      )
    })
    try {
      await begins()
      const house = await open()
      await Promise.race([house.replaced, lost, this.#stopping])
      await house.close()
    } catch (error) {
      if (!(error instanceof Interrupted)) throw error
      fault('open', error)
    } finally {
      stopRenewing()
      this.#renewedAt = Number.NEGATIVE_INFINITY
      await lease.release().catch((error: unknown) => fault('lease', error))
    }
  }

  async #renewed(): Promise<boolean> {
    const asked = this.#ports.time.elapsed()
    const isOurs = await this.#ports.lease.renew()
    if (isOurs) this.#renewedAt = asked
    return isOurs
  }

  #pause(ms: number): Promise<unknown> {
    const passed = new Promise<void>(resolve => void this.#ports.time.after(ms, resolve))
    return Promise.race([passed, this.#stopping])
  }
}
