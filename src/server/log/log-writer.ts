import type { Command, Event } from '../../kernel/game.ts'
import { isRefusal, type Refusal } from '../../kernel/refusal.ts'
import type { Kept, Note } from '../../records/entry.ts'
import { renewal } from '../chance/sealed-secrets.ts'
import { type Answer, MOVED } from './answer.ts'
import { forwarded } from './forwarding.ts'
import { Fold } from './log-fold.ts'
import { type Opening, openingOf, type Ports, type Said } from './log-opening.ts'
import { reservationOf, reserved, stillHolds, unlessOutrun } from './reservations.ts'
import { draftsOf, joined, type Named, type Part, partsOf, type Spent } from './several-commands.ts'
import { type Holds, Interrupted, Unkept } from './store.ts'

export { type Answer, MOVED } from './answer.ts'

const MOST_WAITING = 512

/**
 * One writer per log: commands queue here, and nobody sees an entry before it is on the disk. Of
 * several nodes one owns the log and the others follow it.
 */
export class Host<Config, S, C extends Command, E extends Event, V> extends Fold<
  Config,
  S,
  C,
  E,
  V
> {
  #ahead: S | undefined
  #epoch = 0
  #isOwn = false
  #stopped: string | undefined
  /** The store cannot write at the moment. */
  #interrupted: string | undefined
  #isBroken = false
  #waiting = 0
  #turn: Promise<unknown> = Promise.resolve()
  readonly #resumed: (() => void)[] = []
  readonly #opening: Opening<Config, S, C, E, V>

  private constructor(ports: Ports, opening: Opening<Config, S, C, E, V>) {
    super(ports, opening)
    this.#opening = opening
  }

  /** Claims the log and folds it. With several nodes it follows until this one has the lease. */
  static async open<Config, S, C extends Command, E extends Event, V>(
    ports: Ports,
    opening: Opening<Config, S, C, E, V>,
  ): Promise<Host<Config, S, C, E, V>> {
    const host = new Host(ports, opening)
    if (!ports.sharing) host.#epoch = await ports.store.claim(opening.log)
    await host.restore()
    await host.catchUp()
    if (ports.sharing) await ports.sharing.join(host, opening.group)
    else await host.#begin()
    return host
  }

  /** Claims the log, so that this node writes it from now on. */
  async own(): Promise<void> {
    this.#isOwn = false
    this.#epoch = await this.ports.store.claim(this.log)
    await this.catchUp()
    await this.#begin()
    for (const act of this.#resumed) act()
  }

  /** A new log starts with an entry that names its game. */
  async #begin(): Promise<void> {
    if (this.stopped === undefined && this.snapshots.isDue(this.seq)) await this.keepSnapshot()
    if (this.seq === 0) {
      const body = openingOf(this.#opening)
      await this.#append([{ id: 'open', body, after: this.state }], this.#epoch)
    }
    this.#isOwn = true
    this.#interrupted = undefined
    this.#isBroken = false
  }

  /** Another node has the log now. This node follows it from here on. */
  lose(): void {
    this.#isOwn = false
    this.#interrupted = undefined
  }

  #fenced(): void {
    this.lose()
    this.ports.sharing?.fenced(this.log)
  }

  /** Finishes the command in progress, so that another node can continue. */
  async handOver(): Promise<void> {
    this.#isOwn = false
    await this.#turn
    if (this.snapshots.isFar(this.seq)) await this.keepSnapshot()
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
    return this.#ahead ?? this.state
  }

  /** Why the log takes no more commands, or undefined. */
  get stopped(): string | undefined {
    return this.damaged ?? this.#stopped ?? this.#interrupted
  }

  /** True if an append failed for good, so that only a restart would help. */
  get isBroken(): boolean {
    return this.#isBroken
  }

  /** Called when the log continues after a failure, or once this node has it again. */
  onResume(act: () => void): void {
    this.#resumed.push(act)
  }

  /** Takes a command once: the same id again gives the same answer and changes nothing. */
  submit(id: string, command: C, note: Note = {}, holding?: Holds): Promise<Answer> {
    return this.#isOwn || !this.#opening.isAskedFromAfar
      ? this.submitNext(id, () => ({ command, note }), holding)
      : forwarded(this.ports, this, { id, command, note, ...(holding && { holding }) })
  }

  /** Builds the command when its turn comes, from the state at that moment. */
  submitNext(id: string, says: () => Said<C> | Refusal, holding?: Holds): Promise<Answer> {
    if (this.#waiting >= MOST_WAITING)
      return Promise.resolve({ unavailable: 'Too much is going on here; try again.' })
    this.#waiting += 1
    const answer = this.#turn.then(() => this.#take(id, says, holding))
    this.#turn = answer
    return answer
  }

  /**
   * Takes several commands in one append, up to the first that is refused or was taken earlier.
   * Returns how many. It is for logs without sealed secrets.
   */
  submitAll(all: readonly Named<C>[], epoch = this.#epoch): Promise<number> {
    const taken = this.#turn.then(() => this.#takeAll(all, epoch))
    this.#turn = taken
    return taken
  }

  /** Takes no more commands, and finishes those in the queue. */
  async stop(why: string): Promise<void> {
    const isWell = this.#isOwn && this.stopped === undefined
    this.#stopped ??= why
    await this.#turn
    if (isWell && this.snapshots.isFar(this.seq)) await this.keepSnapshot()
    this.ports.sharing?.leave(this.log)
  }

  async #take(id: string, says: () => Said<C> | Refusal, holding?: Holds): Promise<Answer> {
    this.#waiting -= 1
    if (this.stopped !== undefined) return { unavailable: this.stopped }
    if (!this.#isOwn) return MOVED
    const epoch = this.#epoch
    try {
      const before = this.knows(id) && (await this.entryOf(id))
      if (before) return { done: before.seq }
      if (holding && !(await stillHolds(holding, this, this.ports.store))) return MOVED
      const decided = () => this.#decided(id, says, epoch, [])
      return await (this.ports.sharing ? unlessOutrun(decided) : decided())
    } catch (error) {
      this.#ahead = undefined
      return this.#failed(id, error, epoch)
    }
  }

  async #takeAll(all: readonly Named<C>[], epoch: number): Promise<number> {
    if (this.stopped !== undefined || !this.#isOwn || this.#opening.seals) return 0
    const parts = partsOf<S, C, E>(this.game, this.state, all, id => this.knows(id))
    try {
      if (parts.length > 0) await this.#append(parts, epoch)
      return parts.length
    } catch (error) {
      this.#ahead = undefined
      if (!(error instanceof Unkept && error.fault === 'repeated'))
        await this.#failed(parts[0]!.id, error, epoch)
      return 0
    }
  }

  /** What concerns other tables too is decided again when it is reserved. */
  async #decided(
    id: string,
    says: () => Said<C> | Refusal,
    epoch: number,
    holds: readonly Holds[],
  ): Promise<Answer> {
    this.#ahead = undefined
    const said = says()
    if (isRefusal(said)) return this.#refused(id, said)
    const { command, note, more = [], about = [] } = said
    const free = about.map(reservationOf).filter(log => !holds.some(held => held.log === log))
    const { sharing, store } = this.ports
    if (sharing && free.length > 0)
      return this.#decided(id, says, epoch, [...holds, ...(await reserved(store, sharing, free))])
    const events = command ? this.game.decide(this.state, command) : []
    if (isRefusal(events)) return this.#refused(id, events)
    const body = { ...(command && { command }), events, ...note }
    const parts = joined(this, { id, body, more }, this.#spent)
    return { done: await this.#append(parts, epoch, holds) }
  }

  /** A repeated command that was done earlier stays done, whatever the rules would decide today. */
  async #refused(id: string, refused: Refusal): Promise<Answer> {
    const before = await this.entryOf(id)
    return before ? { done: before.seq } : { refused }
  }

  async #failed(id: string, error: unknown, epoch: number): Promise<Answer> {
    const fault = error instanceof Unkept ? error.fault : undefined
    if (fault === 'repeated') {
      const before = await this.entryOf(id).catch(() => undefined)
      if (before) return { done: before.seq }
    }
    if (fault === 'fenced' && this.ports.sharing) {
      if (epoch === this.#epoch) this.#fenced()
      return MOVED
    }
    this.ports.fault(this.log, error)
    if (error instanceof Interrupted || fault === 'gap') {
      this.#interrupted = 'This table has stopped: nothing can be recorded now. It will continue.'
      void this.#recover(epoch)
      return { unavailable: this.#interrupted }
    }
    return { unavailable: this.#break(error) }
  }

  #break(error: unknown): string {
    this.#isBroken = true
    if (error instanceof Unkept && error.fault === 'fenced') this.ports.replaced?.(this.log)
    this.#stopped ??= 'This table has stopped: what happened could not be recorded.'
    return this.#stopped
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
      this.#interrupted = undefined
      if (this.stopped === undefined) for (const act of this.#resumed) act()
    } catch (error) {
      if (error instanceof Interrupted) return this.#recover(mine)
      fault(this.log, error)
      if (!sharing || !(error instanceof Unkept)) return void this.#break(error)
      this.#fenced()
    }
  }

  readonly #spent: Spent<S, C, E> = ({ events, seals }, { state, drawing }, after) => {
    const { seals: own, renews } = this.#opening
    if (!own || seals) return {}
    const asks = { before: this.askOf(state), after: this.askOf(after) }
    return renewal(own, drawing, asks, () => renews?.(events, after) ?? false)
  }

  async #append(
    parts: readonly Part<S, C, E>[],
    epoch: number,
    holds: readonly Holds[] = [],
  ): Promise<number> {
    if (!(this.#isOwn || this.seq === 0) || epoch !== this.#epoch)
      throw new Unkept('fenced', `${this.log} has changed hands`)
    const drafts = draftsOf(parts, { log: this.log, seq: this.seq, epoch, holds }, this.ports)
    this.#ahead = parts.at(-1)!.after
    const all = await this.ports.store.append(drafts)
    this.#ahead = undefined
    for (const [i, kept] of all.entries()) {
      /** The entry may already be folded if the log changed hands meanwhile. */
      if (kept.seq === this.seq + 1) this.took(kept, parts[i]!.body, parts[i]!.after)
      this.ports.sharing?.stored(kept)
    }
    if (this.#isOwn && this.snapshots.isDue(this.seq)) void this.keepSnapshot()
    return all.at(-1)!.seq
  }
}
