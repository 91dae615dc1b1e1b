import type { Actor, Patron, StaffRank, Viewer } from '../../kernel/people.ts'

/** Who somebody is, as far as their session tells. Nothing of it is ever read from the wire. */
export type Principal =
  | { readonly is: 'anybody' }
  | { readonly is: 'guest'; readonly patron: Patron }
  /** `approvedBy`: the second person, for what one of them may not do alone. */
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

/** One name for each person, guest or not: what they said is known by it. */
export const nameOf = (principal: SignedIn): string =>
  principal.is === 'guest' ? principal.patron : `${principal.is}:${principal.name}`

/**
 * In whose name a command is given at a table; some people there only look. Whoever names a patron
 * acts for them, where the rules let them. @rule nz5:2.3
 */
export const actorOf = (principal: Principal, represented?: Patron): Actor | undefined => {
  switch (principal.is) {
    case 'guest':
      return represented === undefined
        ? { role: 'patron', patron: principal.patron }
        : { role: 'nominee', nominee: principal.patron, patron: represented }
    case 'staff': {
      const { is: role, ...person } = principal
      return { role, ...person }
    }
    default:
      return undefined
  }
}

/** What of a table they see: patrons their own, staff what a dealer sees, all others the rail. */
export const viewerOf = (principal: Principal, isAtTable: boolean): Viewer => {
  if (principal.is === 'staff') return { role: 'dealer' }
  return principal.is === 'guest' && isAtTable
    ? { role: 'patron', patron: principal.patron }
    : { role: 'rail' }
}
