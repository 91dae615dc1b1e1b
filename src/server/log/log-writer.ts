import type { Ask } from '../../kernel/chance.ts'
import type { Command, Event, Game } from '../../kernel/game.ts'
import { isRefusal, type Refusal } from '../../kernel/refusal.ts'
import type { Body, Kept, Note } from '../../records/entry.ts'
import { type Drawing, drawn, renewal, type Seals, UNSEALED } from '../chance/sealed-secrets.ts'
import { CommandIds } from './command-id-index.ts'
import type { Follower, Opening, Ports, Said } from './log-opening.ts'
import { Snapshots } from './snapshots.ts'
import { type Draft, GENESIS, Interrupted, isChained, partsOf, Unkept } from './store.ts'

/** `done` is the number of the entry, which is durable and in every later view. */
export type Answer =
  | { readonly done: number }
  | { readonly refused: Refusal }
  | { readonly unavailable: string }

const MOST_WAITING = 512

/** One writer per log: commands queue here, and nobody sees an entry before it is on the disk. */
export class Host<Config, S, C extends Command, E extends Event, V> {
  readonly log: string
  readonly game: Game<Config, S, C, E, V>
  #state: S
  #ahead: S | undefined
  #seq = 0
  #hash = GENESIS
  #drawing: Drawing = UNSEALED
  #epoch = 0
  #stopped: string | undefined
  /** The store cannot write at the moment. */
  #interrupted: string | undefined
  #isBroken = false
  #waiting = 0
  #turn: Promise<unknown> = Promise.resolve()
  readonly #ids: CommandIds
  readonly #snapshots: Snapshots<S>
  readonly #resumed: (() => void)[] = []
  readonly #ports: Ports
  readonly #seals: Seals | undefined
  readonly #renews: (events: readonly E[], after: S) => boolean
  readonly #followers: Follower<S>[]

  private constructor(ports: Ports, opening: Opening<Config, S, C, E, V>) {
    this.log = opening.log
    this.game = opening.game
    this.#ports = ports
    this.#ids = new CommandIds(ports.store, opening.log)
    this.#seals = opening.seals
    this.#renews = opening.renews ?? (() => false)
    const followers = opening.followers ?? []
    this.#followers = followers.map(one => (typeof one === 'function' ? one : one.hear))
    this.#snapshots = new Snapshots(ports, opening.log, followers)
    this.#state = opening.game.open(opening.config)
  }

  /** Claims the log and folds it. A new log starts with an entry that names its game. */
  static async open<Config, S, C extends Command, E extends Event, V>(
    ports: Ports,
    opening: Opening<Config, S, C, E, V>,
  ): Promise<Host<Config, S, C, E, V>> {
    const host = new Host(ports, opening)
    host.#epoch = await ports.store.claim(opening.log)
    await host.#restore()
    await host.#catchUp()
    if (host.#stopped === undefined && host.#snapshots.isDue(host.#seq)) await host.#keepSnapshot()
    if (host.#seq === 0) {
      const { name, config, attended } = opening
      const opens = { game: name, config, ...(attended && { attended: true as const }) }
      await host.#append('open', { opens, events: [], ...opening.first }, host.#state)
    }
    return host
  }

  /** Goes on from the newest usable snapshot, if there is one. */
  async #restore(): Promise<void> {
    const found = await this.#snapshots.restored()
    if (!found) return
    this.#seq = found.seq
    this.#hash = found.hash
    this.#state = found.state as S
    this.#drawing = { ...UNSEALED, ...(found.drawing as Drawing) }
    this.#ids.age()
  }

