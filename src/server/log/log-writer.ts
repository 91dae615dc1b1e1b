import type { Ask } from '../../kernel/chance.ts'
import type { Command, Event } from '../../kernel/game.ts'
import { isRefusal, type Refusal } from '../../kernel/refusal.ts'
import type { Body, Kept, Note } from '../../records/entry.ts'
import { renewal } from '../chance/sealed-secrets.ts'
import { Fold } from './log-fold.ts'
import type { Holds, Opening, Ports, Said } from './log-opening.ts'
import { type Draft, Interrupted, Unkept } from './store.ts'

/** `done` is the number of the entry, which is durable and in every later view. */
export type Answer =
  | { readonly done: number }
  | { readonly refused: Refusal }
  | { readonly unavailable: string }

const MOST_WAITING = 512

/** Another node writes this log, or will in a moment. The command was not taken here. */
export const MOVED: Answer = { unavailable: 'This is moving to another server; try again.' }

/**
 * One writer per log: commands queue here, and nobody sees an entry before it is on the disk. Of
 * several nodes one owns the log; at the others it follows.
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

  /** Claims the log and folds it. Among several nodes it follows until this one gets the lease. */
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

  /** Claims the log: from now on this node writes it. */
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
      const { name, config, attended, first } = this.#opening
      const opens = { game: name, config, ...(attended && { attended: true as const }) }
      await this.#append('open', { opens, events: [], ...first }, this.state, this.#epoch)
    }
    this.#isOwn = true
    this.#interrupted = undefined
    this.#isBroken = false
  }

  /** Another node has the log now. It is followed from here on. */
  lose(): void {
    this.#isOwn = false
    this.#interrupted = undefined
  }

  #fenced(): void {
    this.lose()
    this.ports.sharing?.fenced(this.log)
  }

  /** Finishes the command in progress, so that another node can go on. */
  async handOver(): Promise<void> {
    this.#isOwn = false
    await this.#turn
    if (this.snapshots.isFar(this.seq)) await this.keepSnapshot()
  }

  override hear(kept: Kept): void {
    if (!this.#isOwn) super.hear(kept)
  }

  /** Whether this node writes the log. */
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

  get ask(): Ask | undefined {
    return this.game.awaits(this.state)
  }

  /** Whether a recent entry took this id. `has` also asks the store. */
  knows(id: string): boolean {
    return this.ids.isRecent(id)
  }

  async has(id: string): Promise<boolean> {
    return this.knows(id) || (await this.entryOf(id)) !== undefined
  }

  /** The entry with this id. */
  readonly entryOf = (id: string): Promise<Kept | undefined> => this.ids.entryOf(id)

  /** Called when the log continues, after the store could not write or another node had it. */
  onResume(act: () => void): void {
    this.#resumed.push(act)
  }

  /** Takes a command once: the same id again gives the same answer and changes nothing. */
  submit(id: string, command: C, note: Note = {}, holding?: Holds): Promise<Answer> {
    return this.#isOwn || !this.#opening.isAskedFromAfar
      ? this.submitNext(id, () => ({ command, note }), holding)
      : this.#forward(id, command, note, holding)
  }

  /** The owner decides. On return the answer is also in the state here. */
  async #forward(id: string, command: C, note: Note, holding?: Holds): Promise<Answer> {
    try {
      const asked = { log: this.log, id, command, note, ...(holding && { holding }) }
      const { answer, seq } = await this.ports.sharing!.submit(asked)
      await this.reach(seq)
      return answer
    } catch (error) {
      this.ports.fault(this.log, error)
      return { unavailable: 'The server that decides this does not answer; try again.' }
    }
  }

  /** Builds the command when its turn comes, from the state at that moment. */
  submitNext(id: string, says: () => Said<C> | Refusal, holding?: Holds): Promise<Answer> {
    if (this.#waiting >= MOST_WAITING)
      return Promise.resolve({ unavailable: 'Too much is going on here; try again.' })
    this.#waiting += 1
    const answer = this.#turn.then(() => this.#take(id, says, holding))
    this.#turn = answer.finally(() => {
      this.#waiting -= 1
    })
    return answer
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
    if (this.stopped !== undefined) return { unavailable: this.stopped }
    if (!this.#isOwn) return MOVED
    const epoch = this.#epoch
    try {
      const before = this.knows(id) && (await this.entryOf(id))
      if (before) return { done: before.seq }
      if (holding && !(await this.#stillHolds(holding))) return MOVED
      const said = says()
      if (isRefusal(said)) return await this.#refused(id, said)
      const { command, note } = said
      const events = command ? this.game.decide(this.state, command) : []
      if (isRefusal(events)) return await this.#refused(id, events)
      const after = events.reduce((state, event) => this.game.evolve(state, event), this.state)
      const body = { ...(command && { command }), events, ...note }
      const whole = { ...body, ...this.#spent(body, after) }
      return { done: await this.#append(id, whole, after, epoch) }
    } catch (error) {
      this.#ahead = undefined
      return this.#failed(id, error, epoch)
    }
  }

  /** Whether the writer who asks still has its log. Nobody can claim that log unseen by this turn. */
  async #stillHolds({ log, epoch }: Holds): Promise<boolean> {
    if (log === this.log) return epoch === this.#epoch
    return (await this.ports.store.tail(log)).epoch === epoch
  }

  /** An old command that is repeated was done, whatever would be decided today. */
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

  /** Waits for the store, and folds what it kept of the append that was interrupted. */
  async #recover(mine: number): Promise<void> {
    const { store, fault, sharing } = this.ports
    try {
      await store.recovered()
      const { epoch } = await store.tail(this.log)
      /** Another writer has it, or this node claimed it anew in the meantime. */
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

  #spent({ events, seals }: Body<C, E>, after: S): Note {
    const { seals: own, renews } = this.#opening
    if (!own || seals) return {}
    const asks = { before: this.ask, after: this.game.awaits(after) }
    return renewal(own, this.drawing, asks, () => renews?.(events, after) ?? false)
  }

  async #append(id: string, body: Body<C, E>, after: S, epoch: number): Promise<number> {
    if (!(this.#isOwn || this.seq === 0) || epoch !== this.#epoch)
      throw new Unkept('fenced', `${this.log} has changed hands`)
    const { store, program, now } = this.ports
    const place = { log: this.log, seq: this.seq + 1, epoch, id }
    const draft: Draft = { ...place, at: now(), program, body: JSON.stringify(body) }
    this.#ahead = after
    const [kept] = (await store.append([draft])) as [Kept]
    this.#ahead = undefined
    /** It may be folded already, if the log changed hands meanwhile. */
    if (kept.seq === this.seq + 1) this.took(kept, body, after)
    this.ports.sharing?.stored(kept)
    if (this.#isOwn && this.snapshots.isDue(this.seq)) void this.keepSnapshot()
    return kept.seq
  }
}
