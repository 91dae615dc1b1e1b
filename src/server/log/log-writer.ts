import type { Ask } from '../../kernel/chance.ts'
import type { Command, Event, Game } from '../../kernel/game.ts'
import { isRefusal, type Refusal } from '../../kernel/refusal.ts'
import type { Body, Kept, Note } from '../../records/entry.ts'
import { type Drawing, drawn, type Seals, UNSEALED } from '../chance/sealed-secrets.ts'
import { Ids } from './command-id-index.ts'
import { type Draft, GENESIS, isChained, partsOf, type Store } from './store.ts'

/** `done` is the number of the entry, which is durable and in every later view. */
export type Answer =
  | { readonly done: number }
  | { readonly refused: Refusal }
  | { readonly unavailable: string }

/** A command, and the notes on chance for its entry. */
export interface Said<C extends Command = Command> {
  /** Undefined if only the notes on chance change. */
  readonly command?: C
  readonly note: Note
}

export type Spoken<C extends Command = Command> = Said<C> & { readonly command: C }

/** Called for every entry, first for those of the past. */
export type Follower<S> = (kept: Kept, body: Body, state: S) => void

export interface Ports {
  readonly store: Store
  readonly now: () => number
  readonly program: string
  /** Reports an error to the operator. */
  readonly fault: (log: string, error: unknown) => void
}

interface Opening<Config, S, C extends Command, E extends Event, V> {
  readonly log: string
  readonly name: string
  readonly game: Game<Config, S, C, E, V>
  readonly config: Config
  readonly attended?: boolean
  /** The commitments of a virtual table. An attended table has none. */
  readonly seals?: Seals
  /** Whether the cards have gone back, so that the next draw needs a new order. */
  readonly renews?: (events: readonly E[], after: S) => boolean
  /** The first commitment, if one must exist before the first bet. */
  readonly first?: Note
  readonly followers?: readonly Follower<S>[]
}

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
  #waiting = 0
  #turn: Promise<unknown> = Promise.resolve()
  readonly #ids = new Ids()
  readonly #ports: Ports
  readonly #seals: Seals | undefined
  readonly #renews: (events: readonly E[], after: S) => boolean
  readonly #followers: Follower<S>[]

  private constructor(ports: Ports, opening: Opening<Config, S, C, E, V>) {
    this.log = opening.log
    this.game = opening.game
    this.#ports = ports
    this.#seals = opening.seals
    this.#renews = opening.renews ?? (() => false)
    this.#followers = [...(opening.followers ?? [])]
    this.#state = opening.game.open(opening.config)
  }

  /** Claims the log and replays it. A new log starts with an entry that names its game. */
  static async open<Config, S, C extends Command, E extends Event, V>(
    ports: Ports,
    opening: Opening<Config, S, C, E, V>,
  ): Promise<Host<Config, S, C, E, V>> {
    const host = new Host(ports, opening)
    host.#epoch = await ports.store.claim(opening.log)
    for await (const part of partsOf(ports.store, opening.log))
      for (const kept of part) {
        host.#check(kept)
        host.#took(kept, JSON.parse(kept.body) as Body<C, E>)
      }
    if (host.#seq === 0) {
      const { name, config, attended } = opening
      const opens = { game: name, config, ...(attended && { attended: true as const }) }
      await host.#append('open', { opens, events: [], ...opening.first }, host.#state)
    }
    return host
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

  /**
   * The state including the entry being written, which nobody may see yet. Other logs must respect
   * it.
   */
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
    return this.#stopped
  }

  get ask(): Ask | undefined {
    return this.game.awaits(this.#state)
  }

  knows(id: string): boolean {
    return this.#ids.candidates(id).length > 0
  }

  /** The entry with this id. */
  async entryOf(id: string): Promise<Kept | undefined> {
    for (const seq of this.#ids.candidates(id)) {
      const [kept] = await this.#ports.store.read(this.log, seq, 1)
      if (kept?.id === id) return kept
    }
    return undefined
  }

  follow(follower: Follower<S>): void {
    this.#followers.push(follower)
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
    this.#stopped ??= why
    await this.#turn
  }

  async #take(id: string, says: () => Said<C> | Refusal): Promise<Answer> {
    if (this.#stopped !== undefined) return { unavailable: this.#stopped }
    try {
      const before = this.knows(id) && (await this.entryOf(id))
      if (before) return { done: before.seq }
      const said = says()
      if (isRefusal(said)) return { refused: said }
      const { command, note } = said
      const events = command ? this.game.decide(this.#state, command) : []
      if (isRefusal(events)) return { refused: events }
      const after = events.reduce((state, event) => this.game.evolve(state, event), this.#state)
      const body = { ...(command && { command }), events, ...note }
      return { done: await this.#append(id, { ...body, ...this.#spent(body, after) }, after) }
    } catch (error) {
      this.#stopped = 'This table has stopped: what happened could not be recorded.'
      this.#ports.fault(this.log, error)
      return { unavailable: this.#stopped }
    }
  }

  /**
   * Once cards go back to be shuffled, reveals their secret and commits to the next order at once,
   * because betting may open during the shuffle.
   */
  #spent({ events, seals }: Body<C, E>, after: S): Note {
    const { sealed, count } = this.#drawing
    if (!this.#seals || seals) return {}
    const ask = this.game.awaits(after)
    const decks =
      ask?.for === 'shuffle' && this.ask?.for !== 'shuffle'
        ? ask.decks
        : sealed && this.#renews(events, after) && sealed.decks
    if (decks === undefined || decks === false) return {}
    return {
      seals: this.#seals.seal(count + 1, decks),
      ...(sealed && { reveals: this.#seals.open(sealed) }),
    }
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
    return kept!.seq
  }

  #took(kept: Kept, body: Body<C, E>, after?: S): void {
    this.#state =
      after ??
      body.events.reduce((state, event) => this.game.evolve(state, event), this.#opened(body))
    this.#seq = kept.seq
    this.#ids.add(kept.id, kept.seq)
    this.#drawing = drawn(this.#drawing, body)
    for (const follower of this.#followers) follower(kept, body, this.#state)
  }

  /** The log's own configuration counts, not today's. */
  #opened(body: Body<C, E>): S {
    return body.opens ? this.game.open(body.opens.config as Config) : this.#state
  }
}