  async #keepSnapshot(): Promise<void> {
    this.#ids.age()
    await this.#snapshots.keep({ seq: this.#seq, hash: this.#hash }, this.#state, this.#drawing)
  }

  /** Folds the entries after the last one that is known. */
  async #catchUp(): Promise<void> {
    for await (const part of partsOf(this.#ports.store, this.log, this.#seq + 1))
      for (const kept of part) {
        this.#check(kept)
        this.#took(kept, JSON.parse(kept.body) as Body<C, E>)
      }
  }

  /** The state after an entry of the past. */
  async stateAfter(seq: number): Promise<S> {
    const found = await this.#snapshots.usable(seq)
    let state = (found?.state ?? this.#state) as S
    for await (const part of partsOf(this.#ports.store, this.log, (found?.seq ?? 0) + 1))
      for (const kept of part) {
        if (kept.seq > seq) return state
        state = this.#folded(state, JSON.parse(kept.body) as Body<C, E>)
      }
    return state
  }

  /** A log that somebody has changed is replayed for people to read, but takes no more commands. */
  #check(kept: Kept): void {
    const isNext = kept.seq === this.#seq + 1 && isChained(kept, this.#hash)
    this.#hash = kept.hash
    if (isNext || this.#stopped !== undefined) return
    this.#stopped = `This has stopped: entry ${kept.seq} of its log is not as it was written.`
    this.#ports.fault(this.log, new Error(this.#stopped))
  }

  get state(): S {
    return this.#state
  }

  /** Includes the entry being written, which nobody may see yet. Other logs must respect it. */
  get ahead(): S {
    return this.#ahead ?? this.#state
  }

  get seq(): number {
    return this.#seq
  }

  get drawing(): Drawing {
    return this.#drawing
  }

  /** Why the log takes no more commands, or undefined. */
  get stopped(): string | undefined {
    return this.#stopped ?? this.#interrupted
  }

  /** True if an append failed for good, so that only a restart would help. */
  get isBroken(): boolean {
    return this.#isBroken
  }

  get ask(): Ask | undefined {
    return this.game.awaits(this.#state)
  }

  /** Whether a recent entry took this id. `has` also asks the store. */
  knows(id: string): boolean {
    return this.#ids.isRecent(id)
  }

  async has(id: string): Promise<boolean> {
    return this.knows(id) || (await this.entryOf(id)) !== undefined
  }

  /** The entry with this id. */
  readonly entryOf = (id: string): Promise<Kept | undefined> => this.#ids.entryOf(id)

  follow(follower: Follower<S>): void {
    this.#followers.push(follower)
  }

  /** Called when the log continues after the store could not write. */
  onResume(act: () => void): void {
    this.#resumed.push(act)
  }

  /** Takes a command once: the same id again gives the same answer and changes nothing. */
  submit(id: string, command: C, note: Note = {}): Promise<Answer> {
    return this.submitNext(id, () => ({ command, note }))
  }

  /** Builds the command when its turn comes, from the state at that moment. */
  submitNext(id: string, says: () => Said<C> | Refusal): Promise<Answer> {
    if (this.#waiting >= MOST_WAITING)
      return Promise.resolve({ unavailable: 'Too much is going on here; try again.' })
    this.#waiting += 1
    const answer = this.#turn.then(() => this.#take(id, says))
    this.#turn = answer.finally(() => {
      this.#waiting -= 1
    })
    return answer
  }

  /** Takes no more commands, and finishes those in the queue. */
  async stop(why: string): Promise<void> {
    const isWell = this.stopped === undefined
    this.#stopped ??= why
    await this.#turn
    if (isWell && this.#snapshots.isFar(this.#seq)) await this.#keepSnapshot()
  }

  async #take(id: string, says: () => Said<C> | Refusal): Promise<Answer> {
    if (this.stopped !== undefined) return { unavailable: this.stopped }
    try {
      const before = this.knows(id) && (await this.entryOf(id))
      if (before) return { done: before.seq }
      const said = says()
      if (isRefusal(said)) return await this.#refused(id, said)
      const { command, note } = said
      const events = command ? this.game.decide(this.#state, command) : []
      if (isRefusal(events)) return await this.#refused(id, events)
      const after = events.reduce((state, event) => this.game.evolve(state, event), this.#state)
      const body = { ...(command && { command }), events, ...note }
      return { done: await this.#append(id, { ...body, ...this.#spent(body, after) }, after) }
    } catch (error) {
      this.#ahead = undefined
      return this.#failed(id, error)
    }
  }

  /** An old command that is repeated was done, whatever would be decided today. */
  async #refused(id: string, refused: Refusal): Promise<Answer> {
    const before = await this.entryOf(id)
    return before ? { done: before.seq } : { refused }
  }

  async #failed(id: string, error: unknown): Promise<Answer> {
    const fault = error instanceof Unkept ? error.fault : undefined
    if (fault === 'repeated') {
      const before = await this.entryOf(id).catch(() => undefined)
      if (before) return { done: before.seq }
    }
    this.#ports.fault(this.log, error)
    if (error instanceof Interrupted || fault === 'gap') {
      this.#interrupted = 'This table has stopped: nothing can be recorded now. It will continue.'
      void this.#recover()
      return { unavailable: this.#interrupted }
    }
    return { unavailable: this.#break(error) }
  }

  #break(error: unknown): string {
    this.#isBroken = true
    if (error instanceof Unkept && error.fault === 'fenced') this.#ports.replaced?.(this.log)
    this.#stopped ??= 'This table has stopped: what happened could not be recorded.'
    return this.#stopped
  }

  /** Waits for the store, and folds what it kept of the append that was interrupted. */
  async #recover(): Promise<void> {
    const { store, fault } = this.#ports
    try {
      await store.recovered()
      const { epoch } = await store.tail(this.log)
      if (epoch !== this.#epoch) throw new Unkept('fenced', `${this.log} has another writer now`)
      await this.#catchUp()
      this.#interrupted = undefined
      if (this.#stopped === undefined) for (const act of this.#resumed) act()
    } catch (error) {
      if (error instanceof Interrupted) return this.#recover()
      this.#break(error)
      fault(this.log, error)
    }
  }

  #spent({ events, seals }: Body<C, E>, after: S): Note {
    if (!this.#seals || seals) return {}
    const asks = { before: this.ask, after: this.game.awaits(after) }
    return renewal(this.#seals, this.#drawing, asks, () => this.#renews(events, after))
  }

  async #append(id: string, body: Body<C, E>, after: S): Promise<number> {
    const draft: Draft = {
      log: this.log,
      seq: this.#seq + 1,
      epoch: this.#epoch,
      id,
      at: this.#ports.now(),
      program: this.#ports.program,
      body: JSON.stringify(body),
    }
    this.#ahead = after
    const [kept] = await this.#ports.store.append([draft])
    this.#ahead = undefined
    this.#took(kept!, body, after)
    if (this.#snapshots.isDue(this.#seq)) void this.#keepSnapshot()
    return kept!.seq
  }

  #took(kept: Kept, body: Body<C, E>, after?: S): void {
    this.#state = after ?? this.#folded(this.#state, body)
    this.#seq = kept.seq
    this.#hash = kept.hash
    this.#ids.add(kept.id, kept.seq)
    this.#drawing = drawn(this.#drawing, body)
    for (const follower of this.#followers) follower(kept, body, this.#state)
  }

  /** The log's own configuration counts, not today's. */
  #folded(before: S, { opens, events }: Body<C, E>): S {
    const state = opens ? this.game.open(opens.config as Config) : before
    return events.reduce((now, event) => this.game.evolve(now, event), state)
  }
}
