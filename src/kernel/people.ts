/** A customer. In baccarat, Player is the name of a hand, so we never call a person a player. */
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

/**
 * The person or device behind a command. The host takes it from the session, never from the
 * message.
 */
export type Actor =
  /** `through`: the member of staff who enters it for a patron without an account. */
  | { readonly role: 'patron'; readonly patron: Patron; readonly through?: string }
  /** `approvedBy`: the second person, if the house requires two. The rules require only one. */
  | {
      readonly role: 'staff'
      readonly rank: StaffRank
      readonly name?: string
      readonly approvedBy?: string
    }
  /** A person who acts for a patron, where a game allows it. @rule nz5:1.0/nominee */
  | { readonly role: 'nominee'; readonly nominee: Patron; readonly patron: Patron }
  | { readonly role: 'chance' }
  | { readonly role: 'clock' }

/**
 * The rail sees what anyone standing at the table sees. The auditor, such as a gambling inspector,
 * sees everything afterwards and decides nothing.
 * @rule nz1:1.1/gambling-inspector
 */
export type Viewer =
  | { readonly role: 'patron'; readonly patron: Patron }
  | { readonly role: 'dealer' }
  | { readonly role: 'rail' }
  | { readonly role: 'auditor' }

/** True if the actor has this rank or a higher one. */
export const ranksAtLeast = (by: Actor, least: StaffRank): boolean =>
  by.role === 'staff' && RANKS.indexOf(by.rank) >= RANKS.indexOf(least)

/** No account can have such a name, so nobody can sign in as this patron. */
const MARK = ' (cash)'

/** A patron without an account, who plays for cash and for whom staff enter everything. */
export const walkInNamed = (name: string): Patron => `${name}${MARK}`

/** The name without the mark. */
export const nameIn = (walkIn: Patron): string => walkIn.slice(0, -MARK.length)

export const isWalkIn = (patron: Patron): boolean => patron.endsWith(MARK)

export type Nominee = Extract<Actor, { role: 'nominee' }>
export type ByPatron = Extract<Actor, { role: 'patron' }>
export type ByStaff = Extract<Actor, { role: 'staff' }>

export const isPatron = (by: Actor): by is ByPatron => by.role === 'patron'
