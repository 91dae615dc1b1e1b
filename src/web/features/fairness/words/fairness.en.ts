import { plural } from '../../../i18n/plural.ts'

/** Words of the fairness page. */
export const fairness = {
  title: 'Fairness',
  lead: {
    cards:
      'Before you cut, the casino commits itself to one order of the cards. When the shoe ends it shows the secret, and this page recomputes the order in your browser.',
    spin: 'Before you bet, the casino commits itself to the number of the next spin. It shows the secret with the number, and this page recomputes every spin in your browser.',
    roll: 'Before you bet, the casino commits itself to the faces of the next roll. It shows the secret with the faces, and this page recomputes every roll in your browser.',
  },
  none: 'Nothing has been sealed yet. Sit down at a table first.',
  titled: {
    cards: (n: number) => `Shoe ${n}`,
    spin: (n: number) => `Spin ${n}`,
    roll: (n: number) => `Roll ${n}`,
  },
  inUse: {
    cards: 'Sealed and in use. The secret is shown when the shoe is over.',
    spin: 'Sealed before the bets. The secret is shown with the number.',
    roll: 'Sealed before the bets. The secret is shown with the faces.',
  },
  commitment: 'Commitment, SHA-256',
  secret: 'Secret',
  words: 'Added by players',
  yours: 'yours',
  byCard:
    'Every card has its own seal, so folded hands stay secret: you can open only the cards you have seen. An inspector can open all of them.',
  attended:
    'People deal at this table, with real cards, a real wheel or real dice, and enter the results. Nothing is sealed here; the evidence is the log, which an inspector can check.',
  cut: 'Cut',
  behind: 'Behind the cutting card',
  out: { cards: 'Came out', spin: 'Number', roll: 'Faces' },
  check: 'Check',
  checking: 'Recomputing the order…',
  yourself: 'Check a record yourself',
  use: (what: string) => `Put ${what} in the box below`,
  verdict: {
    checked: (cards: number) =>
      `Checked. ${plural(cards, 'card', 'cards')} came out exactly in the order that was sealed before the cut.`,
    kept: (came: string) => `Checked. ${came} was sealed before the bets.`,
    wrongThrow: (came: string, due: string) =>
      `Broken. ${came} came, but ${due} was sealed before the bets.`,
    wrongSecret: 'Broken. The secret is not the one that was committed to.',
    noCut: 'Broken. Cards came out before the cut.',
    wrongCard: (place: number, came: string, due: string) =>
      `Broken. Number ${place} out of the shoe was ${came}; the sealed order has ${due} there.`,
  },
  how: 'How to compute it',
  steps: {
    all: [
      'The commitment is the SHA-256 of the text commit|v1|TABLE|NUMBER| followed by the 32 bytes of the secret. NUMBER counts the shoes, spins or rolls of the table.',
      'W is the SHA-256, in hexadecimal, of one line for each player who added words: seat, |, SHA-256 of the words, newline.',
      'Block N, from 0, is the HMAC-SHA-256, keyed with the secret, of PURPOSE|v1|TABLE|NUMBER|W|N: eight numbers of 32 bits, highest byte first.',
    ],
    cards: [
      'PURPOSE is shuffle. Start with the decks one behind the other, each in the order clubs, diamonds, hearts, spades, from ace to king. From the last place down, place i changes cards with place x modulo i + 1; x is the next number below the largest multiple of i + 1.',
      'The cut takes that many cards from the front to the back. The cutting card goes in with the stated number behind it. The shoe is dealt from the front.',
    ],
    spin: [
      'PURPOSE is spin. The next number below the largest multiple of the count of compartments, modulo that count, is the place of the compartment, clockwise from 0.',
    ],
    roll: [
      'PURPOSE is dice. Two such numbers below the largest multiple of 6, each modulo 6 and one more, are the faces of the dice.',
    ],
  },
}
