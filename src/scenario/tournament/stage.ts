import { chips } from '../../kernel/money.ts'
import type { Patron } from '../../kernel/people.ts'
import { DIRECTOR_LAW, type DirectorCommand } from '../../tournament/director/commands.ts'
import { director } from '../../tournament/director/director.ts'
import { CONDITIONS } from '../../tournament/director/example.ts'
import type {
  Conditions,
  EndVariant,
  Prize,
  Progression,
  TimeToAct,
} from '../../tournament/director/s02-entry/conditions.ts'
import { tablesRefused } from '../../tournament/director/s02-entry/tables.ts'
import type { GameVariants } from '../../tournament/director/s02-entry/variants.ts'
import type { DirectorEvent, DirectorState } from '../../tournament/director/state.ts'
import type { DirectorView } from '../../tournament/director/view/director-view.ts'
import { type OptionSpecs, type Options, option } from '../language/options.ts'
import { money } from '../language/phrase.ts'
import type { Setting } from '../stage.ts'
import { TOURNAMENT_EXPECTATIONS } from './expectations.ts'
import { entering, lots, TOURNAMENT_VERBS } from './verbs.ts'

/** Runs scenarios of a tournament's director, with the example's conditions. */

const OPERATOR = { role: 'staff', rank: 'operator' } as const

/** Options of a tournament and of a session. */
export const CONDITION_OPTIONS: OptionSpecs = {
  seconds: option('{number}', 'time to act that the conditions announce'),
  silence: option('{director|disqualified}', 'what follows if a player still does not act'),
  zeros: option('{1|2}', 'zeros of a roulette table'),
  variant: option(
    '{commission|half-on-six|two-to-one|two-to-one-half-on-six}',
    'what Banker pays at baccarat',
  ),
  tie: option('{8|9}', 'what Tie pays to one at baccarat'),
}

/** Options that mean nothing without another one. */
const NEEDS: Readonly<Record<string, string>> = { silence: 'seconds', end: 'shoes' }

export const withoutEffect = (options: Options): string | undefined => {
  const alone = Object.entries(NEEDS).find(([name, of]) => options.has(name) && !options.has(of))
  return alone && `${alone[0]} has no effect without ${alone[1]}`
}

const OPTIONS: OptionSpecs = {
  entered: option('{number}', 'players already accepted: Ana, Ben, Cyd and so on'),
  begun: option('{number}', 'players accepted and drawn'),
  fee: option('{money}', 'entry fee'),
  issue: option('{face-value|gratuitous}', 'how tournament chips are issued'),
  pass: option('{number}', 'pass cards of each player'),
  secret: option('{number}', 'secret wager cards of each player'),
  least: option('{number}', 'fewest players'),
  most: option('{number}', 'most players'),
  seats: option('{number}', 'seats of a table in the heats'),
  stages: option('{1|2}', 'a final, or heats and a final'),
  progress: option(
    '{progress}',
    'who goes on: from each table, of all, or the winners and the best',
  ),
  shoes: option('{number}', 'length of a session in shoes'),
  end: option('{a|b|c}', 'how a session of shoes ends'),
  playoff: option('{money}', 'chips for a play-off'),
  prizes: option('{words}', 'prizes from the first place, such as 600,300,car; or none'),
  discretion: option('{word}', 'a ground on which the director may let a player go on'),
  transferable: option('{yes|no}', 'entries may be handed to another person'),
  late: option('{yes|no}', 'entries are taken until the first session'),
  ...CONDITION_OPTIONS,
}

/** The type check fails until a new event is listed. */
const HAPPENS: Readonly<Record<DirectorEvent['is'], true>> = {
  EntriesOpened: true,
  Applied: true,
  ConditionsSent: true,
  EntryWaitListed: true,
  CheckedIn: true,
  SeatsArranged: true,
  TableAssigned: true,
  CountEntered: true,
  ActionUndone: true,
  EntryAccepted: true,
  EntryRefused: true,
  EntryWithdrawn: true,
  FeeRefunded: true,
  RefundDeclined: true,
  EntryTransferred: true,
  Disqualified: true,
  EntryVoided: true,
  TournamentCancelled: true,
  TimePassed: true,
  StageOpened: true,
  LotDrawn: true,
  SessionsDrawn: true,
  SessionMoved: true,
  SessionVoided: true,
  SessionBegan: true,
  HeatChanged: true,
  SessionTallied: true,
  PlayOffCalled: true,
  Qualified: true,
  TournamentDecided: true,
  ItemShared: true,
  ChipsSold: true,
  ChipsExchanged: true,
  ChipsRefunded: true,
}

// biome-ignore format: a list
const NAMES: readonly Patron[] = [
  'Ana', 'Ben', 'Cyd', 'Dee', 'Eve', 'Fay', 'Gus', 'Hal', 'Ivy', 'Jon', 'Kit', 'Lea',
]

/** `prizes 600,300,car` */
const prizesOf = (words: string): readonly Prize[] =>
  words === 'none'
    ? []
    : words.split(',').map(word => (/^\d/.test(word) ? { money: money(word) } : { item: word }))

const PRIZE = /^(?:\d+(?:\.\d\d)?|\p{L}.*)$/u

const mistake = (_: string, options: Options): string | undefined => {
  const wrong = options
    .get('prizes')
    ?.split(',')
    .find(prize => !PRIZE.test(prize))
  return wrong === undefined
    ? withoutEffect(options)
    : `prizes: "${wrong}" is neither an amount nor a thing`
}

