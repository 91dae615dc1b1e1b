import type { Ask } from '../../kernel/chance.ts'
import type { Command, Event, Game } from '../../kernel/game.ts'
import type { Body, Kept } from '../../records/entry.ts'
import { type Drawing, drawingAfter, UNSEALED } from '../chance/sealed-secrets.ts'
import { CommandIds } from './commands/command-id-index.ts'
import type { Follower, Opening, Ports } from './log-opening.ts'
import { Snapshots } from './snapshots.ts'
import { GENESIS, isChained, partsOf } from './store.ts'

/** A log as this node knows it: its state, its position and its followers. */
export class Fold<Config, S, C extends Command, E extends Event, V> {
  readonly log: string
  readonly game: Game<Config, S, C, E, V>
  protected readonly ports: Ports
  protected readonly ids: CommandIds
  protected readonly snapshots: Snapshots<S>
  /** Why a tampered log takes no more commands. */
  protected damaged: string | undefined
  #state: S
  #seq = 0
  #hash = GENESIS
  #drawing: Drawing = UNSEALED
  #asked: { readonly of: S; readonly ask: Ask | undefined } | undefined
  readonly #followers: Follower<S>[]
  #reading: Promise<void> = Promise.resolve()
  #nextReading: Promise<void> | undefined

  constructor(ports: Ports, opening: Opening<Config, S, C, E, V>) {
    this.log = opening.log
    this.game = opening.game
    this.ports = ports
    this.ids = new CommandIds(ports.store, opening.log)
    const followers = opening.followers ?? []
    this.#followers = followers.map(one => (typeof one === 'function' ? one : one.hear))
    this.snapshots = new Snapshots(ports, opening.log, followers)
    this.#state = opening.game.open(opening.config)
  }

  get state(): S {
    return this.#state
  }

  get seq(): number {
    return this.#seq
  }

  get hash(): string {
    return this.#hash
  }

  get drawing(): Drawing {
    return this.#drawing
  }

  follow(follower: Follower<S>): void {
    this.#followers.push(follower)
  }

  /** Folds the stored entries. A read that begins now sees every entry stored so far. */
  catchUp(): Promise<void> {
    this.#nextReading ??= this.#reading
      .catch(() => undefined)
      .then(() => {
        this.#nextReading = undefined
        return this.#read()
      })
    this.#reading = this.#nextReading
    return this.#nextReading
  }

  /** Resolves once this entry is folded. */
  async reach(seq: number): Promise<void> {
    if (this.#seq < seq) await this.catchUp()
  }

  /** Takes an entry that another node has stored. Entries missing before it come from the store. */
  hear(kept: Kept): void {
    if (kept.seq <= this.#seq) return
    if (kept.seq === this.#seq + 1 && isChained(kept, this.#hash))
      this.took(kept, JSON.parse(kept.body) as Body<C, E>)
    else this.catchUp().catch(() => undefined)
  }

  get ask(): Ask | undefined {
    return this.askOf(this.#state)
  }

  /** Worked out once for each state: the writer, the dealer and the views all need it. */
  protected askOf(state: S): Ask | undefined {
    if (this.#asked?.of !== state) this.#asked = { of: state, ask: this.game.awaits(state) }
    return this.#asked.ask
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

  /** The state after an entry of the past. */
  async stateAfter(seq: number): Promise<S> {
    const found = await this.snapshots.usable(seq)
    let state = (found?.state ?? this.#state) as S
    for await (const part of partsOf(this.ports.store, this.log, (found?.seq ?? 0) + 1))
      for (const kept of part) {
        if (kept.seq > seq) return state
        state = this.#folded(state, JSON.parse(kept.body) as Body<C, E>)
      }
    return state
  }

  /** Continues from the newest usable snapshot, if there is one. */
  protected async restore(): Promise<void> {
    const found = await this.snapshots.restored()
    if (!found) return
    this.#seq = found.seq
    this.#hash = found.hash
    this.#state = found.state as S
    this.#drawing = { ...UNSEALED, ...(found.drawing as Drawing) }
    this.ids.age()
  }

  protected async keepSnapshot(): Promise<void> {
    this.ids.age()
    await this.snapshots.keep({ seq: this.#seq, hash: this.#hash }, this.#state, this.#drawing)
  }

  protected took(kept: Kept, body: Body<C, E>, after?: S): void {
    this.#state = after ?? this.#folded(this.#state, body)
    this.#seq = kept.seq
    this.#hash = kept.hash
    this.ids.add(kept.id, kept.seq)
    this.#drawing = drawingAfter(this.#drawing, body)
    for (const follower of this.#followers) follower(kept, body, this.#state)
  }

  async #read(): Promise<void> {
    for await (const part of partsOf(this.ports.store, this.log, this.#seq + 1))
      for (const kept of part) {
        if (kept.seq <= this.#seq) continue
        this.#check(kept)
        this.took(kept, JSON.parse(kept.body) as Body<C, E>)
      }
  }

  /** A tampered log is replayed for people to read, but takes no more commands. */
  #check(kept: Kept): void {
    const isNext = kept.seq === this.#seq + 1 && isChained(kept, this.#hash)
    if (isNext || this.damaged !== undefined) return
    this.damaged = `This has stopped: entry ${kept.seq} of its log is not as it was written.`
    this.ports.fault(this.log, new Error(this.damaged))
  }

  /** The configuration in the log counts, not today's. */
  #folded(before: S, { opens, events }: Body<C, E>): S {
    const state = opens ? this.game.open(opens.config as Config) : before
    return events.reduce((now, event) => this.game.evolve(now, event), state)
  }
}
