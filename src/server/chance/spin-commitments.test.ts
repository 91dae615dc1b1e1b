import { createHash, createHmac } from 'node:crypto'
import { expect, test } from 'vitest'
import { WHEELS } from '../../games/roulette/s02-wheel.ts'
import { facesOf, isKept, pocketOf, sealedThrows } from './spin-commitments.ts'

const SECRET = 'ab'.repeat(32)
const KEY = Buffer.from(SECRET, 'hex')
const POCKETS = WHEELS[37].pockets

/** A second implementation, from the description alone. */
const numbers = (purpose: string, number: number, words: string): readonly number[] => {
  const sha = (text: string) => createHash('sha256').update(text).digest('hex')
  const mixed = sha(words === '' ? '' : `1|${sha(words)}\n`)
  const block = createHmac('sha256', KEY).update(`${purpose}|v1|t|${number}|${mixed}|0`).digest()
  return Array.from({ length: 8 }, (_, i) => block.readUInt32BE(4 * i))
}

test.each([1, 2, 3, 4, 5])(
  'nz8:2.5(b) spin %i matches the documented algorithm, with and without words',
  n => {
    const throws = sealedThrows('t', pocketOf(POCKETS), () => SECRET)
    const fair = 2 ** 32 - (2 ** 32 % 37)
    const place = (words: string) => numbers('spin', n, words).find(x => x < fair)! % 37
    throws.seal(n)
    expect(throws.draw()).toBe(POCKETS[place('')])
    throws.mix({ seat: 1, says: 'kia ora' })
    expect(throws.draw()).toBe(POCKETS[place('kia ora')])
  },
)

test.each([1, 2, 3])('nz1:16.0(e) roll %i matches the documented algorithm', n => {
  const throws = sealedThrows('t', facesOf, () => SECRET)
  const fair = 2 ** 32 - (2 ** 32 % 6)
  throws.seal(n)
  const expected = numbers('dice', n, '').filter(x => x < fair)
  expect(throws.draw()).toEqual([(expected[0]! % 6) + 1, (expected[1]! % 6) + 1])
})

test('nz8:2.5(a) nz1:16.0(e) every throw has its own secret, and verifies only with it and its result', () => {
  const throws = sealedThrows('t', facesOf)
  const commitment = throws.seal(1)
  const drawn = throws.draw()
  expect(isKept(facesOf, throws.reveal(), commitment, drawn)).toBe(true)
  const other: typeof drawn = [drawn[0], drawn[1] === 1 ? 2 : 1]
  expect(isKept(facesOf, throws.reveal(), commitment, other)).toBe(false)
  throws.seal(1)
  expect(isKept(facesOf, throws.reveal(), commitment, throws.draw())).toBe(false)
})

test('nz8:2.5(b) nz1:16.0(e) every compartment and every face is about equally frequent', () => {
  const spins = sealedThrows('t', pocketOf(POCKETS))
  const rolls = sealedThrows('t', facesOf)
  const spun = new Map<string, number>()
  const fell = new Map<number, number>()
  for (let n = 1; n <= 7400; n += 1) {
    spins.seal(n)
    rolls.seal(n)
    const pocket = spins.draw()
    spun.set(pocket, (spun.get(pocket) ?? 0) + 1)
    for (const face of rolls.draw()) fell.set(face, (fell.get(face) ?? 0) + 1)
  }
  expect(spun.size).toBe(37)
  for (const count of spun.values()) expect(Math.abs(count - 200)).toBeLessThan(90)
  expect(fell.size).toBe(6)
  for (const count of fell.values()) expect(Math.abs(count - 14_800 / 6)).toBeLessThan(290)
})

test('broken invariant: a draw without a commitment throws', () => {
  expect(() => sealedThrows('t', facesOf).draw()).toThrow('no throw has been sealed')
})
