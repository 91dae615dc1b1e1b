import { settle } from '../../kernel/chips/settle.ts'
import { type Chips, chips, oddsText } from '../../kernel/money.ts'
import { type Refusal, refuse } from '../../kernel/refusal.ts'
import type { Outcome } from '../../kernel/wager.ts'
import { type Elections, electionRefused } from './book/book.ts'
import { type Faces, ROLLS, total } from './s03-equipment/dice.ts'
import { outcomeOf, type Rule, type WagerName, type Wagers, wagersOf } from './s04-wagers.ts'

/** A roll, possibly void. A void roll counts as a roll but has no result. */
export interface SequenceRoll {
  readonly dice: Faces
  readonly void: boolean
}

/**
 * A wager in a sequence: when it was placed and what its patron did with it. Rolls count from 1.
 */
export interface SequenceWager {
  readonly id: string
  readonly on: WagerName
  readonly chips: Chips
  readonly beforeRoll: number
  readonly removedBeforeRoll?: number
  readonly reduced?: { readonly beforeRoll: number; readonly to: Chips }
}

/** Rolls in order and the wagers placed between them, settled at once. */
export interface Sequence {
  readonly elections: Elections
  readonly rolls: readonly SequenceRoll[]
  readonly wagers: readonly SequenceWager[]
}

export const settleSequence = ({ elections, rolls, wagers }: Sequence) => {
  const refused = electionRefused(elections)
  if (refused) return refused
  const rules = wagersOf(elections)
  const unlawful = wagersRefused(wagers, rules)
  if (unlawful) return unlawful
  const answers = wagers.map(placed => answer(placed, rules[placed.on], rolls))
  return {
    totals: rolls.map(roll => (roll.void ? null : total(roll.dice))),
    wagers: answers,
    net: answers.reduce((sum, { net }) => sum + net, 0),
  }
}

/** The valid roll that decides a wager, if any. @rule nz11a:4.2 nz11a:6.3 */
const decided = ({ beforeRoll }: SequenceWager, rule: Rule, rolls: readonly SequenceRoll[]) => {
  for (const [i, roll] of rolls.entries()) {
    const outcome = i + 1 < beforeRoll || roll.void ? undefined : outcomeOf(rule, roll.dice)
    if (outcome) return { roll: i + 1, outcome }
  }
  return undefined
}

const answer = (placed: SequenceWager, rule: Rule, rolls: readonly SequenceRoll[]) => {
  const { removedBeforeRoll: removed } = placed
  const decision = decided(placed, rule, rolls)
  if (removed !== undefined && (!decision || removed <= decision.roll))
    return undecided(placed, 'removed', 'nz11a:4.7')
  return decision ? settled(placed, decision) : undecided(placed, 'stays', 'nz11a:4.2')
}

const undecided = <Is extends string>(
  { id }: SequenceWager,
  outcome: Is,
  under: 'nz11a:4.2' | 'nz11a:4.7',
) => ({ id, outcome, roll: null, odds: null, won: 0, net: 0, under })

const settled = (
  { id, on, chips: placed, reduced }: SequenceWager,
  { roll, outcome }: { readonly roll: number; readonly outcome: Outcome },
) => {
  const stake = reduced && reduced.beforeRoll <= roll ? reduced.to : placed
  const wager = { id, patron: id, on, chips: stake, kind: 'value' as const }
  const { won } = settle(wager, outcome, [chips(1)])
  return {
    id,
    outcome: outcome.is,
    roll,
    odds: outcome.is === 'win' ? oddsText(outcome.odds) : null,
    won,
    net: outcome.is === 'lose' ? -stake : won,
    under: outcome.under,
  }
}

const wagersRefused = (wagers: readonly SequenceWager[], rules: Wagers): Refusal | undefined => {
  let atStake = 0n
  for (const placed of wagers) {
    const refused = alterationRefused(placed)
    if (refused) return refused
    atStake += BigInt(placed.chips) * (1n + BigInt(bestOdds(rules[placed.on])))
    if (atStake > BigInt(Number.MAX_SAFE_INTEGER))
      return refuse('nz1:10.4', 'What wager {id} could win cannot be paid to the cent.', {
        id: placed.id,
      })
  }
  return undefined
}

const bestOdds = ({ wins, pays }: Rule): number =>
  Math.max(...ROLLS.filter(wins).map(roll => pays(roll).pays))

/** @rule nz11a:4.7 */
const alterationRefused = (placed: SequenceWager): Refusal | undefined => {
  const { id, beforeRoll, removedBeforeRoll: removed, reduced } = placed
  if (Math.min(removed ?? beforeRoll, reduced?.beforeRoll ?? beforeRoll) < beforeRoll)
    return refuse('nz11a:4.7', 'Wager {id} was placed only in roll {roll}.', {
      id,
      roll: beforeRoll,
    })
  if (reduced && reduced.to >= placed.chips)
    return refuse('nz11a:4.7', 'Wager {id} is {$stake}, so {$to} would not reduce it.', {
      id,
      stake: placed.chips,
      to: reduced.to,
    })
  return undefined
}
