import { CATALOGUE } from '../../../../games/catalogue.ts'
import { everyAccount, type TableState } from '../../../../general/state.ts'
import type { TableView } from '../../../../general/view.ts'
import type { Command, Event, Game } from '../../../../kernel/game.ts'
import { director } from '../../../../tournament/director/director.ts'
import type { DirectorView } from '../../../../tournament/director/view/director-view.ts'
import { shoe, wheel } from '../../../../tournament/session/tables.ts'
import type { SessionView } from '../../../../tournament/session/view.ts'
import type { ExportLine, LogFile } from './export-file.ts'

/** Replays a log with the rules that decided it. */

type AnyGame = Game<unknown, unknown, Command, Event, unknown>

/** What an auditor sees of a replayed log. */
export interface ReplayedState {
  /** A table of the house or of a session. */
  readonly table?: {
    readonly state: TableState<unknown>
    readonly view: Omit<TableView<unknown>, 'wagers'>
  }
  readonly session?: SessionView<unknown>
  readonly tournament?: DirectorView
}

export interface ReplayableLog {
  readonly game: AnyGame
  readonly stands: (state: unknown) => ReplayedState
  /** The accounts that must balance, if there are any. */
  readonly accountsIn: (state: unknown) => ReturnType<typeof everyAccount>
}

const AUDITOR = { role: 'auditor' } as const

const tableLog = (game: AnyGame): ReplayableLog => ({
  game,
  stands: state => ({
    table: {
      state: state as TableState<unknown>,
      view: game.view(state, AUDITOR) as TableView<unknown>,
    },
  }),
  accountsIn: state => everyAccount(state as TableState<unknown>),
})

/** A table wrapped in Division 7. */
const sessionLog = (game: AnyGame): ReplayableLog => {
  const innerOf = (state: unknown) => (state as { readonly inner: TableState<unknown> }).inner
  return {
    game,
    stands: state => {
      const session = game.view(state, AUDITOR) as SessionView<unknown>
      return { session, table: { state: innerOf(state), view: session.table } }
    },
    accountsIn: state => everyAccount(innerOf(state)),
  }
}

const tournamentLog: ReplayableLog = {
  game: director,
  stands: state => ({ tournament: director.view(state as never, AUDITOR) }),
  accountsIn: () => [],
}

const IN_TOURNAMENTS: Readonly<Record<string, ReplayableLog>> = {
  tournament: tournamentLog,
  'session/roulette': sessionLog(wheel.game),
  'session/baccarat': sessionLog(shoe.game),
}

/** The game that the log was opened with. Logs such as the cage have none. */
export const playedIn = (name: string): ReplayableLog | undefined => {
  if (Object.hasOwn(IN_TOURNAMENTS, name)) return IN_TOURNAMENTS[name]
  const [game = ''] = name.split('/')
  return Object.hasOwn(CATALOGUE, game)
    ? tableLog(CATALOGUE[game as keyof typeof CATALOGUE].game)
    : undefined
}

export const gameNameOf = ({ lines }: LogFile): string => lines[0]?.body.opens?.game ?? ''

const EVERY = 100

/** The state after a number of entries. */
export type Replay = (entries: number) => ReplayedState

/** Keeps a state at intervals, so that stepping back is as fast as stepping forward. */
export const replayOf = (file: LogFile): Replay | undefined => {
  const played = playedIn(gameNameOf(file))
  const opens = file.lines[0]?.body.opens
  if (!played || !opens) return undefined
  const { game, stands } = played
  const kept = [game.open(opens.config)]
  const folded = (from: unknown, lines: readonly ExportLine[]): unknown =>
    lines.reduce(
      (state, { body }) => body.events.reduce((now, event) => game.evolve(now, event), state),
      from,
    )
  return entries => {
    while (kept.length * EVERY <= entries) {
      const from = (kept.length - 1) * EVERY
      kept.push(folded(kept.at(-1), file.lines.slice(from, from + EVERY)))
    }
    const mark = Math.floor(entries / EVERY)
    return stands(folded(kept[mark], file.lines.slice(mark * EVERY, entries)))
  }
}
