import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import type { Command, Event } from '../../src/kernel/game.ts'
import { type Entry, type Log, submit } from '../../src/kernel/log.ts'
import type { Actor } from '../../src/kernel/people.ts'
import { isRefusal, sentence } from '../../src/kernel/refusal.ts'
import { tapeOf } from '../properties/subject.ts'
import { SUBJECTS } from '../properties/subjects.ts'

/**
 * One recorded evening of every game: commands, results and clauses. A change of the law changes
 * these lines; review them before you accept them.
 */

const STEPS = 250

/** The same numbers in every run. */
const numbers = (count: number): readonly number[] => {
  const tape: number[] = []
  for (let i = 0, seed = 20_261; i < count; i += 1) {
    seed = (seed * 1_103_515_245 + 12_345) % 2_147_483_648
    tape.push(Math.floor(seed / 1000))
  }
  return tape
}

const who = (by: Actor): string =>
  by.role === 'patron' ? by.patron : by.role === 'staff' ? by.rank : by.role

const facts = ({ is: _is, under: _under, ...rest }: Event): string =>
  Object.entries(rest)
    .map(([name, value]) => ` ${name} ${JSON.stringify(value)}`)
    .join('')

const written = ({
  command,
  events,
}: Pick<Entry<Command, Event>, 'command' | 'events'>): string => {
  const { by, does, ...rest } = command
  const said = Object.keys(rest).length > 0 ? ` ${JSON.stringify(rest)}` : ''
  const happened = events.map(event => `    ${event.is} by ${event.under}${facts(event)}`)
  return [`${who(by)} ${does}${said}`, ...happened].join('\n')
}

describe('an evening plays as recorded', () => {
  test.each(SUBJECTS.map(subject => [subject.name, subject] as const))(
    '%s',
    async (name, subject) => {
      const tape = numbers(STEPS)
      const lines: string[] = []
      let log: Log<ReturnType<typeof subject.game.open>, Command, Event> = {
        state: subject.game.open(subject.config),
        entries: [],
      }
      for (let i = 0; i < STEPS; i += 1) {
        const command = subject.proposes(tapeOf(tape.slice(i)), log.state)
        const { log: after, decision } = submit(subject.game, log, `c${i}`, command)
        lines.push(
          isRefusal(decision)
            ? `${written({ command, events: [] })}\n    refused by ${decision.refused}: ${sentence(decision)}`
            : written({ command, events: decision }),
        )
        log = after
      }
      const file = `${name.replaceAll(' ', '-')}.txt`
      await expect(`${lines.join('\n')}\n`).toMatchFileSnapshot(
        join(import.meta.dirname, '../fixtures/playthroughs', file),
      )
    },
  )
})
