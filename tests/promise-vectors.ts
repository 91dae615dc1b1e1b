import { WHEELS } from '../src/games/roulette/wheel.ts'
import { commitmentOf, orderOf, type Seal, stackOf, type Word } from '../src/server/chance.ts'
import { deckCommitmentOf, envelopesOf, placesOf, saltOf } from '../src/server/envelopes.ts'
import { facesOf, pocketOf } from '../src/server/throws.ts'

/** The examples of docs/promises.md, as the house itself would tell them: never typed by hand. */

const SAID: readonly Word[] = [
  { seat: 1, says: 'seven swans' },
  { seat: 0, says: 'kia ora, ā' },
]

const sealed = (table: string, shoe: number, decks: number, digits: string): Seal => ({
  table,
  shoe,
  decks,
  secret: digits.repeat(64).slice(0, 64),
})

const told = (of: string, seal: Seal, said: readonly Word[], more: object) => {
  const { table, shoe, decks, secret } = seal
  return { of, table, shoe, decks, commitment: commitmentOf(seal), said, secret, ...more }
}

const shoe = () => {
  const seal = sealed('baccarat-1', 3, 1, '0123456789abcdef')
  return told('cards', seal, SAID, {
    cut: 20,
    behind: 14,
    out: stackOf(orderOf(seal, SAID), 20, 14),
  })
}

const perRound = () => {
  const seal = sealed('baccarat-2', 5, 8, 'c0ffee')
  return told('cards', seal, [], { perRound: true, out: orderOf(seal, []).slice(0, 6) })
}

const spin = (table: string, pockets: 37 | 38, digits: string, said: readonly Word[]) => {
  const seal = sealed(table, 12, 0, digits)
  return told('spin', seal, said, {
    pockets,
    out: [pocketOf(WHEELS[pockets].pockets)(seal, said)],
  })
}

const roll = () => {
  const seal = sealed('snake-eyes-1', 7, 0, 'd1ce')
  return told('roll', seal, SAID.slice(0, 1), { out: [facesOf(seal, SAID.slice(0, 1))] })
}

/** Ana folded nothing and saw her five cards, and later the dealer’s five; the rest stays shut. */
const deck = () => {
  const seal = sealed('lunar-poker-1', 9, 1, '5ea1')
  const { table, shoe: number, decks } = seal
  const envelopes = envelopesOf(seal)
  const order = orderOf(seal, [])
  const places = placesOf(seal, SAID, 26).slice(0, 15)
  const isSeen = (i: number) => i < 10
  const opened = places
    .filter((_, i) => isSeen(i))
    .toSorted((a, b) => a - b)
    .map(place => ({ place, card: order[place], salt: saltOf(seal, place), to: 'all' }))
  const commitment = deckCommitmentOf(seal, envelopes)
  const out = places.map((place, i) => (isSeen(i) ? order[place] : 'hidden'))
  const promised = { of: 'cards', table, shoe: number, decks, commitment, said: SAID }
  return { ...promised, out, envelopes, cut: 26, opened }
}

export const VECTORS: Readonly<Record<string, () => object>> = {
  'a shoe': shoe,
  'a round of a continuous shuffler': perRound,
  'a spin with one zero': () => spin('roulette-1', 37, '19', []),
  'a spin with two zeros': () => spin('roulette-2', 38, '00', SAID),
  'a roll': roll,
  'a deck of Lunar Poker': deck,
}
