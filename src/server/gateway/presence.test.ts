import { expect, test } from 'vitest'
import { TestTime } from '../../../tests/fixtures/test-time.ts'
import type { Floor } from '../floor/floor.ts'
import { realRandomness } from '../randomness.ts'
import { Presence } from './presence.ts'

/** Two nodes, and what each tells the tournaments about connections. */
const twoNodes = () => {
  const time = new TestTime()
  const listeners: ((what: never) => void)[] = []
  const elsewhere = {
    listen: (_: string, hear: (what: never) => void) => void listeners.push(hear),
    publish: (_: string, what: unknown) => {
      for (const hear of listeners) hear(what as never)
    },
  }
  const nodeWith = (guests: readonly string[]) => {
    const told: string[] = []
    const tournaments = {
      connected: (patron: string, up: boolean) => void told.push(`${patron} ${up}`),
    }
    const floor = { elsewhere, random: realRandomness, tournaments } as unknown as Floor
    return { told, presence: new Presence(floor, time, () => guests) }
  }
  return { time, nodeWith }
}

test('the guests of a node that crashed are gone', async () => {
  const { time, nodeWith } = twoNodes()
  const here = nodeWith([])
  const crashing = nodeWith(['Ada'])
  await time.pass(6000)
  expect(here.told).toEqual(['Ada true'])
  expect(here.presence.isElsewhere('Ada')).toBe(true)
  crashing.presence.close()
  await time.pass(20_000)
  expect(here.told).toEqual(['Ada true'])
  await time.pass(20_000)
  expect(here.presence.isElsewhere('Ada')).toBe(false)
  expect(here.told).toEqual(['Ada true', 'Ada false'])
})

test('a guest who came back here is not gone', async () => {
  const { time, nodeWith } = twoNodes()
  const guests: string[] = []
  const here = nodeWith(guests)
  const crashing = nodeWith(['Ada'])
  await time.pass(6000)
  crashing.presence.close()
  guests.push('Ada')
  await time.pass(40_000)
  expect(here.told).toEqual(['Ada true', 'Ada true'])
})
