import type { GameName } from '../../../games/catalogue.ts'
import type { TableState } from '../../../general/state.ts'
import { play } from '../../../scenario/index.ts'
import type { Traced } from '../../../scenario/run.ts'
import type { Connection, Moment, View } from '../../client/connection.ts'
import { pastIn } from '../../client/practice/past-rounds.ts'
import { enter, newBook } from '../../client/practice/round-book.ts'
import type { Rules } from '../../client/practice/rules.ts'

/**
 * Every state that a table can show a patron. Scenarios provide them: each line gives one state.
 */

const TEXTS = import.meta.glob<string>('./states/*.txt', {
  query: '?raw',
  import: 'default',
  eager: true,
})

export interface GalleryState {
  readonly game: GameName
  /** Its place in the gallery: `roulette/12`. */
  readonly id: string
  /** The scenario, and the line after which the table looks like this. */
  readonly title: string
  readonly line: string
  readonly view: View
  /** True after the line that ended a round: the felt shows the result. */
  readonly isResult: boolean
  readonly connection: Connection
}

const VIEWER = 'seat 1'

/** Scenarios name patrons after their seats. */
const NAMES: Readonly<Record<string, string>> = {
  'seat 2': 'Ana',
  'seat 3': 'Wiremu',
  'seat 4': 'Mere',
  'seat 5': 'Tomas',
  'seat 7': 'Yu Lan',
}

const named = <T>(shown: T): T =>
  JSON.parse(JSON.stringify(shown), (_, value) =>
    typeof value === 'object' && value !== null && !Array.isArray(value)
      ? Object.fromEntries(Object.entries(value).map(([key, of]) => [NAMES[key] ?? key, of]))
      : (NAMES[value] ?? value),
  )

/** Phases that wait for patrons show a countdown, which starts when you open the state. */
const TIMED: readonly string[] = [
  'betting',
  'cutting',
  'offering',
  'deciding',
  'verified',
  'offering-force',
  'reopened',
  'turning',
]
const LEFT = 18_000

const NOT_PLAYED = { failed: 'The gallery shows states; nobody plays here.' }

/** With the house's time, an old result is not shown again. Only the line that ended a round shows it. */
const houseTimeOf = (isResult: boolean): Pick<Moment, 'houseTime'> =>
  isResult ? {} : { houseTime: 0 }

type StateDraft = Omit<GalleryState, 'game' | 'id' | 'title'>

const connectionOf = (
  game: string,
  view: View,
  past: Awaited<ReturnType<Connection['history']>>,
  isResult: boolean,
): Connection => {
  const left = TIMED.includes(view.play.phase) ? LEFT : null
  let moment: Moment | undefined
  return {
    table: `gallery/${game}`,
    game,
    patron: VIEWER,
    subscribe: () => () => undefined,
    moment: () => {
      moment ??= { seq: 1, view, left, heardAt: performance.now(), ...houseTimeOf(isResult) }
      return moment
    },
    line: () => 'open',
    send: () => Promise.resolve(NOT_PLAYED),
    rounds: () => Promise.resolve(past),
    history: () => Promise.resolve(past),
    promises: () => Promise.resolve([]),
  }
}

const lookAfter = (
  name: GameName,
  { game, config }: Pick<Rules, 'game' | 'config'>,
  trace: readonly Traced[],
): readonly StateDraft[] => {
  const book = newBook({ game, config }, 0)
  let state: TableState<unknown> = game.open(config)
  return trace.map(({ step, entries }) => {
    const { number } = state.round
    for (const { command, events } of entries) {
      state = events.reduce((before, event) => game.evolve(before, event), state)
      enter(book, { at: 0, command, events }, state)
    }
    const view = named(game.view(state, { role: 'patron', patron: VIEWER }))
    const past = named(pastIn(book, { config }, VIEWER))
    const line = `${step.actor} ${step.phrase}`
    const isResult = state.round.number > number
    return { line, view, isResult, connection: connectionOf(name, view, past, isResult) }
  })
}

const gameOf = (path: string): GameName => path.match(/([\w-]+)\.txt$/)![1] as GameName

/** The rounds before the last two fill the displays; their states would only repeat. */
const ROUNDS = 2

/** Throws if a scenario fails, so the gallery cannot show what the rules do not allow. */
const statesOf = (path: string, text: string): readonly GalleryState[] => {
  const game = gameOf(path)
  const looks = play(text).flatMap(({ scenario, trace, failure, opened }) => {
    if (failure || !opened) throw new Error(`${path}:${failure?.line}: ${failure?.says}`)
    const rules = opened as Pick<Rules, 'game' | 'config'>
    const all = lookAfter(game, rules, trace)
    const last = all.at(-1)?.view.round ?? 0
    return all
      .filter(({ view }) => view.round > last - ROUNDS)
      .map(look => ({ title: scenario.title, ...look }))
  })
  return looks.map((look, i) => ({ game, id: `${game}/${i + 1}`, ...look }))
}

export const galleryStates = (): readonly GalleryState[] =>
  Object.entries(TEXTS).flatMap(([path, text]) => statesOf(path, text))
