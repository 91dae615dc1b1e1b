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
  TIGHT,
  tell,
  wagerOn,
} from '../../../tests/fixtures/people/tournament-client.ts'
import { accountHoldings } from '../../general/state.ts'
import { chips } from '../../kernel/money.ts'
import { stackOf } from './state.ts'

/** Division 7 at a roulette table: the end of a session, and a void spin. */

test('nz7:5.4 nz7:5.5 nz7:5.5(a) nz7:5.13 nz7:5.13(a) after the last spin chips are counted and handed back', () => {
  const spins = [
    ...ALL,
    ...spin('1'),
    ...bets('Ben', 100),
    ...bets('Cyd', 100),
    ...bets('Ana', 200),
    ...spin('1'),
    ...bets('Cyd', 100),
    ...bets('Ana', 100),
    ...bets('Ben', 100),
    ...spin('2'),
  ]
  const { state, under, refused } = tell(started(), ...spins)
  expect(refused).toBeUndefined()
  expect(under.at(-1)).toBe('nz7:5.4')
  expect(state.result?.stacks).toEqual({ Ana: 120_000, Ben: 110_000, Cyd: 110_000 })
  const tally = (counts: Readonly<Record<string, number>>): Command => ({
    by: DEALER,
    does: 'tally',
    counts,
  })
  expect(tell(state, tally({ Ana: 1 })).refused).toBe('nz7:5.5(a)')
  const back = tell(state, tally(state.result!.stacks))
  expect(back.under).toContain('nz7:5.13(a)')
  expect(ALL_OF.map(name => stackOf(back.state, name))).toEqual([0, 0, 0])
  expect(accountHoldings(back.state.inner, 'stack:Ana')?.value ?? 0).toBe(0)
})

test('nz7:5.13(b) nz7:2.2(s) ruling:730 chips that were bought are handed in for what they are worth', () => {
  const one = { duration: { unit: 'spins', value: 1 }, chipIssue: 'face-value' } as const
  const { state } = tell(started(one), ...ALL, ...spin('1'))
  const counted = tell(state, { by: DEALER, does: 'tally', counts: state.result!.stacks })
  expect(counted.under).toContain('nz7:5.13(b)')
  expect(stackOf(counted.state, 'Ana')).toBe(0)
})

test('nz7:3.7 nz7:5.1 a player without chips is out, and a single remaining player ends the session', () => {
  const { state, under } = tell(
    started(TIGHT),
    ...bets('Ana', 100),
    ...bets('Ben', 100, 'black'),
    ...bets('Cyd', 100, 'black'),
    ...spin('1'),
  )
  expect(under).toEqual(expect.arrayContaining(['nz7:3.7', 'nz7:5.1']))
  expect(state.result).toEqual({ stacks: { Ana: 20_000, Ben: 0, Cyd: 0 } })
})

test('nz7:3.8 nz7:3.8(a) ruling:704 players who all go bust in one round play off', () => {
  const { state, under } = tell(started(TIGHT), ...ALL, ...spin('2'))
  expect(under.at(-1)).toBe('nz7:3.8(a)')
  expect(state.result?.bust).toEqual(ALL_OF)
})

test('nz7:3.8(b) ruling:703 chips below the minimum count as no chips', () => {
  const { under } = tell(started({ startingChips: chips(10_500) }), ...ALL, ...spin('2'))
  expect(under.at(-1)).toBe('nz7:3.8(b)')
})

test('nz7:4.8 ruling:717 the marker skips players who are out', () => {
  const { state } = tell(
    started({ startingChips: chips(20_000) }),
    ...bets('Ana', 100),
    ...bets('Ben', 200, 'black'),
    ...bets('Cyd', 100),
    ...spin('1'),
  )
  expect(seen(state, { role: 'rail' })).toMatchObject({ marker: 3, turn: 'Cyd' })
})

test('nz7:5.2 time ends a session with its round, or at once between two', () => {
  const hour = { unit: 'time', value: 1000 } as const
  const at: Command = { by: { role: 'clock' }, does: 'time', at: 1000 }
  expect(tell(started({ duration: hour }), at).under.at(-1)).toBe('nz7:5.2')
  const during = tell(started({ duration: hour }), ...ALL, at)
  expect(during.state.status).toBe('running')
  expect(seen(during.state, { role: 'rail' }).clock).toEqual({ endsAt: 1000 })
  expect(seen(started(), { role: 'rail' }).clock).toBeNull()
  expect(tell(during.state, ...spin('1')).under.at(-1)).toBe('nz7:5.2')
})

