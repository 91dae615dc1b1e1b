import fc from 'fast-check'
import { expect, test } from 'vitest'
import { shoe } from '../../../../tests/fixtures/shoes.ts'
import type { RoundResult } from '../../../games/baccarat/table/state.ts'
import { askText, roadsText } from './roads.ts'

/** The lines of one road: its title and six rows, without trailing space. */
const road = (title: string, rounds: readonly RoundResult[]): readonly string[] => {
  const lines = roadsText(rounds).split('\n')
  const at = lines.findIndex(line => line.startsWith(title))
  return lines.slice(at, at + 7).map(line => line.replace(/[. ]+$/, ''))
}

test('nz5:3.4(f) the Big Road in letters, with the number of ties at each hand', () => {
  expect(road('Big Road', shoe('BBPTPPBPBBTTPPPBP'))).toEqual([
    'Big Road: 14 hands, ending Player 3, Banker 1, Player 1',
    'B  P1 B  P  B  P  B  P',
    'B  P  .  .  B2 P',
    '.  P  .  .  .  P',
    '',
    '',
    '',
  ])
})

test('nz5:3.4(f) ties before the first hand are in the first cell; ten or more are shown as a plus', () => {
  expect(road('Big Road', shoe('TT')).slice(0, 2)).toEqual(['Big Road: 0 hands', 'T2'])
  expect(road('Big Road', shoe('TTB')).slice(0, 2)).toEqual([
    'Big Road: 1 hand, ending Banker 1',
    'B2',
  ])
  expect(road('Big Road', shoe('BTTTTTTTTT'))[1]).toBe('B9')
  expect(road('Big Road', shoe('BTTTTTTTTTT'))[1]).toBe('B+')
})

test('nz5:3.4(f) the Bead Plate names winner and pairs; ruling:552 a Void Hand is marked', () => {
  const rounds = shoe('BTbPTpTbpBP').map(
    (round, i): RoundResult => (i === 4 ? { ...round, voidHand: true } : round),
  )
  expect(road('Bead Plate', rounds)).toEqual([
    'Bead Plate: 7 rounds',
    'B    P',
    'Tb',
    'P',
    'Tp',
    'Tbp*',
    'B',
  ])
})

test('nz5:3.4(f) the derived roads are side by side, r for regular and b for irregular', () => {
  const rows = road('Big Eye Boy', shoe('BBPTPPBPBBTTPPPBP')).map(line =>
    line.split(/\s{2,}/).map(part => part.replace(/\.+$/, '')),
  )
  expect(rows.slice(0, 4)).toEqual([
    ['Big Eye Boy', 'Small Road', 'Cockroach Pig'],
    ['rbrbrb', 'brb', 'brbrbr'],
    ['.b.b.b', 'b.b', '..b'],
    ['.b...b', 'b'],
  ])
})

test('nz5:3.4(f) the newest columns are shown, and the heading says where they begin', () => {
  const [heading, top] = road('Big Road', shoe('BP'.repeat(20)))
  expect(heading).toBe('Big Road (from 15): 40 hands, ending Player 1, Banker 1, Player 1')
  expect(top).toBe('B  P  '.repeat(13).trimEnd())
})

test('nz5:3.4(f) the newest mark is visible even if a tail extends far beyond it', () => {
  const [heading, top] = road('Big Road', shoe(`${'B'.repeat(60)}P`))
  expect(heading).toBe('Big Road: 61 hands, ending Banker 60, Player 1')
  expect(top).toBe('B  P')
})

test('nz5:3.4(f) the statistics are in words', () => {
  const text = roadsText(shoe('BBbTBPPpTbpBP'))
  expect(text).toContain('Banker 4 (44.4%), Player 3 (33.3%), tie 2 (22.2%)')
  expect(text).toContain('Banker pair 2 (22.2%), Player pair 2 (22.2%), natural wins 0 (0.0%)')
  expect(text).toContain('Longest streak: Banker 3, Player 2. Rounds since the last tie: 2')
  expect(roadsText(shoe('B'))).toContain('Rounds since the last tie: none yet')
})

test('nz5:12.9 the display says that the casino is not liable for it, and that past results predict nothing', () => {
  expect(roadsText([])).toContain('operator does not answer for errors or faults')
  expect(roadsText([])).toContain('(nz5:12.9)')
  expect(roadsText([])).toContain('Past results do not change the chances of the next hand.')
})

test('nz5:3.4(f) the preview of the next result has the same warning', () => {
  expect(askText(shoe('BBPTPPBPBBTTPPPBP')).split('\n')).toEqual([
    'If Banker wins: Big Eye Boy r, Small Road b, Cockroach Pig b',
    'If Player wins: Big Eye Boy b, Small Road r, Cockroach Pig r',
    'Past results do not change the chances of the next hand.',
  ])
  expect(askText([])).toContain('If Banker wins: Big Eye Boy -, Small Road -, Cockroach Pig -')
})

test('nz5:3.4(f) no line is longer than 77 columns', () => {
  const hand = fc.constantFrom('B', 'P', 'T', 'Bbp', 'Pbp', 'Tbp')
  const streak = fc.tuple(hand, fc.integer({ min: 1, max: 70 }))
  const shoes = fc.array(streak, { maxLength: 120 }).map(streaks => {
    const hands = streaks.flatMap(([won, times]) => Array<string>(times % 9 ? 1 : times).fill(won))
    return shoe(hands.slice(0, 110).join('')).map(round => ({
      ...round,
      natural: true,
      voidHand: true as const,
    }))
  })
  fc.assert(
    fc.property(shoes, rounds => {
      for (const line of `${roadsText(rounds)}\n${askText(rounds)}`.split('\n'))
        if (line.length > 77) throw new Error(line)
    }),
  )
})
