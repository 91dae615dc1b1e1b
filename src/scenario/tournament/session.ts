import type { BaccaratCommand } from '../../games/baccarat/commands.ts'
import type { BaccaratState } from '../../games/baccarat/table/state.ts'
import type { GeneralCommand } from '../../general/commands.ts'
import type { GeneralEvent } from '../../general/events.ts'
import type { TableState } from '../../general/state.ts'
import type { AnyDeclared } from '../../kernel/command.ts'
import type { Command, Event, Game } from '../../kernel/game.ts'
import { chips } from '../../kernel/money.ts'
import type { Refusal } from '../../kernel/refusal.ts'
import { CONDITIONS } from '../../tournament/director/example.ts'
import {
  conditionsRefused,
  type Duration,
  type EndVariant,
} from '../../tournament/director/s02-entry/conditions.ts'
import { APPLICATION, type GameName } from '../../tournament/session/application.ts'
import { SESSION, SESSION_LAW, type SessionCommand } from '../../tournament/session/commands.ts'
import { EVENTS } from '../../tournament/session/evolve.ts'
import type {
  SessionConfig,
  SessionEvent,
  SessionState,
  SessionTerms,
} from '../../tournament/session/state.ts'
import { shoe, wheel } from '../../tournament/session/tables.ts'
import type { SessionView } from '../../tournament/session/view.ts'
import { baccaratStage } from '../baccarat/stage.ts'
import { type OptionSpecs, type Options, option } from '../language/options.ts'
import { money } from '../language/phrase.ts'
import { rouletteStage } from '../roulette/stage.ts'
import { type AnySetting, innerExpectation, innerVerb, type Stage, type Verb } from '../stage.ts'
import { SESSION_EXPECTATIONS } from './session-expectations.ts'
import { SESSION_VERBS } from './session-verbs.ts'
import { CONDITION_OPTIONS, timeToActOf, variantsIn, withoutEffect } from './stage.ts'

/** Runs scenarios in one session of a tournament. Its players are seat 1, seat 2 and so on. */

const DEALER = { role: 'staff', rank: 'dealer' } as const
const SUPERVISOR = { role: 'staff', rank: 'game-supervisor' } as const
const DIRECTOR = { role: 'staff', rank: 'casino-supervisor' } as const

const UNITS = ['spins', 'rounds', 'shoes'] as const

export const SESSION_OPTIONS: OptionSpecs = {
  players: option('{count}', 'number of players; seat 1 is the first'),
  chips: option('{money}', 'tournament chips of each player'),
  minimum: option('{money}', 'lowest total wager of a round'),
  maximum: option('{money}', 'highest total wager of a round'),
  raised: option('{ranges}', 'the limits after each raise'),
  step: option('{money}', 'increment of every wager'),
  spins: option('{count}', 'length in spins'),
  rounds: option('{count}', 'length in rounds'),
  shoes: option('{count}', 'length in shoes'),
  minutes: option('{count}', 'length in minutes'),
  end: option('{a|b|c}', 'how a session of shoes ends'),
  pass: option('{number}', 'pass cards of each player'),
  secret: option('{number}', 'secret wager cards of each player'),
  issue: option('{face-value|gratuitous}', 'how tournament chips are issued'),
  hand: option('{left|right}', 'the side from which the dealer deals'),
  ...CONDITION_OPTIONS,
}

/** Checks that the players fit at one table, and that only one length is given. */
const mistake = (game: string, options: Options): string | undefined => {
  const { mostSeats } = APPLICATION[game as GameName]
  if (Number(options.get('players') ?? 0) > mostSeats)
    return `players: at most ${mostSeats} play at one table`
  const lengths = [...UNITS, 'minutes'].filter(each => options.has(each))
  return lengths.length > 1
    ? `a session has one length, not ${lengths.join(' and ')}`
    : withoutEffect(options)
}

/** `spins 3`, `shoes 1 end b`, `minutes 30`. */
const durationOf = (options: Options): Duration => {
  const unit = UNITS.find(each => options.has(each))
  if (unit) return { unit, value: Number(options.get(unit)) }
  const minutes = options.get('minutes')
  return minutes ? { unit: 'time', value: Number(minutes) * 60_000 } : { unit: 'rounds', value: 9 }
}

/** With `minimum 10 maximum 100`, `raised 20-200,40-400` gives two higher steps. */
const limitsOf = (options: Options): SessionTerms['limits'] => {
  const first = `${options.get('minimum') ?? '100'}-${options.get('maximum') ?? '500'}`
  const pairs = [first, ...(options.get('raised')?.split(',') ?? [])]
  return pairs.map(pair => {
    const [minimum = '0', maximum = '0'] = pair.split('-')
    return { minimum: money(minimum), maximum: money(maximum) }
  })
}

