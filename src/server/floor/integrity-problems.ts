import type { Floor } from './floor.ts'

const hostsOf = ({ cage, log, tables }: Floor) => [
  cage,
  log,
  ...[...tables.values()].map(({ host }) => host),
]

/** Logs that only a restart of the program can continue. */
export const brokenLogs = (floor: Floor): readonly string[] =>
  hostsOf(floor)
    .filter(host => host.isBroken)
    .map(host => `${host.log}: ${host.stopped}`)

/** Problems of this server: stopped logs, and books that do not balance. */
export const integrityProblems = (floor: Floor): readonly string[] => {
  const { cashier, tournaments } = floor
  const stopped = hostsOf(floor).filter(host => host.stopped !== undefined)
  return [
    ...stopped.map(host => `${host.log}: ${host.stopped}`),
    ...cashier.audit(),
    ...tournaments.audit(),
  ]
}
