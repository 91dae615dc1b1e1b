import { expect, test } from 'vitest'
import type { Ended } from '../general/state.ts'
import { chips } from '../kernel/money.ts'
import { type Outcome, voided } from '../kernel/wager.ts'
import { type Books, type PaymentTerms, paySheet, pilesOf } from './pay-sheet.ts'

const value = (...dollars: readonly number[]) => dollars.map(each => chips(each * 100))

const PAYING: PaymentTerms = {
  denominations: value(1, 5, 25, 100, 500),
  colours: { red: 250 },
  seats: ['Ana', null, 'Nina'],
}

const sheetOf = (
  ended: readonly Ended[],
  ticked: Parameters<typeof paySheet>[2] = [],
  more: Partial<Books> = {},
) => paySheet({ ended, carried: [], fees: {}, ...more }, PAYING, ticked)

let wagers = 0
const ended = (patron: string, on: string, stake: number, how: Partial<Ended>): Ended => {
  wagers += 1
  const wager = { id: `w${wagers}`, patron, on, chips: chips(stake * 100), kind: 'value' as const }
  const outcome: Outcome = { is: 'lose', under: 'nz8:4.5(a)' }
  return { wager, outcome, won: chips(0), commission: chips(0), ...how } as Ended
}

const wins = (pays: number, to: number, won: number, commission = 0): Partial<Ended> => ({
  outcome: { is: 'win', odds: { pays, to }, under: 'nz8:4.5(b)' },
  won: chips(won * 100),
  commission: chips(commission * 100),
})

test('the largest chips come first', () => {
  expect(pilesOf(64_100, value(500, 100, 25, 5, 1))).toEqual([
    { value: 50_000, count: 1 },
    { value: 10_000, count: 1 },
    { value: 2500, count: 1 },
    { value: 500, count: 3 },
    { value: 100, count: 1 },
  ])
})

test('a larger chip is skipped if the rest could not be paid', () => {
  expect(pilesOf(3000, value(25, 10))).toEqual([{ value: 1000, count: 3 }])
  expect(pilesOf(300, value(25, 10))).toBeUndefined()
})

test('nz8:4.5(a) nz8:4.5(b) losers are collected in the order of the settlement, then winners paid', () => {
  const sheet = sheetOf([
    ended('Nina', 'red', 50, {}),
    ended('Ana', 'corner:4-5-7-8', 25, {}),
    ended('Ana', 'split:14-17', 5, wins(17, 1, 85)),
    ended('Nina', 'straight-up:17', 10, wins(35, 1, 350)),
  ])
  expect(sheet.collect).toMatchObject([
    { patron: 'Nina', seat: 3, on: 'red', stake: 5000 },
    { patron: 'Ana', seat: 1, on: 'corner:4-5-7-8', stake: 2500 },
  ])
  expect(sheet.pay.map(({ patron, total }) => [patron, total])).toEqual([
    ['Ana', 8500],
    ['Nina', 35_000],
  ])
  expect(sheet.pay[0]!.chips).toEqual([
    { value: 2500, count: 3 },
    { value: 500, count: 2 },
  ])
})

test('nz5:10.2 a winner gets the winnings less the commission', () => {
  const { pay } = sheetOf([ended('Ana', 'banker', 100, wins(1, 1, 100, 5))])
  expect(pay[0]!.payments[0]).toMatchObject({ odds: '1:1', won: 10_000, commission: 500 })
  expect(pay[0]!.total).toBe(9500)
})

test('several wins of one patron can be coloured up', () => {
  const both = [ended('Ana', 'red', 75, wins(1, 1, 75)), ended('Ana', 'odd', 25, wins(1, 1, 25))]
  const [ana] = sheetOf(both).pay
  expect(ana!.chips).toEqual([{ value: 2500, count: 4 }])
  expect(ana!.colourUp).toEqual([{ value: 10_000, count: 1 }])
  expect(sheetOf([both[0]!]).pay[0]!.colourUp).toBeNull()
})

