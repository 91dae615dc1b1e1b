import type { Kept } from '../../src/records/entry.ts'
import { LASTS, type Lease } from '../../src/server/cluster/lease.ts'
import type { Leases } from '../../src/server/cluster/leases.ts'
import {
  admittedEntries,
  chained,
  type Draft,
  Interrupted,
  type Snapshot,
  type Store,
  Unkept,
} from '../../src/server/log/store.ts'
import { type MemoryStore, memoryStoreWith } from '../fixtures/memory-store.ts'
import type { Process } from './process.ts'
import type { Dice, World } from './world.ts'

/** A database that outlives every process, and a process's connection to it. */

/** Faults that a store might have. The simulation has to detect each. */
export interface Flaws {
  /** Any writer may append, whoever claimed the log last. */
  readonly isUnfenced?: boolean
  /** A new writer gets the epoch of the previous one. */
  readonly isUncounted?: boolean
  /** Every append counts as one of the current epoch. */
  readonly isAdopting?: boolean
  /** An id may be used again. */
  readonly isForgetful?: boolean
  /** An append is acknowledged before it is stored. */
  readonly isHasty?: boolean
  /** A crash loses the entries of the last moment. */
  readonly isUnsynced?: boolean
  /** A snapshot may be changed before it is stored. */
  readonly alters?: (snapshot: Snapshot) => Snapshot
}

/** How an append fails: its answer is lost, or it is not done. */
export type Mishap = 'lost answer' | 'not done'

const MOMENT = 400

export class Database {
  readonly #world: World
  readonly #flaws: Flaws
  readonly shelf: MemoryStore
  /** Called with every entry at the moment it is stored. */
  onEntry: (kept: Kept, writer: string) => void = () => undefined
  onClaim: (log: string, epoch: number, writer: string) => void = () => undefined
  /** Called when a crash has lost entries. */
  onLoss: (log: string, seq: number) => void = () => undefined
  readonly mishaps: Mishap[] = []
  lease = { node: '', token: 0, until: -1 }
  readonly leases = new Map<string, { node: string; token: number; until: number }>()
  /** The processes whose session lasts. */
  readonly sessions = new Set<Process>()
  /** Nobody can reach the database until then. */
  cutUntil = 0
  fullUntil = 0
  slowUntil = 0

  constructor(world: World, flaws: Flaws = {}) {
    this.#world = world
    this.#flaws = flaws
    this.shelf = memoryStoreWith((drafts, ownedOf, isKnown) =>
      admittedEntries(
        drafts,
        log => ({
          ...ownedOf(log),
          ...(flaws.isUnfenced && { epoch: drafts.find(draft => draft.log === log)!.epoch }),
        }),
        flaws.isForgetful ? () => false : isKnown,
      ),
    )
  }

  get isHasty(): boolean {
    return this.#flaws.isHasty === true
  }

  get isCut(): boolean {
    return this.#world.time < this.cutUntil
  }

  get isFull(): boolean {
    return this.#world.time < this.fullUntil
  }

  hasSession(node: string): boolean {
    return [...this.sessions].some(({ name, isDead }) => name === node && !isDead)
  }

  /** Milliseconds of delay in one direction. */
  latency(dice: Dice): number {
    return this.#world.time < this.slowUntil ? dice.between(200, 3000) : dice.between(0.1, 3)
  }

  #checkLease(token: number | undefined): void {
    if (token === undefined) return
    if (token !== this.lease.token && !this.#flaws.isUnfenced)
      throw new Unkept('fenced', 'another node has the lease')
  }

