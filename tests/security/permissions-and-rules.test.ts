import fc from 'fast-check'
import { expect, test } from 'vitest'
import type { TableState } from '../../src/general/state.ts'
import type { Command, Event } from '../../src/kernel/game.ts'
import { type Log, submit } from '../../src/kernel/log.ts'
import { RANKS } from '../../src/kernel/people.ts'
import { isRefusal } from '../../src/kernel/refusal.ts'
import { mayDo } from '../../src/protocol/permissions.ts'
import { tapeOf } from '../properties/subject.ts'
import { SUBJECTS } from '../properties/subjects.ts'

/** The permission table gives no rank a command that the rules always refuse that rank. */

const NOT_THEIRS = [
  'Only a {rank} or above may do this.',
  'This is for the {rank} to do.',
  'Only a patron may do this.',
  'Only a patron at this table may ask.',
]

/**
 * A dealer reports chips that were put back; a supervisor directs that they stay away. After a
 * vacant table the dealer shuffles; in doubt, a supervisor directs it. @rule nz5:5.14 nz22:7.1
 */
const BY_WHAT_IS_SAID = ['report-lifted-chips', 'direct-shuffle']

const tapes = fc.array(fc.nat({ max: 1_000_000 }), { minLength: 150, maxLength: 200 })

test('nz1:2.1 no rank has a permission for a command that the rules give to another', () => {
  const refused = new Map<string, string>()
  const taken = new Set<string>()
  for (const { name, game, config, proposes } of SUBJECTS) {
    const [place = ''] = name.split(' ')
    fc.assert(
      fc.property(tapes, numbers => {
        let log: Log<TableState<unknown>, Command, Event> = {
          state: game.open(config),
          entries: [],
        }
        numbers.forEach((_, i) => {
          const command = proposes(tapeOf(numbers.slice(i)), log.state)
          for (const rank of RANKS.filter(one => mayDo(place, one, command.does))) {
            const decision = game.decide(log.state, { ...command, by: { role: 'staff', rank } })
            const what = `${command.does} by ${rank}`
            if (!isRefusal(decision)) taken.add(what)
            else if (NOT_THEIRS.includes(decision.says))
              refused.set(what, String(decision.facts?.rank ?? 'patron'))
          }
          log = submit(game, log, `c${i}`, command).log
        })
      }),
      { numRuns: 6, seed: 7 },
    )
  }
  const loose = [...refused].filter(
    ([what]) => !taken.has(what) && !BY_WHAT_IS_SAID.includes(what.split(' ')[0]!),
  )
  expect(loose.map(([what, whose]) => `${what}: ${whose}`).sort()).toEqual([])
})