test('nz1:14.3(f) a coloured chip wins chips of its colour, at its value', () => {
  const red = ended('Ana', 'straight-up:17', 2.5, wins(35, 1, 87.5))
  const wager = { ...red.wager, kind: 'colour:red' as const }
  const [ana] = sheetOf([{ ...red, wager }]).pay
  expect(ana!.chips).toEqual([{ value: 250, count: 35, colour: 'red' }])
})

test('a returned wager is neither collected nor paid, and an unknown patron has no seat', () => {
  const back = ended('Ben', 'tie', 5, { outcome: voided('nz5:12.2(b)') })
  const line = { wager: back.wager.id, patron: 'Ben', seat: null, on: 'tie', stake: 500 }
  const sheet = { collect: [], collectedBefore: 0, giveBack: [line], standsOff: [], pay: [] }
  expect(sheetOf([back])).toMatchObject(sheet)
})

test('nz22:9.3 wagers that end before the round are paid once: what was ticked off is a part', () => {
  const early = [ended('Nina', 'super', 5, {}), ended('Ana', 'super', 5, wins(25, 1, 125))]
  const late = [ended('Ana', 'ante', 125, wins(1, 1, 125)), ended('Nina', 'ante', 10, {})]
  const ticked = [{ chips: 500 }, { patron: 'Ana', chips: 12_500 }]
  const sheet = sheetOf([...early, ...late], ticked)
  expect(sheet.collect.map(({ stake }) => stake)).toEqual([1000])
  expect(sheet.collectedBefore).toBe(500)
  /** Equal amounts differ in what the patron has won so far. */
  expect(sheet.pay.map(({ total, upTo }) => [total, upTo])).toEqual([
    [12_500, 12_500],
    [12_500, 25_000],
  ])
  const whole = sheetOf([...early, ...late])
  expect(whole.pay.map(({ total }) => total)).toEqual([25_000])
  expect(whole.collect).toHaveLength(2)
})

test('after a correction, only the difference is paid, taken back or given back', () => {
  const both = [ended('Ana', 'red', 75, wins(1, 1, 75)), ended('Ana', 'odd', 25, wins(1, 1, 25))]
  const [ana, ...others] = sheetOf(both, [{ patron: 'Ana', chips: 8000 }]).pay
  expect(others).toEqual([])
  expect(ana).toMatchObject({ total: 2000, paidBefore: 8000, upTo: 10_000, colourUp: null })
  expect(ana!.chips).toEqual([{ value: 500, count: 4 }])
  const back = sheetOf(both, [{ patron: 'Ana', chips: 12_000 }, { chips: 700 }])
  expect(back).toMatchObject({ pay: [], collect: [], collectedTooMuch: 700 })
  expect(back.takeBack).toEqual([{ patron: 'Ana', seat: 1, chips: 2000 }])
})

test('nz5:5.16 a Stand Off that stays on the layout does not go back', () => {
  const standsOff = (patron: string) =>
    ended(patron, 'player', 50, { outcome: { is: 'stand-off', under: 'nz5:5.1(a)(iii)' } })
  const both = [standsOff('Ana'), standsOff('Nina')]
  /** It lies there under a new id. */
  const carried = [{ ...both[0]!.wager, id: 'w-next' }]
  const sheet = sheetOf(both, [], { carried })
  expect(sheet.standsOff.map(({ patron }) => patron)).toEqual(['Ana'])
  expect(sheet.giveBack.map(({ patron }) => patron)).toEqual(['Nina'])
})

test('nz22:8.5(a) nz22:10.3 each fee is taken once, and goes back if it was taken too early', () => {
  const fee = { patron: 'Ana', seat: 1 }
  const first = [{ ...fee, chips: 1000, upTo: 1000 }]
  expect(sheetOf([], [], { fees: { Ana: 1000, Nina: 0 } }).fees).toEqual(first)
  const ticked = [{ patron: 'Ana', chips: 1000, kind: 'fee' as const }]
  const both = sheetOf([], ticked, { fees: { Ana: 2000 } })
  expect(both.fees).toEqual([...first, { ...fee, chips: 1000, upTo: 2000 }])
  expect(both.pay).toEqual([])
  expect(sheetOf([], ticked).feesBack).toEqual([{ ...fee, chips: 1000 }])
})
