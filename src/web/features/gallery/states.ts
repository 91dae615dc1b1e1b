import type { GameName } from '../../../games/catalogue.ts'
import type { TableState } from '../../../general/state.ts'
import { play } from '../../../scenario/index.ts'
import type { Traced } from '../../../scenario/run.ts'
import type { Connection, Moment, View } from '../../client/connection.ts'
import { pastIn } from '../../client/practice/past.ts'
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
  readonly connection: Connection
}

const VIEWER = 'seat 1'

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

type Looks = Omit<GalleryState, 'game' | 'id' | 'title'>

const connectionOf = (
  game: string,
  view: View,
  past: Awaited<ReturnType<Connection['history']>>,
): Connection => {
  const left = TIMED.includes(view.play.phase) ? LEFT : null
  let moment: Moment | undefined
  return {
    table: `gallery/${game}`,
    game,
    patron: VIEWER,
    subscribe: () => () => undefined,
    moment: () => {
      moment ??= { seq: 1, view, left, heardAt: performance.now() }
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
): readonly Looks[] => {
  const book = newBook({ game, config }, 0)
  let state: TableState<unknown> = game.open(config)
  return trace.map(({ step, entries }) => {
    for (const { command, events } of entries) {
      state = events.reduce((before, event) => game.evolve(before, event), state)
      enter(book, { at: 0, command, events }, state)
    }
    const view = game.view(state, { role: 'patron', patron: VIEWER })
    const past = pastIn(book, { config }, VIEWER)
    const line = `${step.actor} ${step.phrase}`
    return { line, view, connection: connectionOf(name, view, past) }
  })
}

const gameOf = (path: string): GameName => path.match(/([\w-]+)\.txt$/)![1] as GameName

/** Throws if a scenario fails, so the gallery cannot show what the rules do not allow. */
const statesOf = (path: string, text: string): readonly GalleryState[] => {
  const game = gameOf(path)
  const looks = play(text).flatMap(({ scenario, trace, failure, opened }) => {
    if (failure || !opened) throw new Error(`${path}:${failure?.line}: ${failure?.says}`)
    const rules = opened as Pick<Rules, 'game' | 'config'>
    return lookAfter(game, rules, trace).map(look => ({ title: scenario.title, ...look }))
  })
  return looks.map((look, i) => ({ game, id: `${game}/${i + 1}`, ...look }))
}

export const galleryStates = (): readonly GalleryState[] =>
  Object.entries(TEXTS).flatMap(([path, text]) => statesOf(path, text))
