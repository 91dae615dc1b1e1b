import type { Card } from '../../../kernel/card.ts'
import {
  bytesOf,
  commitmentOf,
  facesOf,
  hexOf,
  mixedOf,
  numbersOf,
  orderOf,
  type PromiseRecord,
  pocketOf,
  type ShoeRecord,
  type ShoeSecret,
  sha256,
  shuffled,
  stackOf,
  utf8,
} from './chance.ts'

/** The independent verifier: compares what came with what was committed. */

export type Verdict =
  | { readonly is: 'checked'; readonly cards: number }
  | { readonly is: 'kept'; readonly came: string }
  /** The commitment was opened without any draw. */
  | { readonly is: 'unused' }
  | { readonly is: 'wrong-secret' }
  | { readonly is: 'no-cut' }
  | {
      readonly is: 'wrong-card'
      readonly place: number
      readonly came: string
      readonly due: string
    }
  | { readonly is: 'wrong-throw'; readonly came: string; readonly due: string }

const hmac = async (secret: string, text: string): Promise<string> => {
  const algorithm = { name: 'HMAC', hash: 'SHA-256' }
  const key = await crypto.subtle.importKey('raw', bytesOf(secret), algorithm, false, ['sign'])
  return hexOf(new Uint8Array(await crypto.subtle.sign('HMAC', key, utf8.encode(text))))
}

/** The envelopes of a deck, from the secret that only an auditor has. */
export const deckCommitmentOf = async (sealed: ShoeSecret): Promise<string> => {
  const { table, shoe, secret } = sealed
  const order = await orderOf({ ...sealed, said: [] })
  const envelopes = await Promise.all(
    order.map(async (card, place) => {
      const salt = await hmac(secret, `salt|v1|${table}|${shoe}|${place}`)
      return sha256(utf8.encode(`card|v1|${table}|${shoe}|${place}|${card}|${salt}`))
    }),
  )
  const lines = envelopes.map(one => `${one}\n`).join('')
  return sha256(utf8.encode(`deck|v1|${table}|${shoe}|${lines}`))
}

/** The deck in dealing order, with every card known. */
export const deckStackOf = async (sealed: ShoeSecret, cut: number): Promise<readonly Card[]> => {
  const order = await orderOf({ ...sealed, said: [] })
  return (await placesOf({ ...sealed, cut })).map(place => order[place]!)
}

/** The envelopes of a deck, in the order in which patrons mixed and cut them. */
const placesOf = async ({
  table,
  shoe,
  said,
  cut = 0,
  decks: count,
}: Pick<ShoeRecord, 'table' | 'shoe' | 'said' | 'cut' | 'decks'>) => {
  const places = Array.from({ length: 52 * count }, (_, place) => place)
  const secret = await mixedOf(said)
  const mixed =
    said.length === 0
      ? places
      : await shuffled(places, numbersOf({ table, shoe, said, secret }, 'mix'))
  return [...mixed.slice(cut), ...mixed.slice(0, cut)]
}

/** Checks that the cards shown are those committed in the envelopes before the bets. */
export const verifyDeck = async (record: ShoeRecord): Promise<Verdict> => {
  const { table, shoe, commitment, envelopes = [], opened = [], out } = record
  const promised = `deck|v1|${table}|${shoe}|${envelopes.map(one => `${one}\n`).join('')}`
  if ((await sha256(utf8.encode(promised))) !== commitment) return { is: 'wrong-secret' }
  const places = await placesOf(record)
  for (const { place, card, salt } of opened) {
    const text = `card|v1|${table}|${shoe}|${place}|${card}|${salt}`
    if ((await sha256(utf8.encode(text))) !== envelopes[place]) return { is: 'wrong-secret' }
  }
  const cardIn = new Map(opened.map(({ place, card }) => [place, card]))
  const wrong = out.findIndex(
    (drawn, at) => drawn !== 'hidden' && cardIn.get(places[at]!) !== drawn,
  )
  const due = cardIn.get(places[wrong]!) ?? 'hidden'
  return wrong < 0
    ? { is: 'checked', cards: out.filter(drawn => drawn !== 'hidden').length }
    : { is: 'wrong-card', place: wrong + 1, came: out[wrong]!, due }
}

const compared = (came: string, due: string): Verdict =>
  came === due ? { is: 'kept', came } : { is: 'wrong-throw', came, due }

const shoeVerdict = async (record: ShoeRecord & { secret: string }): Promise<Verdict> => {
  const { cut, behind, out, perRound } = record
  if (out.length === 0) return { is: 'checked', cards: 0 }
  if (cut === undefined && !perRound) return { is: 'no-cut' }
  const stack = await stackOf(record, cut ?? 0, behind)
  const wrong = out.findIndex((drawn, at) => drawn !== (stack[at] ?? 'none'))
  return wrong < 0
    ? { is: 'checked', cards: out.filter(drawn => drawn.length <= 3).length }
    : {
        is: 'wrong-card',
        place: wrong + 1,
        came: out[wrong]!,
        due: stack[wrong] ?? 'none',
      }
}

/** Checks that the outcome is the one committed before betting. */
export const verify = async (record: PromiseRecord & { secret: string }): Promise<Verdict> => {
  if ((await commitmentOf(record)) !== record.commitment) return { is: 'wrong-secret' }
  if (record.of !== 'cards' && record.out.length === 0) return { is: 'unused' }
  switch (record.of) {
    case 'cards':
      return shoeVerdict(record)
    case 'spin':
      return compared(String(record.out[0] ?? ''), await pocketOf(record))
    case 'roll':
      return compared((record.out[0] ?? []).join(' '), (await facesOf(record)).join(' '))
  }
}
