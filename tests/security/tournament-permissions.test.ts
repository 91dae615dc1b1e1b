import { expect, test } from 'vitest'
import type { Command } from '../../src/kernel/game.ts'
import type { Actor } from '../../src/kernel/people.ts'
import { isRefusal } from '../../src/kernel/refusal.ts'
import { commandsAt } from '../../src/protocol/commands.ts'
import { mayDo, type Role } from '../../src/protocol/permissions.ts'
import type { DirectorCommand } from '../../src/tournament/director/commands.ts'
import { director } from '../../src/tournament/director/director.ts'
import { wheel } from '../../src/tournament/session/tables.ts'
import { entered, NAMES } from '../fixtures/people/director-fixture.ts'
import { HERE, TERMS } from '../fixtures/people/tournament-client.ts'

/** A command that the permission table forbids is also refused by the rules. */

/** The actor that the server uses for each role. */
const ACTOR: Partial<Record<Role, Actor>> = {
  guest: { role: 'patron', patron: 'Ana' },
  dealer: { role: 'staff', rank: 'dealer', name: 'Bo' },
  'game-supervisor': { role: 'staff', rank: 'game-supervisor', name: 'Bo' },
}

/** Complete commands, given by people without permission. */
const FULL = {
  patron: 'Ana',
  to: 'Eve',
  ground: 'breach',
  reason: 'because',
  session: 0,
  agrees: true,
  patrons: ['Ana'],
  term: 'x',
  seat: 1,
  present: true,
  seconds: 5,
  way: 'credit',
  chips: 500,
}

const without = (place: string): readonly (readonly [string, string])[] =>
  commandsAt(place).flatMap(({ does }) =>
    (Object.keys(ACTOR) as readonly Role[])
      .filter(role => !mayDo(place, role, does))
      .map(role => [role, does] as const),
  )

test('some commands belong to directors only', () => {
  for (const place of ['tournament', 'session'])
    expect(new Set(without(place).map(([role]) => role))).toEqual(new Set(Object.keys(ACTOR)))
})

test.each(without('tournament').filter(([, does]) => does !== 'fill'))(
  'nz7:2.3 nz7:1.1/tournament-director a %s may not %s a tournament, by the rules either',
  (role, does) => {
    const state = entered(NAMES)
    const command = { ...FULL, by: ACTOR[role as 'guest'], does } as unknown as DirectorCommand
    expect(isRefusal(director.decide(state, command))).toBe(true)
  },
)

const started = () => {
  const open = wheel.game.open(wheel.config({ ...TERMS, game: 'electronic-roulette' }))
  const tell = (state: typeof open, command: object) => {
    const decision = wheel.game.decide(state, command as never)
    return isRefusal(decision) ? state : decision.reduce(wheel.game.evolve, state)
  }
  return tell(tell(open, HERE), { by: HERE.by, does: 'start' } as Command)
}

/** A dealer may report these; the director then decides. */
const REPORTED: readonly string[] = ['terminal-fails', 'ask-name']

test.each(
  without('session').filter(([role, does]) => role === 'guest' || !REPORTED.includes(does)),
)('nz7:4.1 a %s may not %s at a session, by the rules either', (role, does) => {
  const command = { ...FULL, by: ACTOR[role as 'guest'], does } as never
  expect(isRefusal(wheel.game.decide(started(), command))).toBe(true)
})
