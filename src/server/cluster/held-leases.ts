import type { Time } from '../time.ts'
import type { LeaseHolder, Leases, LeasesSeen } from './leases.ts'

/** The leases of this node, and what it knows about the other nodes. */

/** Prefixes of the leases of nodes: those that hear other nodes, and those that hear none. */
const NODE = 'node/'
const ALONE = 'alone/'

const NOTHING: LeasesSeen = { session: 0, leases: [], ends: new Map() }

export class Holding {
  readonly #leases: Leases
  readonly #time: Time
  readonly #isConnected: () => boolean
  readonly #tokens = new Map<string, number>()
  #seen: LeasesSeen = NOTHING
  #renewedAt = Number.NEGATIVE_INFINITY
  /** How often the session has ended. */
  #breaks = 0
  /** When the database answered last, and since when it has answered without a long gap. */
  #answeredAt: number | undefined
  #answersSince = Number.NEGATIVE_INFINITY

  constructor(leases: Leases, time: Time, isConnected: () => boolean) {
    this.#leases = leases
    this.#time = time
    this.#isConnected = isConnected
    leases.onBroken(() => {
      this.#breaks += 1
      this.#renewedAt = Number.NEGATIVE_INFINITY
    })
  }

  /** Groups of logs. */
  get names(): readonly string[] {
    return [...this.#tokens.keys()].filter(name => !isOfNode(name))
  }

  has(name: string): boolean {
    return this.#tokens.has(name)
  }

  /** True while the leases cannot have expired, and no other node can have ended them. */
  get isCurrent(): boolean {
    return this.#time.elapsed() - this.#renewedAt < this.#leases.lasts
  }

  /**
   * Whether this node may take a lease. While it could not reach the database, others may have been unable
   * to renew theirs. So after an outage it leaves them a moment to do it.
   */
  isFree(name: string): boolean {
    const held = this.#seen.leases.find(one => one.name === name)
    if (!held || held.isReleased) return true
    const hasWaited = this.#time.elapsed() - this.#answersSince >= this.#leases.lasts / 2
    return !held.isCurrent && hasWaited
  }

  holder(name: string): LeaseHolder | undefined {
    return this.#seen.leases.find(held => held.name === name && held.isCurrent)
  }

  end(log: string): number {
    return this.#seen.ends.get(log) ?? 0
  }

  /** The nodes that serve: all that hear each other, or a single one if none hear each other. */
  get nodes(): readonly string[] {
    const current = this.#seen.leases.filter(({ isCurrent }) => isCurrent)
    const named = (start: string) =>
      current.filter(({ name }) => name.startsWith(start)).map(({ node }) => node)
    const connected = named(NODE)
    return connected.length > 0 ? connected : named(ALONE).slice(0, 1)
  }

  get isServing(): boolean {
    return this.nodes.includes(this.#leases.node)
  }

  /** Reports that this node is alive, and reads the other nodes. Returns what changed hands. */
  async look(): Promise<readonly string[]> {
    const { node } = this.#leases
    const [is, isNot] = this.#isConnected() ? [NODE, ALONE] : [ALONE, NODE]
    await this.release(`${isNot}${node}`)
    if (!this.has(`${is}${node}`)) await this.take(`${is}${node}`)
    const before = new Map(this.#seen.leases.map(({ name, token }) => [name, token]))
    this.#seen = await this.#looked()
    this.#answered()
    return this.#seen.leases
      .filter(({ name, token, isCurrent }) => isCurrent && before.get(name) !== token)
      .map(({ name }) => name)
  }

  /** Also ends the leases of nodes that have crashed, so that others need not wait. */
  async #looked(): Promise<LeasesSeen> {
    const seen = await this.#leases.look()
    const crashed = this.#crashed(seen)
    if (crashed.size === 0) return seen
    for (const node of crashed) await this.#leases.end(node)
    return this.#leases.look()
  }

  /**
   * Nodes whose session has ended since the last look. If the session of this node has ended too, the
   * database may have restarted, and then it says nothing about the others.
   */
  #crashed({ session, leases }: LeasesSeen): ReadonlySet<string> {
    if (session !== this.#seen.session) return new Set()
    const before = new Set(this.#seen.leases.filter(one => one.isPresent).map(({ node }) => node))
    const gone = leases.filter(({ isCurrent, isPresent }) => isCurrent && !isPresent)
    return new Set(gone.map(({ node }) => node).filter(node => before.has(node)))
  }

  #answered(): void {
    const now = this.#time.elapsed()
    const isLate = this.#answeredAt !== undefined && now - this.#answeredAt > this.#leases.lasts
    if (isLate) this.#answersSince = now
    this.#answeredAt = now
  }

  async take(name: string): Promise<boolean> {
    const asked = this.#time.elapsed()
    const token = await this.#leases.take(name)
    if (token === undefined) return false
    if (this.#tokens.size === 0) this.#renewedAt = asked
    this.#tokens.set(name, token)
    return true
  }

  /** Renews the leases. Returns the names of those that were lost. */
  async renew(): Promise<readonly string[]> {
    const asked = this.#time.elapsed()
    const held = new Map(this.#tokens)
    const breaks = this.#breaks
    const ours = await this.#leases.renew(held)
    this.#answered()
    if (breaks === this.#breaks) this.#renewedAt = asked
    const lost = [...held].filter(
      ([name, token]) => !ours.has(name) && this.#tokens.get(name) === token,
    )
    for (const [name] of lost) this.#tokens.delete(name)
    return lost.map(([name]) => name)
  }

  async release(name: string): Promise<void> {
    const token = this.#tokens.get(name)
    if (token === undefined) return
    this.#tokens.delete(name)
    await this.#leases.release(name, token)
  }

  /** Lets the other nodes take over this one's tables. */
  async leave(): Promise<void> {
    for (const name of [...this.#tokens.keys()].filter(isOfNode)) await this.release(name)
  }
}

const isOfNode = (name: string): boolean => name.startsWith(NODE) || name.startsWith(ALONE)
