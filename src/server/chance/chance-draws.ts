import { assert } from '../../kernel/assert.ts'
import type { Ask } from '../../kernel/chance.ts'
import type { Command } from '../../kernel/game.ts'
import type { Note, Opened, Word } from '../../records/entry.ts'
import type { CommandSubmission } from '../log/log-opening.ts'
import { cardAt, type Drawing, type Seals } from './sealed-secrets.ts'
import { numberBelow, type Seal, wordsOf } from './shoe-commitments.ts'
import { facesOf, pocketOf } from './spin-commitments.ts'

/** Computes from a table's secret the draws that it asks for, and no others. */

const CHANCE = { role: 'chance' } as const

const says = (does: string, what: object, note: Note = {}): CommandSubmission => ({
  command: { by: CHANCE, does, ...what } as Command,
  note,
})

export const sealOf = (table: string, { number, decks, secret }: Opened): Seal => ({
  table,
  shoe: number,
  decks,
  secret,
})

/** Draws from the mixed discards when the deck is empty. Each draw uses the next number. */
export const discard = (
  seal: Seal,
  of: number,
  nth: number,
  said: readonly Word[] = [],
): number => {
  const next = wordsOf(seal, said, 'discard')
  for (let passed = 0; passed < nth; passed += 1) next()
  return numberBelow(of, next)
}

/** Draws a lot when tournament players get their seats. @rule nz7:2.3(ad) */
export const lot = (seal: Seal, of: number, said: readonly Word[] = []): number =>
  numberBelow(of, wordsOf(seal, said, 'lot'))

interface SealedDraw {
  readonly seal: Seal
  readonly drawing: Drawing
  /** Reveals the secret, which is for one throw only, and commits to the next before betting opens. */
  readonly spent: () => Note
}

type AskFor<F> = Extract<Ask, { readonly for: F }>
type DrawKind = Exclude<Ask['for'], 'shuffle'>

const DRAWN: {
  readonly [F in DrawKind]: (ask: AskFor<F>, sealed: SealedDraw) => CommandSubmission
} = {
  card: (_, { seal, drawing }) => says('card', { card: cardAt(seal, drawing, drawing.out) }),
  spin: ({ pockets }, { seal, drawing, spent }) =>
    says('spun', { number: pocketOf(pockets)(seal, drawing.said) }, spent()),
  discard: ({ of }, { seal, drawing }) =>
    says('discard', { at: discard(seal, of, drawing.discards, drawing.said) }),
  lot: ({ of }, { seal, drawing, spent }) =>
    says('lot', { number: lot(seal, of, drawing.said) }, spent()),
  dice: (_, { seal, drawing, spent }) =>
    says('dice', { faces: facesOf(seal, drawing.said) }, spent()),
}

/** Whether nothing has been drawn from this promise yet. */
const isFresh = ({ cut, out, discards }: Drawing): boolean =>
  cut === undefined && out === 0 && discards === 0

/** The order promised when the last secret was revealed. If there is none, promises one now. */
const shuffled = (decks: number, drawing: Drawing, seals: Seals): CommandSubmission => {
  const { sealed, count } = drawing
  if (sealed?.decks === decks && isFresh(drawing))
    return says('shuffled', { commitment: sealed.commitment })
  const next = seals.seal(count + 1, decks)
  const reveals = sealed && { reveals: seals.open(sealed) }
  return says('shuffled', { commitment: next.commitment }, { seals: next, ...reveals })
}

export const answerTo = (
  table: string,
  ask: Ask,
  drawing: Drawing,
  seals: Seals,
): CommandSubmission => {
  if (ask.for === 'shuffle') return shuffled(ask.decks, drawing, seals)
  const { sealed, count } = drawing
  assert(sealed !== undefined, `${table} wants a ${ask.for} and nothing is sealed`)
  const opened = seals.open(sealed)
  return (DRAWN[ask.for] as (ask: Ask, sealed: SealedDraw) => CommandSubmission)(ask, {
    seal: sealOf(table, opened),
    drawing,
    spent: () => ({ reveals: opened, seals: seals.seal(count + 1, 0) }),
  })
}
