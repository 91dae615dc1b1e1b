import { describe, expect, test } from 'vitest'
import { chips } from '../kernel/money.ts'
import type { Body } from './entry.ts'
import { ownRounds, pastRound, recordFor, tableRound } from './round-views.ts'
import { newReader, readRounds, roundsIn } from './rounds.ts'

/** Rounds whose wagers were first settled wrongly, as each reader sees them. */

const WAGER = { id: 'w1', patron: 'Ana', on: 'super', chips: chips(500), kind: 'value' } as const
const AREA = 'area:w1'
const STACK = 'stack:Ana'
const under = 'nz22:11.17'
const move = (from: string, to: string, cents: number) => ({
  from,
  to,
  chips: chips(cents),
  kind: 'value',
})

const bought = {
  is: 'ChipsBought',
  patron: 'Ana',
  moves: [move('cage', STACK, 10_000)],
  under: 'nz1:13.1',
}
const placed = { is: 'WagerPlaced', wager: WAGER, moves: [move(STACK, AREA, 500)], under }
const settled = (is: 'lose' | 'win') => ({
  is: 'WagerSettled',
  wager: WAGER,
  outcome: is === 'win' ? { is, odds: { pays: 150, to: 1 }, under } : { is, under },
  won: chips(is === 'win' ? 75_000 : 0),
  commission: chips(0),
  moves:
    is === 'win'
      ? [move('bank', STACK, 75_000), move(AREA, STACK, 500)]
      : [move(AREA, 'bank', 500)],
  under,
})
const reopened = (after: 'lose' | 'win') => ({
  is: 'WagerReopened',
  wager: WAGER,
  owes: chips(0),
  moves:
    after === 'lose'
      ? [move('bank', AREA, 500)]
      : [move(STACK, 'bank', 75_000), move(STACK, AREA, 500)],
  under,
})
const called = { is: 'BetsChecked', under: 'nz1:10.2' }
const counted = { is: 'RoundCounted', idle: [], active: [], under: 'nz1:6.0' }
const invalidated = {
  is: 'RoundInvalidated',
  ground: 'disruption',
  reason: 'fire',
  owes: {},
  moves: [move(STACK, 'bank', 75_000)],
  under: 'nz1:18.1(a)',
}
const announced = { is: 'ResultAnnounced', round: { result: 'tie' }, hands: {}, under: 'nz5:9.1' }
const resultVoided = { is: 'ResultVoided', wagers: [], under: 'nz5:12.6' }

/** One log. Each inner list is one entry. */
const log = (entries: readonly (readonly object[])[]) =>
  entries.map((events, i) => ({
    kept: { log: 't', seq: i + 1, epoch: 1, at: i },
    body: { events } as unknown as Body,
  }))

const records = (...entries: readonly (readonly object[])[]) => roundsIn(log(entries))

/** The same log with another name for the patron. */
const renamed = (name: string, entries: readonly (readonly object[])[]) =>
  JSON.parse(JSON.stringify(entries).replaceAll('Ana', name)) as typeof entries

/** How the wager ended in each round, oldest first. */
const outcomes = (...entries: readonly (readonly object[])[]) =>
  records(...entries).map(record => tableRound(record).settled.map(({ outcome }) => outcome.is))

describe('a wager that was settled again', () => {
  test('nz22:11.17 in its own round, it ends once', () => {
    expect(outcomes([settled('lose')], [reopened('lose'), settled('win')], [counted])).toEqual([
      ['win'],
    ])
  })

  test('nz1:11.1 after its round was over belongs to that round', () => {
    const first = [settled('lose'), counted]
    expect(outcomes(first, [reopened('lose'), settled('win')], [counted])).toEqual([['win'], []])
  })

  test('nz1:11.1 by another round belongs to that one', () => {
    const first = [settled('lose'), counted]
    const again = [settled('win'), counted]
    expect(outcomes(first, [reopened('lose')], [called], again)).toEqual([[], ['win']])
  })
})

