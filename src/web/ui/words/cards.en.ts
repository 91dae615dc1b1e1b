/** Names of cards, hands and books. */

export const cards = {
  ranks: {
    A: 'Ace',
    2: 'Two',
    3: 'Three',
    4: 'Four',
    5: 'Five',
    6: 'Six',
    7: 'Seven',
    8: 'Eight',
    9: 'Nine',
    10: 'Ten',
    J: 'Jack',
    Q: 'Queen',
    K: 'King',
  },
  suits: { C: 'clubs', D: 'diamonds', H: 'hearts', S: 'spades' },
  named: (rank: string, suit: string) => `${rank} of ${suit}`,
  faceDown: 'face-down card',
  hand: (name: string, points: string) => `${name}’s hand${points}`,
  points: (n: number) => `, ${n}`,
  noCards: 'no cards yet',
}

export const books = {
  nz5: 'New Zealand, Division 5',
  'nz5-old': 'New Zealand, Division 5, older edition',
  mbs: 'Marina Bay Sands, version 7',
  nz8: 'New Zealand, Division 8',
  nz11a: 'New Zealand, Division 11A',
  nz22: 'New Zealand, Division 22',
}

export const names = { player: 'Player', banker: 'Banker', tie: 'Tie' }
