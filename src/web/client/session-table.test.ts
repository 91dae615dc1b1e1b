import { describe, expect, test } from 'vitest'
import type { Command } from '../../kernel/game.ts'
import { chips } from '../../kernel/money.ts'
import type { Viewer } from '../../kernel/people.ts'
import { isRefusal } from '../../kernel/refusal.ts'
import type { SessionTerms } from '../../tournament/session/state.ts'
import { wheel } from '../../tournament/session/tables.ts'
import { type Contest, tableOf } from './session-table.ts'

/** Tests what each viewer's felt shows of a session. */

const TERMS: SessionTerms = {
  game: 'roulette',
  tournament: 'Winter Wheel',
  players: ['ana', 'ben', 'cy'],
  startingChips: chips(1000_00),
  limits: [{ minimum: chips(25_00), maximum: chips(500_00) }],
  increment: chips(5_00),
  duration: { unit: 'spins', value: 3 },
  passCards: 1,
  secretCards: 1,
  chipIssue: 'gratuitous',
}

const DIRECTOR = { role: 'staff', rank: 'casino-supervisor' } as const
const patron = (name: string) => ({ role: 'patron', patron: name }) as const

const after = (commands: readonly object[]) =>
  commands.reduce<ReturnType<typeof wheel.game.open>>(
    (state, command) => {
      const decision = wheel.game.decide(state, command as Command as never)
      if (isRefusal(decision)) throw new Error(decision.says)
      return decision.reduce(wheel.game.evolve, state)
    },
    wheel.game.open(wheel.config(TERMS)),
  )

const SECRET = after([
  { by: DIRECTOR, does: 'director', present: true },
  { by: DIRECTOR, does: 'start' },
  { by: patron('ana'), does: 'secret-wager', on: 'red', chips: chips(135_00) },
  { by: patron('ben'), does: 'wager', on: 'red', chips: chips(25_00) },
])

const shownTo = (viewer: Viewer, name: string) =>
  tableOf(wheel.game.view(SECRET, viewer) as unknown as Contest, name)

describe('a wager behind a card', () => {
  test('nz7:4.15 others see a wager on the place, but no amount', () => {
    const table = shownTo(patron('ben'), 'ben')
    expect(table.wagers.map(({ patron: who, on, chips: sum }) => [who, on, sum])).toEqual([
      ['ana', 'red', 0],
      ['ben', 'red', 2500],
    ])
    expect(JSON.stringify(table)).not.toContain('13500')
  })

  test('nz7:4.15 the player sees their own secret chips on the felt', () => {
    expect(shownTo(patron('ana'), 'ana').wagers[0]?.chips).toBe(13500)
  })

  test('nz7:4.9 nz7:4.15 watchers see one pile per place, without the secret', () => {
    const { wagers } = shownTo({ role: 'rail' }, '')
    expect(wagers.map(({ patron: who, on, chips: sum }) => [who, on, sum])).toEqual([
      ['', 'red', 2500],
    ])
  })
})

test('nz7:3.4 nz7:3.5 any part of the round’s amount may be on any place', () => {
  const { limits } = shownTo(patron('cy'), 'cy').sign
  expect(limits['straight-up']).toEqual({ minimum: 500, maximum: 50000 })
})

test('nz7:4.5 nobody is offered other chips than tournament chips', () => {
  expect(shownTo(patron('cy'), 'cy').sign.freeColours).toEqual([])
})
