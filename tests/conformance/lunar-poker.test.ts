import fc from 'fast-check'
import { describe, test } from 'vitest'
import type { LunarState } from '../../src/games/lunar-poker/table/state.ts'
import type { TableState } from '../../src/general/state.ts'
import type { Command, Event } from '../../src/kernel/game.ts'
import { type Log, submit } from '../../src/kernel/log.ts'
import { isRefusal } from '../../src/kernel/refusal.ts'
import { lunarPokerSubjects } from '../properties/lunar-poker.ts'
import { tapeOf } from '../properties/subject.ts'

const tapes = fc.array(fc.nat({ max: 1_000_000 }), { minLength: 100, maxLength: 250 })

const holds = (what: string, so: boolean): void => {
  if (!so) throw new Error(`not so: ${what}`)
}

describe.each(lunarPokerSubjects.map(subject => [subject.name, subject] as const))(
  '%s',
  (_, subject) => {
    test('nz22:10.5 nz22:11.11 when a round ends, none of its wagers is left', () => {
      fc.assert(
        fc.property(tapes, numbers => {
          let log: Log<TableState<unknown>, Command, Event> = {
            state: subject.game.open(subject.config),
            entries: [],
          }
          numbers.forEach((_number, i) => {
            const command = subject.proposes(tapeOf(numbers.slice(i)), log.state)
            const { log: after, decision } = submit(subject.game, log, `c${i}`, command)
            log = after
            if (isRefusal(decision) || !decision.some(({ is }) => is === 'RoundEnded')) return
            holds('nothing lies there', after.state.wagers.length === 0)
            const { boxes } = after.state.play as LunarState
            holds(
              'every hand ended',
              !boxes.some(({ fate }) => fate === 'in' || fate === 'playing'),
            )
          })
        }),
        { numRuns: 60 },
      )
    })
  },
)
