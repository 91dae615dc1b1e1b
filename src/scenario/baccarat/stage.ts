import type { Ante, Book } from '../../games/baccarat/books/book.ts'
import type { BaccaratCommand } from '../../games/baccarat/commands.ts'
import { baccarat } from '../../games/baccarat/index.ts'
import { ONS } from '../../games/baccarat/s05-wagers/basic-wagers.ts'
import { kindOf } from '../../games/baccarat/s05-wagers/betting.ts'
import { ANTE as ANTE_AREA } from '../../games/baccarat/s14-ante-up.ts'
import type { BaccaratEvent } from '../../games/baccarat/table/events.ts'
import { EVENTS } from '../../games/baccarat/table/evolve/index.ts'
import type { BaccaratState, TableElections } from '../../games/baccarat/table/state.ts'
import type { BaccaratView } from '../../games/baccarat/table/view.ts'
import { EVENTS as GENERAL_EVENTS } from '../../general/evolve.ts'
import type { ShoeDraw } from '../../kernel/chance.ts'
import { chips } from '../../kernel/money.ts'
import type { Actor } from '../../kernel/people.ts'
import { type OptionSpecs, type Options, option } from '../language/options.ts'
import { cards, money } from '../language/phrase.ts'
import { announced, expectation, isAtPhase } from '../play-expectations.ts'
import type { Stage } from '../stage.ts'
import { electionOptions, TABLE_OPTIONS, withTableOptions } from '../table-options.ts'
import { INTERNATIONAL_EXPECTATIONS, INTERNATIONAL_VERBS } from './international.ts'
import { IRREGULAR_EXPECTATIONS, IRREGULAR_VERBS } from './irregularities.ts'
import { type BaccaratVerb, type Commands, type Expected, gives, verb } from './phrases.ts'
import { STYLE_EXPECTATIONS, STYLE_VERBS } from './styles.ts'
import { MORE_EXPECTATIONS, MORE_VERBS } from './table.ts'

/** Runs scenarios at a baccarat table. */

const DEALER: Actor = { role: 'staff', rank: 'dealer' }
const SUPERVISOR: Actor = { role: 'staff', rank: 'game-supervisor' }
const OPERATOR: Actor = { role: 'staff', rank: 'operator' }
const EARLY: Actor = { role: 'patron', patron: 'early bird' }

/** Section 6 and the shuffle. A patron has seen the cards and left. */
const TO_THE_SHUFFLE: readonly Commands[] = [
  { by: OPERATOR, does: 'open-table' },
  { by: EARLY, does: 'sit', seat: 1 },
  { by: DEALER, does: 'inspect' },
  { by: SUPERVISOR, does: 'inspect' },
  { by: DEALER, does: 'spread' },
  { by: DEALER, does: 'wash' },
  { by: DEALER, does: 'stack' },
  { by: DEALER, does: 'riffle' },
  { by: EARLY, does: 'leave' },
]

const TO_THE_CUT: readonly Commands[] = [
  ...TO_THE_SHUFFLE,
  { by: { role: 'chance' }, does: 'shuffled' },
]

const TO_THE_SHOE: readonly Commands[] = [
  ...TO_THE_CUT,
  { by: DEALER, does: 'cut', at: 104 },
  { by: DEALER, does: 'place-cutting-card', behind: 20 },
]

/** Open and ready for wagers. An ace was burned, and one more card for its value. */
const prepares = (options: Options): readonly Commands[] => [
  ...TO_THE_SHOE.filter(
    ({ does }) =>
      does !== 'place-cutting-card' || options.get('equipment') !== 'continuous-shuffler',
  ),
  { by: DEALER, does: 'burn' },
  { by: DEALER, does: 'card', card: 'AC' },
  ...(options.get('burn') === 'one-face-down'
    ? []
    : [{ by: DEALER, does: 'card', card: '2C' } as const]),
]

const verbs: readonly BaccaratVerb[] = [
  verb('staff', 'brings the cards to the shuffle', () => TO_THE_SHUFFLE),
  verb('staff', 'brings the cards to the cut', () => TO_THE_CUT),
  verb('staff', 'brings the cards to the shoe', () => TO_THE_SHOE),
  gives('anybody', 'inspects the cards', 'inspect'),
  gives('anybody', 'spreads the cards', 'spread'),
  gives('anybody', 'washes the cards', 'wash'),
  gives('anybody', 'stacks the cards', 'stack'),
  gives('anybody', 'riffles the cards', 'riffle'),
  gives('anybody', 'shuffles', 'shuffled'),
  gives('anybody', 'cuts at {number}', 'cut', ['at']),
  gives('anybody', 'declines the cut', 'decline-cut'),
  gives('anybody', 'places the cutting card {number} from the back', 'place-cutting-card', [
    'behind',
  ]),
  gives('anybody', 'burns', 'burn'),
  gives('anybody', 'asks to see the burn', 'see-burn'),
  gives('anybody', 'calls no more bets', 'call'),
  ...['calls', 'announces', 'says'].map(says =>
    verb('anybody', `${says} place your bets`, (_, { by }) => ({ by, does: 'invite-bets' })),
  ),
  gives('anybody', 'invites bets', 'invite-bets'),
  verb('shoe', '{cards}', ([drawn], { by }) =>
    cards(drawn!).map((card): Commands => ({ by, does: 'card', card: card as ShoeDraw })),
  ),
  verb('anybody', 'draws {cards}', ([drawn], { by }) =>
    cards(drawn!).map((card): Commands => ({ by, does: 'card', card: card as ShoeDraw })),
  ),
  gives('staff', 'reports a card exposed', 'report-exposed'),
  gives('staff', 'directs a shuffle in doubt of {text}', 'direct-shuffle', ['reason'], {
    ground: 'doubt',
  }),
  gives('staff', 'directs a shuffle because {text}', 'direct-shuffle', ['reason'], {
    ground: 'discretion',
  }),
  gives('staff', 'replaces the waiting set because {text}', 'replace-cards', ['reason'], {
    set: 'waiting',
  }),
  gives('staff', 'replaces the cards because {text}', 'replace-cards', ['reason']),
]

