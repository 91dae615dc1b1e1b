import { expect, test } from 'vitest'
import {
  begun,
  DIRECTOR,
  NAMES,
  paid,
  starting,
  tell,
} from '../../../tests/fixtures/people/director-fixture.ts'
import { CONDITIONS } from './example.ts'
import { paymentsOf } from './money.ts'
import type { Conditions } from './s02-entry/conditions.ts'

/** Division 7: failed terminals and failed systems. */

const TERMINALS = { game: 'electronic-roulette', passCards: 0, secretCards: 0 } as const

const ROUNDS = { unit: 'rounds', value: 5 } as const
const ELECTRONIC_BACCARAT: Partial<Conditions> = {
  ...TERMINALS,
  game: 'electronic-baccarat',
  stages: CONDITIONS.stages.map(stage => ({ ...stage, duration: ROUNDS })),
  playOff: { ...CONDITIONS.playOff, duration: ROUNDS },
}

test('nz7:9.5 nz7:9.5(a) nz7:9.5(b) nz7:9.5(c) where terminals fail: anew, void, or called off', () => {
  const state = begun(NAMES, TERMINALS)
  const again = tell(state, { by: DIRECTOR, does: 'restart', session: 0 })
  expect(again.state.sessions.map(({ isVoid }) => isVoid ?? false)).toEqual([true, false, false])
  const gone = tell(state, {
    by: DIRECTOR,
    does: 'void-entries',
    patrons: ['Ana'],
    ground: 'system',
  })
  expect(paid(gone.events, 'stack:Ana')).toBe(CONDITIONS.entryFee)
  expect(gone.events.map(({ under }) => under)).toEqual(['nz7:9.5(b)', 'nz7:9.6'])
  const off = tell(state, { by: DIRECTOR, does: 'cancel', ground: 'system' })
  expect(off.events[0]?.under).toBe('nz7:9.5(c)')
  expect(off.events.filter(({ under }) => under === 'nz7:9.6')).toHaveLength(8)
  expect(tell(begun(), { by: DIRECTOR, does: 'restart', session: 0 }).refused).toBe(
    'nz7:1.1/electronic-terminal',
  )
})

test('nz7:11.5 nz7:11.5(a) nz7:11.5(b) nz7:11.5(c) and so in electronic baccarat', () => {
  const state = begun(NAMES, ELECTRONIC_BACCARAT)
  const gone = tell(state, {
    by: DIRECTOR,
    does: 'void-entries',
    patrons: ['Ana'],
    ground: 'system',
  })
  expect(gone.events.map(({ under }) => under)).toEqual(['nz7:11.5(b)', 'nz7:11.6'])
  const again = tell(state, { by: DIRECTOR, does: 'restart', session: 1 })
  expect(again.events[0]?.under).toBe('nz7:11.5(a)')
  const off = tell(state, { by: DIRECTOR, does: 'cancel', ground: 'system' })
  expect(off.events[0]?.under).toBe('nz7:11.5(c)')
})

/** Two heats of at most four, so six players leave one terminal free in each. */
const six = NAMES.slice(0, 6)

test('nz7:9.4(b) ruling:715 a player moves from a broken heat to one that has not begun', () => {
  const state = tell(begun(six, TERMINALS), ...starting(0)).state
  const [one] = state.sessions[0]!.players
  const moves = (to: number) => ({ by: DIRECTOR, does: 'another-heat', patron: one!, to }) as const
  expect(tell(state, moves(0)).refused).toBe('nz7:9.4(b)')
  const moved = tell(state, moves(1))
  expect(moved.events).toEqual([
    { is: 'HeatChanged', patron: one, from: 0, to: 1, under: 'nz7:9.4(b)' },
  ])
  expect(moved.state.sessions[1]?.players).toContain(one)
  expect(moved.state.sessions[0]?.players).not.toContain(one)
  expect(tell(state, ...starting(1), moves(1)).refused).toBe('nz7:9.4(b)')
  const full = tell(begun(NAMES, TERMINALS), ...starting(0)).state
  const stuck = { ...moves(1), patron: full.sessions[0]!.players[0]! }
  expect(tell(full, stuck).refused).toBe('nz7:9.4(b)')
  expect(tell(begun(), moves(1)).refused).toBe('nz7:1.1/electronic-terminal')
})

test('nz7:9.4(c) nz7:9.6 ruling:730 where no heat is left the entry is void: the fee and the price of chips come back', () => {
  const bought = { ...TERMINALS, chipIssue: 'face-value' } as const
  const voids = (name: string) =>
    ({ by: DIRECTOR, does: 'void-entries', patrons: [name], ground: 'terminal' }) as const
  const early = tell(begun(six, bought), ...starting(0)).state
  const [one] = early.sessions[0]!.players
  expect(tell(early, voids(one!)).refused).toBe('nz7:9.4(c)')
  const { events } = tell(early, ...starting(1), voids(one!))
  const own = events.flatMap(paymentsOf).filter(({ patron: who }) => who === one)
  expect(own.map(({ does, chips, under }) => [does, chips, under])).toEqual([
    ['gets', 100_000, 'nz7:9.6'],
    ['gets', 5000, 'nz7:9.6'],
  ])
  expect(events.find(({ is }) => is === 'EntryVoided')?.under).toBe('nz7:9.4(c)')
})

test('nz7:11.4(b) nz7:11.4(c) nz7:11.6 and so in electronic baccarat', () => {
  const state = tell(begun(six, ELECTRONIC_BACCARAT), ...starting(0)).state
  const [one] = state.sessions[0]!.players
  const moved = tell(state, { by: DIRECTOR, does: 'another-heat', patron: one!, to: 1 })
  expect(moved.events.at(-1)?.under).toBe('nz7:11.4(b)')
  const voids = { by: DIRECTOR, does: 'void-entries', patrons: [one!], ground: 'terminal' } as const
  expect(tell(state, voids).refused).toBe('nz7:11.4(c)')
  const { events } = tell(state, ...starting(1), voids)
  expect(events.slice(-2).map(({ under }) => under)).toEqual(['nz7:11.4(c)', 'nz7:11.6'])
})

test('nz7:9.5(a) nz7:9.6 a restarted heat refunds the price of chips once', () => {
  const bought = { ...TERMINALS, chipIssue: 'face-value' } as const
  const { state, events } = tell(
    begun(six, bought),
    ...starting(0),
    { by: DIRECTOR, does: 'restart', session: 0 },
    ...starting(2),
  )
  const [one] = state.sessions[2]!.players
  const own = events.flatMap(paymentsOf).filter(({ patron: who }) => who === one)
  expect(own.map(({ does }) => does)).toEqual(['pays', 'gets', 'pays'])
})
