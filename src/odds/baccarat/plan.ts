import type { DrawTable } from '../../games/baccarat/s09-third-card.ts'
import { assert } from '../../kernel/assert.ts'
import { type Finish, type Rounds, roundsBy } from './rounds.ts'

/** Which rounds end after four, five and six cards, so that nothing else has to be counted. */
export interface Plan {
  readonly four: readonly Cell[]
  /** By what the fifth card counts. */
  readonly five: readonly (readonly Cell[])[]
  readonly six: readonly BothDraw[]
}

/** What the Player's and the Banker's first two cards count, and where that ends. */
interface Cell {
  readonly x: number
  readonly y: number
  readonly finish: Finish
}

/** After a certain third card of the Player: the hands that both draw, and where each ends. */
export interface BothDraw {
  readonly players: Uint8Array
  readonly bankers: Uint8Array
  /** By the Banker's third card, then the Player's first two, then the Banker's. */
  readonly finish: Uint16Array
}

const plans = new Map<DrawTable, Plan>()

export const planOf = (table: DrawTable): Plan => {
  const known = plans.get(table)
  if (known) return known
  const rounds = roundsBy(table)
  const plan: Plan = {
    four: ending(rounds, 4, 0),
    five: DIGITS.map(fifth => ending(rounds, 5, fifth)),
    six: DIGITS.map(fifth => bothDraw(rounds, fifth)),
  }
  plans.set(table, plan)
  return plan
}

const DIGITS = Array.from({ length: 10 }, (_, digit) => digit)

const at = (x: number, y: number, fifth: number, sixth = 0): number =>
  x * 1000 + y * 100 + fifth * 10 + sixth

const ending = (rounds: Rounds, after: number, fifth: number): readonly Cell[] =>
  DIGITS.flatMap(x => DIGITS.map(y => ({ x, y, finish: rounds.finish[at(x, y, fifth)]! }))).filter(
    ({ x, y }) => rounds.cards[at(x, y, fifth)] === after,
  )

const bothDraw = (rounds: Rounds, fifth: number): BothDraw => {
  const cells = ending(rounds, 6, fifth)
  const players = [...new Set(cells.map(({ x }) => x))]
  const bankers = [...new Set(cells.map(({ y }) => y))]
  // The Banker's rule asks for the Player's third card, never for the first two (9.4).
  assert(cells.length === players.length * bankers.length, 'the hands that both draw are a block')
  return {
    players: Uint8Array.from(players),
    bankers: Uint8Array.from(bankers),
    finish: Uint16Array.from(
      DIGITS.flatMap(sixth =>
        players.flatMap(x => bankers.map(y => rounds.finish[at(x, y, fifth, sixth)]!)),
      ),
    ),
  }
}
