/**
 * Chooses the sounds for a change of the table. A sound never comes before the table has shown the
 * change.
 */

/** The parts of a table's state that have sounds. */
export interface AudibleState {
  /** The dealer's latest call. */
  readonly call: string | undefined
  readonly isClosed: boolean
  readonly round: number
  /** Your net result of the last round; undefined if you had no bet in it. */
  readonly net: number | undefined
  /** The amount you have on the table. */
  readonly laid: number
  readonly cards: number
  readonly moving: Moving
}

export type Moving = 'ball' | 'dice' | undefined

export type Effect = 'chip' | 'card' | 'ball' | 'dice'
export type Tone = 'close' | 'win' | 'stand-off' | 'loss'

export type Sound =
  | { readonly is: 'call' }
  | { readonly is: 'effect'; readonly effect: Effect }
  | { readonly is: 'tone'; readonly tone: Tone }

/** The tone follows the net result: a winning bet within a losing round is no win. */
const toneOf = (net: number): Tone => (net > 0 ? 'win' : net === 0 ? 'stand-off' : 'loss')

export const soundsBetween = (before: AudibleState, now: AudibleState): readonly Sound[] => {
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
