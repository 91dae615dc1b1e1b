import type { BaccaratCommand } from '../../games/baccarat/commands.ts'
import type { BaccaratEvent } from '../../games/baccarat/events.ts'
import type { Side } from '../../games/baccarat/s09-third-card.ts'
import type { Astray } from '../../games/baccarat/s15-international/misdelivery.ts'
import type { BaccaratState } from '../../games/baccarat/state.ts'
import type { BaccaratView } from '../../games/baccarat/view.ts'
import type { GeneralCommand } from '../../general/commands.ts'
import type { GeneralEvent } from '../../general/events.ts'
import type { TableState } from '../../general/state.ts'
import type { TableView } from '../../general/view.ts'
import { patron } from '../language/phrase.ts'
import type { Expectation, Verb } from '../stage.ts'

/** Phrases for International Baccarat. */

type State = TableState<BaccaratState>
type Commands = BaccaratCommand | GeneralCommand

const verb = (says: string, does: Verb<State, Commands>['does']): Verb<State, Commands> => ({
  who: 'anybody',
  says,
  does,
})

const misdelivers =
  (astray: Astray): Verb<State, Commands>['does'] =>
  ([hand], { by }) => ({ by, does: 'report-misdelivery', hand: hand as Side, astray })

const voids =
  (hands: readonly Side[] | undefined, ties: boolean): Verb<State, Commands>['does'] =>
  ([first, second], { by }) => ({
    by,
    does: 'void-hands',
    hands: hands ?? [first as Side],
    ties,
    reason: (hands ? first : second)!,
  })

export const INTERNATIONAL_VERBS: readonly Verb<State, Commands>[] = [
  verb(
    "asks for the {player|banker}'s cards to go to {patron} and {patron}",
    ([hand, a, b], { by }) => ({
      by,
      does: 'ask-split',
      hand: hand as Side,
      first: patron(a!),
      second: patron(b!),
    }),
  ),
  verb("directs the {player|banker}'s cards to be divided", ([hand], { by }) => ({
    by,
    does: 'direct-split',
    hand: hand as Side,
  })),
  verb('gives card {number} to {patron}', ([card, to], { by }) => ({
    by,
    does: 'give-card',
    card: Number(card),
    to: patron(to!),
  })),
  verb("turns card {number} of the {player|banker}'s hand", ([card, hand], { by }) => ({
    by,
    does: 'turn-hand',
    hand: hand as Side,
    card: Number(card),
  })),
  verb("volunteers for the {player|banker}'s hand", ([hand], { by }) => ({
    by,
    does: 'volunteer',
    hand: hand as Side,
  })),
  verb("directs {patron} to turn the {player|banker}'s hand", ([who, hand], { by }) => ({
    by,
    does: 'direct-turner',
    hand: hand as Side,
    patron: patron(who!),
  })),
  verb("delivered the {player|banker}'s cards to the other area", misdelivers('area')),
  verb("delivered the {player|banker}'s cards to the other handler", misdelivers('handler')),
  verb("asks for the {player|banker}'s hand to be voided", ([hand], { by }) => ({
    by,
    does: 'ask-void-hand',
    hand: hand as Side,
  })),
  verb("voids the {player|banker}'s hand because {text}", voids(undefined, false)),
  verb("voids the {player|banker}'s hand and the ties because {text}", voids(undefined, true)),
  verb('voids both hands because {text}', voids(['player', 'banker'], false)),
  verb('opens the betting again', (_, { by }) => ({ by, does: 'reopen-bets' })),
]

type Expected = Expectation<State, BaccaratEvent | GeneralEvent, TableView<BaccaratView>>

const found = (holds: boolean, says: unknown): true | string => holds || `it is ${String(says)}`

export const INTERNATIONAL_EXPECTATIONS: readonly Expected[] = [
  {
    says: 'the cards are with {patron} and {patron}',
    finds: ([a, b], { view }) => {
      const holders = view().play.out?.holders ?? []
      return found(holders[0] === patron(a!) && holders[1] === patron(b!), holders.join(' and '))
    },
  },
  {
    says: 'the last result has the {text} void',
    finds: ([hands], { view }) => {
      const voided = view().play.results.at(-1)?.voided ?? []
      return found(voided.join(' and ') === hands, voided.join(' and '))
    },
  },
]