const termsOf = (game: string, options: Options): SessionTerms => {
  const count = Number(options.get('players') ?? 3)
  const end = options.get('end')
  const isElectronic = game.startsWith('electronic')
  return {
    game: game as GameName,
    tournament: 'cup',
    players: Array.from({ length: count }, (_, i) => `seat ${i + 1}`),
    startingChips: money(options.get('chips') ?? '1000'),
    limits: limitsOf(options),
    increment: options.has('step') ? money(options.get('step')!) : chips(500),
    duration: durationOf(options),
    ...(end === undefined ? {} : { endVariant: end as EndVariant }),
    passCards: Number(options.get('pass') ?? (isElectronic ? 0 : 1)),
    secretCards: Number(options.get('secret') ?? (isElectronic ? 0 : 1)),
    chipIssue: options.get('issue') === 'face-value' ? 'face-value' : 'gratuitous',
    ...(options.get('hand') === 'left' ? { leftHand: true } : {}),
    ...(options.has('seconds')
      ? { timeToAct: timeToActOf(options, Number(options.get('seconds'))) }
      : {}),
    ...variantsIn(options),
  }
}

/** The conditions of a tournament whose only session has these terms. */
const termsRefused = (terms: SessionTerms): Refusal | undefined => {
  const { startingChips, limits, increment, duration, players, endVariant, timeToAct, variants } =
    terms
  const seats = Math.max(2, players.length)
  return conditionsRefused({
    ...CONDITIONS,
    game: terms.game,
    passCards: terms.passCards,
    secretCards: terms.secretCards,
    stages: [{ name: 'final', startingChips, limits, increment, seats, duration }],
    playOff: { chips: startingChips, duration },
    minPlayers: 2,
    maxPlayers: seats,
    ...(endVariant && { endVariant }),
    ...(timeToAct && { timeToAct }),
    ...(variants && { variants }),
  })
}

const START: readonly SessionCommand[] = [
  { by: DIRECTOR, does: 'director', present: true },
  { by: DIRECTOR, does: 'start' },
]

/**
 * Sections 6 and 7 of Division 5. Every player declines the cut, and an ace burns one more card.
 */
const loaded = (players: number): readonly Command[] => [
  { by: DEALER, does: 'inspect' },
  { by: SUPERVISOR, does: 'inspect' },
  { by: DEALER, does: 'spread' },
  { by: DEALER, does: 'wash' },
  { by: DEALER, does: 'stack' },
  { by: DEALER, does: 'riffle' },
  ...reshuffled(players),
]

const reshuffled = (players: number): readonly BaccaratCommand[] => [
  { by: { role: 'chance' }, does: 'shuffled' },
  ...Array.from({ length: players }, () => ({ by: DEALER, does: 'decline-cut' }) as const),
  { by: DEALER, does: 'cut', at: 104 },
  { by: DEALER, does: 'place-cutting-card', behind: 20 },
  { by: DEALER, does: 'burn' },
  { by: DEALER, does: 'card', card: 'AS' },
  { by: DEALER, does: 'card', card: 'KS' },
]

type AnyTable<El, PS, C extends Command, E extends Event, V> = {
  readonly game: Game<
    SessionConfig<El>,
    SessionState<PS>,
    C | GeneralCommand | SessionCommand,
    E | GeneralEvent | SessionEvent,
    SessionView<V>
  >
  readonly config: (terms: SessionTerms) => SessionConfig<El>
}

const unique = (commands: readonly AnyDeclared[]): readonly AnyDeclared[] => [
  ...new Map(commands.map(each => [each.does, each])).values(),
]

/** The phrases of a session come first. Those of the game go to the table inside. */
const settingOf = <El, PS, C extends Command, E extends Event, V>(
  books: readonly GameName[],
  { game, config }: AnyTable<El, PS, C, E, V>,
  {
    verbs,
    expects,
    commands,
    happens,
    wagers,
    limits,
  }: Pick<
    Stage<El, PS, C, E, V>,
    'verbs' | 'expects' | 'commands' | 'happens' | 'wagers' | 'limits'
  >,
  prepares: (options: Options) => readonly Command[],
): AnySetting => {
  const inside = ({ inner }: SessionState<PS>) => inner
  const insideView = ({ table }: SessionView<V>) => table
  return {
    opens: 'session',
    books,
    game,
    table: (book, options) => {
      const terms = termsOf(book, options)
      return termsRefused(terms) ?? config(terms)
    },
    options: SESSION_OPTIONS,
    mistake,
    people: options => termsOf(books[0]!, options).players,
    wagers,
    limits,
    commands: unique([...SESSION_LAW, ...SESSION, ...commands]),
    happens: [...EVENTS, ...happens],
    refused: () => undefined,
    prepares,
    verbs: [...SESSION_VERBS, ...verbs.map(verb => innerVerb(verb, inside))],
    expects: [
      ...SESSION_EXPECTATIONS,
      ...expects.map(each => innerExpectation(each, inside, insideView)),
    ],
    inside,
    insideView,
  }
}

/** After the end of a shoe. Every seated player declines the cut. */
const nextShoe: Verb<TableState<BaccaratState>, BaccaratCommand> = {
  who: 'staff',
  says: 'loads the next shoe',
  does: (_, { state }) => reshuffled(state.seats.filter(seat => seat !== null).length),
}

export const sessionSettings: readonly AnySetting[] = [
  settingOf(['roulette', 'electronic-roulette'], wheel, rouletteStage, () => START),
  settingOf(
    ['baccarat', 'electronic-baccarat'],
    shoe,
    { ...baccaratStage, verbs: [nextShoe, ...baccaratStage.verbs] },
    options => [...loaded(termsOf('baccarat', options).players.length), ...START],
  ),
]
