import { CATALOGUE } from '../../games/index.ts'
import type { TableState } from '../../general/state.ts'
import type { TableView } from '../../general/view.ts'
import type { Command, Event, Game } from '../../kernel/game.ts'
import type { Line, LogFile } from './record.ts'

/** A log folded again, by the same rules that decided it. */

export type AnyTable = Game<unknown, TableState<unknown>, Command, Event, TableView<unknown>>

/** The game a log was opened with; the cage and others have no table to draw. */
export const gameOf = (name: string): AnyTable | undefined => {
  const [game = ''] = name.split('/')
  return Object.hasOwn(CATALOGUE, game)
    ? (CATALOGUE[game as keyof typeof CATALOGUE].game as unknown as AnyTable)
    : undefined
}

export const gameNameOf = ({ lines }: LogFile): string => lines[0]?.body.opens?.game ?? ''

const EVERY = 100

export interface Replay {
  readonly game: AnyTable
  /** How the table stood after this many entries. */
  readonly at: (entries: number) => TableState<unknown>
}

/** Keeps a state now and then, so that going back is as quick as going on. */
export const replayOf = (file: LogFile): Replay | undefined => {
  const game = gameOf(gameNameOf(file))
  const opens = file.lines[0]?.body.opens
  if (!game || !opens) return undefined
  const kept = [game.open(opens.config)]
  const folded = (from: TableState<unknown>, lines: readonly Line[]) =>
    lines.reduce(
      (state, { body }) => body.events.reduce((now, event) => game.evolve(now, event), state),
      from,
    )
  return {
    game,
    at: entries => {
      while (kept.length * EVERY <= entries) {
        const from = (kept.length - 1) * EVERY
        kept.push(folded(kept.at(-1)!, file.lines.slice(from, from + EVERY)))
      }
      const mark = Math.floor(entries / EVERY)
      return folded(kept[mark]!, file.lines.slice(mark * EVERY, entries))
    },
  }
}
