import fc from 'fast-check'
import { expect, test } from 'vitest'
import {
  ALL,
  ALL_OF,
  bets,
  type Command,
  DEALER,
  DIRECTOR,
  patron,
  seen,
  spin,
  started,
  TERMS,
  tell,
  wagerOn,
} from '../../../tests/fixtures/people/tournament-client.ts'
import { accountHoldings } from '../../general/state.ts'
import { chips } from '../../kernel/money.ts'
import { patronStakes, stackOf } from './state.ts'
import { wheel } from './tables.ts'

/** Division 7 at a roulette table: turns, wagers and cards. */

test('nz7:4.4 nz7:1.1/tournament-chips nz7:1.1/tournament all start with the same tournament chips and get no more', () => {
  const state = started()
  expect(ALL_OF.map(name => stackOf(state, name))).toEqual([100_000, 100_000, 100_000])
  const more: Command = { by: patron('Ana'), does: 'buy-in', chips: chips(100) }
  expect(tell(state, more).refused).toBe('nz7:4.4')
})

test('nz7:4.1 nz7:1.1/tournament-director nothing is played without the director', () => {
  const empty = wheel.game.open(wheel.config(TERMS))
  expect(tell(empty, { by: DIRECTOR, does: 'start' }).refused).toBe('nz7:4.1')
  const alone = tell(started(), { by: DIRECTOR, does: 'director', present: false })
  expect(tell(alone.state, wagerOn('Ana', 100)).refused).toBe('nz7:4.1')
  expect(seen(alone.state, { role: 'rail' }).paused).toBe(true)
})

test('nz7:4.7 nz7:7.3 nz7:7.3(a) the marker starts at the first seat, and wagers go clockwise', () => {
  const state = started()
  expect(tell(state, wagerOn('Ben', 100)).refused).toBe('nz7:4.7')
  const next = tell(state, ...bets('Ana', 100)).state
  expect(seen(next, { role: 'rail' })).toMatchObject({ marker: 1, turn: 'Ben' })
  expect(tell(next, wagerOn('Cyd', 100)).refused).toBe('nz7:4.7')
  expect(tell(next, ...spin('1').slice(0, 1)).refused).toBe('nz7:4.7')
})

test('nz7:4.7 ruling:723 at a left-hand table the marker begins at the other end', () => {
  expect(seen(started({ leftHand: true }), { role: 'rail' }).turn).toBe('Cyd')
})

test('nz7:4.8 nz7:7.3(b) after a spin the marker moves on, and the spin number with it', () => {
  const { state } = tell(started(), ...ALL, ...spin('1'))
  expect(seen(state, { role: 'rail' })).toMatchObject({
    marker: 2,
    turn: 'Ben',
    indicator: { unit: 'spins', now: 2, of: 3 },
  })
})

test('nz7:3.2 ruling:727 a finished wager cannot be changed or increased', () => {
  const { state } = tell(started(), ...bets('Ana', 100))
  expect(tell(state, wagerOn('Ana', 100)).refused).toBe('nz7:3.2')
  expect(tell(state, { by: patron('Ana'), does: 'withdraw', wager: 'w1' }).refused).toBe('nz7:3.2')
})

test('nz7:3.1 nz7:4.5 nz7:7.4 nz7:7.1(b) only tournament chips lie on the layout', () => {
  const cash = { ...wagerOn('Ana', 100), kind: 'value' } as Command
  expect(tell(started(), cash).refused).toBe('nz7:3.1')
  const { state } = tell(started(), wagerOn('Ana', 100))
  expect(state.inner.wagers[0]).toMatchObject({ on: 'red', kind: 'tournament:cup' })
  const colour: Command = {
    by: patron('Ana'),
    does: 'buy-colour',
    colour: 'blue',
    chips: chips(100),
  }
  expect(tell(started(), colour).refused).toBe('nz7:4.5')
})

test('nz7:3.5 nz7:3.4 nz7:7.1(a) ruling:716 the sum of a round keeps the limits, whatever it lies on', () => {
  expect(tell(started(), ...bets('Ana', 95)).refused).toBe('nz7:3.5')
  expect(tell(started(), ...bets('Ana', 100)).refused).toBeUndefined()
  expect(tell(started(), ...bets('Ana', 500)).refused).toBeUndefined()
  expect(tell(started(), wagerOn('Ana', 300), wagerOn('Ana', 201, 'odd')).refused).toBe('nz7:3.5')
  expect(tell(started(), ...bets('Ana', 101)).refused).toBe('nz7:3.4')
})

