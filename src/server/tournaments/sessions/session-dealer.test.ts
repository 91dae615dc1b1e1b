import { expect, test } from 'vitest'
import { started, tell } from '../../../../tests/fixtures/people/tournament-client.ts'
import { sealsOf, UNSEALED } from '../../chance/sealed-secrets.ts'
import { realRandomness } from '../../randomness.ts'
import { type DealtSession, type SessionHost, sessionStep } from './session-dealer.ts'

const SEALS = sealsOf('session', Buffer.alloc(32), false, realRandomness)

const HOUSE = ['Ada (house)', 'Blaise (house)']

const stepOf = (players: readonly string[], change: Partial<DealtSession> = {}) => {
  const { state } = tell(started({ players }), {
    by: { role: 'staff', rank: 'casino-supervisor' },
    does: 'bet-timer',
    seconds: 10,
  })
  return sessionStep({
    host: { state, ask: undefined, drawing: UNSEALED } as unknown as SessionHost,
    seals: SEALS,
    seconds: 10,
    now: () => 0,
    below: () => 2,
    together: 1,
    isDealt: () => true,
    isOff: () => false,
    isPlayer: () => true,
    isDirected: false,
    ...change,
  })
}

const turnsIn = (together: number, players: readonly string[]) => {
  const step = stepOf(players, { together })!
  const { command, more = [] } = step.says()
  return [command, ...more].map(({ by, does }) => ('patron' in by ? `${by.patron} ${does}` : does))
}

const turnsOf = (patron: string) => [`${patron} wager`, `${patron} confirm`]

test('nz7:4.7 a house player of a small field takes a turn alone', () => {
  expect(turnsIn(1, [...HOUSE, 'Ana'])).toEqual(turnsOf(HOUSE[0]!))
})

test('nz7:4.7 house players of a large field take their turns together, up to a person', () => {
  expect(turnsIn(8, [...HOUSE, 'Ana', 'Carl (house)'])).toEqual(HOUSE.flatMap(turnsOf))
})

test('nz7:3.9 at an attended table no time runs until somebody deals', () => {
  const attended = { seals: undefined, isDirected: true }
  expect(stepOf(['Ana', 'Ben'], { ...attended, isDealt: () => false })).toBeUndefined()
  expect(stepOf(['Ana', 'Ben'], attended)).toMatchObject({ does: 'time-up', after: 'patron' })
})
