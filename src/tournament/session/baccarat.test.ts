import { expect, test } from 'vitest'
import {
  ALL_OF,
  type Card,
  coup,
  DEALER,
  DIRECTOR,
  DURATION,
  dealer,
  dealing,
  give,
  HERE,
  patron,
  TERMS,
} from '../../../tests/fixtures/people/tournament-client.ts'
import { chips } from '../../kernel/money.ts'
import { isRefusal } from '../../kernel/refusal.ts'
import { stackOf } from './state.ts'
import { shoe } from './tables.ts'

/** Division 7 at a baccarat table. */

test('nz7:8.4(a) nz7:8.4 a session waits for the shuffle', () => {
  const terms = { ...TERMS, game: 'baccarat' as const, duration: DURATION }
  const fresh = give(shoe.game.open(shoe.config(terms)), HERE as Card)
  expect(shoe.game.decide(fresh, { by: DIRECTOR, does: 'start' })).toMatchObject({
    refused: 'nz7:8.4(a)',
  })
})

test('nz7:8.2(b) nz7:8.1 nz7:8.1(b) ruling:724 nobody wagers on both hands', () => {
  const one = give(dealing(), {
    by: patron('Ana'),
    does: 'wager',
    on: 'player',
    chips: chips(10_000),
  })
  const both: Card = { by: patron('Ana'), does: 'wager', on: 'banker', chips: chips(10_000) }
  expect(shoe.game.decide(one, both)).toMatchObject({ refused: 'nz7:8.2(b)' })
  const tie: Card = { by: patron('Ana'), does: 'wager', on: 'tie', chips: chips(10_000) }
  expect(isRefusal(shoe.game.decide(one, tie))).toBe(false)
})

test('nz7:8.3 nz7:8.3(a) nz7:8.3(b) nz7:8.1(a) nz7:8.2(a) the marker and the shoe number are shown, and a coup waits for all', () => {
  const state = dealing()
  expect(shoe.game.view(state, { role: 'rail' })).toMatchObject({
    marker: 1,
    indicator: { unit: 'shoes', now: 1, of: 1 },
  })
  expect(shoe.game.decide(state, { by: DEALER, does: 'call' })).toMatchObject({
    refused: 'nz7:4.7',
  })
})

test('nz7:5.3(a) one more coup after that of the cutting card', () => {
  const reached = coup(dealing({ endVariant: 'a' }), 'inside')
  expect(reached.status).toBe('running')
  expect(coup(reached).status).toBe('over')
})

test('nz7:5.3(b) the coup with the cutting card is the last', () => {
  expect(coup(dealing({ endVariant: 'b' }), 'inside').status).toBe('over')
  expect(coup(dealing({ endVariant: 'b' }), 'first').result?.stacks.Ana).toBe(110_000)
  expect(coup(dealing({ endVariant: 'b' })).status).toBe('running')
})

test('nz7:5.3(c) ruling:701 a coup that would begin with the cutting card is not dealt, and wagers go back', () => {
  const state = coup(dealing({ endVariant: 'c' }), 'first')
  expect(state.result).toEqual({ stacks: { Ana: 100_000, Ben: 100_000, Cyd: 100_000 } })
  expect(ALL_OF.map(name => stackOf(state, name))).toEqual([100_000, 100_000, 100_000])
  expect(coup(dealing({ endVariant: 'c' }), 'inside').result?.stacks.Ana).toBe(110_000)
})

const STEPS = [
  { minimum: chips(10_000), maximum: chips(50_000) },
  { minimum: chips(20_000), maximum: chips(90_000) },
]

test('nz7:4.13 nz7:3.3 ruling:702 ruling:722 an indicator card raises the limits from the next coup, and does not end the shoe', () => {
  const seenCard: Card = { by: DEALER, does: 'indicator-card' }
  const start = give(dealing({ endVariant: 'b', limits: STEPS }), seenCard)
  const raised = coup(start)
  expect(raised.status).toBe('running')
  expect(shoe.game.view(raised, { role: 'rail' }).table.sign.limits['each round']).toMatchObject(
    STEPS[1]!,
  )
  const kept = coup(give(start, { by: DIRECTOR, does: 'keep-limits' }))
  expect(kept.limitStep).toBe(0)
  expect(shoe.game.decide(raised, seenCard)).toMatchObject({ refused: 'nz7:4.13' })
})

