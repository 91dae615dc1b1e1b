import { createHash, createHmac } from 'node:crypto'
import type { Card } from '../../kernel/card.ts'
import type { Word } from '../../records/entry.ts'
import { mixedOf, orderOf, type Seal, shuffle, wordsOf } from './shoe-commitments.ts'

/**
 * A deck of which not every card is shown. Were its secret published, a hand that was folded could be
 * worked out; so every card lies in an envelope of its own, and only those are opened that the table
 * has seen. An auditor, who sees everything afterwards, has the secret from the log.
 *
 * In prose, beside the steps of chance.ts:
 * 1. The house's order is that of steps 3 and 4 without words; its places are numbered from 0.
 * 2. The salt of place I is HMAC-SHA-256, in hexadecimal, keyed with the secret, of the text
 *    `salt|v1|TABLE|SHOE|I`; its envelope is SHA-256, in hexadecimal, of `card|v1|TABLE|SHOE|I|CARD|SALT`.
 * 3. The commitment is SHA-256 of `deck|v1|TABLE|SHOE|` and then every envelope and a newline.
 * 4. With words, the places change as cards do in step 4, by blocks keyed with the 32 bytes of W of the
 *    text `mix|v1|TABLE|SHOE|W|N`: the patrons mix what the house has put in order and cannot see.
 * 5. The cut takes so many from the front to the back. To open a place is to tell its card and salt.
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

/** The places of the house's order as the cards leave the deck. */
export const placesOf = (seal: Seal, said: readonly Word[], cut = 0): readonly number[] => {
  const places = Array.from({ length: 52 * seal.decks }, (_, place) => place)
  const mixed =
    said.length === 0
      ? places
      : shuffle(places, wordsOf({ ...seal, secret: mixedOf(said) }, said, 'mix'))
  return [...mixed.slice(cut), ...mixed.slice(0, cut)]
}

/** The cards as they leave the deck. */
export const deckOrderOf = (seal: Seal, said: readonly Word[], cut = 0): readonly Card[] => {
  const order = orderOf(seal, [])
  return placesOf(seal, said, cut).map(place => order[place]!)
}