test('nz7:3.5 a player who neither wagers nor passes is disqualified, and play continues', () => {
  const out = (name: string): Command => ({
    by: DIRECTOR,
    does: 'disqualify',
    patron: name,
    ground: 'nz7:3.5',
    reason: 'no wager',
  })
  expect(tell(started(), out('Ben')).refused).toBe('nz7:3.5')
  const { state } = tell(started(), out('Ana'))
  expect(seen(state, { role: 'rail' }).turn).toBe('Ben')
  expect(tell(state, wagerOn('Ana', 100)).refused).toBe('nz7:3.7')
})

const take = (dollars: number): Command => ({
  by: DEALER,
  does: 'accept',
  patron: 'Ana',
  on: 'red',
  chips: chips(dollars * 100),
})
const dealt: Command = { by: DEALER, does: 'confirm', patron: 'Ana' }

test('nz7:3.6 nz7:3.6(a) nz7:7.2(a) a wager below the minimum is raised to it', () => {
  const { state, under } = tell(started(), take(60), dealt)
  expect([patronStakes(state, 'Ana'), stackOf(state, 'Ana')]).toEqual([10_000, 90_000])
  expect(under).toContain('nz7:3.6(a)')
})

test('nz7:3.6(b) a wager above the maximum is cut, and the excess goes back', () => {
  const { state, under } = tell(started(), take(700), dealt)
  expect([patronStakes(state, 'Ana'), stackOf(state, 'Ana')]).toEqual([50_000, 50_000])
  expect(under).toContain('nz7:3.6(b)')
})

test('nz7:3.9 ruling:714 a late player may wager the minimum and no more', () => {
  const late: Command = { by: { role: 'clock' }, does: 'time-up' }
  expect(tell(started(), late).refused).toBe('nz7:3.9')
  const { state } = tell(started(), { by: DIRECTOR, does: 'bet-timer', seconds: 30 }, late)
  expect(tell(state, wagerOn('Ana', 105)).refused).toBe('nz7:3.9')
  expect(tell(state, ...bets('Ana', 100)).refused).toBeUndefined()
})

test('nz7:4.14 nz7:1.1/pass-card nz7:1.1/pre-approved-wager-form a pass card is a turn without a wager, while there are any', () => {
  const pass: Command = { by: patron('Ana'), does: 'pass-card' }
  const once = tell(started(), pass, ...bets('Ben', 100), ...bets('Cyd', 100), ...spin('2'))
  expect(once.refused).toBeUndefined()
  expect(stackOf(once.state, 'Ana')).toBe(100_000)
  const again = tell(once.state, ...bets('Ben', 100), ...bets('Cyd', 100), pass)
  expect(again.refused).toBe('nz7:4.14')
  expect(tell(started(), wagerOn('Ana', 100), pass).refused).toBe('nz7:4.14')
})

const hides: Command = {
  by: patron('Ana'),
  does: 'secret-wager',
  on: 'red',
  chips: chips(40_000),
}

test('nz7:4.15 nz7:4.9 nz7:1.2(b) nz7:1.2(c) nz7:1.1/secret-wager-card ruling:706 the bet is seen, its amount is not, until the spin is over', () => {
  const { state } = tell(started(), hides)
  const others = seen(state, patron('Ben'))
  expect(others.table.wagers).toMatchObject([{ on: 'red', chips: 'hidden' }])
  expect(others.players[0]).toMatchObject({ card: 'secret', chips: 100_000 })
  expect(seen(state, patron('Ana')).table.wagers[0]?.chips).toBe(40_000)
  expect(seen(state, { role: 'dealer' }).table.wagers[0]?.chips).toBe(40_000)
  const after = tell(state, ...bets('Ben', 100), ...bets('Cyd', 100), ...spin('2')).state
  expect(seen(after, patron('Ben')).players[0]).toMatchObject({ card: null, chips: 60_000 })
})

test('nz7:4.15 a secret wager keeps the limits, and there is no second card', () => {
  expect(tell(started(), { ...hides, chips: chips(50_500) } as Command).refused).toBe('nz7:3.5')
  expect(tell(started(), { ...hides, chips: chips(9500) } as Command).refused).toBe('nz7:3.5')
  const { state } = tell(started(), hides, ...bets('Ben', 100), ...bets('Cyd', 100), ...spin('1'))
  const next = tell(state, ...bets('Ben', 100), ...bets('Cyd', 100), hides)
  expect(next.refused).toBe('nz7:4.15')
})

test('nz7:4.15 no view of anybody else differs with the amount, at any step of the spin', () => {
  const steps = [...bets('Ben', 100), ...bets('Cyd', 100), ...spin('1').slice(0, 7)]
  fc.assert(
    fc.property(
      fc.integer({ min: 20, max: 100 }),
      fc.integer({ min: 20, max: 100 }),
      fc.integer({ min: 0, max: steps.length }),
      (one, two, upTo) => {
        const views = [one, two].map(fives => {
          const wager = { ...hides, chips: chips(fives * 500) } as Command
          return seen(tell(started(), wager, ...steps.slice(0, upTo)).state, patron('Ben'))
        })
        expect(views[0]).toEqual(views[1])
      },
    ),
    { numRuns: 60 },
  )
})

