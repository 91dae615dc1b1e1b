/** The way in: pages, the lobby, the line to the house. */

export const nav = {
  skip: 'Skip to the content',
  name: 'Croupier',
  pages: 'Pages',
  lobby: 'Tables',
  rules: 'Rules',
  odds: 'Odds',
  inspector: 'Inspector',
  fairness: 'Fairness',
  settings: 'Settings',
  help: 'Help',
}

export const lobby = {
  title: 'Tables',
  lead: 'Casino table games, played by their published rules. Every result and every payment says which clause decided it.',
  enter: 'Sit down',
  watch: 'Watch',
  house: 'Tables of the house',
  noHouse: 'No house is in reach from here. The practice table needs none.',
  signIn: 'Sign in as a guest',
  yourName: 'Your name at the table',
  signOut: 'Sign out',
  seats: (taken: number, seats: number) => `${taken} of ${seats} seats taken`,
  closed: 'Closed',
  taking: 'Bets are taken',
  preparing: 'Getting ready',
  inPlay: 'A round is in play',
  fresh: 'No round yet.',
  lastResults: 'Last results, the newest first',
  limits: (from: string, to: string) => `${from} to ${to}`,
  cage: (sum: string) => `At the cage: ${sum}`,
}

export const line = {
  opening: 'Reaching the house…',
  lost: 'The line to the house is lost. Trying again; your wagers stand as the house has them.',
  notSent: 'This was not sent: the connection was lost.',
}
