/** Who acts for whom, and what International Baccarat adds. */

export const nominees = {
  title: 'Somebody to act for you',
  says: 'A nominee lays wagers and takes cards for you. A supervisor approves and announces it first.',
  who: 'Who shall act for you',
  request: (who: string) => `Ask for ${who}`,
  nobody: 'Nobody else is at this table.',
  stands: {
    requested: (who: string) => `${who}: asked for. A supervisor decides.`,
    approved: (who: string) => `${who}: approved, and announced next.`,
    active: (who: string) => `${who} acts for you.`,
    ending: (who: string) => `${who}: the end is announced next.`,
  },
  end: (who: string) => `End it with ${who}`,
  acting: (who: string) => `You act for ${who}`,
  waiting: (who: string) => `${who} has asked for you to act. A supervisor decides.`,
  may: {
    both: 'You may wager and take cards.',
    wager: 'You may wager.',
    handle: 'You may take cards.',
    nothing: 'A supervisor has taken both back.',
  },
  lay: (who: string) => `Wagers for ${who}`,
  laySays: (who: string) =>
    `What you press here is laid from ${who}’s chips: it is the wager of ${who}.`,
}

export const international = {
  badge: 'International',
  title: 'International Baccarat',
  reopened: 'Bets may be changed',
  reopenedSays:
    'Cards are out, and none has been seen or handled. Move, change, add or take back wagers until the next call.',
  vacant: (hand: string) => `Nobody turns the ${hand}’s hand`,
  vacantSays: 'Whoever sits here may offer to. A supervisor decides who gets it.',
  volunteer: (hand: string) => `Offer to turn the ${hand}’s hand`,
  volunteered: (hand: string) => `You have offered to turn the ${hand}’s hand.`,
  split: (hand: string) => `Divide the ${hand}’s cards`,
  first: 'First card to',
  second: 'Second card to',
  ask: 'Ask for that',
  asked: (first: string, second: string) =>
    `Asked for: the first card to ${first}, the second to ${second}. A supervisor decides.`,
  directed: (first: string, second: string) =>
    `The first card goes to ${first}, the second to ${second}.`,
  give: (card: number, to: string) => `Card ${card} to ${to}`,
  giveSays: 'You may let somebody who acts for the same patron have a card.',
  astray: (hand: string) => `Cards of the ${hand}’s hand went to the wrong place.`,
  askVoid: (hand: string) => `Ask that the ${hand}’s hand be void`,
  voidAsked: (hand: string) => `You have asked that the ${hand}’s hand be void.`,
}
