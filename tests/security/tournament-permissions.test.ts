import { expect, test } from 'vitest'
import type { Command } from '../../src/kernel/game.ts'
import type { Actor } from '../../src/kernel/people.ts'
import { isRefusal } from '../../src/kernel/refusal.ts'
import { SESSION, TOURNAMENT } from '../../src/protocol/fields/tournament.ts'
import {
  AT_SESSIONS,
  AT_TOURNAMENTS,
  type Grants,
  type ROLES,
} from '../../src/protocol/permissions.ts'
import type { DirectorCommand } from '../../src/tournament/director/commands.ts'
import { director } from '../../src/tournament/director/director.ts'
import { wheel } from '../../src/tournament/session/tables.ts'
import { entered, NAMES } from '../fixtures/director-fixture.ts'
import { HERE, TERMS } from '../fixtures/tournament-client.ts'

/** What may be written, who may write it, and what the rules know of are the same words. */

test('nz7:2.3 every word that is decoded has a row in the permissions, and every row a word', () => {
  expect(Object.keys(TOURNAMENT).toSorted()).toEqual(Object.keys(AT_TOURNAMENTS).toSorted())
  expect(Object.keys(SESSION).toSorted()).toEqual(Object.keys(AT_SESSIONS).toSorted())
})

/** In whose name the house speaks for a role. */
const ACTOR: Partial<Record<(typeof ROLES)[number], Actor>> = {
  guest: { role: 'patron', patron: 'Ana' },
  dealer: { role: 'staff', rank: 'dealer', name: 'Bo' },
  'game-supervisor': { role: 'staff', rank: 'game-supervisor', name: 'Bo' },
}

/** Words of a person without the right to say them, as full as they can be. */
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

const without = (table: Readonly<Record<string, Grants>>): readonly (readonly [string, string])[] =>
  Object.entries(table).flatMap(([does, grants]) =>
    Object.keys(ACTOR)
      .filter(role => !Object.hasOwn(grants, role))
      .map(role => [role, does] as const),
  )

test.each(without(AT_TOURNAMENTS).filter(([, does]) => does !== 'fill'))(
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

/** A dealer may report what the director then decides about. */
const REPORTED: readonly string[] = ['terminal-fails', 'ask-name']

test.each(
  without(AT_SESSIONS).filter(([role, does]) => role === 'guest' || !REPORTED.includes(does)),
)('nz7:4.1 a %s may not %s at a session, by the rules either', (role, does) => {
  const command = { ...FULL, by: ACTOR[role as 'guest'], does } as never
  expect(isRefusal(wheel.game.decide(started(), command))).toBe(true)
})
