import { assert } from '../kernel/assert.ts'
import type { Ask } from '../kernel/chance.ts'
import type { Command } from '../kernel/game.ts'
import { below, type Seal, wordsOf } from './chance.ts'
import { cardAt, type Drawing, type Note, type Opened, type Seals } from './seals.ts'

/** What chance says when a table asks it: worked out of the seal, and only as far as was asked. */

export interface Said {
  readonly command: Command & Readonly<Record<string, unknown>>
  readonly note: Note
}

const CHANCE = { role: 'chance' } as const

export const sealOf = (table: string, { number, decks, secret }: Opened): Seal => ({
  table,
  shoe: number,
  decks,
  secret,
})

/** A ball, two dice and a cut of the discards come of the same words, each under its own label. */
export const number = (seal: Seal, purpose: 'spin' | 'discard', of: number, nth = 0): number => {
  const next = wordsOf(seal, [], purpose)
  for (let skipped = 0; skipped < nth; skipped += 1) below(of, next)
  return below(of, next)
}

export const faces = (seal: Seal): readonly [number, number] => {
  const next = wordsOf(seal, [], 'dice')
  return [below(6, next) + 1, below(6, next) + 1]
}

const shuffled = (decks: number, { sealed, count }: Drawing, seals: Seals): Said => {
  const next = seals.seal(count + 1, decks)
  return {
    command: { by: CHANCE, does: 'shuffled', commitment: next.commitment },
    note: { seals: next, ...(sealed && { reveals: seals.open(sealed) }) },
  }
}

export const answerTo = (table: string, ask: Ask, drawing: Drawing, seals: Seals): Said => {
  const { sealed, count } = drawing
  if (ask.for === 'shuffle') return shuffled(ask.decks, drawing, seals)
  assert(sealed !== undefined, `${table} wants a ${ask.for} and nothing is sealed`)
  const opened = seals.open(sealed)
  const seal = sealOf(table, opened)
  /** One secret for one throw: it is shown with it, and the next one is promised before bets are taken. */
  const spent: Note = { reveals: opened, seals: seals.seal(count + 1, 0) }
  const { for: wanted } = ask
  switch (wanted) {
    case 'card':
      return {
        command: { by: CHANCE, does: 'card', card: cardAt(seal, drawing, drawing.out) },
        note: {},
      }
    case 'spin': {
      const pocket = ask.pockets[number(seal, 'spin', ask.pockets.length)]
      return { command: { by: CHANCE, does: 'spun', number: pocket }, note: spent }
    }
    case 'dice':
      return { command: { by: CHANCE, does: 'dice', faces: faces(seal) }, note: spent }
  }
}
