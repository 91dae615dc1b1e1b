import type { Cell } from './crossing.ts'
import { accepted, because, first, isSession, othersUntouched, type Power } from './powers.ts'

/** The powers that correct a round, each with what the regulations say about it in every phase. */

/** If the power is refused, only checks that no money changed. */
const unlessRefused = (cell: Cell, says: string | undefined): string | undefined =>
  cell.refused === undefined ? says : refusedQuietly(cell)

/** A refusal changes nothing. */
const refusedQuietly = ({ end, undisturbed }: Cell): string | undefined =>
  because(
    JSON.stringify(end) !== JSON.stringify(undisturbed),
    'it is refused, and changes money all the same',
  )

/** Seat 1 has this much more or less, and nobody else's money changes. */
const movesBy =
  (cents: number) =>
  (cell: Cell): string | undefined =>
    first(
      othersUntouched(cell),
      because(
        cell.end['seat 1'] !== (cell.undisturbed['seat 1'] ?? 0) + cents,
        `seat 1 does not differ by ${cents} cents`,
      ),
    )

/** A void round pays nobody: every stake goes back or waits for the next attempt. */
const isZeroSum = ({ end, seats }: Cell): boolean => seats.every(seat => end[seat] === 0)

const CARDS = 'dealer restores the order to 2d 9c 3s Kh because of a swap'

export const CORRECTIONS: readonly Power[] = [
  {
    name: 'One wager of seat 1 is voided by name',
    lines: ['casino supervisor voids WAGER of seat 1 because of a device'],
    rule: 'nz1:17.3(a): any wager of a player who contravened rule 17.1 may be declared void. The others are not affected.',
    wrong: cell => unlessRefused(cell, first(accepted('nz1:17.3(a)')(cell), othersUntouched(cell))),
  },
  {
    name: 'Seat 1 was paid too little, and it is made good',
    lines: ['casino supervisor makes good 10 to seat 1 because of a wrong payment'],
    rule: 'nz1:11.1: winning wagers are paid correctly. A shortfall is made good in whatever phase it is found, and nobody else is affected. After the count of a session it is for the director.',
    wrong: cell => unlessRefused(cell, first(accepted('nz1:11')(cell), movesBy(1000)(cell))),
  },
  {
    name: 'Seat 1 was paid too much, and it is recovered',
    lines: ['casino supervisor recovers 10 from seat 1 because of a wrong payment'],
    rule: 'nz1:11.1: what was paid in error goes back in whatever phase it is found, and nobody else is affected. After the count of a session it is for the director.',
    wrong: cell => unlessRefused(cell, first(accepted('nz1:11')(cell), movesBy(-1000)(cell))),
  },
  {
    name: 'The order of the cards is restored',
    lines: { baccarat: [CARDS] },
    rule: 'nz5:12.6, mbs:5.4: cards that were dealt are put in their proper order until the next round begins. Only cards that left the shoe may be named.',
    wrong: cell => unlessRefused(cell, undefined),
  },
  {
    name: 'A card, a number or dice were entered wrongly',
    lines: {
      baccarat: ["dealer corrects the player's card 1 to 8h because it was misread"],
      roulette: ['dealer says 2 was spun'],
      'snake-eyes': ['dealer does dice with faces 2, 2'],
      'lunar-poker': ['dealer reads the last card as 3c'],
    },
    rule: 'ruling:116, ruling:600: an entry is corrected until somebody has acted on it, and at baccarat until the next round is called. A number or dice that nobody has yet entered are simply entered.',
    wrong: cell => unlessRefused(cell, undefined),
  },
  {
    name: 'The dealer misread the result, and a supervisor overrules',
    lines: { 'snake-eyes': ['casino supervisor overrules to 2 2 because it was misread'] },
    rule: 'nz11a:6.6: a supervisor may overrule a call until the next roll. Wagers count as they lay when the dice rested.',
    wrong: cell => unlessRefused(cell, accepted('nz11a:6.6')(cell)),
  },
  {
    name: 'The round is void by the rules of the game',
    lines: {
      baccarat: ['casino supervisor voids the round for the order because nobody knows it'],
      roulette: ['casino supervisor announces no spin for foreign-object'],
      'snake-eyes': ['casino supervisor overrules to no roll because of a doubt'],
      'lunar-poker': ['operator rules that the round is void because of a doubt'],
    },
    rule: 'nz5:12.6, mbs:5.2, nz8:5.1, nz11a:6.6, nz22:11.19: the round decides nothing. At baccarat and Lunar Poker stakes go back; at roulette and dice they wait for the next attempt.',
    wrong: cell =>
      unlessRefused(
        cell,
        because(
          !isSession(cell) && isCardGame(cell) && isFirstRound(cell) && !isZeroSum(cell),
          'a void round pays somebody',
        ),
      ),
  },
]

const isCardGame = ({ book }: Cell): boolean => ['nz5', 'nz5-old', 'mbs', 'nz22'].includes(book)

const isFirstRound = ({ phase }: Cell): boolean =>
  !['next bets', 'Void Hand', 'cutting', 'invited'].includes(phase)
