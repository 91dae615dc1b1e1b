import { type Card, decks } from '../../kernel/card.ts'
import type { Word } from '../../records/entry.ts'
import {
  below,
  commitmentOf,
  newSecret,
  type Revealed,
  type Seal,
  shuffle,
  wordsOf,
} from './shoe-commitments.ts'

/**
 * Spins and rolls that anyone can check: one secret for each, committed to before wagers are taken
 * and shown when they are settled.
 *
 * In prose, beside steps 1 to 3 of chance.ts, where SHOE is now the number of the spin or roll and
 * `shuffle` is `spin` or `dice`:
 * 4. A spin takes the next number below the largest multiple of the count of compartments; what is
 *    left of it modulo that count is the place of the compartment, clockwise from 0.
 * 5. A roll takes two such numbers, each modulo 6 and one more: the faces of the dice.
 */

/** What a secret and the patrons' words come to. */
export type Works<T> = (seal: Seal, said: readonly Word[]) => T

/** The compartment in which the ball comes to rest. @rule nz8:2.5(a) nz8:2.5(b) */
export const pocketOf =
  (pockets: readonly string[]): Works<string> =>
  (seal, said) =>
    pockets[below(pockets.length, wordsOf(seal, said, 'spin'))]!

const FACES = [1, 2, 3, 4, 5, 6] as const

type Face = (typeof FACES)[number]

/** @rule nz1:16.0(e) each face as likely as another, whatever was thrown before. */
export const facesOf: Works<readonly [Face, Face]> = (seal, said) => {
  const next = wordsOf(seal, said, 'dice')
  return [FACES[below(6, next)]!, FACES[below(6, next)]!]
}

/** One deck in the order in which a single round is dealt. */
export const deckOf: Works<readonly Card[]> = (seal, said) => shuffle(decks(1), wordsOf(seal, said))

/** What a table needs of chance, throw by throw. */
export interface Throws<T> {
  /** Seals the throw of this number and gives the commitment. */
  readonly seal: (number: number) => string
  readonly mix: (word: Word) => void
  readonly draw: () => T
  readonly reveal: () => Revealed
}

export const sealedThrows = <T>(
  table: string,
  works: Works<T>,
  secret: () => string = newSecret,
): Throws<T> => {
  let now: Revealed | undefined
  const opened = (): Revealed => {
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

/** Whether the secret is the one promised, and what came of it what it stands for. */
export const isKept = <T>(
  works: Works<T>,
  { seal, said }: Revealed,
  commitment: string,
  drawn: T,
): boolean => commitmentOf(seal) === commitment && String(works(seal, said)) === String(drawn)
