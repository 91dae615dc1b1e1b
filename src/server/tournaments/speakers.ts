import { type Actor, isWalkIn, type Patron } from '../../kernel/people.ts'
import { DEALING } from '../../tournament/session/commands.ts'
import type { SignedIn } from '../identity/principal.ts'

/** The actor of a tournament command, and the commands that belong to dealers. */

const directs = ({ is, ...who }: SignedIn): boolean =>
  is === 'tournament-director' || ('rank' in who && who.rank === 'operator')

/** True for a dealer's command, or one from a person who does not direct. */
export const isDealt = (principal: SignedIn, does: string): boolean =>
  principal.is !== 'guest' &&
  (!directs(principal) || DEALING.some(declared => declared.does === does))

interface SpeakerOptions {
  /** The second person, if the command needs two. */
  readonly approvedBy?: string | undefined
  /** The patron without an account for whom staff enter it. */
  readonly entersFor?: Patron | undefined
}

/** The actor of a tournament command. */
export const speaker = (
  principal: SignedIn,
  { approvedBy, entersFor }: SpeakerOptions = {},
): Actor | undefined => {
  const second = approvedBy === undefined ? {} : { approvedBy }
  const enters = principal.is === 'staff' || principal.is === 'tournament-director'
  if (enters && entersFor !== undefined && isWalkIn(entersFor))
    return { role: 'patron', patron: entersFor, through: principal.name }
  switch (principal.is) {
    case 'guest':
      return { role: 'patron', patron: principal.patron }
    case 'staff':
      return { role: 'staff', rank: principal.rank, name: principal.name, ...second }
    case 'tournament-director':
      return { role: 'staff', rank: 'operator', name: principal.name, ...second }
    default:
      return undefined
  }
}
