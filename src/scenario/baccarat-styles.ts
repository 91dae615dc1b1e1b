import type { Style } from '../games/baccarat/book.ts'
import type { Side } from '../games/baccarat/draw.ts'
import type { BaccaratCommand, BaccaratEvent } from '../games/baccarat/events.ts'
import { baccarat } from '../games/baccarat/index.ts'
import type { BaccaratState } from '../games/baccarat/state.ts'
import type { BaccaratView } from '../games/baccarat/view.ts'
import type { GeneralCommand } from '../general/commands.ts'
import type { GeneralEvent } from '../general/events.ts'
import type { TableState } from '../general/state.ts'
import type { TableView } from '../general/view.ts'
import { cards, patron } from './phrase.ts'
import type { Expectation, Verb } from './stage.ts'

/** What scenarios say of Styles B and C: roles, pucks, hands that are passed and turned. */

type State = TableState<BaccaratState>
type Commands = BaccaratCommand | GeneralCommand

const verb = (says: string, does: Verb<State, Commands>['does']): Verb<State, Commands> => ({
  who: 'anybody',
  says,
  does,
})

export const STYLE_VERBS: readonly Verb<State, Commands>[] = [
  verb('elects style {word}', ([style], { by }) => ({
    by,
    does: 'elect-style',
    style: style as Style,
  })),
  verb('elects style {word} under {text}', ([style, procedure], { by }) => ({
    by,
    does: 'elect-style',
    style: style as Style,
    procedure: procedure!,
  })),
  verb('offers the roles', (_, { by }) => ({ by, does: 'offer-roles' })),
  verb('accepts the hand', (_, { by }) => ({ by, does: 'accept-role' })),
  verb('declines the hand', (_, { by }) => ({ by, does: 'decline-role' })),
  verb("passes the {word}'s hand", ([hand], { by }) => ({
    by,
    does: 'pass-hand',
    hand: hand as Side,
  })),
  verb("turns the {word}'s hand", ([hand], { by }) => ({
    by,
    does: 'turn-hand',
    hand: hand as Side,
  })),
  verb('takes the hand back', (_, { by }) => ({ by, does: 'retrieve-hand' })),
  verb("has the dealer turn the {word}'s hand", ([hand], { by }) => ({
    by,
    does: 'dealer-turns',
    hand: hand as Side,
  })),
  verb('lets the banker come first', (_, { by }) => ({ by, does: 'banker-first' })),
]

type Expected = Expectation<State, BaccaratEvent | GeneralEvent, TableView<BaccaratView>>

const found = (holds: boolean, says: unknown): true | string => holds || `it is ${String(says)}`

export const STYLE_EXPECTATIONS: readonly Expected[] = [
  {
    says: "the {word}'s hand is offered to {patron}",
    finds: ([hand, who], { view }) => {
      const { offered } = view().play
      return found(
        offered?.hand === hand && offered?.patron === patron(who!),
        JSON.stringify(offered),
      )
    },
  },
  {
    says: 'the {word} puck is with {patron}',
    finds: ([hand, who], { view }) => {
      const { pucks } = view().play
      return found(pucks[hand as Side] === patron(who!), JSON.stringify(pucks))
    },
  },
  {
    says: 'the {word} puck is with nobody',
    finds: ([hand], { view }) => {
      const { pucks } = view().play
      return found(pucks[hand as Side] === null, JSON.stringify(pucks))
    },
  },
  {
    says: "the {word}'s hand is out",
    finds: ([hand], { view }) => found(view().play.out?.hand === hand, view().play.out?.hand),
  },
  {
    says: 'no hand is out',
    finds: (_, { view }) => found(view().play.out === null, view().play.out?.hand),
  },
  {
    says: "{patron} sees the {word}'s {text}",
    finds: ([who, hand, words], { view }) => {
      const seen = view(patron(who!)).play.hands[hand as Side].cards.join(' ')
      return found(seen === cards(words!).join(' '), seen)
    },
  },
  {
    says: 'a card is awaited',
    finds: (_, { state }) => found(baccarat.game.awaits(state)?.for === 'card', 'not'),
  },
  {
    says: 'no card is awaited',
    finds: (_, { state }) => found(baccarat.game.awaits(state) === undefined, 'one'),
  },
]
