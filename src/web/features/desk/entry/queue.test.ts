import { expect, test } from 'vitest'
import { entryQueue } from './queue.ts'

const queued = () => {
  const heard: (string | number)[] = []
  const enter = entryQueue({
    sending: count => heard.push(count),
    failed: () => heard.push('failed'),
  })
  const enters = (name: string, isTaken: boolean) =>
    enter(async () => {
      await Promise.resolve()
      heard.push(name)
      return isTaken
    })
  return { heard, enters }
}

test('each entry waits for the answer to the one before it', async () => {
  const { heard, enters } = queued()
  void enters('first', true)
  await enters('second', true)
  expect(heard).toEqual([1, 2, 'first', 1, 'second', 0])
})

test('an entry typed before the one before it was refused is dropped, and a later one is sent', async () => {
  const { heard, enters } = queued()
  void enters('refused', false)
  await enters('too soon', true)
  await enters('afterwards', true)
  expect(heard).toEqual([1, 2, 'refused', 'failed', 1, 0, 1, 'afterwards', 0])
})
