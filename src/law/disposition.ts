/** How the project handles a clause. */
export const DISPOSITIONS = [
  'coded',
  'shown',
  'shape',
  'defines',
  'physical',
  'outside',
  'deferred',
  'open',
] as const
export type Disposition = (typeof DISPOSITIONS)[number]

/** The meaning of each disposition, for readers of the matrix and the command line. */
export const MEANING: Readonly<Record<Disposition, string>> = {
  coded: 'software decides it',
  shown: 'satisfied by showing it: signs, notices, announcements',
  shape: 'cannot be broken, because no command or type allows it',
  defines: 'a defined term, and its name in the code',
  physical: 'people and furniture',
  outside: 'a duty the platform does not perform',
  deferred: 'a game or device whose rules are not at hand',
  open: 'not done yet',
}
