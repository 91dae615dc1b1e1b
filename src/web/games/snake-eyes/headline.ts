import type { Words } from '../../i18n/index.ts'
import type { Headline } from '../face.ts'
import type { SnakeEyes } from './table.ts'

/** What the patron can do at a dice table, phase by phase. */

const shooterOf = ({ snakeEyes }: Words, { play: { shooter } }: SnakeEyes, patron: string) => {
  if (shooter === 'dealer') return snakeEyes.dealerShoots
  if (shooter === null) return snakeEyes.nobody
  return shooter === patron ? snakeEyes.youThrow : snakeEyes.throws(shooter)
}

export const headlineOf = (words: Words, view: SnakeEyes, patron: string): Headline => {
  const { dice, snakeEyes } = words
  const { phase, offeredTo, faces } = view.play
  const says = phase === 'offering' ? snakeEyes.phase.betting : snakeEyes.phase[phase]
  if (phase === 'rolling') return { says, sub: snakeEyes.mayTakeDown }
  /** The roll matters most; the next shooter comes after it. */
  if (phase === 'at-rest' && faces)
    return { says: snakeEyes.came(faces), sub: dice.faces(...faces) }
  if (offeredTo !== null && offeredTo !== patron)
    return { says, sub: snakeEyes.offeredTo(offeredTo) }
  return { says, sub: shooterOf(words, view, patron) }
}
