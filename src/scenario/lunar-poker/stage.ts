import type { LunarCommand } from '../../games/lunar-poker/commands.ts'
import { lunarPoker } from '../../games/lunar-poker/index.ts'
import { LIMITS } from '../../games/lunar-poker/options.ts'
import type { LunarEvent } from '../../games/lunar-poker/table/events.ts'
import { EVENTS } from '../../games/lunar-poker/table/evolve.ts'
import type { LunarState, TableElections } from '../../games/lunar-poker/table/state.ts'
import type { LunarView } from '../../games/lunar-poker/table/view.ts'
import type { GeneralCommand } from '../../general/commands.ts'
import type { GeneralEvent } from '../../general/events.ts'
import { EVENTS as GENERAL_EVENTS } from '../../general/evolve.ts'
import type { TableState } from '../../general/state.ts'
import type { TableView } from '../../general/view.ts'
import { chips } from '../../kernel/money.ts'
import type { Actor } from '../../kernel/people.ts'
import { type OptionSpecs, type Options, option } from '../language/options.ts'
import { cards, patron } from '../language/phrase.ts'
import { announced, expectation, isAtPhase } from '../play-expectations.ts'
import type { Expectation, Stage } from '../stage.ts'
import { electionOptions, TABLE_OPTIONS, withTableOptions } from '../table-options.ts'
import { LUNAR_VERBS, OPTION_NAMES } from './verbs.ts'

/** Runs scenarios at a Lunar Poker table. */

type State = TableState<LunarState>
type Commands = LunarCommand | GeneralCommand

const DEALER: Actor = { role: 'staff', rank: 'dealer' }
const SUPERVISOR: Actor = { role: 'staff', rank: 'game-supervisor' }
const OPERATOR: Actor = { role: 'staff', rank: 'operator' }

/** Open and ready for wagers. A shuffler's cards are not cut. */
const prepares = (options: Options): readonly Commands[] => [
  { by: OPERATOR, does: 'open-table' },
  { by: DEALER, does: 'inspect' },
  { by: SUPERVISOR, does: 'inspect' },
  { by: DEALER, does: 'spread' },
  { by: DEALER, does: 'mix' },
  { by: { role: 'chance' }, does: 'shuffled' },
  ...(options.get('dealing') === 'shuffler' ? [] : [{ by: DEALER, does: 'cut', at: 26 } as const]),
]

type Expected = Expectation<State, LunarEvent | GeneralEvent, TableView<LunarView>>

const cardsAt = (view: LunarView, at: number): string => {
  const box = view.boxes.find(one => one.seat === at)
  return [...(box?.cards ?? []), ...(box?.drawn ?? [])].join(' ')
}

const expects: readonly Expected[] = [
  announced,
  isAtPhase,
  {
    says: '{patron} sees {text} at seat {number}',
    finds: ([who, seen, at], { view }) => {
      const there = cardsAt(view(patron(who!)).play, Number(at))
      return expectation(there === cards(seen!).join(' '), there)
    },
  },
  {
    says: 'the rail sees {text} at seat {number}',
    finds: ([seen, at], { view }) => {
      const there = cardsAt(view().play, Number(at))
      return expectation(there === cards(seen!).join(' '), there)
    },
  },
  {
    says: 'the dealer shows {text}',
    finds: ([seen], { view }) => {
      const there = view().play.dealer.cards.join(' ')
      return expectation(there === cards(seen!).join(' '), there)
    },
  },
  {
    says: '{patron} may declare {text}',
    finds: ([who, words], { view }) => {
      const may = view(patron(who!)).play.mine?.mayDeclare.join(' and ') || 'nothing'
      return expectation(may === words, may)
    },
  },
  {
    says: 'a {word} is awaited',
    finds: ([what], { state }) => {
      const ask = lunarPoker.game.awaits(state)?.for
      return expectation(ask === what, ask)
    },
  },
  {
    says: 'nothing is awaited',
    finds: (_, { state }) => {
      const ask = lunarPoker.game.awaits(state)?.for
      return expectation(ask === undefined, ask)
    },
  },
  {
    says: '{number} cards are left',
    finds: ([count], { view }) => expectation(view().play.left === Number(count), view().play.left),
  },
  {
    says: 'deck {number} is in play',
    finds: ([deck], { view }) => expectation(view().play.deck === Number(deck), view().play.deck),
  },
  {
    says: 'it is the turn of seat {number}',
    finds: ([at], { view }) => expectation(view().play.turn === Number(at), view().play.turn),
  },
  {
    says: 'the notice shows {text}',
    finds: ([words], { view }) => {
      const shown = JSON.stringify(view().play.notice)
      return expectation(shown.includes(words!), shown)
    },
  },
]

const ELECTIONS = electionOptions(lunarPoker.elections, OPTION_NAMES)

const CASH: OptionSpecs = {
  cash: option('{pair}', 'Instant Cash: straight flush and royal flush'),
}

const LIMIT = { minimum: chips(100), maximum: chips(1_000_000) }

const table: Stage<TableElections, LunarState, LunarCommand, LunarEvent, LunarView>['table'] = (
  _,
  options,
) => {
  const standard = lunarPoker.standard('nz22')
  const [straightFlush, royalFlush] = (options.get('cash') ?? '200/1000').split('/').map(Number)
  const elections = {
    ...standard.elections,
    ...ELECTIONS.elected(options),
    instantCash: { straightFlush, royalFlush },
  } as TableElections
  return withTableOptions(lunarPoker.setUp(elections), options, LIMIT)
}

const BOXES = [1, 2, 3, 4, 5]

export const lunarPokerStage: Stage<
  TableElections,
  LunarState,
  LunarCommand,
  LunarEvent,
  LunarView
> = {
  books: lunarPoker.books,
  game: lunarPoker.game,
  table,
  options: { ...TABLE_OPTIONS, ...ELECTIONS.options, ...CASH },
  commands: lunarPoker.commands,
  wagers: ['ante', 'bet', 'super', 'dealer-super', ...BOXES.map(seat => `super-${seat}`)],
  limits: Object.keys(LIMITS),
  happens: [...EVENTS, ...GENERAL_EVENTS],
  refused: lunarPoker.refused,
  prepares,
  verbs: LUNAR_VERBS,
  expects,
}
