import { describe, expect, test } from 'vitest'
import {
  ANN,
  annShoots,
  BEN,
  DEALER,
  GAME_SUPERVISOR,
} from '../../../../tests/fixtures/snake-eyes-table.ts'

/** Ann rolls dice 1 and 2 of a set, and die 1 leaves the table. */
const lost = (dice: 2 | 3 | 4 | 5 = 5) => {
  const at = annShoots({ dice })
  at.must(ANN, { does: 'roll' })
  at.must(DEALER, { does: 'dice-left-table', dice: [1] })
  return at
}

describe('nz11a:6.1 dice that leave the table', () => {
  test('nz11a:6.3(a) the roll is void and wagers stay', () => {
    const at = lost()
    expect(at.standing()).toEqual(['Ann six'])
    expect(at.view()).toMatchObject({ phase: 'betting', shooter: 'Ann' })
  })

  test('nz11a:6.1(a) no roll while it is being looked for and not replaced', () => {
    expect(lost().does(ANN, { does: 'roll' })).toBe('nz11a:6.1(b)')
  })

  test('nz11a:6.1(b) the shooter chooses among the dice that are left', () => {
    const at = lost()
    expect(at.does(ANN, { does: 'choose-dice', dice: [1, 2] })).toBe('nz11a:1.1/active-dice')
    expect(at.does(BEN, { does: 'choose-dice', dice: [2, 3] })).toBe('nz11a:6.1(b)')
    at.must(ANN, { does: 'choose-dice', dice: [2, 3] })
    expect(at.does(ANN, { does: 'choose-dice', dice: [4, 5] })).toBe('nz11a:5.3(c)')
    expect(at.does(ANN, { does: 'roll' })).toBe('done')
  })

  test('nz11a:6.1(b) the view tells the shooter what may be asked for', () => {
    const at = lost()
    const asks = () => at.view().rights.map(right => right.asks)
    expect(asks()).toEqual(['choose-dice', 'ask-original'])
    at.must(ANN, { does: 'ask-original' })
    expect(asks()).toEqual(['choose-dice'])
    at.must(ANN, { does: 'choose-dice', dice: [2, 3] })
    expect(asks()).toEqual([])
    expect(
      lost(2)
        .view()
        .rights.map(right => right.asks),
    ).toEqual(['ask-original'])
    expect(annShoots().view().rights).toEqual([])
  })

  test('nz11a:6.1(c) a found die comes back after the game supervisor inspects it', () => {
    const at = lost()
    at.must(ANN, { does: 'ask-original' })
    expect(at.does(DEALER, { does: 'die-found', die: 1, sound: true })).toBe('nz11a:6.1(c)')
    expect(at.does(GAME_SUPERVISOR, { does: 'die-found', die: 3, sound: true })).toBe(
      'nz11a:6.1(c)',
    )
    at.must(GAME_SUPERVISOR, { does: 'die-found', die: 1, sound: true })
    expect(at.view().dice[0]).toEqual({ id: 1, at: 'active' })
    expect(at.does(ANN, { does: 'roll' })).toBe('done')
  })

  test('nz11a:6.1(c) a die nobody asked for goes back to the dealer, and a damaged die is removed', () => {
    const at = lost()
    at.must(ANN, { does: 'choose-dice', dice: [2, 3] })
    expect(at.does(ANN, { does: 'ask-original' })).toBe('nz11a:6.1(b)')
    at.must(GAME_SUPERVISOR, { does: 'die-found', die: 1, sound: true })
    expect(at.view().dice[0]).toEqual({ id: 1, at: 'dealer' })
    const damaged = lost()
    damaged.must(ANN, { does: 'ask-original' })
    damaged.must(GAME_SUPERVISOR, { does: 'die-found', die: 1, sound: false })
    expect(damaged.view().dice.map(({ id }) => id)).toEqual([2, 3, 4, 5])
    expect(damaged.does(ANN, { does: 'roll' })).toBe('nz11a:6.1(b)')
  })

  test('nz11a:6.1(d) if a die is not found, the shooter finishes with the others, then all are replaced and inspected', () => {
    const at = lost()
    at.must(ANN, { does: 'choose-dice', dice: [2, 3] })
    at.must(DEALER, { does: 'give-up-search' })
    expect(at.does(DEALER, { does: 'give-up-search' })).toBe('nz11a:6.1(d)')
    at.rolls(ANN, 1, 1)
    expect(at.view().dice.map(({ id }) => id)).toEqual([2, 3, 4, 5])
    at.rolls(ANN, 3, 4)
    expect(at.view().phase).toBe('inspecting')
    expect(at.view().dice.map(({ id }) => id)).toEqual([6, 7, 8, 9, 10])
    at.inspected()
    at.wager(BEN, 'six', 10)
    at.must(DEALER, { does: 'offer-dice' })
    expect(at.view().offeredTo).toBe('Ben')
  })

  test('nz11a:6.1(d) declining a further roll has the same effect', () => {
    const at = lost()
    at.must(DEALER, { does: 'give-up-search' })
    at.must(ANN, { does: 'choose-dice', dice: [2, 3] })
    at.rolls(ANN, 2, 4)
    at.must(ANN, { does: 'relinquish' })
    expect(at.view().phase).toBe('inspecting')
  })

  test('nz11a:6.1(d) so has leaving the table', () => {
    const at = lost()
    at.must(DEALER, { does: 'give-up-search' })
    at.must(ANN, { does: 'leave' })
    at.must(DEALER, { does: 'offer-dice' })
    expect(at.view()).toMatchObject({ phase: 'inspecting', shooter: null })
    at.inspected()
    at.must(DEALER, { does: 'offer-dice' })
    expect(at.view().shooter).toBe('dealer')
  })

  test('ruling:1114 with fewer than two dice left, new dice come at once and the shooter continues', () => {
    const at = lost(2)
    at.must(DEALER, { does: 'give-up-search' })
    expect(at.view().phase).toBe('inspecting')
    at.inspected()
    expect(at.does(ANN, { does: 'roll' })).toBe('nz11a:6.1(b)')
    at.must(ANN, { does: 'choose-dice', dice: [3, 4] })
    at.rolls(ANN, 2, 4)
    expect(at.holds('Ann')).toBe(1010)
  })

  test('ruling:1114 a damaged die can leave too few as well', () => {
    const at = lost(2)
    at.must(GAME_SUPERVISOR, { does: 'die-found', die: 1, sound: false })
    expect(at.view().phase).toBe('inspecting')
  })

  test('nz11a:6.1 a die that the dealer kept may go missing without touching the roll', () => {
    const at = annShoots()
    at.must(ANN, { does: 'roll' })
    expect(at.does(DEALER, { does: 'dice-left-table', dice: [9] })).toBe('nz11a:6.1')
    expect(at.does(DEALER, { does: 'dice-left-table', dice: [] })).toBe('nz11a:6.1')
    at.must(DEALER, { does: 'dice-left-table', dice: [5] })
    expect(at.view().phase).toBe('rolling')
  })

  test('nz11a:6.1 a die that falls from the hand is missing, but nobody has rolled', () => {
    const at = annShoots()
    at.must(DEALER, { does: 'dice-left-table', dice: [1] })
    expect(at.view()).toMatchObject({ voidRolls: 0, phase: 'betting' })
    expect(at.does(ANN, { does: 'roll' })).toBe('nz11a:6.1(b)')
  })

  test('nz11a:6.1(d) with no shooter to go on, the rest is replaced at once', () => {
    const at = annShoots()
    at.must(ANN, { does: 'relinquish' })
    at.must(DEALER, { does: 'dice-left-table', dice: [1] })
    at.must(DEALER, { does: 'give-up-search' })
    expect(at.view().dice.map(({ id }) => id)).toEqual([6, 7, 8, 9, 10])
  })

  test('nz11a:6.1(a) dice that go missing between shooters are looked for before the next one', () => {
    const at = annShoots({ dice: 2 })
    at.must(ANN, { does: 'relinquish' })
    at.must(DEALER, { does: 'dice-left-table', dice: [1] })
    expect(at.does(DEALER, { does: 'offer-dice' })).toBe('nz11a:6.1(a)')
    at.must(DEALER, { does: 'give-up-search' })
    expect(at.view().phase).toBe('inspecting')
  })
})
