/** Words that wait to be read out. */

export type Manner = 'softly' | 'urgently' | 'call' | 'result'

export interface Waiting {
  readonly words: string
  readonly how: Manner
}

/** A result takes the place of the calls that still wait: it says what they say. */
export const withNext = (waiting: readonly Waiting[], next: Waiting): readonly Waiting[] => [
  ...(next.how === 'result' ? waiting.filter(({ how }) => how !== 'call') : waiting),
  next,
]
