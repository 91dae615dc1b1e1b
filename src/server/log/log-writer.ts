import type { Command, Event } from '../../kernel/game.ts'
import { isRefusal, type Refusal } from '../../kernel/refusal.ts'
import type { Note } from '../../records/entry.ts'
import { renewal } from '../chance/sealed-secrets.ts'
import { type Answer, MOVED } from './answer.ts'
import { CommandQueue, type QueuedTurn, type Turn } from './commands/command-queue.ts'
import {
  type ChanceNotes,
  type IdentifiedCommand,
  joinedCommands,
  partsOf,
  together,
} from './commands/several-commands.ts'
import { forwarded } from './forwarding.ts'
import type { Opening, Ports, Submission } from './log-opening.ts'
import { OwnedLog } from './log-ownership.ts'
import { reservationOf, reserved, stillHolds, unlessOutrun } from './reservations.ts'
import { type Holds, Unkept } from './store.ts'

export { type Answer, MOVED } from './answer.ts'

/**
 * One writer per log: commands queue here, and nobody sees an entry before it is on the disk. Of
 * several nodes one owns the log and the others follow it.
 */
export class Host<Config, S, C extends Command, E extends Event, V> extends OwnedLog<
  Config,
  S,
  C,
  E,
  V
> {
  readonly #queue = new CommandQueue<C>(turns => this.#takeEach(turns))

  /** Claims the log and folds it. With several nodes it follows until this one has the lease. */
  static async open<Config, S, C extends Command, E extends Event, V>(
    ports: Ports,
    opening: Opening<Config, S, C, E, V>,
  ): Promise<Host<Config, S, C, E, V>> {
    const host = new Host(ports, opening)
    await host.load()
    if (ports.sharing) await ports.sharing.join(host, opening.group)
    else await host.begin()
    return host
  }

  /** Finishes the command in progress, so that another node can continue. */
  async handOver(): Promise<void> {
    this.release()
    await this.#queue.done
    if (this.snapshots.isFar(this.seq)) await this.keepSnapshot()
  }

  /** Takes a command once: the same id again gives the same answer and changes nothing. */
  submit(id: string, command: C, note: Note = {}, holding?: Holds): Promise<Answer> {
    return this.isOwn || !this.opening.isAskedFromAfar
      ? this.submitNext(id, () => ({ command, note }), holding)
      : forwarded(this.ports, this, { id, command, note, ...(holding && { holding }) })
  }

  /** Builds the command when its turn comes, from the state at that moment. */
  submitNext(id: string, says: () => Submission<C> | Refusal, holding?: Holds): Promise<Answer> {
    return this.#queue.add({ id, says, holding }, false)
  }

  /**
   * The same, but in one append with other waiting commands. Those before it are not in `state` yet,
   * so `says` has to look at `ahead`.
   */
  submitTogether(id: string, says: () => Submission<C> | Refusal): Promise<Answer> {
    return this.#queue.add({ id, says }, true)
  }

  /**
   * Takes several commands in one append, up to the first that is refused or was taken earlier.
   * Returns how many. It is for logs without sealed secrets.
   */
  submitAll(all: readonly IdentifiedCommand<C>[], epoch = this.epoch): Promise<number> {
    return this.#queue.next(() => this.#takeAll(all, epoch))
  }

  /** Takes no more commands, and finishes those in the queue. */
  async stop(why: string): Promise<void> {
    const isWell = this.isOwn && this.stopped === undefined
    this.outage.stop(why)
    await this.#queue.done
    if (isWell && this.snapshots.isFar(this.seq)) await this.keepSnapshot()
    this.ports.sharing?.leave(this.log)
  }

  async #takeEach(turns: readonly QueuedTurn<C>[]): Promise<void> {
    const shared = await this.#takeTogether(turns)
    for (const [turn, answer] of shared) turn.answer(answer)
    for (const turn of turns) if (!shared.has(turn)) turn.answer(await this.#take(turn))
  }

  /** Takes the commands that can share an append. The caller takes the others alone. */
  async #takeTogether(
    turns: readonly QueuedTurn<C>[],
  ): Promise<ReadonlyMap<QueuedTurn<C>, Answer>> {
    const answers = new Map<QueuedTurn<C>, Answer>()
    if (turns.length === 1 || this.stopped !== undefined || !this.isOwn) return answers
    const epoch = this.epoch
    try {
      const taken = together<S, C, E, QueuedTurn<C>>(this, turns, this.#spent, state => {
        this.unseen = state
      })
      this.unseen = undefined
      let { seq } = this
      const parts = [...taken.values()].flat()
      if (parts.length > 0) await this.append(parts, epoch)
      for (const [turn, { length }] of taken) {
        seq += length
        answers.set(turn, { done: seq })
      }
    } catch (error) {
      this.unseen = undefined
      if (error instanceof Unkept && error.fault === 'repeated') return answers
      const failed = await this.failed(turns[0]!.id, error, epoch)
      for (const turn of turns) answers.set(turn, failed)
    }
    return answers
  }

  async #take({ id, says, holding }: Turn<C>): Promise<Answer> {
    if (this.stopped !== undefined) return { unavailable: this.stopped }
    if (!this.isOwn) return MOVED
    const epoch = this.epoch
    try {
      const before = this.knows(id) && (await this.entryOf(id))
      if (before) return { done: before.seq }
      if (holding && !(await stillHolds(holding, this, this.ports.store))) return MOVED
      const decided = () => this.#decided(id, says, epoch, [])
      return await (this.ports.sharing ? unlessOutrun(decided) : decided())
    } catch (error) {
      this.unseen = undefined
      return this.failed(id, error, epoch)
    }
  }

  async #takeAll(all: readonly IdentifiedCommand<C>[], epoch: number): Promise<number> {
    if (this.stopped !== undefined || !this.isOwn || this.opening.seals) return 0
    const parts = partsOf<S, C, E>(this.game, this.state, all, id => this.knows(id))
    try {
      if (parts.length > 0) await this.append(parts, epoch)
      return parts.length
    } catch (error) {
      this.unseen = undefined
      if (!(error instanceof Unkept && error.fault === 'repeated'))
        await this.failed(parts[0]!.id, error, epoch)
      return 0
    }
  }

  /** A command that concerns other tables too is decided again once they are reserved. */
  async #decided(
    id: string,
    says: () => Submission<C> | Refusal,
    epoch: number,
    holds: readonly Holds[],
  ): Promise<Answer> {
    this.unseen = undefined
    const said = says()
    if (isRefusal(said)) return this.#refused(id, said)
    const { command, note, more = [], about = [] } = said
    const free = about.map(reservationOf).filter(log => !holds.some(held => held.log === log))
    const { sharing, store } = this.ports
    if (sharing && free.length > 0)
      return this.#decided(id, says, epoch, [...holds, ...(await reserved(store, sharing, free))])
    const events = command ? this.game.decide(this.state, command) : []
    if (isRefusal(events)) return this.#refused(id, events)
    const body = command ? { command, events, ...note } : { events, ...note }
    const parts = joinedCommands(this, { id, body, more }, this.#spent)
    return { done: await this.append(parts, epoch, holds) }
  }

  /** A repeated command that was done earlier stays done, whatever the rules would decide today. */
  async #refused(id: string, refused: Refusal): Promise<Answer> {
    const before = await this.entryOf(id)
    return before ? { done: before.seq } : { refused }
  }

  readonly #spent: ChanceNotes<S, C, E> = ({ events, seals }, { state, drawing }, after) => {
    const { seals: own, renews } = this.opening
    if (!own || seals) return {}
    const asks = { before: this.askOf(state), after: this.askOf(after) }
    return renewal(own, drawing, asks, () => renews?.(events, after) ?? false)
  }
}
