import { commandsOn } from '../../kernel/command.ts'
import type { AnyEvent, Session } from './state.ts'

/** Declares a command of a session next to its law. */
export const command = commandsOn<Session, undefined, AnyEvent>()
