import { elect } from '../../games/lunar-poker/book/election-change.ts'
import type { LunarCommand } from '../../games/lunar-poker/commands.ts'
import type { LunarState } from '../../games/lunar-poker/table/state.ts'
import type { GeneralCommand } from '../../general/commands.ts'
import type { TableState } from '../../general/state.ts'
import { FACE_DOWN, type FaceDown, type ShoeDraw } from '../../kernel/chance.ts'
import { phrasesFor } from '../command-phrases.ts'
import { electionVerb, type OptionNames } from '../elections.ts'
import { cards, patron } from '../language/phrase.ts'
import type { Verb } from '../stage.ts'

/** Phrases for actions at a Lunar Poker table. */

type State = TableState<LunarState>
type Commands = LunarCommand | GeneralCommand

const { gives, verb } = phrasesFor<State, Commands>()

export const OPTION_NAMES: OptionNames = {
  superTable: 'super',
  multipleSuper: 'multiple',
  maxPayout: 'limit',
}

const decisions: readonly Verb<State, Commands>[] = [
  electionVerb(elect, { ...OPTION_NAMES, instantCash: 'cash' }),
  gives('staff', 'inspects the cards', 'inspect'),
  gives('staff', 'spreads the cards', 'spread'),
  gives('staff', 'mixes the cards', 'mix'),
  gives('chance', 'shuffles', 'shuffled'),
  verb('chance', 'takes discard {number}', ([at], { by }) => ({
    by,
    does: 'discard',
    at: Number(at) - 1,
  })),
  gives('anybody', 'cuts at {number}', 'cut', ['at']),
  gives('staff', 'calls no more bets', 'call'),
  verb('shoe', '{cards}', ([drawn], { by }) =>
    cards(drawn!).map(
      (card): Commands => ({ by, does: 'card', card: card as ShoeDraw | FaceDown }),
    ),
  ),
  gives('patron', 'folds', 'fold'),
  gives('patron', 'plays', 'play'),
  verb('patron', 'exchanges {number} cards', ([count], { by }) => ({
    by,
    does: 'exchange',
    discard: Array.from({ length: Number(count) }, () => FACE_DOWN),
  })),
  gives('patron', 'exchanges {cards}', 'exchange', ['discard']),
  gives('patron', 'buys a sixth card', 'buy-sixth'),
  gives('patron', 'declares', 'declare'),
  gives('patron', 'looks', 'look'),
  gives('patron', 'forces the dealer', 'force'),
  gives('patron', 'does not force', 'let-be'),
  gives('staff', 'turns {cards} at seat {number}', 'turn-cards', ['cards', 'at']),
  gives('staff', 'turns {cards} of the dealer', 'turn-cards', ['cards'], { at: 'dealer' }),
  gives('staff', 'locks the decisions', 'lock'),
]

const reports: readonly Verb<State, Commands>[] = [
  gives('staff', 'counts {number} cards', 'count-deck', ['cards']),
  gives('staff', 'reports a card seen before the shoe', 'report-seen-before-shoe'),
  gives('staff', 'reports a card exposed to seat {number}', 'report-exposed', ['to']),
  gives('staff', 'reports a card exposed to the dealer', 'report-exposed', [], { to: 'dealer' }),
  gives('staff', 'reports {card} exposed to the dealer', 'report-exposed', ['card'], {
    to: 'dealer',
  }),
  gives('staff', 'reports that seat {number} showed the hand', 'report-shown', ['seat']),
  verb('staff', 'reports the dealer cards {text} shown', ([shown], { by }) => ({
    by,
    does: 'report-dealer-shown',
    cards: shown!.split(' ').map(one => Number(one) - 1),
  })),
  gives('staff', 'reports a wrong number of cards at seat {number}', 'report-miscount', ['at']),
  gives('staff', 'reports a wrong number of cards at the dealer', 'report-miscount', [], {
    at: 'dealer',
  }),
  gives('staff', 'reads the last card as {card}', 'misread', ['card']),
  gives('staff', 'reports that {card} came twice', 'report-repeated', ['card']),
  gives('staff', 'reports {number} cards at seat {number} without an ante', 'report-no-ante', [
    'cards',
    'seat',
  ]),
  gives('staff', 'reports seat {number} absent', 'report-absent', ['seat']),
  gives(
    'staff',
    'reports the hand of seat {number} collected and reconstructed',
    'report-collected',
    ['seat'],
    { remedy: 'reconstructed' },
  ),
  gives(
    'staff',
    'reports the hand of seat {number} collected and lost',
    'report-collected',
    ['seat'],
    { remedy: 'void' },
  ),
  gives(
    'staff',
    'reports the hand of seat {number} on top of the discards',
    'report-laid-down',
    ['seat'],
    { onTop: true },
  ),
  gives(
    'staff',
    'reports the hand of seat {number} under other discards',
    'report-laid-down',
    ['seat'],
    { onTop: false },
  ),
  gives(
    'staff',
    'reports cards of seat {number} given to seat {number} who looked',
    'report-out-of-sequence',
    ['from', 'to'],
    { looked: true },
  ),
  gives(
    'staff',
    'reports cards of seat {number} given to seat {number}',
    'report-out-of-sequence',
    ['from', 'to'],
    { looked: false },
  ),
]

const directions: readonly Verb<State, Commands>[] = [
  gives('staff', 'pays what seat {number} missed', 'pay-missed', ['seat']),
  gives('staff', 'voids the hand of seat {number} because {text}', 'void-hand', ['seat', 'reason']),
  gives('staff', 'shuffles after the table was vacant', 'direct-shuffle', [], {
    ground: 'vacancy',
    reason: 'the table was vacant',
  }),
  gives('staff', 'directs a shuffle in doubt of {text}', 'direct-shuffle', ['reason'], {
    ground: 'doubt',
  }),
  gives('staff', 'directs a shuffle because {text}', 'direct-shuffle', ['reason'], {
    ground: 'discretion',
  }),
  gives('staff', 'replaces the cards because {text}', 'replace-cards', ['reason']),
  gives('staff', 'directs {silence|english-only}', 'direct-conduct', ['direction']),
  verb('staff', 'directs cards {text}', ([where], { by }) => ({
    by,
    does: 'direct-conduct',
    direction: `cards ${where}`,
  })),
  verb(
    'staff',
    'separates {patron} and {patron} because {text}',
    ([one, other, reason], { by }) => ({
      by,
      does: 'separate',
      patrons: [patron(one!), patron(other!)],
      reason: reason!,
    }),
  ),
  gives('staff', 'rules that the round is void because {text}', 'rule', ['reason'], {
    remedy: 'void-round',
  }),
  gives('staff', 'rules that play goes on because {text}', 'rule', ['reason'], {
    remedy: 'continue',
  }),
]

export const LUNAR_VERBS: readonly Verb<State, Commands>[] = [
  ...decisions,
  ...reports,
  ...directions,
]
