import type { Kept } from '../../../../records/entry.ts'
import { sha256 } from '../../fairness/chance.ts'
import type { ExportLine } from './export-file.ts'
import type { Finding } from './verify.ts'

/**
 * The independent verifier: checks that every entry continues the one before, with the browser's
 * hashes.
 */

const GENESIS = '0'.repeat(64)

const utf8 = new TextEncoder()

/** Each part is preceded by its length, so that two different entries never hash the same bytes. */
const hashOf = (entry: Kept): Promise<string> => {
  const { prev, log, seq, epoch, id, at, program, body } = entry
  const parts = [prev, log, seq, epoch, id, at, program, body].flatMap(part => {
    const bytes = utf8.encode(String(part))
    return [utf8.encode(`${bytes.length}|`), bytes]
  })
  const all = new Uint8Array(parts.reduce((sum, { length }) => sum + length, 0))
  let place = 0
  for (const part of parts) {
    all.set(part, place)
    place += part.length
  }
  return sha256(all)
}

interface ChainEnd {
  readonly seq: number
  readonly hash: string
  readonly epoch: number
  readonly log: string
}

const wrongWith = async (kept: Kept, before: ChainEnd, ids: ReadonlySet<string>) => {
  if (kept.seq !== before.seq + 1) return 'order'
  if (kept.log !== before.log) return 'log'
  if (kept.prev !== before.hash) return 'link'
  if ((await hashOf(kept)) !== kept.hash) return 'hash'
  if (kept.epoch < before.epoch) return 'writer'
  return ids.has(kept.id) ? 'repeated' : undefined
}

/** The first entry that breaks the chain. Later entries depend on it and are not checked. */
export const chainFinding = async (lines: readonly ExportLine[]): Promise<Finding | undefined> => {
  const ids = new Set<string>()
  let before: ChainEnd = { seq: 0, hash: GENESIS, epoch: 0, log: lines[0]?.kept.log ?? '' }
  for (const { kept } of lines) {
    const is = await wrongWith(kept, before, ids)
    if (is) return { seq: before.seq + 1, is }
    ids.add(kept.id)
    before = kept
  }
  return undefined
}
