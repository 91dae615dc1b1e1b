/** Tournaments in the lobby. */
export const tournaments = {
  list: 'Tournaments',
  go: { enter: 'Enter or look in', watch: 'Watch', results: 'Results', look: 'Look in' },
  fee: (sum: string) => `Entry ${sum}`,
  prizes: (sum: string) => `Prizes ${sum}`,
  players: (taken: number, most: number | null) =>
    most === null ? `${taken} players` : `${taken} of ${most} players`,
  champion: (name: string) => `Won by ${name}`,
  status: {
    draft: 'Announced',
    'entries-open': 'Entries are open',
    running: 'In play',
    completed: 'Over',
    cancelled: 'Called off',
  },
  games: {
    roulette: 'Roulette',
    baccarat: 'Baccarat',
    'electronic-roulette': 'Electronic roulette, at terminals',
    'electronic-baccarat': 'Electronic baccarat, at terminals',
  },
  hold: 'Hold a tournament',
}
