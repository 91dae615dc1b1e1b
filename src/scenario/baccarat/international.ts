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
import { phrasesFor } from '../command-phrases.ts'
import { patron } from '../language/phrase.ts'
import type { Expectation, Verb } from '../stage.ts'

/** Phrases for International Baccarat. */

type State = TableState<BaccaratState>
type Commands = BaccaratCommand | GeneralCommand

const gives = phrasesFor<State, Commands>()

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
  gives(
    'anybody',
    "asks for the {player|banker}'s cards to go to {patron} and {patron}",
    'ask-split',
    ['hand', 'first', 'second'],
  ),
  gives('anybody', "directs the {player|banker}'s cards to be divided", 'direct-split', ['hand']),
  gives('anybody', 'gives card {number} to {patron}', 'give-card', ['card', 'to']),
  gives('anybody', "turns card {number} of the {player|banker}'s hand", 'turn-hand', [
    'card',
    'hand',
  ]),
  gives('anybody', "volunteers for the {player|banker}'s hand", 'volunteer', ['hand']),
  gives('anybody', "directs {patron} to turn the {player|banker}'s hand", 'direct-turner', [
    'patron',
    'hand',
  ]),
  verb("delivered the {player|banker}'s cards to the other area", misdelivers('area')),
  verb("delivered the {player|banker}'s cards to the other handler", misdelivers('handler')),
  gives('anybody', "asks for the {player|banker}'s hand to be voided", 'ask-void-hand', ['hand']),
  verb("voids the {player|banker}'s hand because {text}", voids(undefined, false)),
  verb("voids the {player|banker}'s hand and the ties because {text}", voids(undefined, true)),
  verb('voids both hands because {text}', voids(['player', 'banker'], false)),
  gives('anybody', 'opens the betting again', 'reopen-bets'),
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
