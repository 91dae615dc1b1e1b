import type { Manner } from '../../../../ui/announcer/waiting-words.ts'

/** What a screen reader announces when the table changes. */

export interface AnnouncedState {
  readonly round: number
  readonly phase: string
  /** The dealer's last call, as a sentence. */
  readonly call: string | undefined
}

interface News {
  readonly words: string
  readonly how: Manner
}

/**
 * A call, a result or a new phase. The phase follows a result, because the same change often opens
 * the next round, and is as urgent, so that it is not heard first. A call needs no phase: it says
 * the same.
 */
export const newsOf = (
  before: AnnouncedState,
  now: AnnouncedState,
  result: () => string,
): readonly News[] => {
  const inPhase = (how: Manner): readonly News[] =>
    now.phase === before.phase ? [] : [{ words: now.phase, how }]
  if (now.round !== before.round)
    return [{ words: result(), how: 'result' }, ...inPhase('urgently')]
  if (now.call !== undefined && now.call !== before.call) return [{ words: now.call, how: 'call' }]
  return inPhase('phase')
}
