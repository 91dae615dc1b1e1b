import type { TableConfig, TableState } from '../../general/state.ts'
import type { TableView } from '../../general/view.ts'
import type { Command, Event, Game } from '../../kernel/game.ts'
import type { PlayView } from '../../protocol/shown.ts'
import type { Host } from '../log/log-writer.ts'

/**
 * A table of any game, as the house sees it: the house knows Division 1 but not the play inside.
 */

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
