/** Reads an export (`croupier export > house.ndjson`) and prints every finished round. */

import { readFileSync } from 'node:fs'
import { roundsIn } from 'croupier-rules/records'
import { games } from 'croupier-rules/rules'

const [, , file] = process.argv
const logs = new Map()
for (const line of readFileSync(file, 'utf8').trim().split('\n')) {
  const kept = JSON.parse(line)
  if (typeof kept.body !== 'string') continue
  const entries = logs.get(kept.log) ?? logs.set(kept.log, []).get(kept.log)
  entries.push({ kept, body: JSON.parse(kept.body) })
}
for (const entries of logs.values()) {
  const [game = ''] = entries[0].body.opens?.game.split('/') ?? []
  if (!Object.hasOwn(games, game)) continue
  for (const { table, round, state, ends } of roundsIn(entries))
    console.log(`${table} round ${round}: ${state}, ${ends.length} wagers`)
}
