import { assert } from '../../kernel/assert.ts'
import { isGameName } from '../session/application.ts'
import type { SessionTerms } from '../session/state.ts'
import { type DirectorState, remaining } from './state.ts'

/**
 * The terms of a session's table: those of the stage or of a play-off.
 * @rule nz7:2.2(r) nz7:3.8 ruling:731
 */
export const termsOf = (state: DirectorState, at: number): SessionTerms => {
  const { conditions, sessions } = state
  const session = sessions[at]
  assert(session !== undefined, `session ${at} was drawn`)
  assert(isGameName(conditions.game), 'entries opened for a game that is played')
  const { playOff } = session
  const { startingChips, limits, increment, duration } = conditions.stages[session.stage]!
  return {
    game: conditions.game,
    tournament: conditions.name,
    players: remaining(state, session),
    startingChips: playOff ? conditions.playOff.chips : startingChips,
    limits,
    increment,
    duration: playOff ? conditions.playOff.duration : duration,
    ...(conditions.endVariant ? { endVariant: conditions.endVariant } : {}),
    passCards: conditions.passCards,
    secretCards: conditions.secretCards,
    chipIssue: playOff ? 'gratuitous' : conditions.chipIssue,
    ...(conditions.timeToAct ? { timeToAct: conditions.timeToAct } : {}),
    ...(conditions.variants ? { variants: conditions.variants } : {}),
  }
}
