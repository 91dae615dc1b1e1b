/** Pending decisions at the desk, their answers, and the labels of its entry fields. */

const ANSWERED: Readonly<Record<string, (deed: string, by: string) => string>> = {
  'carried-out': (deed, by) => `${by} approved it, and it is done: ${deed}.`,
  declined: (deed, by) => `${by} declined it: ${deed}.`,
  refused: (deed, by) => `${by} approved it, but the rules refused it: ${deed}.`,
  expired: deed => `Nobody answered in time: ${deed}.`,
}

export const asking = {
  decide: 'Waiting for a decision',
  asksNominee: (patron: string, nominee: string) =>
    `${patron} asks that ${nominee} may act for them.`,
  isApproved: (patron: string, nominee: string) =>
    `${nominee} may act for ${patron} once this is announced.`,
  ends: (patron: string, nominee: string) =>
    `${patron} no longer wants ${nominee} to act for them.`,
  confirmsFirst: (patron: string) => `Ends when ${patron} asks for it.`,
  asksSplit: (patron: string, hand: string, first: string, second: string) =>
    `${patron} asks to divide the ${hand} hand: the first card to ${first}, the second to ${second}.`,
  volunteers: (patron: string, hand: string) => `${patron} offers to turn the ${hand} hand.`,
  asksVoid: (patron: string, hand: string) => `${patron} asks to void the ${hand} hand.`,
  isOver: (now: string, most: string) => `The differential is ${now}. The maximum is ${most}.`,
  isMissing: (die: number) => `Die ${die} is missing.`,
  isHeld: (sum: string, patron: string) => `${sum} is held for ${patron}.`,
  mayClose: 'The closing notice has ended: you can close the table.',
  doneWith: (deed: string) => `Done and recorded: ${deed}.`,
  answered: (is: string, deed: string, by: string) => ANSWERED[is]?.(deed, by) ?? deed,
  sign: 'Table sign',
  wholeSign: 'Full sign',
  cardsWait: (count: number, seen: string) =>
    [
      count === 1 ? 'One card waits for the next round' : `${count} cards wait for the next round`,
      seen,
    ]
      .filter(Boolean)
      .join(': '),
  notLoaded: 'Not loaded',
  inHands: 'In patrons’ hands',
  dropAndFloat: 'Drop and float',
  nobodyHere: 'Nobody is at this table.',
  typeNumber: 'Number',
  badNumber: 'There is no such number on this wheel.',
  typeDice: 'Dice, such as 34',
  badDice: 'Two faces from 1 to 6, such as 34.',
  calledHint: 'tier · voisins · orphelins · neighbours 17',
  orEverybody: 'Patrons (none chosen: everybody)',
  otherwise: {
    kind: 'Value chips',
    area: 'Their own area',
    'past-round': 'The one under way, or else the last',
    none: 'Neither',
    any: 'None in particular',
  },
  setUp: 'Table options',
  usual: 'Standard',
}
