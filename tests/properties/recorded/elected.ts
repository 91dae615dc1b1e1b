import { everyAccount, everyRecord, type TableState } from '../../../src/general/state.ts'
import { type AnyDeclared, clauseOf, type FormVariant } from '../../../src/kernel/command.ts'
import type { Command, Event } from '../../../src/kernel/game.ts'
import { chips } from '../../../src/kernel/money.ts'
import { isRefusal } from '../../../src/kernel/refusal.ts'
import { SETTINGS } from '../../../src/scenario/index.ts'
import type { AnySetting } from '../../../src/scenario/stage.ts'
import { irregular } from '../irregularities.ts'
import { type Subject, type Tape, tapeOf } from '../subject.ts'
import { SUBJECTS } from '../subjects.ts'
import { markedAt, presentIn } from './around.ts'
import { attempt } from './attempt.ts'
import { decisionMark, Hash, many, numbersOf, type RecordLine } from './marks.ts'
import { type CatalogueGame, type Config, GAMES, valuesOf } from './offered.ts'

/**
 * Evenings at tables with any elections: all events, and every few steps what everybody sees, what
 * the desk and the pit read, and the answers to other commands.
 */

const EVENINGS = 20
const STEPS = 160

/** Steps that share a look at the table. */
const STRIDE = 4
const ATTEMPTS = 3

/** How many elections are changed, if the book allows it. */
const CHANGES = 8

const AMOUNTS = [[1], [5], [100, 500, 2500], [50, 100, 500, 2500, 10_000]]

/** Options of every table. */
const option = (tape: Tape): object =>
  tape.one<object>([
    { promotionalChips: true },
    { multiplesOfMinimum: true },
    { refusesUnpayable: true },
    { nonValueChipsOnly: true },
    { oneTableOnly: true },
    { colours: ['blue', 'red'] },
    { standing: tape.below(2) === 0 },
    { seats: 1 + tape.below(5) },
    { denominations: tape.one(AMOUNTS).map(chips) },
  ])

/** The usual table of a book with some elections changed. */
const configOf = (game: CatalogueGame, book: string, tape: Tape): Config => {
  const names = Object.keys(game.elections)
  let config = game.standard(book)
  for (let i = 0; i < CHANGES; i += 1) {
    const name = tape.one(names)
    const value = tape.one(valuesOf(game.elections[name]!))
    const next = tape.one([
      { ...config, ...option(tape) },
      game.setUp({ ...config.elections, [name]: value }),
      game.setUp({ ...config.elections, [name]: value }),
    ])
    if (game.refused(next) === undefined) config = next
  }
  return config
}

const clausesOf = (command: AnyDeclared, play: unknown): unknown =>
  command.forms?.map(({ under }: FormVariant) => under && clauseOf({ under }, play))

type Reads = Readonly<Record<string, ((from: never) => unknown) | undefined>>

/** What the pit and the forms of the desk read, beyond what every scenario records. */
const besides = (
  game: CatalogueGame,
  { commands }: AnySetting,
  state: TableState<unknown>,
): unknown => {
  const { cardsLeft, differential, hasBegun } = game as unknown as Reads
  const { play } = state
  return [
    cardsLeft?.(play as never),
    differential?.(state as never),
    hasBegun?.(play as never),
    commands.map(command => clausesOf(command, play)),
    everyRecord(state),
    everyAccount(state),
  ]
}

interface Evening {
  readonly game: CatalogueGame
  readonly book: string
  readonly seed: number
}

const markOf = ({ game, book, seed }: Evening): string => {
  const numbers = numbersOf(seed + 500, STEPS)
  const setting = SETTINGS.find(each => each.game === game.game)!
  const { proposes } = SUBJECTS.find(({ name }) => name.startsWith(`${game.name} ${book} `))!
  const config = configOf(game, book, tapeOf(numbers.toReversed()))
  const hash = new Hash()
  hash.add(config)
  let state = setting.game.open(config)
  for (let i = 0; i < STEPS; i += 1) {
    const command = commandAt(tapeOf(numbers.slice(i)), game, setting, proposes, state as never)
    const decision = setting.game.decide(state, command)
    hash.add(decisionMark(command, decision))
    if (!isRefusal(decision)) state = (decision as Event[]).reduce(setting.game.evolve, state)
    if (i % STRIDE > 0) continue
    hash.add(besides(game, setting, state))
    for (let at = 0; at < ATTEMPTS; at += 1) {
      const other = elects(game, setting, tapeOf(numbers.slice(i + at)))
      hash.add(decisionMark(other, setting.game.decide(state, other)))
    }
    markedAt(hash, setting, state, { seed: seed * STEPS + i, attempts: ATTEMPTS })
  }
  return hash.mark(6)
}

/** Any value for any election that can change at the table. */
const elects = (game: CatalogueGame, { commands }: AnySetting, tape: Tape): Command => {
  const { fields } = commands.find(({ does }) => does === 'elect')!
  const { values } = fields.election as unknown as { values: readonly string[] }
  const election = tape.one(values)
  const value = String(tape.one(['none', ...valuesOf(game.elections[election]!)]))
  return { by: { role: 'staff', rank: 'operator' }, does: 'elect', election, value } as Command
}

/** Said by a patron to a member of staff, and a shuffle whose order is promised. */
const inOtherWords = (command: Command, mood: number): Command => {
  const { by, does } = command
  if (does === 'shuffled' && mood % 2 === 0) return { ...command, commitment: 'sealed' } as Command
  return by.role === 'patron' && mood < 4 ? { ...command, by: { ...by, through: 'Dee' } } : command
}

/** Mostly the next step, sometimes an irregularity, an election or anything. */
const commandAt = (
  tape: Tape,
  game: CatalogueGame,
  setting: AnySetting,
  proposes: Subject['proposes'],
  state: never,
): Command => {
  const mood = tape.below(16)
  if (mood === 0) return irregular(tape, state)
  if (mood === 1) return attempt(setting.commands, tape, presentIn(setting, state))
  if (mood === 2) return elects(game, setting, tape)
  return inOtherWords(proposes(tape, state), mood)
}

export const ELECTED: readonly RecordLine[] = GAMES.flatMap(game =>
  game.books.flatMap(book =>
    many(EVENINGS, `${game.name} ${book}`, seed => [markOf({ game, book, seed })]),
  ),
)