test('nz7:7.1 nz7:5.4 a void spin does not count: the marker stays and the number too', () => {
  const start = tell(started(), ...ALL, ...spin('1').slice(0, 2)).state
  const { state } = tell(start, { by: DEALER, does: 'no-spin', cause: 'ball-out' })
  expect(seen(state, { role: 'rail' })).toMatchObject({ marker: 1, indicator: { now: 1 } })
})

test('nz7:4.3 a supervisor asks, the player says a name, and only the house reads it', () => {
  const ask: Command = {
    by: { role: 'staff', rank: 'game-supervisor' },
    does: 'ask-name',
    patron: 'Ana',
  }
  const says: Command = { by: patron('Ana'), does: 'give-name', name: 'Ana Tui' }
  expect(tell(started(), { ...ask, by: DEALER } as Command).refused).toBe('nz7:4.3')
  expect(tell(started(), says).refused).toBe('nz7:4.3')
  const { state, refused } = tell(started(), ask, says)
  expect(refused).toBeUndefined()
  const name = { asked: false, given: 'Ana Tui' }
  expect(seen(state, { role: 'dealer' }).players[0]?.name).toEqual(name)
  expect(seen(state, patron('Ana')).players[0]?.name).toEqual(name)
  expect(seen(state, patron('Ben')).players[0]?.name).toBeNull()
})

test('nz7:2.3(ac)(i) nz7:4.10 the result names disqualified players with the reason and their chips', () => {
  const one = { duration: { unit: 'spins', value: 1 } } as const
  const out: Command = {
    by: DIRECTOR,
    does: 'disqualify',
    patron: 'Cyd',
    ground: 'nz7:4.10',
    reason: 'pocketed a chip',
  }
  const { state } = tell(started(one), ...bets('Ana', 100), ...bets('Ben', 100), out, ...spin('1'))
  expect(state.result).toEqual({
    stacks: { Ana: 110_000, Ben: 110_000 },
    disqualified: { Cyd: { under: 'nz7:4.10', reason: 'pocketed a chip', held: 100_000 } },
  })
})

const invalid: Command = {
  by: { role: 'staff', rank: 'operator' },
  does: 'invalidate',
  ground: 'disruption',
  forfeits: [],
  reason: 'a fire alarm',
}

test('nz7:5.4 nz7:7.1(a) an invalidated spin restores the spin number, the losses and the losers', () => {
  const tight = { ...TIGHT, startingChips: chips(20_000) }
  const { state } = tell(
    started(tight),
    ...bets('Ana', 200, 'black'),
    ...bets('Ben', 100),
    ...bets('Cyd', 100),
    ...spin('1'),
  )
  expect(state.players[0]?.status).toBe('out')
  const back = tell(state, invalid)
  expect(back.refused).toBeUndefined()
  expect(back.state.players[0]?.status).toBe('active')
  expect(ALL_OF.map(name => stackOf(back.state, name))).toEqual([20_000, 20_000, 20_000])
  expect(seen(back.state, { role: 'rail' }).indicator?.now).toBe(1)
  const during = tell(started(), ...ALL, ...spin('1').slice(0, 3), invalid)
  expect(seen(during.state, { role: 'rail' })).toMatchObject({ turn: 'Ana', indicator: { now: 1 } })
})

test('nz7:5.5 nz7:4.2 nz7:4.11 after a session no chips move, and nobody plays for another', () => {
  const one = { duration: { unit: 'spins', value: 1 } } as const
  const { state } = tell(started(one), ...ALL, ...spin('1'))
  const counts = state.result!.stacks
  const counted = tell(state, { by: DIRECTOR, does: 'tally', counts }).state
  expect(tell(counted, invalid).refused).toBe('nz7:5.5')
  expect(tell(state, { by: patron('Ana'), does: 'dispute', about: 'red' }).refused).toBeUndefined()
  const by = { role: 'nominee', nominee: 'Zed', patron: 'Ana' } as const
  expect(tell(started(), { ...wagerOn('Ana', 100), by } as Command).refused).toBe('nz7:4.2')
})

test('nz1:2.1(e) Division 1 holds in a tournament too', () => {
  const asks = (about: string): Command => ({ by: patron('Ana'), does: 'dispute', about })
  expect(tell(started(), asks('')).refused).toBe('nz1:19.1')
  expect(tell(started(), asks('the count')).under).toContain('nz1:19.1')
})
