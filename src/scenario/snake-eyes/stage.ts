import type { TableElections } from '../../games/snake-eyes/book/book.ts'
import { LIMITS } from '../../games/snake-eyes/book/elections.ts'
import type { SnakeEyesCommand } from '../../games/snake-eyes/commands.ts'
import { snakeEyes } from '../../games/snake-eyes/index.ts'
import type { WagerName } from '../../games/snake-eyes/s04-wagers.ts'
import { ONS } from '../../games/snake-eyes/s04-wagers.ts'
import type { SnakeEyesEvent } from '../../games/snake-eyes/table/events.ts'
import { EVENTS } from '../../games/snake-eyes/table/evolve.ts'
import type { State as PlayState } from '../../games/snake-eyes/table/state.ts'
import type { SnakeEyesView } from '../../games/snake-eyes/table/view.ts'
import type { GeneralCommand } from '../../general/commands.ts'
import type { GeneralEvent } from '../../general/events.ts'
import { EVENTS as GENERAL_EVENTS } from '../../general/evolve.ts'
import type { TableState } from '../../general/state.ts'
import type { TableView } from '../../general/view.ts'
import { chips } from '../../kernel/money.ts'
import type { Actor } from '../../kernel/people.ts'
import type { Words } from '../language/phrase.ts'
import type { Expectation, Stage } from '../stage.ts'
import { electionOptions, TABLE_OPTIONS, withTableOptions } from '../table-options.ts'
import { OPTION_NAMES, SNAKE_EYES_VERBS } from './verbs.ts'

/** Runs scenarios at a Snake Eyes table, with their expectations. */

type State = TableState<PlayState>

const DEALER: Actor = { role: 'staff', rank: 'dealer' }
const SUPERVISOR: Actor = { role: 'staff', rank: 'game-supervisor' }
const OPERATOR: Actor = { role: 'staff', rank: 'operator' }

/** The table is open, and the dealer and a supervisor have inspected the dice. */
const prepares: readonly (SnakeEyesCommand | GeneralCommand)[] = [
  { by: OPERATOR, does: 'open-table' },
  { by: DEALER, does: 'inspect-dice' },
  { by: SUPERVISOR, does: 'inspect-dice' },
]

type Expected = Expectation<State, SnakeEyesEvent | GeneralEvent, TableView<SnakeEyesView>>

/** Compares the last word of a phrase with the view. */
const sees = (
  says: string,
  of: (view: SnakeEyesView, words: Words) => string | number | null | undefined,
): Expected => ({
  says,
  finds: (words, { view }) => {
    const found = String(of(view().play, words) ?? 'none')
    return found === words.at(-1) || `it is ${found}`
  },
})

const expects: readonly Expected[] = [
  sees('the table is at {text}', ({ phase }) => phase),
  sees('the dice are offered to {text}', ({ offeredTo }) => offeredTo ?? 'nobody'),
  sees('the shooter is {text}', ({ shooter }) => shooter ?? 'nobody'),
  sees('the total is {text}', ({ total }) => total),
  sees('announced {text}', ({ announcements }) => announcements.at(-1)),
  sees('the odds on {wager} are {text}', ({ odds }, [on]) => odds[on as WagerName]),
  {
    says: 'the sign says {text}',
    finds: ([words], { view }) => {
      const { notices } = view().play
      return notices.includes(words!) || `it says ${notices.join(' / ')}`
    },
  },
  sees('the areas lit are {text}', ({ lit }) => lit.join(' ') || 'none'),
  sees('the layout is that of appendix {text}', ({ layout }) => layout.appendix),
  sees('the areas of the layout are {text}', ({ layout }) =>
    [...layout.multiRoll, ...layout.singleRoll].join(' '),
  ),
  sees('the display shows {text}', ({ display }) =>
    display ? display.results.map(([one, other]) => one + other).join(' ') || 'nothing' : undefined,
  ),
  sees('the display says that {text}', ({ display }) => display?.disclaimer),
  sees('the dice are {text}', ({ dice }) =>
    dice.map(({ id, at }) => (at === 'dealer' ? id : `${id}:${at}`)).join(' '),
  ),
  {
    says: 'dice are awaited',
    finds: (_, { state }) => snakeEyes.game.awaits(state)?.for === 'dice' || 'they are not',
  },
]

const ELECTIONS = electionOptions(snakeEyes.elections, OPTION_NAMES)

const LIMIT = { minimum: chips(500), maximum: chips(100_000) }

const table: Stage<
  TableElections,
  PlayState,
  SnakeEyesCommand,
  SnakeEyesEvent,
  SnakeEyesView
>['table'] = (_, options) => {
  const standard = { ...snakeEyes.standard('nz11a').elections, resultsDisplay: false }
  const elected = { ...standard, ...ELECTIONS.elected(options) } as TableElections
  return withTableOptions(snakeEyes.setUp(elected), options, LIMIT)
}

export const snakeEyesStage: Stage<
  TableElections,
  PlayState,
  SnakeEyesCommand,
  SnakeEyesEvent,
  SnakeEyesView
> = {
  books: snakeEyes.books,
  game: snakeEyes.game,
  table,
  options: { ...TABLE_OPTIONS, ...ELECTIONS.options },
  commands: snakeEyes.commands,
  wagers: ONS,
  limits: Object.keys(LIMITS),
  happens: [...EVENTS, ...GENERAL_EVENTS],
  refused: snakeEyes.refused,
  prepares,
  verbs: SNAKE_EYES_VERBS,
  expects,
}