test('nz7:4.13 ruling:703 raised limits may leave somebody unable to wager: out, with chips that count', () => {
  const start = give(
    dealing({ endVariant: 'b', limits: STEPS, startingChips: chips(10_000) }),
    { by: DEALER, does: 'indicator-card' },
    { by: patron('Ana'), does: 'pass-card' },
  )
  const all = coup(start)
  expect(all.players[0]?.status).toBe('out')
  expect(all.status).toBe('running')
  expect(stackOf(all, 'Ana')).toBe(10_000)
})

const TWO = { unit: 'shoes', value: 2 } as const

test('nz7:8.4 nz7:8.4(b) nz7:8.3(b) the cards are shuffled after the coup that follows the cutting card', () => {
  const reached = coup(dealing({ duration: TWO, endVariant: 'b' }), 'inside')
  expect(shoe.game.awaits(reached)?.for).not.toBe('shuffle')
  const over = coup(reached)
  expect(shoe.game.awaits(over)?.for).toBe('shuffle')
  expect(over.status).toBe('running')
  const again = dealer(over)
  expect(shoe.game.view(again, { role: 'rail' }).indicator).toEqual({
    unit: 'shoes',
    now: 2,
    of: 2,
  })
  expect(coup(again, 'inside').status).toBe('over')
})

test('nz7:8.4(b) ruling:733 also where a coup began with the cutting card, unlike in the ordinary game', () => {
  const first = coup(dealing({ duration: TWO, endVariant: 'b' }), 'first')
  expect(shoe.game.awaits(first)?.for).not.toBe('shuffle')
  expect(shoe.game.awaits(coup(first))?.for).toBe('shuffle')
})

test('nz7:5.3(a) ruling:719 ruling:733 after a coup that began with it, one more from the same shoe ends the session', () => {
  const reached = coup(dealing({ endVariant: 'a' }), 'first')
  expect([reached.status, reached.shoe]).toEqual(['running', 1])
  const over = coup(reached)
  expect([over.status, over.shoe]).toEqual(['over', 1])
})

const again = (rank: 'game-supervisor' | 'casino-supervisor'): Card => ({
  by: { role: 'staff', rank },
  does: 'direct-shuffle',
  ground: 'discretion',
  reason: 'everybody was away',
})
const recess: Card = { by: DIRECTOR, does: 'interrupt', ground: 'recess', reason: 'dinner' }
const resume: Card = { by: DIRECTOR, does: 'resume' }

test('nz7:8.4(c) after the table stood vacant the casino supervisor may have the cards shuffled again', () => {
  const state = coup(dealing({ endVariant: 'b' }))
  const by = again('casino-supervisor')
  expect(shoe.game.decide(state, by)).toMatchObject({ refused: 'nz7:8.4(c)' })
  const back = give(state, recess, resume)
  expect(shoe.game.decide(back, again('game-supervisor'))).toMatchObject({ refused: 'nz7:8.4(c)' })
  const shuffling = give(back, by)
  expect(shoe.game.awaits(shuffling)?.for).toBe('shuffle')
  const ready = dealer(shuffling)
  expect([ready.shoe, ready.shoeIn]).toEqual([1, true])
  expect(shoe.game.decide(coup(ready), by)).toMatchObject({ refused: 'nz7:8.4(c)' })
})

test('nz7:4.6 a recess waits for the end of the round, and nobody wagers during it', () => {
  const bet: Card = { by: patron('Ana'), does: 'wager', on: 'player', chips: chips(10_000) }
  const during = give(dealing(), bet)
  expect(shoe.game.decide(during, recess)).toMatchObject({ refused: 'nz7:4.6' })
  expect(shoe.game.decide(give(dealing(), recess), bet)).toMatchObject({ refused: 'nz7:4.6' })
})

test('nz7:4.8 ruling:734 after a Tie Hand wagers go back, and everybody wagers anew in turn', () => {
  const tied = coup(dealing({ startingChips: chips(10_000) }), undefined, ['9S', '8H', 'KD', 'AC'])
  expect(tied.inner.wagers).toEqual([])
  expect(tied.players.map(({ status }) => status)).toEqual(['active', 'active', 'active'])
  expect(ALL_OF.map(name => stackOf(tied, name))).toEqual([10_000, 10_000, 10_000])
  expect(shoe.game.view(tied, { role: 'rail' }).turn).toBe('Ben')
})
