import { lawOf } from '../../kernel/command.ts'
import type { Consequence, Felt, Play } from '../../kernel/game.ts'
import type { Actor } from '../../kernel/people.ts'
import { type Refusal, refuse } from '../../kernel/refusal.ts'
import type { Stake, Wager } from '../../kernel/wager.ts'
import type { TableElections } from './book/book.ts'
import { SNAKE_EYES, type SnakeEyesCommand } from './commands.ts'
import { decisions, positionOf } from './law.ts'
import { isOn, MULTI_ROLL } from './s04-wagers.ts'
import { diceAfterInvalidation } from './s06-irregularities/overrule.ts'
import type { SnakeEyesEvent } from './table/events.ts'
import { evolve } from './table/evolve.ts'
import { open, type State } from './table/state.ts'
import { type SnakeEyesView, view } from './table/view.ts'

const LAW = lawOf(SNAKE_EYES, refuse('nz11a:2.0', 'Snake Eyes has no such command.'))

/**
 * While the dice roll, only the dealer may accept a wager. Once they rest, nobody may.
 * @rule nz11a:4.4 nz11a:4.4(c)
 */
const permits = ({ phase }: State, { on }: Stake, _: Felt, by: Actor): Refusal | undefined => {
  if (!isOn(on)) return refuse('nz11a:4.1', 'There is no wager on {on} in this game.', { on })
  if (phase.is === 'at-rest')
    return refuse('nz11a:4.4(a)', 'The dice have come to rest: wait for the next roll.')
  return phase.is === 'rolling' && by.role === 'patron'
    ? refuse('nz11a:4.4(b)', 'The dice are rolling: the dealer has to confirm this wager.')
    : undefined
}

/** @rule nz11a:4.7 nz11a:4.8 */
const releases = (state: State, wager: Wager): Refusal | undefined => {
  const { phase } = state
  if (phase.is !== 'at-rest') return undefined
  const [decided] = decisions(state, [wager], phase.faces)
  return decided?.outcome.is === 'lose'
    ? refuse('nz11a:4.8', 'You cannot change a wager that has lost.')
    : refuse('nz11a:4.7', 'The dice have come to rest: the wager can no longer change.')
}

const resolves = (state: State, event: SnakeEyesEvent, felt: Felt): readonly Consequence[] => {
  switch (event.is) {
    case 'WagerRestored':
      return [{ repositioned: event.wager }]
    case 'RollSettled':
      return decisions(state, felt.wagers, event.faces)
    case 'CallOverruled':
      return event.reopens.map(wager => ({ reopens: wager, under: event.under }))
    case 'RollSettledAgain': {
      const standing = felt.wagers.filter(({ id }) => event.decided.includes(id))
      const elections = state.last?.elections ?? state.elections
      return decisions({ ...state, elections }, standing, event.faces)
    }
    default:
      return []
  }
}

export const snakeEyes: Play<
  TableElections,
  State,
  SnakeEyesCommand,
  SnakeEyesEvent,
  SnakeEyesView
> = {
  commands: SNAKE_EYES,
  open,
  decide: LAW.decide,
  evolve,
  awaits: ({ phase }) => (phase.is === 'rolling' ? { for: 'dice', count: 2 } : undefined),
  view,
  permits,
  releases,
  resolves,
  milestone: event => {
    if (event.is === 'DiceRested') return 'no-more-bets'
    if (event.is === 'RollSettled') return 'round-over'
    if (event.is === 'RollSettledAgain') return 'last-counts'
    if (event.is === 'CallOverruled' && event.wasOver && event.outcome === 'no-roll')
      return 'last-void'
    return event.is === 'RollVoided' ? 'round-void' : undefined
  },
  isUnderWay: ({ phase }) => phase.is === 'rolling' || phase.is === 'at-rest',
  abandon: ({ phase }, under) =>
    phase.is === 'rolling' || phase.is === 'at-rest'
      ? [
          {
            is: 'RollVoided',
            ground: 'abandoned',
            by: 'operator',
            late: phase.is === 'at-rest',
            counts: false,
            note: '',
            standing: [],
            under,
          },
        ]
      : [],
  withdrawn: (state, under, isEarlier, felt) => {
    if (isEarlier) return [{ is: 'ResultWithdrawn', isEarlier, under }]
    return state.last || state.showsLast
      ? [...diceAfterInvalidation(state, felt), { is: 'ResultWithdrawn', under }]
      : []
  },
  placeOf: positionOf,
  kindOf: on => ((MULTI_ROLL as readonly string[]).includes(on) ? 'multi-roll' : 'single-roll'),
  /** @rule nz11a:4.3 */
  allowsNonValueChips: true,
}
