import { MOVED } from '../log/log-writer.ts'
import { type Messenger, Unanswered } from '../messenger/messenger.ts'
import type { Time } from '../time.ts'

/** What the nodes of a house ask and tell each other. */

export type Asked = Readonly<Record<string, unknown>> & { readonly is: string }
type Answers = (asked: never) => Promise<unknown>

/** An answer, and how far the logs of the group are at its owner. */
export interface Reply {
  readonly answer: unknown
  readonly ends: Readonly<Record<string, number>>
}

/** How often and how long a question looks for the owner of a group, in milliseconds. */
const AGAIN = 200
const LONG = 6000

const MISTAKE = { unavailable: 'The server that decides this made a mistake; try again.' }

const isMoved = (answer: unknown): boolean => JSON.stringify(answer) === JSON.stringify(MOVED)

export interface Post {
  readonly messenger: Messenger
  /** The same at all nodes of a house, and at no others. */
  readonly house: string
  readonly time: Time
  readonly fault: (of: string, error: unknown) => void
}

export class Correspondence {
  readonly #post: Post
  readonly #answers = new Map<string, Answers>()
  readonly #stops: (() => void)[] = []

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

  /** Answers for a group from now on. Returns how to stop. */
  serve(group: string, ends: () => Reply['ends']): () => void {
    const { messenger, fault } = this.#post
    return messenger.serve(this.#subject(`ask.${group}`), async bytes => {
      const answer = await this.answer(decoded<Asked>(bytes)).catch((error: unknown) => {
        fault(group, error)
        return MISTAKE
      })
      return encoded({ answer, ends: ends() } satisfies Reply)
    })
  }

  answer(asked: Asked): Promise<unknown> {
    return this.#answers.get(asked.is)!(asked as never)
  }

  /** Asks the owner of a group, wherever it is. Everything that is asked may be asked again. */
  async request(group: string, asked: Asked, notFound: () => void): Promise<Reply> {
    const { messenger, time } = this.#post
    const end = time.elapsed() + LONG
    for (;;) {
      try {
        const bytes = await messenger.request(this.#subject(`ask.${group}`), encoded(asked))
        const reply = decoded<Reply>(bytes)
        if (!isMoved(reply.answer) || time.elapsed() > end) return reply
      } catch (error) {
        if (!(error instanceof Unanswered) || time.elapsed() > end) throw error
      }
      notFound()
      await new Promise<void>(resolve => void time.after(AGAIN, resolve))
    }
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
