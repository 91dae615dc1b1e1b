import { expect } from 'vitest'
import { sealOf } from '../src/server/answers.ts'
import type { Body } from '../src/server/host.ts'
import { cardAt, drawn, sealsOf, UNSEALED } from '../src/server/seals.ts'
import type { Kept } from '../src/server/store.ts'

/** What must be on the books, whatever went wrong meanwhile. */

export interface Said {
  readonly table: string
  done?: number
  isRefused?: boolean
}

/** Everything that was said, by its id, and the number under which the house said it was done. */
export type Heard = Map<string, Said>

export const acknowledged = (heard: Heard): number =>
  [...heard.values()].filter(({ done }) => done !== undefined).length

/** Every acknowledged command once, every other at most once, and none that was refused. */
export const checkCommands = (heard: Heard, entries: readonly Kept[]): void => {
  for (const [id, note] of heard) {
    const kept = entries
      .filter(entry => entry.log === note.table && entry.id === id)
      .map(({ seq }) => seq)
    if (note.done !== undefined) expect([id, kept]).toEqual([id, [note.done]])
    else expect(kept.length).toBeLessThanOrEqual(note.isRefused ? 0 : 1)
  }
}

/** Each card is the next of the order that was promised, over all restarts, shown or not yet. */
export const checkCards = (entries: readonly Kept[], key: Buffer): number => {
  const log = entries[0]?.log ?? ''
  const seals = sealsOf(log, key)
  let drawing = UNSEALED
  let cards = 0
  for (const { seq, body } of entries) {
    const said = JSON.parse(body) as Body
    if (said.command?.does === 'card') {
      const seal = sealOf(log, seals.open(drawing.sealed!))
      const card = cardAt(seal, drawing, drawing.out)
      expect([seq, said.command]).toEqual([seq, expect.objectContaining({ card })])
      cards += 1
    }
    drawing = drawn(drawing, said)
  }
  return cards
}