test('nz7:4.2 nz7:4.2(a) only players wager, each on their own box', () => {
  expect(tell(started(), { ...wagerOn('Ana', 100), area: 2 } as Command).refused).toBe('nz7:4.2')
  expect(tell(started(), wagerOn('Zoe', 100)).refused).toBe('nz7:4.2')
  expect(tell(started(), { by: patron('Ana'), does: 'sit', seat: 5 }).refused).toBe('nz7:4.2')
})

test('nz7:4.6 nobody leaves by themselves; with consent their chips still count', () => {
  expect(tell(started(), { by: patron('Ana'), does: 'leave' }).refused).toBe('nz7:4.6')
  const excused = tell(started(), {
    by: DIRECTOR,
    does: 'excuse',
    patron: 'Ana',
    reason: 'ill',
  })
  expect(excused.state.players[0]?.status).toBe('out')
})

test('nz7:4.10 nz7:4.11 nz7:5.1 chips put away and advice disqualify; the last one left has won', () => {
  const out = (name: string, ground: 'nz7:4.10' | 'nz7:4.11'): Command => ({
    by: DIRECTOR,
    does: 'disqualify',
    patron: name,
    ground,
    reason: 'seen',
  })
  const { state, under } = tell(
    started(),
    ...bets('Ana', 100),
    out('Ben', 'nz7:4.10'),
    out('Cyd', 'nz7:4.11'),
  )
  expect(under).toEqual(expect.arrayContaining(['nz7:4.10', 'nz7:4.11', 'nz7:5.1']))
  expect(state.result?.stacks).toEqual({ Ana: 100_000 })
  expect(stackOf(state, 'Ana')).toBe(100_000)
})

test('nz7:3.3 limits stay as they are', () => {
  const change: Command = {
    by: { role: 'staff', rank: 'operator' },
    does: 'change-limits',
    limits: { column: { minimum: chips(10_001), maximum: chips(50_000) } },
  }
  expect(tell(started(), change).refused).toBe('nz7:3.3')
  expect(seen(started(), { role: 'rail' }).table.sign.limits).toEqual({
    'each round': { minimum: 10_000, maximum: 50_000, step: 500 },
  })
})

test('nz7:4.5 chips come and go only by the wheel: what all hold is what was issued and won', () => {
  const command = fc.oneof(
    fc.record({ who: fc.constantFrom(...ALL_OF), dollars: fc.integer({ min: 1, max: 600 }) }),
    fc.constantFrom<Command>(...spin('7'), dealt, hides, take(60), take(900), {
      by: patron('Ben'),
      does: 'pass-card',
    }),
  )
  fc.assert(
    fc.property(fc.array(command, { maxLength: 40 }), steps => {
      const commands = steps.flatMap(step =>
        'who' in step ? bets(step.who, step.dollars) : [step],
      )
      const { state } = tell(started(), ...commands)
      const held = ALL_OF.reduce((sum, n) => sum + stackOf(state, n) + patronStakes(state, n), 0)
      const bank = state.inner.accounts.bank?.['tournament:cup'] ?? 0
      expect(held + bank).toBe(300_000)
      expect(accountHoldings(state.inner, 'stack:Ana')?.value ?? 0).toBe(0)
    }),
    { numRuns: 80 },
  )
})

test('nz7:3.2 nz7:4.15 ruling:727 after a void spin, wagers stay and the secret one stays hidden', () => {
  const rest = [...bets('Ben', 100), ...bets('Cyd', 100)]
  const during = tell(started(), hides, ...rest, ...spin('1').slice(0, 2)).state
  const { state } = tell(during, { by: DEALER, does: 'no-spin', cause: 'ball-out' })
  expect(seen(state, patron('Ben')).table.wagers[0]).toMatchObject({ on: 'red', chips: 'hidden' })
  expect(tell(state, wagerOn('Ben', 100)).refused).toBe('nz7:3.2')
  expect(seen(state, patron('Ben')).players[0]).toMatchObject({ card: 'secret', chips: 100_000 })
})

test('nz7:4.3 a name has letters, and the spaces around it do not count', () => {
  const asked = tell(started(), {
    by: { role: 'staff', rank: 'game-supervisor' },
    does: 'ask-name',
    patron: 'Ana',
  }).state
  const named = (name: string): Command => ({ by: patron('Ana'), does: 'give-name', name })
  expect(tell(asked, named('')).refused).toBe('nz7:4.3')
  expect(tell(asked, named('  ')).refused).toBe('nz7:4.3')
  const { players } = tell(asked, named(' Ana Tui ')).state
  expect(players[0]?.name).toEqual({ asked: false, given: 'Ana Tui' })
})
