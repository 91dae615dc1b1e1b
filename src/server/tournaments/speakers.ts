import type { Actor } from '../../kernel/people.ts'
import { DEALING } from '../../tournament/session/commands.ts'
import type { SignedIn } from '../identity/principal.ts'

/** The actor of a tournament command, and the commands that belong to dealers. */

const directs = ({ is, ...who }: SignedIn): boolean =>
  is === 'tournament-director' || ('rank' in who && who.rank === 'operator')

/** True for a dealer's command, or one from a person who does not direct. */
export const isDealt = (principal: SignedIn, does: string): boolean =>
  principal.is !== 'guest' &&
  (!directs(principal) || DEALING.some(declared => declared.does === does))

/** The actor of a tournament command, and the approver if it needs two people. */
export const speaker = (principal: SignedIn, approvedBy?: string): Actor | undefined => {
  const second = approvedBy === undefined ? {} : { approvedBy }
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
