import type { Command } from '../../../kernel/game.ts'
import type { Refusal } from '../../../kernel/refusal.ts'
import type { Answer } from '../answer.ts'
import type { Submission } from '../log-opening.ts'
import type { Holds } from '../store.ts'

/**
 * Commands that wait for a log, which takes one after the other. Patrons' commands that wait at the
 * same time are handed over together, so that they can share an append.
 */

/** `says` builds the command when its turn comes. */
export interface Turn<C extends Command> {
  readonly id: string
  readonly says: () => Submission<C> | Refusal
  readonly holding?: Holds | undefined
}

export interface QueuedTurn<C extends Command> extends Turn<C> {
  readonly answer: (is: Answer) => void
}

const MOST_WAITING = 512

const FULL: Answer = { unavailable: 'Too much is going on here; try again.' }

export class CommandQueue<C extends Command> {
  readonly #take: (turns: readonly QueuedTurn<C>[]) => Promise<void>
  #last: Promise<unknown> = Promise.resolve()
  /** The last commands in the queue, if others may still join them. */
  #joinable: QueuedTurn<C>[] | undefined
  #waiting = 0

  /** @param take answers each of the commands. */
  constructor(take: (turns: readonly QueuedTurn<C>[]) => Promise<void>) {
    this.#take = take
  }

  /** Resolves once everything that waits now is done. */
  get done(): Promise<unknown> {
    return this.#last
  }

  add(turn: Turn<C>, mayShare: boolean): Promise<Answer> {
    if (this.#waiting >= MOST_WAITING) return Promise.resolve(FULL)
    this.#waiting += 1
    return new Promise(answer => {
      const { id, says, holding } = turn
      const answered = { id, says, holding, answer }
      if (mayShare && this.#joinable) this.#joinable.push(answered)
      else this.#begin([answered], mayShare)
    })
  }

  /** Waits for its turn, and then does something else with the log. */
  next<R>(act: () => Promise<R>): Promise<R> {
    this.#joinable = undefined
    const done = this.#last.then(act)
    this.#last = done
    return done
  }

  #begin(turns: QueuedTurn<C>[], mayShare: boolean): void {
    void this.next(() => {
      if (this.#joinable === turns) this.#joinable = undefined
      this.#waiting -= turns.length
      return this.#take(turns)
    })
    if (mayShare) this.#joinable = turns
  }
}
