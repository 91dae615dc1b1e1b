import type { DrawTable } from '../../games/baccarat/s09-third-card.ts'
import { assert } from '../../kernel/assert.ts'
import { type Finish, type Rounds, roundsBy } from './rounds.ts'

/** Which rounds end after four, five and six cards, so that nothing else has to be counted. */
export interface Plan {
  readonly four: Cells
  /** By what the fifth card counts. */
  readonly five: readonly Cells[]
  /** Both draw where the Player's first two count less than this. */
  readonly players: number
  /** And, by what the fifth card counts, the Banker's first two less than this. */
  readonly bankers: readonly number[]
  /** [Player's count][Banker's] where it ends after both drew. */
  readonly six: readonly Finish[]
}

/** What the first two cards of both hands count, as two digits, and where each of those ends. */
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

/** Two hands of nothing both draw, and so end with what they drew. */
const endOf = (rounds: Rounds, fifth: number, sixth: number): Finish =>
  rounds.finish[fifth * 10 + sixth]!
