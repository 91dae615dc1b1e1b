import { describe, expect, test } from 'vitest'
import { DEEDS, type Typable, typed } from './typed-line.ts'

const AT: Typable = {
  wagers: [
    { on: 'player', names: ['player', 'Player'] },
    { on: 'hard-6', names: ['hard-6', 'Hard 6'] },
    { on: 'hard-8', names: ['hard-8', 'Hard 8'] },
    { on: 'banker', names: ['banker', 'Banker', '庄'] },
    { on: 'perfect-pair-player', names: ['perfect-pair-player', 'Perfect Pair on Player'] },
    { on: 'perfect-pair-banker', names: ['perfect-pair-banker', 'Perfect Pair on Banker'] },
  ],
  asks: ([verb, at]) => (verb === 'cut' ? { does: 'cut', at: Number(at) } : undefined),
  deeds: DEEDS,
}

describe('the line typed at a table', () => {
  test.each([
    ['banker 100', 'banker', 10_000],
    ['100 Banker', 'banker', 10_000],
    ['$2.50 bank', 'banker', 250],
    ['庄 20', 'banker', 2000],
    ['player', 'player', undefined],
    ['hard 6 5', 'hard-6', 500],
    ['5 hard 6', 'hard-6', 500],
    ['hard 8', 'hard-8', undefined],
    ['perfect pair on banker 5', 'perfect-pair-banker', 500],
  ])('%s is a wager', (line, on, chips) => {
    expect(typed(AT, line)).toEqual({ is: 'bets', bets: [{ on, chips }] })
  })

  test('may hold several wagers', () => {
    const bets = [
      { on: 'banker', chips: 5000 },
      { on: 'hard-6', chips: 500 },
    ]
    expect(typed(AT, '50 banker, 5 hard 6')).toEqual({ is: 'bets', bets })
    expect(typed(AT, 'banker 50 hard 6 5')).toEqual({ is: 'bets', bets })
  })

  test('places nothing if it is ambiguous, and asks which wager is meant', () => {
    expect(typed(AT, 'perfect 5')).toEqual({
      is: 'which',
      ons: ['perfect-pair-player', 'perfect-pair-banker'],
    })
  })

  test('promises no action that does not work here', () => {
    const desk = { ...AT, deeds: ['undo', 'clear'] as const }
    expect(typed(desk, 'clear')).toEqual({ is: 'deed', deed: 'clear' })
    expect(typed(desk, 'double')).toEqual({ is: 'unclear', text: 'double' })
  })

  test('may be an action', () => {
    expect(typed(AT, 'Undo')).toEqual({ is: 'deed', deed: 'undo' })
    expect(typed(AT, 'roll')).toEqual({ is: 'deed', deed: 'deal' })
    expect(typed(AT, 'cut 208')).toEqual({ is: 'ask', ask: { does: 'cut', at: 208 } })
  })

  test.each(['', 'dragon', '100', 'banker 10 20', 'undo now'])('%j is not a wager', line => {
    expect(typed(AT, line).is).toMatch(/nothing|unclear/)
  })
})
