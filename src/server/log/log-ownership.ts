import type { Command, Event } from '../../kernel/game.ts'
import type { Kept } from '../../records/entry.ts'
import { type Answer, MOVED } from './answer.ts'
import { draftsOf, type Part } from './commands/several-commands.ts'
import { Fold } from './log-fold.ts'
import { type Opening, openingOf, type Ports } from './log-opening.ts'
import { Outage } from './outage.ts'
import { type Draft, type Holds, Interrupted, Unkept } from './store.ts'

/**
 * A log that this node can own: it claims the log, appends to it, recovers when the store fails, and
 * only follows while another node is the owner.
 */
export class OwnedLog<Config, S, C extends Command, E extends Event, V> extends Fold<
  Config,
  S,
  C,
  E,
  V
> {
  protected readonly opening: Opening<Config, S, C, E, V>
  /** The state with the entries being written, which nobody may see yet. */
  protected unseen: S | undefined
  protected readonly outage = new Outage()
  #epoch = 0
  #isOwn = false
  /** Ends the wait for the append in progress. */
  #abandon: (error: Unkept) => void = () => undefined

  protected constructor(ports: Ports, opening: Opening<Config, S, C, E, V>) {
    super(ports, opening)
    this.opening = opening
  }

  /** Claims the log, unless several nodes share it, and folds it. */
  protected async load(): Promise<void> {
    const { sharing, store } = this.ports
    if (!sharing) this.#epoch = await store.claim(this.log)
    await this.restore()
    await this.catchUp()
  }

  /** Claims the log, so that this node writes it from now on. */
  async own(): Promise<void> {
    this.#isOwn = false
    this.#epoch = await this.ports.store.claim(this.log)
    await this.catchUp()
    this.#changeHands()
    await this.begin()
    this.outage.resume()
  }

  /** A new log starts with an entry that names its game. */
  protected async begin(): Promise<void> {
    if (this.stopped === undefined && this.snapshots.isDue(this.seq)) await this.keepSnapshot()
    if (this.seq === 0) {
      const body = openingOf(this.opening)
      await this.append([{ id: 'open', body, after: this.state }], this.#epoch)
    }
    this.#isOwn = true
    this.outage.repair()
  }

  /** Another node has the log now. This node follows it from here on. */
  lose(): void {
    this.release()
    this.outage.end()
    this.#changeHands()
  }

  /**
   * The database may not answer an append for seconds. The commands behind it need not wait: once
   * the next owner has claimed the log, the entry is either stored or never will be.
   */
  #changeHands(): void {
    this.#abandon(new Unkept('fenced', `${this.log} has changed hands`))
  }

  protected release(): void {
    this.#isOwn = false
  }

  #fenced(): void {
    this.lose()
    this.ports.sharing?.fenced(this.log)
  }

  override hear(kept: Kept): void {
    if (!this.#isOwn) super.hear(kept)
  }

  get isOwn(): boolean {
    return this.#isOwn
  }

  get epoch(): number {
    return this.#epoch
  }

  /** Includes the entry being written, which nobody may see yet. Other logs must respect it. */
  get ahead(): S {
    return this.unseen ?? this.state
  }

  /** Why the log takes no more commands, or undefined. */
  get stopped(): string | undefined {
    return this.damaged ?? this.outage.why
  }

  /** True if an append failed for good, so that only a restart would help. */
  get isBroken(): boolean {
    return this.outage.isBroken
  }

  /** Called when the log continues after a failure, or once this node has it again. */
  onResume(act: () => void): void {
    this.outage.onResume(act)
  }

  protected async failed(id: string, error: unknown, epoch: number): Promise<Answer> {
    const fault = error instanceof Unkept ? error.fault : undefined
    if (fault === 'repeated') {
      const before = await this.entryOf(id).catch(() => undefined)
      if (before) return { done: before.seq }
    }
    const isPast = epoch !== this.#epoch
    if (fault === 'fenced' && this.ports.sharing) {
      if (!isPast && this.#isOwn) this.#fenced()
      return MOVED
    }
    this.ports.fault(this.log, error)
    /** This node has claimed the log again since, and works. */
    if (isPast) return MOVED
    if (error instanceof Interrupted || fault === 'gap') {
      const unavailable = this.outage.interrupt()
      void this.#recover(epoch)
      return { unavailable }
    }
    return { unavailable: this.#break(error) }
  }

  #break(error: unknown): string {
    if (error instanceof Unkept && error.fault === 'fenced') this.ports.replaced?.(this.log)
    return this.outage.break()
  }

  /** Waits for the store, then folds the part of the interrupted append that it kept. */
  async #recover(mine: number): Promise<void> {
    const { store, fault, sharing } = this.ports
    try {
      await store.recovered()
      const { epoch } = await store.tail(this.log)
      /** Another writer has the log, or this node has claimed it again in the meantime. */
      if (epoch !== mine && this.#epoch !== mine) return
      if (epoch !== mine) throw new Unkept('fenced', `${this.log} has another writer now`)
      await this.catchUp()
      this.outage.end()
      if (this.stopped === undefined) this.outage.resume()
    } catch (error) {
      if (error instanceof Interrupted) return this.#recover(mine)
      fault(this.log, error)
      if (!sharing || !(error instanceof Unkept)) return void this.#break(error)
      this.#fenced()
    }
  }

  async #stored(drafts: readonly Draft[]): Promise<readonly Kept[]> {
    const changed = new Promise<never>((_, reject) => {
      this.#abandon = reject
    })
    return Promise.race([this.ports.store.append(drafts), changed])
  }

  protected async append(
    parts: readonly Part<S, C, E>[],
    epoch: number,
    holds: readonly Holds[] = [],
  ): Promise<number> {
    if (!(this.#isOwn || this.seq === 0) || epoch !== this.#epoch)
      throw new Unkept('fenced', `${this.log} has changed hands`)
    const drafts = draftsOf(parts, { log: this.log, seq: this.seq, epoch, holds }, this.ports)
    this.unseen = parts.at(-1)!.after
    const all = await this.#stored(drafts)
    this.unseen = undefined
    for (const [i, kept] of all.entries()) {
      /** The entry may already be folded if the log changed hands meanwhile. */
      if (kept.seq === this.seq + 1) this.took(kept, parts[i]!.body, parts[i]!.after)
      this.ports.sharing?.stored(kept)
    }
    if (this.#isOwn && this.snapshots.isDue(this.seq)) void this.keepSnapshot()
    return all.at(-1)!.seq
  }
}
