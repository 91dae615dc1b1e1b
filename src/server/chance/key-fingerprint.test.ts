import { afterEach, expect, test } from 'vitest'
import { memoryStore } from '../../../tests/fixtures/memory-store.ts'
import { newFolder, removeFolder } from '../../../tests/fixtures/people/floor-fixture.ts'
import { checkedKey, fingerprintOf, noteKey } from './key-fingerprint.ts'

const folders: string[] = []

const folder = (): string => {
  folders.push(newFolder())
  return folders.at(-1)!
}

afterEach(() => folders.splice(0).forEach(removeFolder))

test('of two servers with two keys that open a new house at once, one is refused', async () => {
  const store = memoryStore()
  const [north, south] = [folder(), folder()]
  const opened = await Promise.allSettled([checkedKey(north, store), checkedKey(south, store)])
  const refused = opened.flatMap(one => (one.status === 'rejected' ? [String(one.reason)] : []))
  const [key] = opened.flatMap(one => (one.status === 'fulfilled' ? [one.value] : []))
  expect(refused).toEqual([
    expect.stringContaining(
      `is not the key of the house in this database (fingerprint ${fingerprintOf(key!)})`,
    ),
  ])
})

test('a house without a fingerprint takes the key that opened its secrets, and no other', async () => {
  const store = memoryStore()
  await store.claim('roulette-1')
  await noteKey(Buffer.alloc(32, 1), store)
  await noteKey(Buffer.alloc(32, 1), store)
  await expect(noteKey(Buffer.alloc(32, 2), store)).rejects.toThrow('with another key')
})