const expects: readonly Expected[] = [
  ...MORE_EXPECTATIONS,
  ...IRREGULAR_EXPECTATIONS,
  ...STYLE_EXPECTATIONS,
  ...INTERNATIONAL_EXPECTATIONS,
  {
    says: 'player {number} banker {number}',
    finds: ([player, banker], { view }) => {
      const { hands } = view().play
      return expectation(
        hands.player.points === Number(player) && hands.banker.points === Number(banker),
        `player ${hands.player.points} banker ${hands.banker.points}`,
      )
    },
  },
  {
    says: 'player has {number} cards',
    finds: ([count], { view }) => {
      const { length } = view().play.hands.player.cards
      return expectation(length === Number(count), length)
    },
  },
  {
    says: 'banker has {number} cards',
    finds: ([count], { view }) => {
      const { length } = view().play.hands.banker.cards
      return expectation(length === Number(count), length)
    },
  },
  announced,
  isAtPhase,
  {
    says: 'the cut is offered to seat {number}',
    finds: ([seat], { view }) =>
      expectation(view().play.cutOfferedTo === Number(seat), view().play.cutOfferedTo),
  },
  {
    says: 'the cut is for an employee',
    finds: (_, { view }) =>
      expectation(view().play.phase === 'cutting' && view().play.cutOfferedTo === null, 'not'),
  },
  {
    says: 'burned {text}',
    finds: ([burned], { view }) => {
      const seen = view().play.burned.join(' ')
      return expectation(seen === cards(burned!).join(' '), seen)
    },
  },
  {
    says: '{number} cards are in the shoe',
    finds: ([count], { view }) => expectation(view().play.left === Number(count), view().play.left),
  },
  {
    says: 'a shuffle is awaited',
    finds: (_, { state }) => expectation(baccarat.game.awaits(state)?.for === 'shuffle', 'not'),
  },
]

const amount = (word: string | undefined) => (word === undefined ? undefined : money(word))

const LIMIT = { minimum: chips(100), maximum: chips(1_000_000) }

const anteOf = (options: Options): Ante | undefined => {
  const fee = amount(options.get('ante'))
  const waivedFrom = amount(options.get('waived-from'))
  const [, ownMinimum] = options.get('limits')?.match(/(?:^|,)main:([^-]+)-/) ?? []
  const tableMinimum = amount(ownMinimum ?? options.get('minimum')) ?? LIMIT.minimum
  if (fee === undefined) return undefined
  return waivedFrom === undefined ? { fee, tableMinimum } : { fee, tableMinimum, waivedFrom }
}

const ELECTIONS = electionOptions(baccarat.elections)

const ANTE: OptionSpecs = {
  ante: option('{money}', 'Ante Up: the fee'),
  'waived-from': option('{money}', 'Ante Up: waived from this wager'),
}

const table: Stage<
  TableElections,
  BaccaratState,
  BaccaratCommand,
  BaccaratEvent,
  BaccaratView
>['table'] = (book, options) => {
  const standard = baccarat.standard(book as Book['id'])
  const ante = anteOf(options)
  const elections = {
    ...standard.elections,
    ...ELECTIONS.elected(options),
    ...(ante && { ante }),
  } as TableElections
  return withTableOptions(baccarat.setUp(elections), options, LIMIT, ['ante'])
}

export const baccaratStage: Stage<
  TableElections,
  BaccaratState,
  BaccaratCommand,
  BaccaratEvent,
  BaccaratView
> = {
  books: baccarat.books,
  game: baccarat.game,
  table,
  mistake: (_, options) =>
    options.has('waived-from') && !options.has('ante')
      ? 'waived-from needs an ante that can be waived'
      : undefined,
  options: { ...TABLE_OPTIONS, ...ELECTIONS.options, ...ANTE },
  commands: baccarat.commands,
  wagers: [...ONS, ANTE_AREA],
  limits: [...new Set([...ONS, ANTE_AREA].map(kindOf))],
  happens: [...EVENTS, ...GENERAL_EVENTS],
  refused: baccarat.refused,
  prepares,
  verbs: [...MORE_VERBS, ...IRREGULAR_VERBS, ...STYLE_VERBS, ...INTERNATIONAL_VERBS, ...verbs],
  expects,
}
