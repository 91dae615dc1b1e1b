import { MOVED } from '../log/log-writer.ts'
import { type Messenger, PATIENCE, Unanswered } from '../messenger/messenger.ts'
import { newId, type Randomness } from '../randomness.ts'
import type { Time } from '../time.ts'

/** The questions and messages between the nodes of a house. */

export type NodeQuestion = Readonly<Record<string, unknown>> & { readonly is: string }
type Answers = (asked: never) => Promise<unknown>

/** An answer, and the length of the group's logs at its owner. */
export interface Reply {
  readonly answer: unknown
  readonly ends: Readonly<Record<string, number>>
}

/** How often and how long to look for the owner of a group, in milliseconds. */
const AGAIN = 200
const LONG = 6000
/** How long an answer is kept for repeated questions, in milliseconds. */
const REMEMBERED = LONG + 2 * PATIENCE

const MISTAKE = { unavailable: 'The server that decides this made a mistake; try again.' }

const isMoved = (answer: unknown): boolean => JSON.stringify(answer) === JSON.stringify(MOVED)

export interface Post {
  readonly messenger: Messenger
  /** The same at all nodes of a house, and different for other houses. */
  readonly house: string
  readonly time: Time
  readonly random: Randomness
  readonly fault: (of: string, error: unknown) => void
}

export class Correspondence {
  readonly #post: Post
  readonly #answers = new Map<string, Answers>()
  readonly #stops: (() => void)[] = []
  /** The latest questions asked here, oldest first. */
  readonly #asked = new Map<string, { readonly at: number; readonly answer: Promise<unknown> }>()

  /** Repeats each question that waits for the owner of a group. */
  readonly #waiting = new Map<string, Set<() => void>>()

  constructor(post: Post) {
    this.#post = post
  }

  publish(subject: string, what: unknown): void {
    this.#post.messenger.publish(this.#subject(subject), encoded(what))
  }

  listen(subject: string, hear: (what: never) => void): void {
    const { messenger } = this.#post
    this.#stops.push(messenger.listen(this.#subject(subject), bytes => hear(decoded(bytes))))
  }

  onAsked(is: string, answers: Answers): void {
    this.#answers.set(is, answers)
  }

  /**
   * Answers for a group from now on. Returns a function that stops it. A decision made here counts
   * only if this node still owns the group when it answers.
   */
  serve(group: string, ends: () => Reply['ends'], isOwner: () => boolean): () => void {
    const { messenger, fault } = this.#post
    return messenger.serve(this.#subject(`ask.${group}`), async bytes => {
      const asked = decoded<NodeQuestion>(bytes)
      let answer: unknown = MOVED
      if (isOwner())
        answer = await this.#once(asked).catch((error: unknown) => {
          fault(group, error)
          return MISTAKE
        })
      if (!isOwner()) {
        this.#asked.delete(String(asked.question))
        answer = MOVED
      }
      return encoded({ answer, ends: ends() } satisfies Reply)
    })
  }

  /** A node that has just started may not answer every question yet. */
  async answer(asked: NodeQuestion): Promise<unknown> {
    return this.#answers.get(asked.is)?.(asked as never) ?? MOVED
  }

  /**
   * A repeated question gets the first answer. Otherwise a slow owner would do the work several
   * times when it is already overloaded, and a repeated sign-in would create two guests.
   */
  #once(asked: NodeQuestion): Promise<unknown> {
    const { question } = asked
    if (typeof question !== 'string') return this.answer(asked)
    const at = this.#post.time.elapsed()
    for (const [old, { at: since }] of this.#asked) {
      if (at - since < REMEMBERED) break
      this.#asked.delete(old)
    }
    const before = this.#asked.get(question)
    if (before) return before.answer
    const answer = this.answer(asked).then(given => {
      if (isMoved(given)) this.#asked.delete(question)
      return given
    })
    this.#asked.set(question, { at, answer })
    return answer
  }

  /** Asks the owner of a group. Every question is safe to repeat. */
  async request(group: string, asked: NodeQuestion, notFound: () => void): Promise<Reply> {
    const { time, random } = this.#post
    const end = time.elapsed() + LONG
    const message = encoded({ ...asked, question: newId(random) })
    for (;;) {
      try {
        const reply = decoded<Reply>(await this.#answered(group, message))
        if (!isMoved(reply.answer) || time.elapsed() > end) return reply
      } catch (error) {
        if (!(error instanceof Unanswered) || time.elapsed() > end) throw error
      }
      notFound()
      await new Promise<void>(resolve => void time.after(AGAIN, resolve))
    }
  }

  /** Another node owns the group now. The one before may never answer. */
  moved(group: string): void {
    for (const again of this.#waiting.get(group) ?? []) again()
  }

  #answered(group: string, message: Buffer): Promise<Buffer> {
    const waiting = this.#waiting.get(group) ?? new Set()
    this.#waiting.set(group, waiting)
    return new Promise((resolve, reject) => {
      const again = () => reject(new Unanswered(`${group} has another owner`))
      waiting.add(again)
      this.#post.messenger
        .request(this.#subject(`ask.${group}`), message)
        .then(resolve, reject)
        .finally(() => waiting.delete(again))
    })
  }

  close(): void {
    for (const stop of this.#stops.splice(0)) stop()
  }

  #subject(of: string): string {
    return `croupier.${this.#post.house}.${of}`
  }
}

const encoded = (what: unknown): Buffer => Buffer.from(JSON.stringify(what))

const decoded = <T>(bytes: Buffer): T => JSON.parse(String(bytes)) as T
