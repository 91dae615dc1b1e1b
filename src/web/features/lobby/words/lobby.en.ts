/** The way in: pages, the lobby, the connection. */

export const nav = {
  skip: 'Skip to the content',
  desk: 'Desk',
  staff: 'Staff',
  tournaments: 'Tournaments',
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
  lead: 'Casino table games by their published rules. Every result and every payment shows the rule behind it.',
  enter: 'Sit down',
  watch: 'Watch',
  house: 'Live tables',
  noHouse: 'The live tables cannot be reached from here. The practice tables work without them.',
  signIn: 'Sign in as a guest',
  yourName: 'Your name at the table',
  signOut: 'Sign out',
  seats: (taken: number, seats: number) => `${taken} of ${seats} seats taken`,
  closed: 'Closed',
  taking: 'Betting open',
  preparing: 'Waiting for players',
  inPlay: 'Round in play',
  fresh: 'No round yet.',
  lastResults: 'Last results, the newest first',
  limits: (from: string, to: string) => `${from} – ${to}`,
  cage: (sum: string) => `Balance: ${sum}`,
}

export const line = {
  opening: 'Connecting…',
  lost: 'Connection lost. Reconnecting… Bets that were accepted stay on the table.',
  notSent: 'This was not sent: the connection was lost.',
}
