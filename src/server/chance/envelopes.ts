import { createHash, createHmac } from 'node:crypto'
import type { Card } from '../../kernel/card.ts'
import type { Word } from '../../records/entry.ts'
import { mixedOf, orderOf, type Seal, shuffle, wordsOf } from './shoe-commitments.ts'

/**
 * A deck of which not every card is shown. If the house revealed its secret, anybody could compute a
 * folded hand. So every card has its own envelope, and the house opens only the envelopes of cards
 * that the table has seen. An auditor gets the secret from the log, once everything is over.
 *
 * The algorithm, in addition to the steps in shoe-commitments.ts:
 * 1. The house's order is that of steps 3 and 4 without words. Its places count from 0.
 * 2. The salt of place I is HMAC-SHA-256, in hexadecimal, keyed with the secret, of the text
 *    `salt|v1|TABLE|SHOE|I`. Its envelope is SHA-256, in hexadecimal, of
 *    `card|v1|TABLE|SHOE|I|CARD|SALT`.
 * 3. The commitment is SHA-256 of `deck|v1|TABLE|SHOE|` and then each envelope with a newline.
 * 4. If there are words, shuffle the places like the cards in step 4, with blocks of the text
 *    `mix|v1|TABLE|SHOE|W|N` keyed with the 32 bytes of W. So the patrons mix envelopes that they
 *    cannot see into.
 * 5. The cut moves that many places from the front to the back. To open a place is to publish its
 *    card and salt.
 */

const sha256 = (text: string): string => createHash('sha256').update(text).digest('hex')

export const saltOf = ({ table, shoe, secret }: Seal, place: number): string =>
  createHmac('sha256', Buffer.from(secret, 'hex'))
    .update(`salt|v1|${table}|${shoe}|${place}`)
    .digest('hex')

export const envelopesOf = (seal: Seal): readonly string[] =>
  orderOf(seal, []).map((card, place) =>
    sha256(`card|v1|${seal.table}|${seal.shoe}|${place}|${card}|${saltOf(seal, place)}`),
  )

export const deckCommitmentOf = (
  { table, shoe }: Pick<Seal, 'table' | 'shoe'>,
  envelopes: readonly string[],
): string => sha256(`deck|v1|${table}|${shoe}|${envelopes.map(one => `${one}\n`).join('')}`)

/** The house's place numbers in the order in which the cards leave the deck. */
export const placesOf = (seal: Seal, said: readonly Word[], cut = 0): readonly number[] => {
  const places = Array.from({ length: 52 * seal.decks }, (_, place) => place)
  const mixed =
    said.length === 0
      ? places
      : shuffle(places, wordsOf({ ...seal, secret: mixedOf(said) }, said, 'mix'))
  return [...mixed.slice(cut), ...mixed.slice(0, cut)]
}

/** The cards in the order in which they leave the deck. */
export const deckOrderOf = (seal: Seal, said: readonly Word[], cut = 0): readonly Card[] => {
  const order = orderOf(seal, [])
  return placesOf(seal, said, cut).map(place => order[place]!)
}
