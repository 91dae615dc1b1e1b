import { createHmac, hash } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { ROOT } from '../../law/index.ts'
import type { Follower, Ports, SnapshotFollower } from './log-opening.ts'
import type { Snapshot, Store, Tail } from './store.ts'

/**
 * Snapshots make opening a log quick. They prove nothing: a snapshot that this house did not write,
 * that another program version folded or that does not fit the log is ignored, and the log is
 * folded.
 */

/** Everything a writer needs to continue from an entry. */
interface SnapshotBody {
  readonly state: unknown
  readonly drawing: unknown
  /** The memory of each follower, by its name. */
  readonly followers: Readonly<Record<string, unknown>>
}

/** The sources that decide what a log means. */
const FOLDS = ['kernel', 'general', 'games', 'tournament', 'floor', 'records', 'server']

const sourcesIn = (folder: string): readonly string[] =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter(name => name.endsWith('.ts') && !name.endsWith('.test.ts'))
    .map(name => join(folder, name))
    .sort()

let fingerprint: string | undefined

/**
 * A version number is not enough: during development, the same version folds a log in many ways.
 */
const foldVersion = (): string => {
  fingerprint ??= hash(
    'sha256',
    FOLDS.flatMap(folder => sourcesIn(join(ROOT, 'src', folder)))
      .map(file => readFileSync(file, 'utf8'))
      .join('\0'),
    'hex',
  )
  return fingerprint
}

const macOf = (key: Buffer, { log, seq, hash: of, program, body }: Omit<Snapshot, 'mac'>): string =>
  createHmac('sha256', key)
    .update(JSON.stringify(['snapshot', log, seq, of, program, body]))
    .digest('hex')

const snapshotOf = (
  key: Buffer,
  log: string,
  { seq, hash: of }: Tail,
  remembered: SnapshotBody,
): Snapshot => {
  const snapshot = { log, seq, hash: of, program: foldVersion(), body: JSON.stringify(remembered) }
  return { ...snapshot, mac: macOf(key, snapshot) }
}

const fits = async (store: Store, key: Buffer, snapshot: Snapshot): Promise<string | undefined> => {
  const { log, seq, mac, ...rest } = snapshot
  if (mac !== macOf(key, { log, seq, ...rest })) return `the snapshot at ${seq} was changed`
  const [kept] = await store.read(log, seq, 1)
  return kept?.hash === snapshot.hash ? undefined : `the snapshot at ${seq} is of another log`
}

/**
 * The newest usable snapshot at or before this number. An older program's is skipped silently; one
 * that was changed is reported.
 */
const usableSnapshot = async (
  store: Store,
  key: Buffer,
  log: string,
  upTo: number | undefined,
  report: (wrong: Error) => void,
): Promise<(Tail & SnapshotBody) | undefined> => {
  let found = await store.snapshot(log, upTo)
  while (found) {
    const { seq, hash: of, program, body } = found
    if (program === foldVersion()) {
      const wrong = await fits(store, key, found)
      if (wrong === undefined) return { seq, hash: of, ...(JSON.parse(body) as SnapshotBody) }
      report(new Error(`${wrong} and is ignored`))
    }
    found = await store.snapshot(log, seq - 1)
  }
  return undefined
}

/** The fewest entries between two snapshots. Folding these takes a fraction of a second. */
const EVERY = 2000

/** Large states are stored less often, so that snapshots take no more space than entries. */
const BYTES_AN_ENTRY = 500

/** Entries since the last snapshot that make a closing log take another. */
const FAR = 200

/** The snapshots of one log, and when the next one is due. */
export class Snapshots<S> {
  readonly #ports: Ports
  readonly #log: string
  /** Undefined if a follower has no stored memory: then the log is always folded from the start. */
  readonly #remembering: readonly SnapshotFollower<S>[] | undefined
  #at = 0
  #bytes = 0

  constructor(
    ports: Ports,
    log: string,
    followers: readonly (Follower<S> | SnapshotFollower<S>)[],
  ) {
    this.#ports = ports
    this.#log = log
    const remembering = followers.filter(one => typeof one !== 'function')
    const isComplete = remembering.length === followers.length
    this.#remembering = isComplete && ports.key ? remembering : undefined
  }

  /** The newest usable snapshot at or before this number. */
  async usable(upTo?: number): Promise<(Tail & SnapshotBody) | undefined> {
    const { store, key, fault } = this.#ports
    if (!key || !this.#remembering) return undefined
    return usableSnapshot(store, key, this.#log, upTo, wrong => fault(this.#log, wrong))
  }

  /** The newest usable snapshot. It restores the memory of the followers. */
  async restored(): Promise<(Tail & SnapshotBody) | undefined> {
    const found = await this.usable()
    if (!found) return undefined
    this.#at = found.seq
    for (const { name, restore } of this.#remembering!)
      restore(found.followers[name], found.state as S)
    return found
  }

  isDue(seq: number): boolean {
    const due = Math.max(EVERY, this.#bytes / BYTES_AN_ENTRY)
    return this.#remembering !== undefined && seq - this.#at >= due
  }

  isFar(seq: number): boolean {
    return this.#remembering !== undefined && seq - this.#at >= FAR
  }

  /** A snapshot is only a cache, so a failure to store it is only reported. */
  async keep(tail: Tail, state: S, drawing: unknown): Promise<void> {
    const { store, key, fault } = this.#ports
    this.#at = tail.seq
    const followers = Object.fromEntries(this.#remembering!.map(one => [one.name, one.save()]))
    const snapshot = snapshotOf(key!, this.#log, tail, { state, drawing, followers })
    this.#bytes = snapshot.body.length
    await store.keepSnapshot(snapshot).catch((error: unknown) => fault(this.#log, error))
  }
}
