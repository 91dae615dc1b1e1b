/** The ranks of the staff. */
export const RANKS: Readonly<Record<string, string>> = {
  dealer: 'dealer',
  'game-supervisor': 'game supervisor',
  'casino-supervisor': 'casino supervisor',
  'senior-casino-supervisor': 'senior casino supervisor',
  operator: 'operator',
  chance: 'dealer',
}
