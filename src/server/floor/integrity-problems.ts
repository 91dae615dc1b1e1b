import type { Floor } from './floor.ts'

/** Problems of this server: stopped logs, and books that do not balance. */
export const wrongIn = ({ cage, log, tables, cashier, tournaments }: Floor): readonly string[] => {
  const tableHosts = [...tables.values()].map(({ host }) => host)
  const stopped = [cage, log, ...tableHosts].filter(host => host.stopped !== undefined)
  return [
    ...stopped.map(host => `${host.log}: ${host.stopped}`),
    ...cashier.audit(),
    ...tournaments.audit(),
  ]
}
