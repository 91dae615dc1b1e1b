import { expect, test } from 'vitest'
import {
  ALL_OF,
  type Card,
  type Command,
  coup,
  DEALER,
  DIRECTOR,
  dealing,
  give,
  patron,
  seen,
  spin,
  started,
  tell,
  wagerOn,
} from '../../../tests/fixtures/people/tournament-client.ts'
import { chips } from '../../kernel/money.ts'
import { isRefusal } from '../../kernel/refusal.ts'
import { type SessionTerms, stackOf } from './state.ts'
import { shoe, wheel } from './tables.ts'

/** Division 7 at terminals. */

test('nz7:9.1(a) nz7:9.3 nz7:5.5(b) nz7:3.5 on terminals nobody has a turn or a duty, and wagers may be changed', () => {
  const terms = { game: 'electronic-roulette', passCards: 0, secretCards: 0 } as const
  const state = started({ ...terms, duration: { unit: 'rounds', value: 2 } })
  const { state: after, refused } = tell(state, wagerOn('Ben', 100), {
    by: patron('Ben'),
    does: 'withdraw',
    wager: 'w1',
  })
  expect(refused).toBeUndefined()
  expect(seen(after, { role: 'rail' })).toMatchObject({
    marker: null,
    turn: null,
    indicator: { unit: 'rounds', now: 1, of: 2 },
  })
  expect(tell(after, wagerOn('Ben', 95)).refused).toBe('nz7:3.5')
  const spun = tell(after, ...spin('1'), ...spin('1'))
  expect(spun.refused).toBeUndefined()
  const counts = spun.state.result!.stacks
  expect(tell(spun.state, { by: DEALER, does: 'tally', counts }).refused).toBe('nz7:5.5(b)')
  expect(tell(spun.state, { by: DIRECTOR, does: 'tally', counts }).refused).toBeUndefined()
})

const TERMINALS = {
  game: 'electronic-roulette',
  passCards: 0,
  secretCards: 0,
  duration: { unit: 'rounds', value: 3 },
} as const

const BACCARAT = { ...TERMINALS, game: 'electronic-baccarat' } as const

/** Eight terminals. Seats 4 to 8 are empty. */
const playing = (change: Partial<SessionTerms> = {}) => started({ ...TERMINALS, ...change })

const fails = (seat: number): Command => ({ by: DEALER, does: 'terminal-fails', seat })
const works = (seat: number): Command => ({ by: DIRECTOR, does: 'terminal-works', seat })
const moves = (name: string, to: number): Command => ({
  by: DIRECTOR,
  does: 'move-terminal',
  patron: name,
  to,
})
const voidsHeat = (name: string): Command => ({ by: DIRECTOR, does: 'void-heat', patron: name })
const rights = (way: 'credit' | 'debit', dollars: number): Command => ({
  by: DIRECTOR,
  does: 'correct-balance',
  patron: 'Ana',
  way,
  chips: chips(dollars * 100),
  reason: 'the touch screen took the wager and did not send it',
})

test('nz7:9.4 nz7:1.1/electronic-terminal a failed terminal takes no wager, but wagers on the table are settled', () => {
  const { state } = tell(playing(), wagerOn('Ana', 100), fails(1))
  expect(tell(state, wagerOn('Ana', 100)).refused).toBe('nz7:9.4')
  expect(tell(state, { by: patron('Ana'), does: 'withdraw', wager: 'w1' }).refused).toBe('nz7:9.4')
  expect(tell(state, wagerOn('Ben', 100)).refused).toBeUndefined()
  const spun = tell(state, ...spin('1'))
  expect(stackOf(spun.state, 'Ana')).toBe(110_000)
  const mended = tell(spun.state, works(1), wagerOn('Ana', 100))
  expect(mended.refused).toBeUndefined()
})

test('nz7:9.4 the balance of one player is corrected up or down', () => {
  expect(tell(playing(), rights('credit', 50)).refused).toBe('nz7:9.4')
  const { state } = tell(playing(), fails(1))
  expect(stackOf(tell(state, rights('credit', 50)).state, 'Ana')).toBe(105_000)
  expect(stackOf(tell(state, rights('debit', 1000)).state, 'Ana')).toBe(0)
  expect(tell(state, rights('debit', 1001)).refused).toBe('nz7:9.4')
  const dealers = { ...rights('credit', 50), by: DEALER } as Command
  expect(tell(state, dealers).refused).toBe('nz7:9.4')
})

test('nz7:9.4(a) to a free terminal that works, with the balance, and play goes on', () => {
  const { state } = tell(playing(), wagerOn('Ana', 100), fails(1), fails(4))
  expect(tell(state, moves('Ana', 2)).refused).toBe('nz7:9.4(a)')
  expect(tell(state, moves('Ana', 4)).refused).toBe('nz7:9.4(a)')
  expect(tell(state, moves('Ben', 5)).refused).toBe('nz7:9.4(a)')
  const moved = tell(state, moves('Ana', 5))
  expect(moved.under).toEqual(['nz7:9.4(a)', 'nz7:9.4(a)'])
  expect(seen(moved.state, { role: 'rail' }).players[0]).toMatchObject({ seat: 5, chips: 100_000 })
  const more = tell(moved.state, wagerOn('Ana', 100), {
    ...wagerOn('Ana', 100),
    area: 5,
  } as Command)
  expect(more.refused).toBeUndefined()
  expect(tell(moved.state, { ...wagerOn('Ana', 100), area: 1 } as Command).refused).toBe('nz7:4.2')
})

