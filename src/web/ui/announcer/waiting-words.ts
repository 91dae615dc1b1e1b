/** The queue of texts to announce. */

export type Manner = 'softly' | 'urgently' | 'call' | 'result'

export interface Waiting {
  readonly words: string
  readonly how: Manner
}

/** A result replaces the calls still in the queue, because it repeats them. */
export const withNext = (waiting: readonly Waiting[], next: Waiting): readonly Waiting[] => [
  ...(next.how === 'result' ? waiting.filter(({ how }) => how !== 'call') : waiting),
  next,
]
