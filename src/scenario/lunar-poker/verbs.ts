import type { LunarCommand } from '../../games/lunar-poker/commands.ts'
import { elect } from '../../games/lunar-poker/election-change.ts'
import type { Direction, LunarState } from '../../games/lunar-poker/state.ts'
import type { GeneralCommand } from '../../general/commands.ts'
import type { TableState } from '../../general/state.ts'
import type { Card } from '../../kernel/card.ts'
import { type Drawn, FACE_DOWN, type Unseen } from '../../kernel/chance.ts'
import { electing } from '../elections.ts'
import { cards, patron } from '../language/phrase.ts'
import type { Verb } from '../stage.ts'

/** Phrases for actions at a Lunar Poker table. */

type State = TableState<LunarState>
type Commands = LunarCommand | GeneralCommand

const verb = (
  who: Verb<State, Commands>['who'],
  says: string,
  does: Verb<State, Commands>['does'],
): Verb<State, Commands> => ({ who, says, does })

const seat = Number

const decisions: readonly Verb<State, Commands>[] = [
  electing(elect),
  verb('staff', 'inspects the cards', (_, { by }) => ({ by, does: 'inspect' })),
  verb('staff', 'spreads the cards', (_, { by }) => ({ by, does: 'spread' })),
  verb('staff', 'mixes the cards', (_, { by }) => ({ by, does: 'mix' })),
  verb('chance', 'shuffles', (_, { by }) => ({ by, does: 'shuffled' })),
  verb('chance', 'takes discard {number}', ([at], { by }) => ({
    by,
    does: 'discard',
    at: Number(at) - 1,
  })),
  verb('anybody', 'cuts at {number}', ([at], { by }) => ({ by, does: 'cut', at: Number(at) })),
  verb('staff', 'calls no more bets', (_, { by }) => ({ by, does: 'call' })),
  verb('shoe', '{cards}', ([drawn], { by }) =>
    cards(drawn!).map((card): Commands => ({ by, does: 'card', card: card as Drawn | Unseen })),
  ),
  verb('patron', 'folds', (_, { by }) => ({ by, does: 'fold' })),
  verb('patron', 'plays', (_, { by }) => ({ by, does: 'play' })),
  verb('patron', 'exchanges {number} cards', ([count], { by }) => ({
    by,
    does: 'exchange',
    discard: Array.from({ length: Number(count) }, () => FACE_DOWN),
  })),
  verb('patron', 'exchanges {cards}', ([given], { by }) => ({
    by,
    does: 'exchange',
    discard: cards(given!) as readonly Card[],
  })),
  verb('patron', 'buys a sixth card', (_, { by }) => ({ by, does: 'buy-sixth' })),
  verb('patron', 'declares', (_, { by }) => ({ by, does: 'declare' })),
  verb('patron', 'looks', (_, { by }) => ({ by, does: 'look' })),
  verb('patron', 'forces the dealer', (_, { by }) => ({ by, does: 'force' })),
  verb('patron', 'does not force', (_, { by }) => ({ by, does: 'let-be' })),
  verb('staff', 'turns {cards} at seat {number}', ([turned, at], { by }) => ({
    by,
    does: 'turn-cards',
    at: seat(at),
    cards: cards(turned!) as readonly Card[],
  })),
  verb('staff', 'turns {cards} of the dealer', ([turned], { by }) => ({
    by,
    does: 'turn-cards',
    at: 'dealer',
    cards: cards(turned!) as readonly Card[],
  })),
  verb('staff', 'locks the decisions', (_, { by }) => ({ by, does: 'lock' })),
]

