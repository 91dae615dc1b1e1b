import { expect, test } from 'vitest'
import { TestTime } from '../../../tests/fixtures/test-time.ts'
import { type Answer, MOVED } from '../log/answer.ts'
import { Croupier, paceOf } from './virtual-dealer.ts'

test('a dealer goes on if the log continued before it answered', async () => {
  const time = new TestTime()
  const answers: ((answer: Answer) => void)[] = []
  let resume: () => void = () => undefined
  const dealer = new Croupier({
    host: {
      log: 'roulette-1',
      seq: 1,
      isOwn: true,
      follow: () => undefined,
      onResume: act => {
        resume = act
      },
      submitNext: () => new Promise(answer => void answers.push(answer)),
    },
    step: () => ({ key: 'spin', does: 'spin', of: 'dealer', after: 'step' }) as never,
    attendance: () => 'deals',
    pace: paceOf(1),
    now: () => 0,
    time,
    fault: (_, error) => {
      throw error
    },
  })
  dealer.look()
  await time.pass(1000)
  expect(answers).toHaveLength(1)
  resume()
  answers[0]!(MOVED)
  await time.pass(1000)
  expect(answers).toHaveLength(2)
  /** Without such a change it waits. */
  answers[1]!(MOVED)
  await time.pass(1000)
  expect(answers).toHaveLength(2)
  resume()
  await time.pass(1000)
  expect(answers).toHaveLength(3)
})
