import type { Patron } from '../../../kernel/people.ts'
import type { DirectorCommand } from '../../../tournament/director/commands.ts'
import { isInPlay } from '../../../tournament/director/state.ts'
import { playerOf } from '../../../tournament/session/state.ts'
import type { Tournament } from '../tournament.ts'
import type { SessionHost } from './session-dealer.ts'

/** Terminals that have failed for good. Only their table knows whether another one is free. */

const affected = (command: DirectorCommand): readonly Patron[] => {
  if (command.does === 'another-heat') return [command.patron]
  return command.does === 'void-entries' && command.ground === 'terminal' ? command.patrons : []
}

/**
 * A player who had lost everything before the failure does not play the heat again.
 * @rule nz7:9.5(a) nz7:11.5(a)
 */
export const completed = (
  { sessions }: Pick<Tournament, 'sessions'>,
  command: DirectorCommand,
): DirectorCommand => {
  if (command.does !== 'restart') return command
  const seated = sessions.get(command.session)?.host.state.players ?? []
  const out = seated.filter(({ status }) => status === 'out').map(({ patron }) => patron)
  return out.length > 0 ? { ...command, out } : command
}

/**
 * Who must leave which table before the director finds another heat or voids the entry.
 * @rule nz7:9.4(b) nz7:9.4(c) nz7:11.4(b) nz7:11.4(c)
 */
export const heatsLeft = (
  { host, sessions }: Pick<Tournament, 'host' | 'sessions'>,
  command: DirectorCommand,
): readonly { readonly host: SessionHost; readonly patron: Patron }[] =>
  affected(command).flatMap(patron =>
    [...sessions.values()]
      .filter(({ session }) => isInPlay(host.state.sessions[session]!))
      .filter(table => playerOf(table.host.state, patron)?.status === 'active')
      .map(table => ({ host: table.host, patron })),
  )
