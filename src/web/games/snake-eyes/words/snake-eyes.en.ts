import { NAMES, rollName } from '../../../../games/snake-eyes/names.ts'
import type { Faces } from '../../../../games/snake-eyes/s03-equipment/dice.ts'

export const snakeEyes = {
  table: 'Dice',
  display: 'Results',
  wagers: NAMES,
  /** When a bet wins, in a few words. */
  wins: {
    'hard-4': 'two twos before 7 or an easy 4',
    'hard-6': 'two threes before 7 or an easy 6',
    'hard-8': 'two fours before 7 or an easy 8',
    'hard-10': 'two fives before 7 or an easy 10',
    'hardway-combo': 'Any hard 4, 6, 8 or 10 before a 7 or an easy one',
    five: 'a 5 before 7',
    six: 'a 6 before 7',
    eight: 'an 8 before 7',
    field: '2, 3, 4, 9, 10, 11 or 12',
    'any-7': 'a 7',
    'c-and-e': '2, 3, 11 or 12',
    'craps-2': 'a 2',
    'craps-3': 'a 3',
    'craps-12': 'a 12',
    'eleven-in-1': 'an 11',
  },
  stays: 'Stays until it wins or loses',
  oneRoll: 'Next roll only',
  dice: 'Two dice',
  layout: (appendix: number) => `Layout ${appendix}`,
  phase: {
    inspecting: 'Checking the dice',
    offering: 'Offering the dice. Betting open',
    betting: 'Betting open',
    rolling: 'Dice are rolling',
    'at-rest': 'Dice at rest',
  },
  came: (faces: Faces) => rollName(faces),
  rollNumber: (n: number) => `Roll ${n}`,
  throws: (who: string) => `${who} throws next.`,
  youThrow: 'You throw next.',
  mayTakeDown: 'You may take bets down until they stop.',
  lastRoll: (name: string, faces: string) => `Last roll: ${name} · ${faces}`,
  noRoll: 'No roll',
  shooter: (who: string) => `Shooter: ${who}`,
  dealerShoots: 'The dealer rolls: nobody took the dice',
  nobody: 'Nobody has the dice yet',
  offeredTo: (who: string) => `The dice are offered to ${who}`,
  offeredToYou: 'The dice are offered to you',
  offered: 'Throw the dice?',
  offeredSays: 'Take two dice, or pass them to the next player. Passing costs nothing.',
  choose: 'Choose two dice',
  die: (number: number) => `Die ${number}`,
  take: 'Take the dice',
  decline: 'Pass the dice',
  roll: 'Throw the dice',
  giveUp: 'Give up the dice',
  voidRolls: (count: number) =>
    count === 1
      ? 'One void roll; at two the dice may be taken away.'
      : `${count} void rolls in a row.`,
  noRolls: 'No roll yet.',
  lastRolls: 'Last rolls',
  hard: 'hard',
  sevenOut: '7 Out',
  sinceSeven: (rolls: number) =>
    rolls === 0
      ? 'The last roll was a 7 Out.'
      : `${rolls === 1 ? 'One roll' : `${rolls} rolls`} since the last 7 Out.`,
  totals: 'How often each total fell',
  theRoll: 'The roll',
}

export const dice = {
  faces: (one: number, other: number) => `${one} and ${other}`,
  rolling: 'rolling dice',
}
