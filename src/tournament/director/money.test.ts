import { expect, test } from 'vitest'
import {
  begun,
  DIRECTOR,
  ended,
  entered,
  entering,
  HOUR,
  OPERATOR,
  opened,
  paid,
  patron,
  tell,
} from '../../../tests/fixtures/people/director-fixture.ts'
import { chips } from '../../kernel/money.ts'
import { CONDITIONS } from './example.ts'
import { paymentsOf } from './money.ts'
import type { Conditions, Prize } from './s02-entry/conditions.ts'
import type { DirectorEvent, ItemShare } from './state.ts'

/** Division 7: payments and their clauses. */

const bought = { chipIssue: 'face-value' } as const
const four = ['Ana', 'Ben', 'Cyd', 'Dee']
const FINAL: Partial<Conditions> = { stages: [CONDITIONS.stages[1]!] }

const paymentsTo = (events: readonly DirectorEvent[], name: string) =>
  events
    .flatMap(paymentsOf)
    .filter(({ patron: who }) => who === name)
    .map(({ does, chips: amount, for: what, under }) => [does, amount, what, under])

test('nz7:2.1 nz7:2.2(s) nz7:4.4 nz7:5.13 nz7:5.13(b) nz7:5.9 all payments of a player, in order', () => {
  const entry = tell(opened({ ...bought, ...FINAL }), ...four.flatMap(entering))
  expect(paymentsTo(entry.events, 'Ana')).toEqual([['pays', 5000, 'entry fee', 'nz7:2.1']])
  const { events, state } = tell(
    begun(four, { ...bought, ...FINAL }),
    ...ended(0, { Ana: 120_000, Ben: 80_000, Cyd: 0, Dee: 50_000 }),
  )
  expect(state.status).toBe('completed')
  expect(paymentsTo(events, 'Ana')).toEqual([
    ['pays', 100_000, 'tournament chips', 'nz7:4.4'],
    ['gets', 120_000, 'tournament chips exchanged', 'nz7:5.13(b)'],
    ['gets', 60_000, 'prize', 'nz7:5.9'],
  ])
  expect(paymentsTo(events, 'Cyd').map(([does]) => does)).toEqual(['pays', 'gets'])
})

test("nz7:5.13(a) nz7:3.8 ruling:731 chips issued free, and those of a play-off, are nobody's money", () => {
  const free = tell(begun(four, FINAL), ...ended(0, { Ana: 9, Ben: 8, Cyd: 7, Dee: 6 }))
  expect(free.events.flatMap(paymentsOf).every(each => each.for === 'prize')).toBe(true)
  const level = tell(
    begun(four, { ...bought, ...FINAL }),
    ...ended(0, { Ana: 9, Ben: 9, Cyd: 7, Dee: 6 }),
  )
  const { events } = tell(level.state, ...ended(1, { Ana: 50_000, Ben: 1 }))
  expect(events.flatMap(paymentsOf).every(each => each.for === 'prize')).toBe(true)
})

test('nz7:2.5 ruling:730 a disqualification costs the fee and the prizes, not the chips that were bought', () => {
  const { events } = tell(
    begun(four, { ...bought, ...FINAL }),
    ...ended(
      0,
      { Ana: 9, Ben: 8, Cyd: 7 },
      { disqualified: { Dee: { under: 'nz7:4.11', reason: 'asked', held: 70_000 } } },
    ),
  )
  expect(paymentsTo(events, 'Dee')).toEqual([
    ['pays', 100_000, 'tournament chips', 'nz7:4.4'],
    ['gets', 70_000, 'tournament chips exchanged', 'nz7:5.13(b)'],
  ])
})

test('nz7:2.4(b) nz7:2.4 a cancelled tournament returns all fees, including those of withdrawn players', () => {
  const late = { by: { role: 'clock' }, does: 'time', at: CONDITIONS.playStart - HOUR } as const
  const off = { by: OPERATOR, does: 'cancel', ground: 'participation' } as const
  const leaves = { by: patron('Ana'), does: 'withdraw' } as const
  const consent = { by: OPERATOR, does: 'consent', patron: 'Ana', agrees: true } as const
  const kept = tell(entered(['Ana', 'Ben']), late, leaves, off)
  expect(paid(kept.events, 'stack:Ana')).toBe(CONDITIONS.entryFee)
  const once = tell(entered(['Ana', 'Ben']), late, leaves, consent, off)
  expect(paid(once.events, 'stack:Ana')).toBe(CONDITIONS.entryFee)
})

test('nz7:2.1 nz7:2.4(1)(ii) a returning player does not pay the fee twice', () => {
  const late = { by: { role: 'clock' }, does: 'time', at: CONDITIONS.playStart - HOUR } as const
  const { events, refused } = tell(
    entered(['Ana']),
    late,
    { by: patron('Ana'), does: 'withdraw' },
    ...entering('Ana'),
  )
  expect(refused).toBeUndefined()
  expect(paid(events, 'stack:Ana')).toBe(0)
})

const THINGS: readonly Prize[] = [
  { money: chips(60_000) },
  { money: chips(30_000) },
  { item: 'a car' },
  { money: chips(10_001) },
]

test('nz7:5.12 nz7:5.12(a) ruling:708 an item that two players won goes to one of them or is sold', () => {
  const { state } = tell(
    begun(four, { ...FINAL, prizes: THINGS }),
    ...ended(0, { Ana: 9, Ben: 8, Cyd: 7, Dee: 7 }),
  )
  expect(state.awards[2]).toMatchObject({ money: 5001, items: [], sharedItems: ['a car'] })
  const share = (how: ItemShare, item = 'a car') =>
    ({ by: DIRECTOR, does: 'share-item', place: 3, item, how }) as const
  const agreed = tell(state, share({ to: 'Dee' }))
  expect(agreed.state.awards.slice(2).map(({ items }) => items)).toEqual([[], ['a car']])
  expect(agreed.events.flatMap(paymentsOf)).toEqual([])
  const sold = tell(state, share({ soldFor: chips(2_000_001) }))
  expect(sold.events.flatMap(paymentsOf).map(each => each.chips)).toEqual([1_000_001, 1_000_001])
  expect(sold.events[0]?.under).toBe('nz7:5.12(a)')
  expect(sold.state.awards[2]).toMatchObject({ money: 1_005_002, sharedItems: [] })
  expect(tell(sold.state, share({ to: 'Dee' })).refused).toBe('nz7:5.12')
  expect(tell(state, share({ to: 'Ana' })).refused).toBe('nz7:5.12')
  expect(tell(state, share({ to: 'Dee' }, 'a boat')).refused).toBe('nz7:5.12')
  expect(tell(state, { ...share({ to: 'Dee' }), by: patron('Dee') }).refused).toBe('nz7:5.12')
})
