/** Words about nominees and International Baccarat. */

export const nominees = {
  title: 'Somebody to act for you',
  says: 'A nominee places bets and handles cards for you. A supervisor must approve and announce it first.',
  who: 'Who acts for you',
  request: (who: string) => `Ask for ${who}`,
  nobody: 'Nobody else is at this table.',
  stands: {
    requested: (who: string) => `${who}: requested. A supervisor decides.`,
    approved: (who: string) => `${who}: approved, to be announced.`,
    active: (who: string) => `${who} acts for you.`,
    ending: (who: string) => `${who}: ending, to be announced.`,
  },
  end: (who: string) => `Stop ${who} acting for you`,
  acting: (who: string) => `You act for ${who}`,
  waiting: (who: string) => `${who} has asked for you to act. A supervisor decides.`,
  may: {
    both: 'You may bet and handle cards.',
    wager: 'You may bet.',
    handle: 'You may handle cards.',
    nothing: 'A supervisor has withdrawn both rights.',
  },
  lay: (who: string) => `Bets for ${who}`,
  laySays: (who: string) => `Bets you place here use ${who}’s chips and belong to ${who}.`,
}

export const international = {
  badge: 'International',
  title: 'International Baccarat',
  reopened: 'Betting open again',
  reopenedSays: 'Nobody has seen a card. You can change your bets until the next call.',
  vacant: (hand: string) => `Nobody turns the ${hand}’s hand`,
  vacantSays: 'Anybody seated here may offer to. A supervisor decides.',
  volunteer: (hand: string) => `Offer to turn the ${hand}’s hand`,
  volunteered: (hand: string) => `You have offered to turn the ${hand}’s hand.`,
  split: (hand: string) => `Divide the ${hand}’s cards`,
  first: 'First card to',
  second: 'Second card to',
  ask: 'Ask for this',
  asked: (first: string, second: string) =>
    `Asked for: the first card to ${first}, the second to ${second}. A supervisor decides.`,
  directed: (first: string, second: string) =>
    `The first card goes to ${first}, the second to ${second}.`,
  give: (card: number, to: string) => `Card ${card} to ${to}`,
  giveSays: 'You may pass a card to somebody who acts for the same person.',
  astray: (hand: string) => `Cards of the ${hand}’s hand went to the wrong place.`,
  askVoid: (hand: string) => `Ask to void the ${hand}’s hand`,
  voidAsked: (hand: string) => `You have asked to void the ${hand}’s hand.`,
}
