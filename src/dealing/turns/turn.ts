import type { TableState } from '../../general/state.ts'
import type { Command } from '../../kernel/game.ts'
import type { Patron } from '../../kernel/people.ts'

/** What patrons can do at a table, for programs that enumerate every choice. */
export interface Turns<PS> {
  /** True while patrons may place wagers of the coming round. */
  readonly isBetting: (table: TableState<PS>) => boolean
  /** Everything that can be wagered on. The rules may still refuse it. */
  readonly wagers: (table: TableState<PS>, patron: Patron) => readonly string[]
  /** The patron whom the table waits for, with every answer that could be lawful. */
  readonly answer: (
    table: TableState<PS>,
  ) => { readonly patron: Patron; readonly among: readonly Omit<Command, 'by'>[] } | undefined
}
