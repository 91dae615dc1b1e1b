import { hash } from 'node:crypto'

/** Assigns tables to nodes: evenly, and so that few tables move when a node comes or goes. */

const weight = (node: string, table: string): string => hash('sha256', `${node}|${table}`, 'hex')

/** Every node computes the same result from the same names. */
export const sharesOf = (
  nodes: readonly string[],
  tables: readonly string[],
): ReadonlyMap<string, string> => {
  const most = Math.ceil(tables.length / Math.max(1, nodes.length))
  const counts = new Map<string, number>()
  const shares = new Map<string, string>()
  for (const table of [...tables].sort()) {
    const free = nodes.filter(node => (counts.get(node) ?? 0) < most)
    const best = free.toSorted((a, b) => (weight(a, table) < weight(b, table) ? 1 : -1))[0]
    if (best === undefined) continue
    shares.set(table, best)
    counts.set(best, (counts.get(best) ?? 0) + 1)
  }
  return shares
}
