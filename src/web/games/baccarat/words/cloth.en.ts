/** The text version of a baccarat table. */

const s = (hand: string) => `${hand}’s hand`

export const cloth = {
  table: 'The table',
  dealerTurns: 'Dealer turns the cards',
  youTurn: 'You turn the cards',
  dealer: 'Dealer',
  caller: 'Caller',
  standing: 'Standing',
  /** On the marker in front of a patron with a nominee. */
  marker: 'N',
  lies: (sum: string, on: string) => `${sum} on ${on}`,
  turns: (hand: string) => `turns the ${s(hand)}`,
  isOffered: (hand: string) => `is offered the ${s(hand)}`,
  cuts: 'is offered the cut',
  acts: (nominee: string) => `${nominee} acts for them`,
  inSteps: (sum: string) => `steps of ${sum}`,
  upTo: (pays: number) => `up to ${pays} to 1`,
  upToShort: (pays: number) => `to ${pays} to 1`,
  less: (pays: string, rate: string) => `${pays}, less ${rate}`,
  noBets: 'No bets this hand: the cards are dealt without bets.',
  totals: (player: string, banker: string) => `All bets: Player ${player}, Banker ${banker}`,
  room: (player: string, banker: string) => `Still accepted: Player ${player}, Banker ${banker}`,
  cutBack: (on: string, how: string) => `To keep the table differential, your ${on}: ${how}.`,
  stands: (who: string) => `Standing: ${who}`,
  playStanding: 'Play standing',
  standingSays:
    'If you stand, you bet on the areas in the middle. Only seated players cut and turn cards.',
}
