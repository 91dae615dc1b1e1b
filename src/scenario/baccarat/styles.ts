import type { Style } from '../../games/baccarat/books/book.ts'
import type { BaccaratCommand } from '../../games/baccarat/commands.ts'
import { elect } from '../../games/baccarat/election-change.ts'
import type { BaccaratEvent } from '../../games/baccarat/events.ts'
import { baccarat } from '../../games/baccarat/index.ts'
import type { Side } from '../../games/baccarat/s09-third-card.ts'
import type { BaccaratState } from '../../games/baccarat/state.ts'
import type { BaccaratView } from '../../games/baccarat/view.ts'
import type { GeneralCommand } from '../../general/commands.ts'
import type { GeneralEvent } from '../../general/events.ts'
import type { TableState } from '../../general/state.ts'
import type { TableView } from '../../general/view.ts'
import type { Card } from '../../kernel/card.ts'
import { electing } from '../elections.ts'
import { cards, patron } from '../language/phrase.ts'
import type { Expectation, Verb } from '../stage.ts'

/** Phrases for Styles B and C: roles, pucks, passed and turned hands. */

type State = TableState<BaccaratState>
type Commands = BaccaratCommand | GeneralCommand

const verb = (says: string, does: Verb<State, Commands>['does']): Verb<State, Commands> => ({
  who: 'anybody',
  says,
  does,
})

const approves =
  (mayWager: boolean, mayHandle: boolean, associated: boolean): Verb<State, Commands>['does'] =>
  ([nominee, who], { by }) => ({
    by,
    does: 'approve-nominee',
    nominee: nominee!,
    patron: patron(who!),
    mayWager,
    mayHandle,
    associated,
  })

export const STYLE_VERBS: readonly Verb<State, Commands>[] = [
  electing(elect),
  verb('elects style {A|B|C}', ([style], { by }) => ({
    by,
    does: 'elect-style',
    style: style as Style,
  })),
  verb('elects style {A|B|C} under {text}', ([style, procedure], { by }) => ({
    by,
    does: 'elect-style',
    style: style as Style,
    procedure: procedure!,
  })),
  verb('offers the roles', (_, { by }) => ({ by, does: 'offer-roles' })),
  verb('accepts the hand', (_, { by }) => ({ by, does: 'accept-role' })),
  verb('declines the hand', (_, { by }) => ({ by, does: 'decline-role' })),
  verb("passes the {player|banker}'s hand", ([hand], { by }) => ({
    by,
    does: 'pass-hand',
    hand: hand as Side,
  })),
  verb("passes the {player|banker}'s hand to {word}", ([hand, to], { by }) => ({
    by,
    does: 'pass-hand',
    hand: hand as Side,
    to: to!,
  })),
  verb('asks for {word} as nominee', ([nominee], { by }) => ({
    by,
    does: 'request-nominee',
    nominee: nominee!,
  })),
  verb('approves {word} for {patron}', approves(true, true, false)),
  verb('approves {word} for {patron} to wager', approves(true, false, false)),
  verb('approves {word} of the staff for {patron}', approves(true, true, true)),
  verb('approves {word} of another table for {patron}', ([nominee, who], { by }) => ({
    by,
    does: 'approve-nominee',
    nominee: nominee!,
    patron: patron(who!),
    mayWager: true,
    mayHandle: true,
    associated: false,
    elsewhere: true,
  })),
  verb('refuses {word} for {patron}', ([nominee, who], { by }) => ({
    by,
    does: 'refuse-nominee',
    nominee: nominee!,
    patron: patron(who!),
  })),
  verb('announces {word} for {patron}', ([nominee, who], { by }) => ({
    by,
    does: 'announce-nominee',
    nominee: nominee!,
    patron: patron(who!),
  })),
  verb('ends {word} for {patron}', ([nominee, who], { by }) => ({
    by,
    does: 'end-nominee',
    nominee: nominee!,
    patron: patron(who!),
  })),
  verb(
    'withdraws the right to {wager|handle} from the nominee of {patron}',
    ([right, who], { by }) => ({
      by,
      does: 'withdraw-nominees',
      right: right as 'wager' | 'handle',
      patrons: [patron(who!)],
    }),
  ),
  verb('withdraws the right to {wager|handle} from every nominee', ([right], { by }) => ({
    by,
    does: 'withdraw-nominees',
    right: right as 'wager' | 'handle',
    patrons: 'everybody',
  })),
  verb("turns the {player|banker}'s hand", ([hand], { by }) => ({
    by,
    does: 'turn-hand',
    hand: hand as Side,
  })),
  verb("turns the {player|banker}'s hand and reads {cards}", ([hand, read], { by }) => ({
    by,
    does: 'turn-hand',
    hand: hand as Side,
    cards: cards(read!) as readonly Card[],
  })),
  verb('takes the hand back', (_, { by }) => ({ by, does: 'retrieve-hand' })),
  verb("has the dealer turn the {player|banker}'s hand", ([hand], { by }) => ({
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
    says: "the {player|banker}'s hand is offered to {patron}",
    finds: ([hand, who], { view }) => {
      const { offered } = view().play
      return found(
        offered?.hand === hand && offered?.patron === patron(who!),
        JSON.stringify(offered),
      )
    },
  },
  {
    says: 'the {player|banker} puck is with {patron}',
    finds: ([hand, who], { view }) => {
      const { pucks } = view().play
      return found(pucks[hand as Side] === patron(who!), JSON.stringify(pucks))
    },
  },
  {
    says: 'the {player|banker} puck is with nobody',
    finds: ([hand], { view }) => {
      const { pucks } = view().play
      return found(pucks[hand as Side] === null, JSON.stringify(pucks))
    },
  },
  {
    says: "the {player|banker}'s hand is out",
    finds: ([hand], { view }) => found(view().play.out?.hand === hand, view().play.out?.hand),
  },
  {
    says: 'no hand is out',
    finds: (_, { view }) => found(view().play.out === null, view().play.out?.hand),
  },
  {
    says: "{patron} sees the {player|banker}'s {text}",
    finds: ([who, hand, words], { view }) => {
      const seen = view(patron(who!)).play.hands[hand as Side].cards.join(' ')
      return found(seen === cards(words!).join(' '), seen)
    },
  },
  {
    says: 'a marker lies before {patron}',
    finds: ([who], { view }) => {
      const { markers } = view().play
      return found(
        markers.some(each => each.patron === patron(who!)),
        JSON.stringify(markers),
      )
    },
  },
  {
    says: 'no marker lies before {patron}',
    finds: ([who], { view }) => {
      const { markers } = view().play
      return found(!markers.some(each => each.patron === patron(who!)), JSON.stringify(markers))
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
