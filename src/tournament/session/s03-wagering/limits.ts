import type { Limits } from '../../../general/state.ts'
import type { Command } from '../../../kernel/game.ts'
import { type Refusal, refuse } from '../../../kernel/refusal.ts'
import { applicationOf, limitsOf, type Session } from '../state.ts'

/** Division 7 rule 3.3: the limits of a session. */

const CHANGES: readonly string[] = ['change-limits', 'announce-limits', 'propose-limits']

/** A higher minimum or a lower maximum. */
const narrows = (state: Session, limits: Limits): boolean => {
  const { minimum, maximum } = limitsOf(state)
  return Object.values(limits).some(next => next.minimum > minimum || next.maximum < maximum)
}

/**
 * Rule 3.3 forbids narrower limits. Wider ones would not be those of the conditions. Limits for one
 * patron are part of Division 1 section 9, which does not apply.
 * @rule nz7:3.3 nz7:2.2(u) nz7:7.2(a) nz7:8.2(a) nz7:9.2(a) nz7:11.2(a) ruling:740
 */
export const limitsFixed = (state: Session, command: Command): Refusal | undefined => {
  const { does } = command
  if (does === 'personal-limits')
    return refuse(
      applicationOf(state).limitsOff,
      'All players of a tournament have the same limits.',
    )
  if (!CHANGES.includes(does)) return undefined
  const { limits = {} } = command as { readonly limits?: Limits }
  return narrows(state, limits)
    ? refuse('nz7:3.3', 'During a session no minimum is raised and no maximum reduced.')
    : refuse('nz7:2.2(u)', 'The limits are those of the conditions.')
}
