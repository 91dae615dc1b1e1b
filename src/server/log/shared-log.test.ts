import { expect, test } from 'vitest'
import { type MemoryStore, memoryStore } from '../../../tests/fixtures/memory-store.ts'
import { refuse } from '../../kernel/refusal.ts'
import type { Kept } from '../../records/entry.ts'
import { realRandomness } from '../randomness.ts'
import { yielding } from '../time.ts'
import { HOUSE } from './house-log.ts'
import type { Ports } from './log-opening.ts'
import { Host, MOVED } from './log-writer.ts'
import { Interrupted } from './store.ts'

/** A log that two nodes have open. */

const BY = { role: 'staff', rank: 'operator', name: 'test' } as const

const failed = (name: string) => ({ by: BY, does: 'fail-sign-in', name, reason: 'test' }) as const

const atNode = async (store: MemoryStore, log = 'house') => {
  const stored: Kept[] = []
  const sharing = {
    join: async () => undefined,
    leave: () => undefined,
    submit: () => Promise.reject(new Error('nobody answers')),
    stored: (kept: Kept) => void stored.push(kept),
    fenced: () => undefined,
    freshen: async () => undefined,
  }
  const ports: Ports = {
    store,
    now: () => 1,
    random: realRandomness,
    program: 'test',
    fault: () => undefined,
    sharing,
  }
  const opening = { log, name: 'house', game: HOUSE, config: null }
  return { host: await Host.open(ports, opening), stored, sharing }
}

const twoNodes = async () => {
  const store = memoryStore()
  const [north, south] = [await atNode(store), await atNode(store.again())]
  await north.host.own()
  return { store, north, south }
}

test('a follower folds what it hears, and reads what it missed', async () => {
  const { north, south } = await twoNodes()
  for (const name of ['a', 'b', 'c']) await north.host.submit(name, failed(name))
  const [first, second, , fourth] = north.stored as [Kept, Kept, Kept, Kept]
  for (const kept of [second, first, first]) south.host.hear(kept)
  await south.host.catchUp()
  expect(south.host.seq).toBe(4)
  south.host.hear(fourth)
  south.host.hear({ ...fourth, seq: 5 })
  await south.host.catchUp()
  expect([south.host.seq, south.host.hash]).toEqual([north.host.seq, north.host.hash])
})

test('a node that lost a log takes no command, and follows from then on', async () => {
  const { north, south } = await twoNodes()
  await south.host.own()
  expect(await north.host.submit('late', failed('late'))).toBe(MOVED)
  expect(north.host.isOwn).toBe(false)
  expect(await south.host.submit('next', failed('next'))).toEqual({ done: 2 })
  north.host.hear(south.stored.at(-1)!)
  expect(north.host.seq).toBe(2)
  await north.host.own()
  expect(await north.host.submit('next', failed('next'))).toEqual({ done: 2 })
})

/** A store whose next append has no answer until the test gives one. */
const silenced = (store: MemoryStore) => {
  const { append } = store
  let interrupt: () => void = () => undefined
  store.append = () => {
    store.append = append
    return new Promise((_, reject) => {
      interrupt = () => reject(new Interrupted('timeout'))
    })
  }
  return () => interrupt()
}

test('an append without an answer does not hold up a log that changed hands', async () => {
  const { store, north } = await twoNodes()
  const interrupt = silenced(store)
  const first = north.host.submit('a', failed('a'))
  const second = north.host.submit('b', failed('b'))
  await yielding()
  north.host.lose()
  expect(await first).toBe(MOVED)
  expect(await second).toBe(MOVED)
  await north.host.own()
  interrupt()
  await yielding()
  expect(await north.host.submit('a', failed('a'))).toEqual({ done: 2 })
})

test('an append of the epoch before fails without stopping the log', async () => {
  const { store, north } = await twoNodes()
  const interrupt = silenced(store)
  const first = north.host.submit('a', failed('a'))
  await yielding()
  await north.host.own()
  interrupt()
  expect(await first).toBe(MOVED)
  await yielding()
  expect(north.host.stopped).toBe(undefined)
  expect(await north.host.submit('a', failed('a'))).toEqual({ done: 2 })
})

test('a command counts only while its sender still writes its own log', async () => {
  const { store, north } = await twoNodes()
  const holding = { log: 'roulette-1', epoch: await store.claim('roulette-1') }
  expect(await north.host.submit('a', failed('a'), {}, holding)).toEqual({ done: 2 })
  await store.claim('roulette-1')
  expect(await north.host.submit('b', failed('b'), {}, holding)).toBe(MOVED)
  expect(await north.host.has('b')).toBe(false)
  const before = { log: 'house', epoch: north.host.epoch }
  await north.host.own()
  expect(await north.host.submit('c', failed('c'), {}, before)).toBe(MOVED)
})

/** Each log at a node of its own, which follows the other. At most one of them may take a command. */
const atMostOne = async (about: readonly string[]) => {
  const store = memoryStore()
  const there = await Promise.all(['a', 'b'].map(log => atNode(store, log)))
  const theirs = await Promise.all(['b', 'a'].map(log => atNode(store, log)))
  for (const { host } of there) await host.own()
  const freshen = async () => void (await Promise.all(theirs.map(({ host }) => host.catchUp())))
  await freshen()
  return Promise.all(
    there.map(({ host, sharing }, at) => {
      sharing.freshen = freshen
      return host.submitNext('take', () =>
        theirs[at]!.host.seq > 1
          ? refuse('nz5:2.3(d)', 'Taken.')
          : { command: failed('x'), note: {}, about },
      )
    }),
  )
}

test('of two nodes that decide about the same at once, the second knows of the first', async () => {
  const answers = await atMostOne(['nominee/Ana'])
  expect(answers.map(answer => Object.keys(answer)[0]).sort()).toEqual(['done', 'refused'])
  /** Nothing else keeps them apart. */
  expect(await atMostOne([])).toEqual([{ done: 2 }, { done: 2 }])
})
