import { type Card, decks } from '../../kernel/card.ts'
import type { Word } from '../../records/entry.ts'
import {
  commitmentOf,
  newSecret,
  numberBelow,
  type RevealedSeal,
  type Seal,
  shuffle,
  wordsOf,
} from './shoe-commitments.ts'

/**
 * Spins and rolls that anyone can check. Each has its own secret: the house commits to it before it
 * takes wagers, and reveals it when it settles them.
 *
 * The algorithm takes steps 1 to 3 from shoe-commitments.ts. SHOE is the number of the spin or roll,
 * and `shuffle` becomes `spin` or `dice`:
 * 4. A spin takes the next number below the largest multiple of the number of compartments. That
 *    number modulo the number of compartments is the place of the compartment, clockwise from 0.
 * 5. A roll takes two such numbers. Each number modulo 6, plus 1, is a face.
 */

/** Computes a result from a secret and the patrons' words. */
export type ResultFunction<T> = (seal: Seal, said: readonly Word[]) => T

/** The compartment where the ball comes to rest. @rule nz8:2.5(a) nz8:2.5(b) */
export const pocketOf =
  (pockets: readonly string[]): ResultFunction<string> =>
  (seal, said) =>
    pockets[numberBelow(pockets.length, wordsOf(seal, said, 'spin'))]!

const FACES = [1, 2, 3, 4, 5, 6] as const

type Face = (typeof FACES)[number]

/** Each face is equally likely, whatever came before. @rule nz1:16.0(e) */
export const facesOf: ResultFunction<readonly [Face, Face]> = (seal, said) => {
  const next = wordsOf(seal, said, 'dice')
  return [FACES[numberBelow(6, next)]!, FACES[numberBelow(6, next)]!]
}

/** One deck in the order of a single round. */
export const deckOf: ResultFunction<readonly Card[]> = (seal, said) =>
  shuffle(decks(1), wordsOf(seal, said))

/** A table's source of single throws. */
export interface Throws<T> {
  /** Seals the throw with this number and returns its commitment. */
  readonly seal: (number: number) => string
  readonly mix: (word: Word) => void
  readonly draw: () => T
  readonly reveal: () => RevealedSeal
}

export const sealedThrows = <T>(
  table: string,
  works: ResultFunction<T>,
  secret: () => string = newSecret,
): Throws<T> => {
  let now: RevealedSeal | undefined
  const opened = (): RevealedSeal => {
    if (!now) throw new Error('broken invariant: no throw has been sealed')
    return now
  }
  return {
    seal: number => {
      now = { seal: { table, shoe: number, decks: 0, secret: secret() }, said: [] }
      return commitmentOf(now.seal)
    },
    mix: word => {
      const { seal, said } = opened()
      now = { seal, said: [...said, word] }
    },
    draw: () => works(opened().seal, opened().said),
    reveal: opened,
  }
}

/** Whether the secret matches the commitment, and the throw follows from it. */
export const isKept = <T>(
  works: ResultFunction<T>,
  { seal, said }: RevealedSeal,
  commitment: string,
  drawn: T,
): boolean => commitmentOf(seal) === commitment && String(works(seal, said)) === String(drawn)
