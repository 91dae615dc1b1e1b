import type { Side } from '../../games/baccarat/s09-third-cards/third-card.ts'
import type { MisdeliveryPlace } from '../../games/baccarat/s15-international/misdelivery.ts'
import { patron } from '../language/phrase.ts'
import { expectation } from '../play-expectations.ts'
import { type BaccaratVerb, type Expected, gives, verb } from './phrases.ts'

/** Phrases for International Baccarat. */

const misdelivers =
  (astray: MisdeliveryPlace): BaccaratVerb['does'] =>
  ([hand], { by }) => ({ by, does: 'report-misdelivery', hand: hand as Side, astray })

const voids =
  (hands: readonly Side[] | undefined, ties: boolean): BaccaratVerb['does'] =>
  ([first, second], { by }) => ({
    by,
    does: 'void-hands',
    hands: hands ?? [first as Side],
    ties,
    reason: (hands ? first : second)!,
  })

export const INTERNATIONAL_VERBS: readonly BaccaratVerb[] = [
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
  verb('anybody', "delivered the {player|banker}'s cards to the other area", misdelivers('area')),
  verb(
    'anybody',
    "delivered the {player|banker}'s cards to the other handler",
    misdelivers('handler'),
  ),
  gives('anybody', "asks for the {player|banker}'s hand to be voided", 'ask-void-hand', ['hand']),
  verb('anybody', "voids the {player|banker}'s hand because {text}", voids(undefined, false)),
  verb(
    'anybody',
    "voids the {player|banker}'s hand and the ties because {text}",
    voids(undefined, true),
  ),
  verb('anybody', 'voids both hands because {text}', voids(['player', 'banker'], false)),
  gives('anybody', 'opens the betting again', 'reopen-bets'),
]

export const INTERNATIONAL_EXPECTATIONS: readonly Expected[] = [
  {
    says: 'the cards are with {patron} and {patron}',
    finds: ([a, b], { view }) => {
      const holders = view().play.out?.holders ?? []
      return expectation(
        holders[0] === patron(a!) && holders[1] === patron(b!),
        holders.join(' and '),
      )
    },
  },
  {
    says: 'the last result has the {text} void',
    finds: ([hands], { view }) => {
      const voided = view().play.results.at(-1)?.voided ?? []
      return expectation(voided.join(' and ') === hands, voided.join(' and '))
    },
  },
]
