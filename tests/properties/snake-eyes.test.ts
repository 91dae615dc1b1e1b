import fc from 'fast-check'
import { describe, test } from 'vitest'
import type { State } from '../../src/games/snake-eyes/table/state.ts'
import type { TableState } from '../../src/general/state.ts'
import type { Command, Event } from '../../src/kernel/game.ts'
import { type Log, submit } from '../../src/kernel/log.ts'
import { anything, next, snakeEyesSubjects } from './snake-eyes.ts'
import { tapeOf } from './subject.ts'

const SETTLES_WITHIN = 150

describe.each(snakeEyesSubjects.map(subject => [subject.name, subject] as const))(
  '%s',
  (_, table) => {
    test('from any state, the house can bring the game to its next settled roll', () => {
      fc.assert(
        fc.property(
          fc.array(fc.nat({ max: 1_000_000 }), { minLength: 100, maxLength: 300 }),
          numbers => {
            let log: Log<TableState<unknown>, Command, Event> = {
              state: table.game.open(table.config),
              entries: [],
            }
            const take = (i: number, wild: boolean): void => {
              const tape = tapeOf(numbers.slice(i % numbers.length))
              const state = log.state as TableState<State>
              const command =
                wild && tape.below(3) === 0 ? anything(tape, state) : next(tape, state)
              log = { ...submit(table.game, log, `c${i}`, command).log, entries: [] }
            }
            for (let i = 0; i < numbers.length; i += 1) take(i, true)
            const before = log.state.round.number
            for (let i = 0; i < SETTLES_WITHIN; i += 1) take(i, false)
            return log.state.round.number > before
          },
        ),
        { numRuns: 40 },
      )
    })
  },
)