const PROGRESSIONS: Readonly<Record<string, Progression['by']>> = {
  table: 'top-per-table',
  all: 'top-overall',
  winners: 'winners-and-best',
}

/** `progress table:2`, `progress all:3`, `progress winners:1` */
const progressionOf = (words: string): Progression => {
  const [by = '', count = ''] = words.split(':')
  return { by: PROGRESSIONS[by]!, count: Number(count) }
}

const stagesOf = (game: string, options: Options): Conditions['stages'] => {
  const [heats, final] = CONDITIONS.stages as readonly [
    Conditions['stages'][0],
    Conditions['stages'][0],
  ]
  const isCards = game.endsWith('baccarat')
  const unit = isCards ? 'rounds' : 'spins'
  const shoes = options.get('shoes')
  const duration = shoes
    ? ({ unit: 'shoes', value: Number(shoes) } as const)
    : ({ unit, value: 5 } as const)
  const first = {
    ...heats,
    duration,
    seats: Number(options.get('seats') ?? heats.seats),
    progression: progressionOf(options.get('progress') ?? 'table:2'),
  }
  const last = { ...final, duration, seats: isCards ? 7 : 8 }
  return options.get('stages') === '1' ? [last] : [first, last]
}

/**
 * The most players for whom everybody who advances fits into the final, unless the scenario sets
 * it.
 */
const mostOf = (options: Options, stages: Conditions['stages']): number => {
  const given = options.get('most')
  if (given !== undefined) return Number(given)
  const fits = Array.from({ length: 24 }, (_, i) => 24 - i).find(
    maxPlayers => !tablesRefused({ ...CONDITIONS, stages, maxPlayers }),
  )
  return fits ?? 24
}

/** `seconds 30 silence disqualified` */
export const timeToActOf = (options: Options, seconds: number): TimeToAct => ({
  seconds,
  silence: options.get('silence') === 'disqualified' ? 'disqualified' : 'director',
})

/** `zeros 2`, `variant commission`, `tie 9` */
export const variantsIn = (options: Options): { readonly variants?: GameVariants } => {
  const zeros = options.get('zeros')
  const layout = zeros === '2' ? 'double-zero-00-0' : 'single-zero'
  const variant = options.get('variant')
  const tie = options.get('tie')
  const variants = {
    ...(zeros === undefined ? {} : { layout }),
    ...(variant === undefined ? {} : { variant }),
    ...(tie === undefined ? {} : { tie: Number(tie) }),
  } as GameVariants
  return Object.keys(variants).length > 0 ? { variants } : {}
}

const count = (options: Options, name: string, before: number | undefined): number =>
  Number(options.get(name) ?? before ?? 0)

const conditionsOf = (game: string, options: Options): Conditions => {
  const isElectronic = game.startsWith('electronic')
  const cards = isElectronic ? 0 : 2
  const unit = game.endsWith('baccarat') ? 'rounds' : 'spins'
  const end = options.get('end')
  const prizes = options.get('prizes')
  const term = options.get('discretion')
  const stages = stagesOf(game, options)
  const seconds = options.get('seconds')
  return {
    ...CONDITIONS,
    game,
    entryFee: options.has('fee') ? money(options.get('fee')!) : CONDITIONS.entryFee,
    chipIssue: options.get('issue') === 'face-value' ? 'face-value' : 'gratuitous',
    passCards: count(options, 'pass', cards),
    secretCards: count(options, 'secret', cards),
    minPlayers: count(options, 'least', 4),
    maxPlayers: mostOf(options, stages),
    stages,
    playOff: {
      chips: options.has('playoff') ? money(options.get('playoff')!) : chips(50_000),
      duration: { unit, value: 3 },
    },
    ...(end === undefined ? {} : { endVariant: end as EndVariant }),
    ...(term === undefined ? {} : { discretion: [term] }),
    prizes: prizes === undefined ? CONDITIONS.prizes : prizesOf(prizes),
    transferable: options.get('transferable') !== 'no',
    ...(seconds === undefined ? {} : { timeToAct: timeToActOf(options, Number(seconds)) }),
    ...(options.get('late') === 'yes' ? { lateEntry: true } : {}),
    ...variantsIn(options),
  }
}

/** `entered 8` accepts eight players; `begun 8` also draws their seats. */
const prepares = (options: Options): readonly DirectorCommand[] => {
  const begun = options.get('begun')
  const names = NAMES.slice(0, Number(begun ?? options.get('entered') ?? 0))
  return [
    { by: OPERATOR, does: 'open-entries' },
    ...names.flatMap(name => entering(name)),
    ...(begun === undefined
      ? []
      : [{ by: OPERATOR, does: 'begin' } as const, ...lots(names.length)]),
  ]
}

export const tournamentSetting: Setting<
  Conditions,
  DirectorState,
  DirectorCommand,
  DirectorEvent,
  DirectorView
> = {
  opens: 'tournament',
  books: ['roulette', 'baccarat', 'electronic-roulette', 'electronic-baccarat', 'blackjack'],
  game: director,
  table: conditionsOf,
  options: OPTIONS,
  mistake,
  people: () => NAMES,
  commands: DIRECTOR_LAW,
  wagers: [],
  limits: [],
  happens: Object.keys(HAPPENS),
  refused: () => undefined,
  prepares,
  verbs: TOURNAMENT_VERBS,
  expects: TOURNAMENT_EXPECTATIONS,
  inside: null,
  insideView: null,
}
