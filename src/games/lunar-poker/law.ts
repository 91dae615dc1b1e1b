import { commandsOn } from '../../kernel/command.ts'
import type { Felt } from '../../kernel/game.ts'
import type { LunarEvent } from './table/events.ts'
import type { LunarState } from './table/state.ts'

/** Declares a command of Division 22 next to its law. */
export const command = commandsOn<LunarState, Felt, LunarEvent>()
