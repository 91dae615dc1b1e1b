import { elect } from '../../games/baccarat/books/election-change.ts'
import { baccarat } from '../../games/baccarat/index.ts'
import type { Side } from '../../games/baccarat/s09-third-cards/third-card.ts'
import { electionVerb } from '../elections.ts'
import { cards, patron } from '../language/phrase.ts'
import { expectation } from '../play-expectations.ts'
import { type BaccaratVerb, type Expected, gives, verb } from './phrases.ts'

/** Phrases for Styles B and C: roles, pucks, passed and turned hands. */

const approves =
  (mayWager: boolean, mayHandle: boolean, associated: boolean): BaccaratVerb['does'] =>
  ([nominee, who], { by }) => ({
    by,
    does: 'approve-nominee',
    nominee: nominee!,
    patron: patron(who!),
    mayWager,
    mayHandle,
    associated,
  })

export const STYLE_VERBS: readonly BaccaratVerb[] = [
  electionVerb(elect),
  gives('anybody', 'elects style {A|B|C}', 'elect-style', ['style']),
  gives('anybody', 'elects style {A|B|C} under {text}', 'elect-style', ['style', 'procedure']),
  gives('anybody', 'offers the roles', 'offer-roles'),
  gives('anybody', 'accepts the hand', 'accept-role'),
  gives('anybody', 'declines the hand', 'decline-role'),
  gives('anybody', "passes the {player|banker}'s hand", 'pass-hand', ['hand']),
  gives('anybody', "passes the {player|banker}'s hand to {word}", 'pass-hand', ['hand', 'to']),
  gives('anybody', 'asks for {word} as nominee', 'request-nominee', ['nominee']),
  verb('anybody', 'approves {word} for {patron}', approves(true, true, false)),
  verb('anybody', 'approves {word} for {patron} to wager', approves(true, false, false)),
  verb('anybody', 'approves {word} of the staff for {patron}', approves(true, true, true)),
  gives(
    'anybody',
    'approves {word} of another table for {patron}',
    'approve-nominee',
    ['nominee', 'patron'],
    { mayWager: true, mayHandle: true, associated: false, elsewhere: true },
  ),
  gives('anybody', 'refuses {word} for {patron}', 'refuse-nominee', ['nominee', 'patron']),
  gives('anybody', 'announces {word} for {patron}', 'announce-nominee', ['nominee', 'patron']),
  gives('anybody', 'ends {word} for {patron}', 'end-nominee', ['nominee', 'patron']),
  verb(
    'anybody',
    'withdraws the right to {wager|handle} from the nominee of {patron}',
    ([right, who], { by }) => ({
      by,
      does: 'withdraw-nominees',
      right: right as 'wager' | 'handle',
      patrons: [patron(who!)],
    }),
  ),
  gives(
    'anybody',
    'withdraws the right to {wager|handle} from every nominee',
    'withdraw-nominees',
    ['right'],
    { patrons: 'everybody' },
  ),
  gives('anybody', "turns the {player|banker}'s hand", 'turn-hand', ['hand']),
  gives('anybody', "turns the {player|banker}'s hand and reads {cards}", 'turn-hand', [
    'hand',
    'cards',
  ]),
  gives('anybody', 'takes the hand back', 'retrieve-hand'),
  gives('anybody', "has the dealer turn the {player|banker}'s hand", 'dealer-turns', ['hand']),
  gives('anybody', 'lets the banker come first', 'banker-first'),
]

export const STYLE_EXPECTATIONS: readonly Expected[] = [
  {
    says: "the {player|banker}'s hand is offered to {patron}",
    finds: ([hand, who], { view }) => {
      const { offered } = view().play
      return expectation(
        offered?.hand === hand && offered?.patron === patron(who!),
        JSON.stringify(offered),
      )
    },
  },
  {
    says: 'the {player|banker} puck is with {patron}',
    finds: ([hand, who], { view }) => {
      const { pucks } = view().play
      return expectation(pucks[hand as Side] === patron(who!), JSON.stringify(pucks))
    },
  },
  {
    says: 'the {player|banker} puck is with nobody',
    finds: ([hand], { view }) => {
      const { pucks } = view().play
      return expectation(pucks[hand as Side] === null, JSON.stringify(pucks))
    },
  },
  {
    says: "the {player|banker}'s hand is out",
    finds: ([hand], { view }) => expectation(view().play.out?.hand === hand, view().play.out?.hand),
  },
  {
    says: 'no hand is out',
    finds: (_, { view }) => expectation(view().play.out === null, view().play.out?.hand),
  },
  {
    says: "{patron} sees the {player|banker}'s {text}",
    finds: ([who, hand, words], { view }) => {
      const seen = view(patron(who!)).play.hands[hand as Side].cards.join(' ')
      return expectation(seen === cards(words!).join(' '), seen)
    },
  },
  {
    says: 'a marker lies before {patron}',
    finds: ([who], { view }) => {
      const { markers } = view().play
      return expectation(
        markers.some(each => each.patron === patron(who!)),
        JSON.stringify(markers),
      )
    },
  },
  {
    says: 'no marker lies before {patron}',
    finds: ([who], { view }) => {
      const { markers } = view().play
      return expectation(
        !markers.some(each => each.patron === patron(who!)),
        JSON.stringify(markers),
      )
    },
  },
  {
    says: 'a card is awaited',
    finds: (_, { state }) => expectation(baccarat.game.awaits(state)?.for === 'card', 'not'),
  },
  {
    says: 'no card is awaited',
    finds: (_, { state }) => expectation(baccarat.game.awaits(state) === undefined, 'one'),
  },
]
