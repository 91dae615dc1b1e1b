import { commandsOn } from '../../kernel/command.ts'
import * as field from '../../kernel/shape.ts'
import type { DirectorEvent, DirectorState } from './state.ts'

/** Declares a command of a tournament next to its law. */
export const command = commandsOn<DirectorState, undefined, DirectorEvent>()

/** The director is an employee with authority over tables. @rule nz7:1.1/tournament-director */
export const DIRECTOR = 'casino-supervisor'

/** Sessions are numbered from 0. */
export const SESSION_NUMBER = field.whole(0, 100_000)
