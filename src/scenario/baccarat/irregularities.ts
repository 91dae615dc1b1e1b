import type { DealingError } from '../../games/baccarat/books/book.ts'
import type { Side } from '../../games/baccarat/s09-third-cards/third-card.ts'
import type { Card } from '../../kernel/card.ts'
import { cards, money, patron } from '../language/phrase.ts'
import { expectation } from '../play-expectations.ts'
import { type BaccaratVerb, type Expected, gives, verb } from './phrases.ts'

/** Phrases for irregularities with the cards. */

const excess =
  (face: 'up' | 'down'): BaccaratVerb['does'] =>
  ([card, to], { by }) => ({
    by,
    does: 'excess-card',
    card: cards(card!)[0] as Card,
    face,
    ...(to === undefined ? {} : { to: to as Side }),
  })

const restores =
  (error: DealingError): BaccaratVerb['does'] =>
  ([dealt, reason], { by }) => ({
    by,
    does: 'reconstruct',
    error,
    cards: cards(dealt!) as readonly Card[],
    reason: reason!,
  })

const voids =
  (error: DealingError): BaccaratVerb['does'] =>
  ([reason], { by }) => ({ by, does: 'void-round', error, reason: reason! })

const lifts =
  (putBack: boolean): BaccaratVerb['does'] =>
  ([amount, on, who], { by, state }) => ({
    by,
    does: 'report-lifted-chips',
    wager: state.wagers.find(w => w.on === on && w.patron === patron(who!))?.id ?? 'none',
    chips: money(amount!),
    putBack,
  })

export const IRREGULAR_VERBS: readonly BaccaratVerb[] = [
  verb('anybody', 'draws {card} too many face down', excess('down')),
  verb('anybody', 'draws {card} too many face up', excess('up')),
  gives('anybody', 'draws a card too many face down', 'excess-card', [], { face: 'down' }),
  verb('anybody', 'draws {card} too many face down for the {player|banker}', excess('down')),
  verb('anybody', 'draws {card} too many face up for the {player|banker}', excess('up')),
  gives('staff', 'finds {card} face up', 'card', ['card'], { face: 'up' }),
  gives('staff', 'puts {card} on the {player|banker}', 'card', ['card', 'to']),
  gives('anybody', 'reports that the waiting card was seen', 'waiting-card-seen'),
  gives(
    'anybody',
    "corrects the {player|banker}'s card {number} to {card} because {text}",
    'correct-entry',
    ['hand', 'nth', 'card', 'reason'],
  ),
  gives(
    'anybody',
    "corrects the {player|banker}'s card {number} to {card} with {cards} because {text}",
    'correct-entry',
    ['hand', 'nth', 'card', 'further', 'reason'],
  ),
  gives('anybody', 'corrects the burn to {card} because {text}', 'correct-burn', [
    'card',
    'reason',
  ]),
  verb('anybody', 'restores the number of cards to {cards} because {text}', restores('number')),
  verb(
    'anybody',
    'restores the cards drawn together to {cards} because {text}',
    restores('together'),
  ),
  verb('anybody', 'restores the order to {cards} because {text}', restores('order')),
  verb('anybody', 'voids the round for the number of cards because {text}', voids('number')),
  verb('anybody', 'voids the round for cards drawn together because {text}', voids('together')),
  verb('anybody', 'voids the round for the order because {text}', voids('order')),
  gives('anybody', 'finds {money} late on {wager} from {patron}', 'report-late-chips', [
    'chips',
    'on',
    'patron',
  ]),
  verb('anybody', 'finds {money} taken off {wager} by {patron}', lifts(false)),
  verb('anybody', 'has {money} put back on {wager} by {patron}', lifts(true)),
  gives('anybody', 'finds a foreign card', 'foreign-card', [], { of: 'foreign' }),
  gives('anybody', 'finds {card} of another deck', 'foreign-card', ['card'], {
    of: 'another-deck',
  }),
  verb('anybody', 'reports that the waiting card was {card}', ([card], { by }) => ({
    by,
    does: 'waiting-card-seen',
    cards: [cards(card!)[0] as Card],
  })),
]

export const IRREGULAR_EXPECTATIONS: readonly Expected[] = [
  {
    says: 'waiting {text}',
    finds: ([words], { view }) => {
      const seen = view().play.waiting.join(' ')
      return expectation(seen === (words === 'nothing' ? '' : cards(words!).join(' ')), seen)
    },
  },
  {
    says: 'the player holds {text}',
    finds: ([words], { view }) => {
      const seen = view().play.hands.player.cards.join(' ')
      return expectation(seen === cards(words!).join(' '), seen)
    },
  },
  {
    says: 'the banker holds {text}',
    finds: ([words], { view }) => {
      const seen = view().play.hands.banker.cards.join(' ')
      return expectation(seen === cards(words!).join(' '), seen)
    },
  },
  {
    says: 'the next round is a Void Hand',
    finds: (_, { view }) => expectation(view().play.voidHand === 'next', view().play.voidHand),
  },
  {
    says: 'this round is a Void Hand',
    finds: (_, { view }) => expectation(view().play.voidHand === 'this', view().play.voidHand),
  },
  {
    says: 'no Void Hand is due',
    finds: (_, { view }) => expectation(view().play.voidHand === null, view().play.voidHand),
  },
  {
    says: 'the last result is a Void Hand',
    finds: (_, { view }) => {
      const last = view().play.results.at(-1)
      return expectation(last?.voidHand === true, JSON.stringify(last))
    },
  },
]
