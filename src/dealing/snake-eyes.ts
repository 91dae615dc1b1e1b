import type { SnakeEyesCommand } from '../games/snake-eyes/commands.ts'
import { total } from '../games/snake-eyes/s03-equipment/dice.ts'
import {
  activeDice,
  type DiceAtRest,
  presentDice,
  type State,
} from '../games/snake-eyes/table/state.ts'
import type { TableState } from '../general/state.ts'
import type { Actor } from '../kernel/people.ts'

/** The virtual Snake Eyes dealer: finds its next step around a roll. */

const DEALER: Actor = { role: 'staff', rank: 'dealer' }
const SUPERVISOR: Actor = { role: 'staff', rank: 'game-supervisor' }

/** @rule nz11a:5.6(a) nz11a:5.6(b) nz11a:5.6(e) */
const afterRoll = (
  { faces, called, entered }: DiceAtRest,
  hasTerminal: boolean,
): SnakeEyesCommand => {
  if (!called) return { by: DEALER, does: 'call', total: total(faces) }
  return hasTerminal && !entered
    ? { by: DEALER, does: 'enter', faces }
    : { by: DEALER, does: 'settle' }
}

/** Chooses two other dice if one of the dealer's own is missing. @rule nz11a:6.1(b) */
const chooses = (play: State): SnakeEyesCommand | undefined => {
  const [first, second] = presentDice(play)
  if (first === undefined || second === undefined) return undefined
  return { by: DEALER, does: 'choose-dice', dice: [first, second] }
}

/**
 * The dealer's next step; undefined while a patron, the dice or the betting time comes first. After
 * a 7 Out the dice go to a patron with a wager, so the dealer waits for a wager.
 * @rule nz11a:3.3 nz11a:5.3(a) nz11a:5.7(b) nz11a:5.9(a) nz11a:5.9(d)
 */
export const nextRollDuty = (
  { open, play, wagers, seats }: TableState<State>,
  { betsAreDown }: { readonly betsAreDown: boolean },
): SnakeEyesCommand | undefined => {
  const { phase, elections, equipment } = play
  if (!open) return undefined
  switch (phase.is) {
    case 'inspecting': {
      const by = phase.inspections.some(({ rank }) => rank === 'dealer') ? SUPERVISOR : DEALER
      return { by, does: 'inspect-dice' }
    }
    case 'offering': {
      const isStart = phase.after === null && seats.some(patron => patron !== null)
      const mayOffer = wagers.length > 0 || isStart
      const isUnanswered = phase.to !== null && seats.includes(phase.to)
      return !isUnanswered && mayOffer ? { by: DEALER, does: 'offer-dice' } : undefined
    }
    case 'betting':
      if (phase.shooter.is === 'patron')
        return play.voidRolls >= 2
          ? { by: DEALER, does: 'take-dice-away', reason: 'void-rolls' }
          : undefined
      if (wagers.length === 0) return { by: DEALER, does: 'offer-dice' }
      if (activeDice(play).length < 2) return chooses(play)
      return betsAreDown ? { by: DEALER, does: 'roll' } : undefined
    case 'rolling':
      return undefined
    case 'at-rest':
      return afterRoll(phase, elections.resultEntry && equipment === 'working')
  }
}
