import { hrefTo } from '../../app/route.ts'

/** Names of logs: tables, tournaments, and their sessions. */

/** The tournament of a log; also for the log of one of its sessions. */
export const tournamentOf = (log: string): string | undefined =>
  /^(tournament-\d+)(-session-\d+)?$/.exec(log)?.[1]

/** The URL of a log. `at` is a round, or an entry such as `entry-12`. */
export const hrefToLog = (log: string, at = ''): string =>
  at === '' ? hrefTo('inspector', 'log', log) : hrefTo('inspector', 'log', log, at)
