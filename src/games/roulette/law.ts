import { commandsOn } from '../../kernel/command.ts'
import type { Felt } from '../../kernel/game.ts'
import type { RouletteEvent } from './table/events.ts'
import type { State } from './table/state.ts'

/** Declares a command of Division 8 next to its law. */
export const command = commandsOn<State, Felt, RouletteEvent>()
