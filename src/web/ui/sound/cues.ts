/** Which sounds belong to what has just happened. Nothing sounds before the table has shown it. */

/** A table as ears know it. */
export interface Heard {
  /** What the dealer said last. */
  readonly call: string | undefined
  readonly isClosed: boolean
  readonly round: number
  /** What the own wagers of the last round brought together; nothing where there were none. */
  readonly net: number | undefined
  /** How much of one's own lies on the table. */
  readonly laid: number
  readonly cards: number
  readonly moving: Moving
}

/** What is in the air. */
export type Moving = 'ball' | 'dice' | undefined

export type Effect = 'chip' | 'card' | 'ball' | 'dice'
export type Tone = 'close' | 'win' | 'stand-off' | 'loss'

export type Sound =
  | { readonly is: 'call' }
  | { readonly is: 'effect'; readonly effect: Effect }
  | { readonly is: 'tone'; readonly tone: Tone }

/** Who gets back less than was staked has not won, whatever single wagers did. */
const toneOf = (net: number): Tone => (net > 0 ? 'win' : net === 0 ? 'stand-off' : 'loss')

export const soundsBetween = (before: Heard, now: Heard): readonly Sound[] => {
  const sounds: Sound[] = []
  if (now.call && now.call !== before.call) sounds.push({ is: 'call' })
  if (now.laid > before.laid) sounds.push({ is: 'effect', effect: 'chip' })
  if (now.cards > before.cards) sounds.push({ is: 'effect', effect: 'card' })
  if (now.moving && now.moving !== before.moving) sounds.push({ is: 'effect', effect: now.moving })
  if (now.isClosed && !before.isClosed) sounds.push({ is: 'tone', tone: 'close' })
  if (now.round !== before.round && now.net !== undefined)
    sounds.push({ is: 'tone', tone: toneOf(now.net) })
  return sounds
}
