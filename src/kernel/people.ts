/** A customer. In the rules of baccarat Player is a hand, so nobody here is called a player. */
export type Patron = string

/** Seats are numbered from 1, as they are on the layout. */
export type Seat = number

/** @rule nz1:1.1/dealer nz1:1.1/game-supervisor nz1:1.1/casino-supervisor nz1:1.1/casino-operator ruling:108 */
export const RANKS = [
  'dealer',
  'game-supervisor',
  'casino-supervisor',
  'senior-casino-supervisor',
  'operator',
] as const

export type StaffRank = (typeof RANKS)[number]

/** Who issues a command. The host sets it from the session; it is never read from the wire. */
export type Actor =
  | { readonly role: 'patron'; readonly patron: Patron }
  /** `approvedBy`: the second person, where the house wants two. The rules ask for no more than one. */
  | {
      readonly role: 'staff'
      readonly rank: StaffRank
      readonly name?: string
      readonly approvedBy?: string
    }
  /** Somebody who acts for a patron, where a game lets them. @rule nz5:1.0/nominee */
  | { readonly role: 'nominee'; readonly nominee: Patron; readonly patron: Patron }
  | { readonly role: 'chance' }
  | { readonly role: 'clock' }

/**
 * Who looks. The rail sees what anybody standing at the table sees; the auditor, such as a gambling
 * inspector, sees everything, afterwards, and decides nothing. @rule nz1:1.1/gambling-inspector
 */
export type Viewer =
  | { readonly role: 'patron'; readonly patron: Patron }
  | { readonly role: 'dealer' }
  | { readonly role: 'rail' }
  | { readonly role: 'auditor' }

/** Whether this person may do what the rules give to that rank or to a higher one. */
export const ranksAtLeast = (by: Actor, least: StaffRank): boolean =>
  by.role === 'staff' && RANKS.indexOf(by.rank) >= RANKS.indexOf(least)

/** Who acts for a patron. */
export type Nominee = Extract<Actor, { role: 'nominee' }>

export const isPatron = (by: Actor): by is Extract<Actor, { role: 'patron' }> =>
  by.role === 'patron'