test('nz1:18.2 a round invalidated while under way gives back what it had paid', () => {
  const [record] = records([bought], [placed], [called], [settled('win')], [invalidated, counted])
  expect(record!.ends.map(({ outcome }) => outcome)).toEqual(['win', 'reopened', 'void'])
  expect(tableRound(record!)).toMatchObject({
    settled: [{ outcome: { is: 'void' }, under: 'nz1:18.2' }],
    corrected: [{ was: { outcome: { is: 'win' } }, under: 'nz1:18.1(a)' }],
  })
  expect(record!.patrons).toMatchObject([{ won: 75_000, corrected: -75_000, after: 10_000 }])
})

describe('ruling:117 after a round that decided no wager', () => {
  const paid = [[bought], [placed], [called], [announced, settled('win'), counted]]
  const dropped = { is: 'RoundDropped', active: [], under: 'nz1:1.1/void(b)' }
  const withdrawn = { ...resultVoided, isEarlier: true }

  test.each([
    ['without wagers', counted],
    ['that was void', dropped],
  ])('%s, the round before it is invalidated in its own record', (_, over) => {
    const [first, second] = records(
      ...paid,
      [called, over],
      [{ ...invalidated, round: 1 }, withdrawn],
    )
    expect(first).toMatchObject({ state: 'void', result: null })
    expect(first!.patrons).toMatchObject([{ corrected: -75_000, after: 10_000 }])
    expect(second).not.toHaveProperty('corrections')
  })

  test('a wager of the round before it is void there', () => {
    const isVoid = { ...settled('lose'), outcome: { is: 'void', under }, moves: [] }
    const told = outcomes(...paid, [called, counted], [reopened('win'), isVoid])
    expect(told).toEqual([['void'], []])
  })

  test('the balance of the round between goes with it', () => {
    const again = { ...placed, wager: { ...WAGER, id: 'w2' }, moves: [] }
    const back = {
      ...settled('lose'),
      wager: again.wager,
      outcome: { is: 'void', under },
      moves: [],
    }
    const told = records(...paid, [again, called, back, counted], [{ ...invalidated, round: 1 }])
    expect(told[1]!.patrons).toMatchObject([{ before: 10_000, after: 10_000, corrected: 0 }])
  })
})

test('nz5:12.6 a voided result is shown to nobody', () => {
  const [record] = records([called], [announced, counted], [resultVoided])
  expect(record).toMatchObject({ state: 'void', result: null })
  expect(tableRound(record!)).toMatchObject({ isVoid: true, result: null })
  expect(record).not.toHaveProperty('hands')
})

test('nz8:5.1 nz22:11.10 ruling:817 a round that was paid and then declared void was corrected', () => {
  const spin = { is: 'SpinVoided', cause: 'short', under: 'nz8:5.3' }
  const deck = { is: 'SettledRoundVoided', reason: 'a card is missing', under: 'nz22:11.10' }
  for (const event of [{ ...spin, wasOver: true }, deck]) {
    const [record] = records([called], [announced, counted], [event])
    expect(record).toMatchObject({ state: 'void', result: null, corrections: [{ is: event.is }] })
  }
  const [, second] = records([called], [announced, counted], [called], [spin], [counted])
  expect(second).toMatchObject({ state: 'settled' })
  expect(second).not.toHaveProperty('corrections')
})

test('nz11a:6.6 a roll that is overruled to no roll is void; one that is overruled to dice has a result', () => {
  const overruled = { is: 'CallOverruled', outcome: 'no-roll', reopens: [], under: 'nz11a:6.6(a)' }
  const rolled = { is: 'RollSettled', faces: [1, 1], under: 'nz11a:4.2' }
  const again = { is: 'RollSettledAgain', faces: [1, 1], decided: [], under: 'nz11a:6.6(b)' }
  const paid = [[called], [rolled, counted]]
  expect(records(...paid, [overruled])[0]).toMatchObject({ state: 'void', result: null })
  const results = [
    records(...paid, [overruled], [{ ...overruled, outcome: [1, 1] }, again]),
    records([called], [{ is: 'RoundDropped', under: 'nz1:1.1/void(b)' }], [again]),
  ]
  for (const [record] of results)
    expect(record).toMatchObject({ state: 'settled', result: { faces: [1, 1] } })
})

