import {
  type Actor,
  isWalkIn,
  type Patron,
  type StaffRank,
  type Viewer,
} from '../../kernel/people.ts'

/** A person's identity, taken from the session and never from the message. */
export type Principal =
  | { readonly is: 'anybody' }
  | { readonly is: 'guest'; readonly patron: Patron }
  /** `approvedBy`: the second person, for commands that need two. */
  | {
      readonly is: 'staff'
      readonly name: string
      readonly rank: StaffRank
      readonly approvedBy?: string
    }
  | { readonly is: 'tournament-director' | 'inspector'; readonly name: string }

export type SignedIn = Exclude<Principal, { readonly is: 'anybody' }>

export const ANYBODY: Principal = { is: 'anybody' }

export const isSignedIn = (principal: Principal): principal is SignedIn =>
  principal.is !== 'anybody'

export const roleOf = (principal: Principal) =>
  principal.is === 'staff' ? principal.rank : principal.is

/** One unique name per person, guest or staff, for their command ids. */
export const nameOf = (principal: SignedIn): string =>
  principal.is === 'guest' ? principal.patron : `${principal.is}:${principal.name}`

/**
 * The actor of a person's commands at a table. Undefined for people who only watch. A person who
 * names a patron acts for that patron, if the rules allow it. Staff enter what a patron without an
 * account does.
 * @rule nz5:2.3
 */
export const actorOf = (principal: Principal, represented?: Patron): Actor | undefined => {
  switch (principal.is) {
    case 'guest':
      return represented === undefined
        ? { role: 'patron', patron: principal.patron }
        : { role: 'nominee', nominee: principal.patron, patron: represented }
    case 'staff': {
      const { is: role, ...person } = principal
      return represented !== undefined && isWalkIn(represented)
        ? { role: 'patron', patron: represented, through: principal.name }
        : { role, ...person }
    }
    default:
      return undefined
  }
}

/**
 * Patrons see their own cards, staff see what a dealer sees, and all others see the public view.
 */
export const viewerOf = (principal: Principal, isAtTable: boolean): Viewer => {
  if (principal.is === 'staff') return { role: 'dealer' }
  return principal.is === 'guest' && isAtTable
    ? { role: 'patron', patron: principal.patron }
    : { role: 'rail' }
}
