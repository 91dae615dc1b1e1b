import { hrefTo } from '../../app/route.ts'

/** Logs by their names: tables, tournaments, and the sessions of these. */

/** The tournament that a log is of, be it one of its sessions. */
export const tournamentOf = (log: string): string | undefined =>
  /^(tournament-\d+)(-session-\d+)?$/.exec(log)?.[1]

/** At one of its rounds, or at an entry: `entry-12`. */
export const hrefToLog = (log: string, at = ''): string =>
  at === '' ? hrefTo('inspector', 'log', log) : hrefTo('inspector', 'log', log, at)