test('ruling:113 a corrected round says before, after and who decided; only to an inspector', () => {
  const by = { role: 'staff', rank: 'casino-supervisor', name: 'Cas', approvedBy: 'Olga' }
  const entries = log([[bought], [placed], [called], [announced, counted], [resultVoided]])
  const last = entries.at(-1)!
  const command = { by, does: 'void-result', reason: 'the wrong card' }
  const told = roundsIn([
    ...entries.slice(0, -1),
    { kept: last.kept, body: { ...last.body, command } as Body },
  ])
  expect(told[0]!.corrections).toEqual([
    {
      seq: 5,
      at: 4,
      is: 'ResultVoided',
      by: 'casino-supervisor Cas',
      approvedBy: 'Olga',
      why: 'the wrong card',
      under: 'nz5:12.6',
      before: { state: 'settled', result: { result: 'tie' }, hands: {} },
      after: { state: 'void', result: null },
    },
  ])
  expect(recordFor(told[0]!, 'Ana')).not.toHaveProperty('corrections')
})

test('ruling:600 everything a review records belongs to the round that it changes', () => {
  const entered = { is: 'EntryCorrected', hand: 'banker', nth: 2, was: '5C', card: '9C', under }
  const review = [entered, reopened('lose'), resultVoided]
  const round = [[bought], [placed], [called], [announced, settled('lose'), counted]]
  const told = roundsIn(log([...round, review, [called], [counted]]))
  const incidents = told.map(each => each.incidents.map(({ is }) => is))
  expect(incidents).toEqual([['EntryCorrected', 'WagerReopened', 'ResultVoided'], []])
})

describe('every reader adds up the same money', () => {
  const first = [[bought], [placed], [called], [settled('lose'), counted]]
  const corrected = [[reopened('lose'), settled('win')], [called], [counted]]
  test.each([
    ['as it was settled', [...first], -500],
    ['as it was corrected', [...first, ...corrected], 75_000],
    ['with a settlement taken back', [...first, [reopened('lose')]], 0],
  ])('%s, whatever the patron is called', (_, entries, net) => {
    for (const name of ['Ana', 'constructor', '__proto__'])
      addsUp(name, records(...renamed(name, entries)), net)
  })

  const addsUp = (name: string, all: ReturnType<typeof records>, net: number): void => {
    const own = all.map(record => pastRound(recordFor(record, name)))
    expect(own[0]).toMatchObject({ net, after: 10_000 + net })
    const [newest] = ownRounds(all.map(tableRound).toReversed(), name)
    expect(newest!.soFar).toBe(net)
    for (const { patrons } of all)
      for (const {
        before,
        bought: in_,
        won,
        commission,
        lost,
        fees,
        corrected: put,
        after,
      } of patrons)
        expect(before + in_ + won - commission - lost - fees + put).toBe(after)
  }

  test('a stored reader continues where it stopped', () => {
    const entries = log([...first, ...corrected])
    for (let at = 1; at < entries.length; at += 1) {
      const { kept, body } = entries[0]!
      const told = entries.slice(0, at)
      let reader = newReader(kept, body)
      const before = told.flatMap(entry => readRounds(reader, entry.kept, entry.body))
      reader = JSON.parse(JSON.stringify(reader)) as typeof reader
      const after = entries.slice(at).flatMap(entry => readRounds(reader, entry.kept, entry.body))
      const last = new Map([...before, ...after].map(record => [record.round, record]))
      expect([...last.values()]).toEqual(roundsIn(entries))
    }
  })
})