test('nz7:9.4(b) nz7:4.2(b) ruling:715 only where no terminal is left is the heat void for that player', () => {
  const { state } = tell(playing(), wagerOn('Ana', 100), fails(1), ...[4, 5, 6, 7].map(fails))
  expect(tell(state, voidsHeat('Ana')).refused).toBe('nz7:9.4(b)')
  const none = tell(state, fails(8), voidsHeat('Ana'))
  expect(none.refused).toBeUndefined()
  expect(none.state.players[0]?.status).toBe('void')
  expect([stackOf(none.state, 'Ana'), none.state.inner.wagers.length]).toEqual([0, 0])
  expect(tell(none.state, wagerOn('Ana', 100)).refused).toBe('nz7:3.7')
  const over = tell(none.state, fails(2), voidsHeat('Ben'))
  expect(over.state.result).toEqual({ stacks: { Cyd: 100_000 } })
})

test('nz7:9.5 a system that fails breaks the session off: nothing of it counts', () => {
  const broken = tell(playing(), wagerOn('Ana', 100), {
    by: DIRECTOR,
    does: 'break-off',
    reason: 'the server is down',
  })
  expect(broken.under.at(-1)).toBe('nz7:9.5')
  expect([broken.state.status, broken.state.result]).toEqual(['void', null])
  expect(ALL_OF.map(name => stackOf(broken.state, name))).toEqual([0, 0, 0])
  expect(broken.state.inner.accounts.cage?.['tournament:cup']).toBe(0)
})

test('nz7:1.1/electronic-terminal terminal commands are refused at an ordinary table', () => {
  const all = [fails(1), works(1), moves('Ana', 5), voidsHeat('Ana'), rights('credit', 1)]
  for (const command of all)
    expect(tell(started(), command).refused).toBe('nz7:1.1/electronic-terminal')
})

const waits = (ground: 'recess' | 'malfunction'): Command => ({
  by: DIRECTOR,
  does: 'interrupt',
  ground,
  reason: 'wait',
})
const clock = (at: number): Command => ({ by: { role: 'clock' }, does: 'time', at })

test('nz7:9.4 nz7:5.2 ruling:729 the clock stops while play is interrupted', () => {
  const start = playing({ duration: { unit: 'time', value: 1000 } })
  const halted = tell(start, clock(500), waits('malfunction'), clock(5000))
  expect(halted.state.status).toBe('running')
  const rail = { role: 'rail' } as const
  expect(wheel.game.view(halted.state as never, rail).clock).toEqual({ left: 500 })
  expect(tell(halted.state, wagerOn('Ana', 100)).refused).toBe('nz7:9.4')
  const { state } = tell(halted.state, { by: DIRECTOR, does: 'resume' }, clock(5499))
  expect(state.status).toBe('running')
  expect(wheel.game.view(state as never, rail).clock).toEqual({ endsAt: 5500 })
  expect(tell(state, clock(5500)).under.at(-1)).toBe('nz7:5.2')
})

test('nz7:11.1(a) nz7:11.3 nz7:11.2(a) ruling:709 ruling:724 baccarat at terminals: no marker, the round number, not both hands', () => {
  const state = dealing(BACCARAT)
  expect(shoe.game.view(state, { role: 'rail' })).toMatchObject({
    marker: null,
    turn: null,
    terminals: true,
    rules: { book: 'nz5', standsFor: '5A' },
    indicator: { unit: 'rounds', now: 1, of: 3 },
  })
  const bet = (on: string): Card => ({ by: patron('Ana'), does: 'wager', on, chips: chips(10_000) })
  const one = give(state, bet('player'))
  expect(shoe.game.decide(one, bet('banker'))).toMatchObject({ refused: 'nz7:8.2(b)' })
  const next = coup(one)
  expect(shoe.game.view(next, { role: 'rail' }).indicator?.now).toBe(2)
  expect(stackOf(next, 'Ana')).toBe(110_000)
})

test('nz7:11.4 nz7:11.4(a) nz7:11.4(b) nz7:11.5 the same remedies at the terminals of baccarat', () => {
  const down = give(dealing(BACCARAT), fails(1) as Card)
  const bet: Card = { by: patron('Ana'), does: 'wager', on: 'tie', chips: chips(10_000) }
  expect(shoe.game.decide(down, bet)).toMatchObject({ refused: 'nz7:11.4' })
  const moved = give(down, moves('Ana', 7) as Card, bet)
  expect(moved.inner.wagers[0]?.area).toBe(7)
  const none = give(down, ...([4, 5, 6, 7].map(fails) as Card[]))
  const gone = shoe.game.decide(none, voidsHeat('Ana') as Card)
  expect(isRefusal(gone) || gone.map(({ under }) => under)).toContain('nz7:11.4(b)')
  const off = shoe.game.decide(down, { by: DIRECTOR, does: 'break-off', reason: 'down' })
  expect(isRefusal(off) || off.at(-1)?.under).toBe('nz7:11.5')
})