  /** @param writer the process that asks. */
  async append(
    drafts: readonly Draft[],
    token: number | undefined,
    writer: string,
  ): Promise<readonly Kept[]> {
    this.#checkLease(token)
    if (this.isFull) throw new Interrupted('no space left on device')
    const kept = await this.shelf.append(await this.#adopted(drafts))
    for (const entry of kept) {
      this.#recent.push({ at: this.#world.time, entry })
      this.onEntry(entry, writer)
    }
    return kept
  }

  async #adopted(drafts: readonly Draft[]): Promise<readonly Draft[]> {
    if (!this.#flaws.isAdopting) return drafts
    const epochs = drafts.map(async ({ log }) => (await this.shelf.tail(log)).epoch)
    return Promise.all(drafts.map(async (draft, at) => ({ ...draft, epoch: (await epochs[at])! })))
  }

  async claim(log: string, token: number | undefined, writer: string): Promise<number> {
    this.#checkLease(token)
    const { epoch: before } = await this.shelf.tail(log)
    const epoch = this.#flaws.isUncounted && before > 0 ? before : await this.shelf.claim(log)
    this.onClaim(log, epoch, writer)
    return epoch
  }

  keepSnapshot(snapshot: Snapshot): Promise<void> {
    return this.shelf.keepSnapshot(this.#flaws.alters?.(snapshot) ?? snapshot)
  }

  /** A writer died. Only a database that does not sync loses anything. */
  crash(): void {
    const lost = this.#recent.filter(({ at }) => at > this.#world.time - MOMENT)
    this.#recent.length = 0
    if (!this.#flaws.isUnsynced) return
    for (const { entry } of lost.reverse())
      if (this.shelf.dropLast(entry)) this.onLoss(entry.log, entry.seq)
  }

  /** Changes one byte of the newest snapshot of every log. */
  rot(dice: Dice): void {
    for (const [log, all] of this.shelf.snapshots) {
      const newest = all.at(-1)!
      const at = Math.floor(dice.between(0, newest.body.length - 1))
      const body = `${newest.body.slice(0, at)}~${newest.body.slice(at + 1)}`
      this.shelf.snapshots.set(log, [...all.slice(0, -1), { ...newest, body }])
    }
  }

  readonly #recent: { readonly at: number; readonly entry: Kept }[] = []
}

type Call = <R>(effect: () => Promise<R>, mishap?: Mishap) => Promise<R>

/**
 * Calls take time to reach the database and return, and may be lost in either direction. A broken line says so
 * at once, or a call gets no answer until the process gives up.
 */
const calls = (world: World, database: Database, process: Process): Call => {
  const { dice, silence } = process
  const interrupted = () => new Interrupted('connection lost')
  return (effect, mishap) =>
    new Promise((resolve, reject) => {
      const answer = (act: () => void) => process.after(database.latency(dice), act)
      world.after(database.latency(dice), () => {
        if (database.isCut || process.isParted || mishap === 'not done')
          return void process.after(dice.oneIn(2) ? dice.between(0, silence) : 0, () =>
            reject(interrupted()),
          )
        effect().then(
          result => void answer(() => (mishap ? reject(interrupted()) : resolve(result))),
          error => void answer(() => reject(error)),
        )
      })
    })
}

export const leaseOf = (world: World, database: Database, process: Process): Lease => {
  const call = calls(world, database, process)
  const { name: node } = process
  let token: number | undefined
  let isNew = true
  const until = () => world.time + LASTS
  return {
    node,
    take: async () => {
      const held = await call(async () => {
        const { lease } = database
        if (lease.until >= world.time && !(isNew && lease.node === node)) return undefined
        database.lease = { node, token: lease.token + 1, until: until() }
        return database.lease
      })
      token = held?.token
      isNew = false
      return held ?? database.lease
    },
    renew: () =>
      call(async () => {
        if (database.lease.token !== token) return false
        database.lease = { ...database.lease, until: until() }
        return true
      }),
    release: async () => {
      const own = token
      token = undefined
      await call(async () => {
        if (database.lease.token === own) database.lease = { ...database.lease, until: -1 }
      })
    },
    token: () => token,
    close: async () => undefined,
  }
}

/** The leases of processes that serve together. Polls are rarer here, so leases last longer. */
export const leasesOf = (
  world: World,
  database: Database,
  process: Process,
  lasts: number,
): Leases => {
  const call = calls(world, database, process)
  const { leases, sessions } = database
  const { name: node } = process
  const until = () => world.time + lasts
  let session = 0
  let broken = () => undefined as unknown
  /** A call that fails ends the session, and the next one begins another. */
  const inSession = async <R>(effect: () => Promise<R>): Promise<R> => {
    const during = session
    try {
      return await call(() => {
        if (during === session) sessions.add(process)
        return effect()
      })
    } catch (error) {
      if (during === session) {
        session += 1
        sessions.delete(process)
        broken()
      }
      throw error
    }
  }
  const end = async (of: string) => {
    for (const lease of leases.values())
      if (lease.node === of) {
        lease.until = -1
        lease.token += 1
      }
  }
  const ends = async () => {
    const all = new Map<string, number>()
    for (const log of await database.shelf.logs())
      all.set(log, (await database.shelf.tail(log)).seq)
    return all
  }
  return {
    node,
    lasts,
    reset: () => inSession(() => end(node)),
    end: crashed =>
      inSession(async () => {
        if (!database.hasSession(crashed)) await end(crashed)
      }),
    onBroken: act => {
      broken = act
    },
    take: name =>
      inSession(async () => {
        const before = leases.get(name)
        if (before && before.until >= world.time) return undefined
        const token = (before?.token ?? 0) + 1
        leases.set(name, { node, token, until: until() })
        return token
      }),
    renew: held =>
      inSession(async () => {
        const ours = [...held].filter(([name, token]) => leases.get(name)?.token === token)
        for (const [name] of ours) leases.get(name)!.until = until()
        return new Set(ours.map(([name]) => name))
      }),
    release: (name, token) =>
      inSession(async () => {
        const lease = leases.get(name)
        if (lease?.token === token) lease.until = -1
      }),
    ends: () => call(ends),
    look: () =>
      inSession(async () => {
        const held = [...leases].map(([name, { node: of, token, until: expires }]) => ({
          name,
          node: of,
          token,
          isCurrent: expires >= world.time,
          isReleased: expires < 0,
          isPresent: database.hasSession(of),
        }))
        return { session, leases: held, ends: await ends() }
      }),
    close: async () => undefined,
  }
}

/** The store of one process. */
export const connection = (
  world: World,
  database: Database,
  process: Process,
  lease?: Lease,
): Store => {
  const { shelf } = database
  const call = calls(world, database, process)
  const token = (): number | undefined => lease && (lease.token() ?? 0)

  /** The planted fault: computes the entry and stores it only later. */
  const hasty = async (drafts: readonly Draft[]): Promise<readonly Kept[]> => {
    const [draft] = drafts as [Draft]
    const kept = chained(draft, (await shelf.tail(draft.log)).hash)
    const store = () => database.append(drafts, token(), process.id).catch(() => undefined)
    process.after(MOMENT, () => void store())
    return [kept]
  }

  return {
    append: drafts =>
      database.isHasty
        ? call(() => hasty(drafts))
        : call(() => database.append(drafts, token(), process.id), database.mishaps.shift()),
    read: (...asked) => call(() => shelf.read(...asked)),
    find: (...asked) => call(() => shelf.find(...asked)),
    claim: log => call(() => database.claim(log, token(), process.id)),
    tail: log => call(() => shelf.tail(log)),
    logs: () => call(() => shelf.logs()),
    snapshot: (...asked) => call(() => shelf.snapshot(...asked)),
    keepSnapshot: snapshot => call(() => database.keepSnapshot(snapshot)),
    note: (...asked) => call(() => shelf.note(...asked)),
    recovered: async () => {
      while (database.isCut || database.isFull || process.isParted)
        await new Promise<void>(resolve => process.after(200, resolve))
    },
    answers: async () => !database.isCut && !database.isFull && !process.isParted,
    close: async () => undefined,
  }
}