const reports: readonly Verb<State, Commands>[] = [
  verb('staff', 'counts {number} cards', ([count], { by }) => ({
    by,
    does: 'count-deck',
    cards: Number(count),
  })),
  verb('staff', 'reports a card seen before the shoe', (_, { by }) => ({
    by,
    does: 'report-seen-before-shoe',
  })),
  verb('staff', 'reports a card exposed to seat {number}', ([at], { by }) => ({
    by,
    does: 'report-exposed',
    to: seat(at),
  })),
  verb('staff', 'reports a card exposed to the dealer', (_, { by }) => ({
    by,
    does: 'report-exposed',
    to: 'dealer',
  })),
  verb('staff', 'reports {card} exposed to the dealer', ([card], { by }) => ({
    by,
    does: 'report-exposed',
    to: 'dealer',
    card: cards(card!)[0] as Card,
  })),
  verb('staff', 'reports that seat {number} showed the hand', ([at], { by }) => ({
    by,
    does: 'report-shown',
    seat: seat(at),
  })),
  verb('staff', 'reports the dealer cards {text} shown', ([shown], { by }) => ({
    by,
    does: 'report-dealer-shown',
    cards: shown!.split(' ').map(one => Number(one) - 1),
  })),
  verb('staff', 'reports a wrong number of cards at seat {number}', ([at], { by }) => ({
    by,
    does: 'report-miscount',
    at: seat(at),
  })),
  verb('staff', 'reports a wrong number of cards at the dealer', (_, { by }) => ({
    by,
    does: 'report-miscount',
    at: 'dealer',
  })),
  verb('staff', 'reads the last card as {card}', ([card], { by }) => ({
    by,
    does: 'misread',
    card: cards(card!)[0] as Card,
  })),
  verb(
    'staff',
    'reports {number} cards at seat {number} without an ante',
    ([count, at], { by }) => ({
      by,
      does: 'report-no-ante',
      seat: seat(at),
      cards: Number(count),
    }),
  ),
  verb('staff', 'reports seat {number} absent', ([at], { by }) => ({
    by,
    does: 'report-absent',
    seat: seat(at),
  })),
  verb(
    'staff',
    'reports the hand of seat {number} collected and reconstructed',
    ([at], { by }) => ({
      by,
      does: 'report-collected',
      seat: seat(at),
      remedy: 'reconstructed',
    }),
  ),
  verb('staff', 'reports the hand of seat {number} collected and lost', ([at], { by }) => ({
    by,
    does: 'report-collected',
    seat: seat(at),
    remedy: 'void',
  })),
  verb('staff', 'reports the hand of seat {number} on top of the discards', ([at], { by }) => ({
    by,
    does: 'report-laid-down',
    seat: seat(at),
    onTop: true,
  })),
  verb('staff', 'reports the hand of seat {number} under other discards', ([at], { by }) => ({
    by,
    does: 'report-laid-down',
    seat: seat(at),
    onTop: false,
  })),
  verb(
    'staff',
    'reports cards of seat {number} given to seat {number} who looked',
    ([from, to], { by }) => ({
      by,
      does: 'report-out-of-sequence',
      from: seat(from),
      to: seat(to),
      looked: true,
    }),
  ),
  verb('staff', 'reports cards of seat {number} given to seat {number}', ([from, to], { by }) => ({
    by,
    does: 'report-out-of-sequence',
    from: seat(from),
    to: seat(to),
    looked: false,
  })),
]

const directions: readonly Verb<State, Commands>[] = [
  verb('staff', 'pays what seat {number} missed', ([at], { by }) => ({
    by,
    does: 'pay-missed',
    seat: seat(at),
  })),
  verb('staff', 'voids the hand of seat {number} because {text}', ([at, reason], { by }) => ({
    by,
    does: 'void-hand',
    seat: seat(at),
    reason: reason!,
  })),
  verb('staff', 'shuffles after the table was vacant', (_, { by }) => ({
    by,
    does: 'direct-shuffle',
    ground: 'vacancy',
    reason: 'the table was vacant',
  })),
  verb('staff', 'directs a shuffle in doubt of {text}', ([reason], { by }) => ({
    by,
    does: 'direct-shuffle',
    ground: 'doubt',
    reason: reason!,
  })),
  verb('staff', 'directs a shuffle because {text}', ([reason], { by }) => ({
    by,
    does: 'direct-shuffle',
    ground: 'discretion',
    reason: reason!,
  })),
  verb('staff', 'replaces the cards because {text}', ([reason], { by }) => ({
    by,
    does: 'replace-cards',
    reason: reason!,
  })),
  verb('staff', 'directs {silence|english-only}', ([direction], { by }) => ({
    by,
    does: 'direct-conduct',
    direction: direction as Direction,
  })),
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
  verb('staff', 'rules that the round is void because {text}', ([reason], { by }) => ({
    by,
    does: 'rule',
    remedy: 'void-round',
    reason: reason!,
  })),
  verb('staff', 'rules that play goes on because {text}', ([reason], { by }) => ({
    by,
    does: 'rule',
    remedy: 'continue',
    reason: reason!,
  })),
]

export const LUNAR_VERBS: readonly Verb<State, Commands>[] = [
  ...decisions,
  ...reports,
  ...directions,
]
