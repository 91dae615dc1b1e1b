import { expect, test } from 'vitest'
import { WHEELS } from '../../../games/roulette/s02-wheel.ts'
import { sealedShoes, shoeSoFar } from '../../../server/chance/shoe-commitments.ts'
import { facesOf, pocketOf, sealedThrows } from '../../../server/chance/spin-commitments.ts'
import { commitmentOf } from './chance.ts'
import { verify } from './verdicts.ts'

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
  return {
    ...seal,
    of: 'cards' as const,
    said,
    commitment,
    cut: 200,
    behind: 20,
    out: shoeSoFar(all).out,
  }
}

test('nz5:7.1(a) the browser computes the order that the server dealt', async () => {
  expect(await verify(dealt())).toEqual({ is: 'checked', cards: 40 })
})

test('a spin or roll that was sealed but never thrown is not a broken promise', async () => {
  const secret = 'ab'.repeat(32)
  const told = { table: 'here', shoe: 5, secret, said: [], out: [] }
  const commitment = await commitmentOf(told)
  expect(await verify({ ...told, of: 'spin', pockets: 37, commitment })).toEqual({ is: 'unused' })
  expect(await verify({ ...told, of: 'roll', commitment })).toEqual({ is: 'unused' })
})

test('nz5:7.1(a) an exchanged card is found, with its position', async () => {
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

test('nz5:7.1(a) another secret, other words or another cut do not verify', async () => {
  const shoe = dealt()
  expect(await verify({ ...shoe, secret: 'cd'.repeat(32) })).toEqual({ is: 'wrong-secret' })
  expect(await verify({ ...shoe, cut: 201 })).toMatchObject({ is: 'wrong-card', place: 1 })
  expect(await verify({ ...shoe, said: [] })).toMatchObject({ is: 'wrong-card' })
})

/** A throw of the house, with a patron's words mixed in. */
const thrown = <T>(works: Parameters<typeof sealedThrows<T>>[1], secret: string) => {
  const throws = sealedThrows('here', works, () => secret)
  const commitment = throws.seal(7)
  throws.mix({ seat: 2, says: 'kia ora' })
  const { seal, said } = throws.reveal()
  return { ...seal, said, commitment, out: [throws.draw()] }
}

const SECRETS = Array.from({ length: 40 }, (_, i) => (i + 16).toString(16).repeat(32))

test.each([37, 38] as const)(
  'nz8:2.5 the browser computes every spin of a wheel with %i compartments',
  async pockets => {
    for (const secret of SECRETS) {
      const spin = thrown(pocketOf(WHEELS[pockets].pockets), secret)
      const record = { ...spin, of: 'spin' as const, pockets }
      expect(await verify(record)).toEqual({ is: 'kept', came: spin.out[0] })
      const came = spin.out[0] === '17' ? '18' : '17'
      expect(await verify({ ...record, out: [came] })).toEqual({
        is: 'wrong-throw',
        came,
        due: spin.out[0],
      })
    }
  },
)

test('nz1:16.0(e) the browser computes every roll, and detects a turned die', async () => {
  for (const secret of SECRETS) {
    const roll = { ...thrown(facesOf, secret), of: 'roll' as const }
    const [one, two] = roll.out[0]!
    expect(await verify(roll)).toEqual({ is: 'kept', came: `${one} ${two}` })
    expect(await verify({ ...roll, out: [[(one % 6) + 1, two]] })).toMatchObject({
      is: 'wrong-throw',
    })
    expect(await verify({ ...roll, said: [], commitment: 'no' })).toEqual({ is: 'wrong-secret' })
  }
})
