import { expect, test } from 'vitest'
import { sealedShoes, shoeSoFar } from '../server/chance.ts'
import { verify } from './chance.ts'

const CHANCE = { role: 'chance' } as const
const DEALER = { role: 'staff', rank: 'dealer' } as const

/** Forty cards of a shoe of the house, with a patron's words mixed in. */
const dealt = () => {
  const chance = sealedShoes('here', () => 'ab'.repeat(32))
  const commitment = chance.seal(3, 8)
  chance.mix({ seat: 1, says: 'kia ora' })
  const entries = [
    { command: { by: CHANCE, does: 'shuffled', commitment } as const },
    { command: { by: DEALER, does: 'cut', at: 200 } as const },
    { command: { by: DEALER, does: 'place-cutting-card', behind: 20 } as const },
  ]
  const all: Parameters<typeof shoeSoFar>[0][number][] = [...entries]
  for (let i = 0; i < 40; i += 1)
    all.push({ command: { by: CHANCE, does: 'card', card: chance.draw(all) } })
  const { seal, said } = chance.reveal()
  return { ...seal, said, commitment, cut: 200, behind: 20, out: shoeSoFar(all).out }
}

test('nz5:7.1(a) the browser works out the order that the house dealt', async () => {
  expect(await verify(dealt())).toEqual({ is: 'checked', cards: 40 })
})

test('nz5:7.1(a) a card that was exchanged is found, and where', async () => {
  const shoe = dealt()
  const came = shoe.out[6] === 'AS' ? 'KS' : 'AS'
  const out = shoe.out.map((card, i) => (i === 6 ? came : card))
  expect(await verify({ ...shoe, out })).toEqual({
    is: 'wrong-card',
    place: 7,
    came,
    due: shoe.out[6],
  })
})

test('nz5:7.1(a) another secret, words or cut than was promised does not pass', async () => {
  const shoe = dealt()
  expect(await verify({ ...shoe, secret: 'cd'.repeat(32) })).toEqual({ is: 'wrong-secret' })
  expect(await verify({ ...shoe, cut: 201 })).toMatchObject({ is: 'wrong-card', place: 1 })
  expect(await verify({ ...shoe, said: [] })).toMatchObject({ is: 'wrong-card' })
})
