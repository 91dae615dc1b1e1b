/** The queue of texts to announce. */

/** `phase` is a new phase without a call, which is worth hearing only while it lasts. */
export type Manner = 'softly' | 'phase' | 'urgently' | 'call' | 'result'

export interface QueuedWords {
  readonly words: string
  readonly how: Manner
}

/** A result repeats the calls before it. A call or a result says more than the phase before it. */
const OUTDATES: Readonly<Record<Manner, readonly Manner[]>> = {
  softly: [],
  phase: ['phase'],
  urgently: [],
  call: ['phase'],
  result: ['phase', 'call'],
}

/** Drops what nobody needs to hear any more when the next text comes. */
export const withoutOutdated = (
  waiting: readonly QueuedWords[],
  next: Manner,
): readonly QueuedWords[] => waiting.filter(({ how }) => !OUTDATES[next].includes(how))

/** The queue with the next text. A text that is already waiting is read once. */
export const withNext = (
  waiting: readonly QueuedWords[],
  next: QueuedWords,
): readonly QueuedWords[] => [
  ...withoutOutdated(waiting, next.how).filter(({ words }) => words !== next.words),
  next,
]
