import type { TableConfig, TableState } from '../../general/state.ts'
import type { TableView } from '../../general/view.ts'
import type { Command, Event, Game } from '../../kernel/game.ts'
import type { PlayView } from '../../protocol/shown.ts'
import type { Host } from '../log/log-writer.ts'

/** A table of any game, as the house sees it: Division 1 is known, the play inside is not. */

export type AnyGame = Game<
  TableConfig<unknown>,
  TableState<unknown>,
  Command,
  Event,
  TableView<PlayView>
>

export type TableHost = Host<
  TableConfig<unknown>,
  TableState<unknown>,
  Command,
  Event,
  TableView<PlayView>
>
