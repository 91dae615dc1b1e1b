import { CATALOGUE } from '../../../../games/catalogue.ts'
import { everyAccount, type TableState } from '../../../../general/state.ts'
import type { TableView } from '../../../../general/view.ts'
import type { Command, Event, Game } from '../../../../kernel/game.ts'
import { director } from '../../../../tournament/director/director.ts'
import type { DirectorView } from '../../../../tournament/director/view.ts'
import { shoe, wheel } from '../../../../tournament/session/tables.ts'
import type { SessionView } from '../../../../tournament/session/view.ts'
import type { ExportLine, LogFile } from './export-file.ts'

/** A log folded again, by the same rules that decided it. */

type AnyGame = Game<unknown, unknown, Command, Event, unknown>

/** What an auditor sees of a log that can be played again. */
export interface Stands {
  /** A table, of the house or of a session. */
  readonly table?: {
    readonly state: TableState<unknown>
    readonly view: Omit<TableView<unknown>, 'wagers'>
  }
  readonly session?: SessionView<unknown>
  readonly tournament?: DirectorView
}

export interface Played {
  readonly game: AnyGame
  readonly stands: (state: unknown) => Stands
  /** The accounts that must add up, if there are any. */
  readonly accountsIn: (state: unknown) => ReturnType<typeof everyAccount>
}

const AUDITOR = { role: 'auditor' } as const

const tableLog = (game: AnyGame): Played => ({
  game,
  stands: state => ({
    table: {
      state: state as TableState<unknown>,
      view: game.view(state, AUDITOR) as TableView<unknown>,
    },
  }),
  accountsIn: state => everyAccount(state as TableState<unknown>),
})

/** A table with Division 7 round it. */
const sessionLog = (game: AnyGame): Played => {
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

const tournamentLog: Played = {
  game: director,
  stands: state => ({ tournament: director.view(state as never, AUDITOR) }),
  accountsIn: () => [],
}

const IN_TOURNAMENTS: Readonly<Record<string, Played>> = {
  tournament: tournamentLog,
  'session/roulette': sessionLog(wheel.game),
  'session/baccarat': sessionLog(shoe.game),
}

/** The game a log was opened with; the cage and others have no table to draw. */
export const playedIn = (name: string): Played | undefined => {
  if (Object.hasOwn(IN_TOURNAMENTS, name)) return IN_TOURNAMENTS[name]
  const [game = ''] = name.split('/')
  return Object.hasOwn(CATALOGUE, game)
    ? tableLog(CATALOGUE[game as keyof typeof CATALOGUE].game)
    : undefined
}

export const gameNameOf = ({ lines }: LogFile): string => lines[0]?.body.opens?.game ?? ''

const EVERY = 100

/** How it stood after this many entries. */
export type Replay = (entries: number) => Stands

/** Keeps a state now and then, so that going back is as quick as going on. */
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
