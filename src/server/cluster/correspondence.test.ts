import { expect, test } from 'vitest'
import { TestTime } from '../../../tests/fixtures/test-time.ts'
import { MOVED } from '../log/log-writer.ts'
import { type Messenger, PATIENCE, Unanswered } from '../messenger/messenger.ts'
import { realRandomness } from '../randomness.ts'
import { Correspondence } from './correspondence.ts'

/** Nodes of a house, and messages that arrive at once. */
const twoNodes = () => {
  const time = new TestTime()
  const served = new Map<string, (bytes: Buffer) => Promise<Buffer>>()
  const messenger: Messenger = {
    publish: () => undefined,
    listen: () => () => undefined,
    request: (subject, bytes) =>
      new Promise((resolve, reject) => {
        time.after(PATIENCE, () => reject(new Unanswered(subject)))
        void served.get(subject)!(bytes).then(resolve)
      }),
    serve: (subject, answer) => {
      served.set(subject, answer)
      return () => void served.delete(subject)
    },
    isConnected: () => true,
    close: async () => undefined,
  }
  const post = { messenger, house: 'h', time, random: realRandomness, fault: () => undefined }
  const [owner, asker, next] = Array.from({ length: 3 }, () => new Correspondence(post)) as [
    Correspondence,
    Correspondence,
    Correspondence,
  ]
  const lease = { isCurrent: true }
  owner.serve(
    'control',
    () => ({}),
    () => lease.isCurrent,
  )
  return { time, owner, asker, next, lease }
}

const ASKED = { is: 'sign-in', name: 'Ana' }

test('a slow owner does the work once, however often it is asked', async () => {
  const { time, owner, asker } = twoNodes()
  let count = 0
  owner.onAsked('sign-in', () => {
    count += 1
    const guest = `guest ${count}`
    return new Promise(resolve => void time.after(PATIENCE + 1500, () => resolve(guest)))
  })
  let asks = 0
  const reply = asker.request('control', ASKED, () => {
    asks += 1
  })
  await time.pass(PATIENCE + 1500)
  expect((await reply).answer).toBe('guest 1')
  expect([count, asks]).toEqual([1, 1])
})

test('an owner that does not have the logs yet is asked again', async () => {
  const { time, owner, asker } = twoNodes()
  const answers: unknown[] = [MOVED, MOVED, 'done']
  owner.onAsked('sign-in', async () => answers.shift())
  const reply = asker.request('control', ASKED, () => undefined)
  await time.pass(1000)
  expect((await reply).answer).toBe('done')
})

test('the same question from two people counts twice', async () => {
  const { owner, asker } = twoNodes()
  let count = 0
  owner.onAsked('sign-in', async () => `guest ${++count}`)
  const ask = async () => (await asker.request('control', ASKED, () => undefined)).answer
  expect([await ask(), await ask()]).toEqual(['guest 1', 'guest 2'])
})

test('a node that lost its lease while it decided does not answer, and decides anew later', async () => {
  const { time, owner, asker, lease } = twoNodes()
  let count = 0
  owner.onAsked('sign-in', async () => {
    count += 1
    lease.isCurrent = count > 1
    return count === 1 ? { refused: 'by a state of the past' } : 'guest'
  })
  const reply = asker.request('control', ASKED, () => {
    lease.isCurrent = true
  })
  await time.pass(1000)
  expect((await reply).answer).toBe('guest')
})

test('a question that nobody can answer yet is asked again at once', async () => {
  const { time, owner, asker } = twoNodes()
  const reply = asker.request('control', ASKED, () => {
    owner.onAsked('sign-in', async () => 'guest')
  })
  await time.pass(500)
  expect((await reply).answer).toBe('guest')
})

test('a question to an owner that is silent goes to the next one at once', async () => {
  const { time, owner, asker, next } = twoNodes()
  owner.onAsked('sign-in', () => new Promise(() => undefined))
  next.onAsked('sign-in', async () => 'done')
  const reply = asker.request('control', ASKED, () => undefined)
  await time.pass(100)
  next.serve(
    'control',
    () => ({}),
    () => true,
  )
  asker.moved('control')
  await time.pass(300)
  expect(await Promise.race([reply, undefined])).toMatchObject({ answer: 'done' })
})
