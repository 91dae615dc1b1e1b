import type { DrawTable } from '../../../games/baccarat/s09-third-cards/third-card.ts'
import { assert } from '../../../kernel/assert.ts'
import { type Finish, type Rounds, roundsBy } from '../rounds.ts'

/** Which rounds end after four, five and six cards, so that the tally counts nothing else. */
export interface Plan {
  readonly four: Cells
  /** By the value of the fifth card. */
  readonly five: readonly Cells[]
  /** Both draw if the Player's first two cards have fewer points than this */
  readonly players: number
  /** and the Banker's first two have fewer than this, by the value of the fifth card. */
  readonly bankers: readonly number[]
  /** [Player's points][Banker's points] the finish after both drew. */
  readonly six: readonly Finish[]
}

/** The points of the first two cards of both hands, as two digits, and the finish of each. */
export interface Cells {
  readonly hands: Uint8Array
  readonly finishes: Uint16Array
}

const plans = new Map<DrawTable, Plan>()

export const planOf = (table: DrawTable): Plan => {
  const known = plans.get(table)
  if (known) return known
  const rounds = roundsBy(table)
  const sixes = DIGITS.map(fifth => ending(rounds, 6, fifth))
  const plan: Plan = {
    four: ending(rounds, 4, 0),
    five: DIGITS.map(fifth => ending(rounds, 5, fifth)),
    players: 1 + Math.floor(Math.max(...sixes[0]!.hands) / 10),
    bankers: sixes.map(({ hands }) => 1 + Math.max(...hands.map(both => both % 10))),
    six: DIGITS.flatMap(player => DIGITS.map(banker => endOf(rounds, player, banker))),
  }
  // The Banker's rule asks for the Player's third card, never for the first two, and the less a hand
  // counts the sooner it draws (9.4).
  sixes.forEach(({ hands }, fifth) => {
    assert(
      hands.length === plan.players * plan.bankers[fifth]!,
      'the hands that both draw are a block',
    )
  })
  plans.set(table, plan)
  return plan
}

const DIGITS = Array.from({ length: 10 }, (_, digit) => digit)

const HANDS = Array.from({ length: 100 }, (_, hands) => hands)

const ending = ({ cards, finish }: Rounds, after: number, fifth: number): Cells => {
  const hands = HANDS.filter(both => cards[both * 100 + fifth * 10] === after)
  return {
    hands: Uint8Array.from(hands),
    finishes: Uint16Array.from(hands, both => finish[both * 100 + fifth * 10]!),
  }
}

/** Two hands of zero points both draw, so their final points are the cards they drew. */
const endOf = (rounds: Rounds, fifth: number, sixth: number): Finish =>
  rounds.finish[fifth * 10 + sixth]!
