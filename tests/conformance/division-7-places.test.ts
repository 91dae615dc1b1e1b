import { describe, expect, test } from 'vitest'
import { type Chips, chips } from '../../src/kernel/money.ts'
import type { DirectorCommand } from '../../src/tournament/director/commands.ts'
import type { Prize } from '../../src/tournament/director/s02-entry/conditions.ts'
import { awards } from '../../src/tournament/director/s05-results/prizes.ts'
import {
  type Final,
  type Placing,
  progress,
  type Result,
  rankFinal,
} from '../../src/tournament/director/s05-results/ranking.ts'
import type { DirectorState } from '../../src/tournament/director/state.ts'
import { begun, ended, OPERATOR, starting, tell } from '../fixtures/people/director-fixture.ts'

/**
 * Unusual situations in a tournament, each taken from the regulation: prizes, places and
 * progression.
 */

const money = (...cents: readonly number[]): readonly Prize[] =>
  cents.map(each => ({ money: chips(each) }))

type Stacks = Readonly<Record<string, number>>
const end = (stacks: Stacks, bust?: readonly string[]): Result => ({
  stacks,
  ...(bust && { bust }),
})

const final = (stacks: Stacks, ...playOffs: readonly Result[]): Final =>
  rankFinal([end(stacks)], playOffs, true)
const placings = (ranking: Final): readonly Placing[] =>
  'placings' in ranking ? ranking.placings : []
const tied = (ranking: Final) => ('playOff' in ranking ? [ranking.for, ...ranking.playOff] : [])
const order = (ranking: Final) => placings(ranking).map(each => `${each.place} ${each.patron}`)
const won = (ranking: Final, prizes: readonly Prize[]): Readonly<Record<string, Chips>> =>
  Object.fromEntries(awards(placings(ranking), prizes).map(each => [each.patron, each.money]))

describe('prizes', () => {
  const PRIZES = money(100_000, 50_000, 10_001, 5000, 2503)

  test('nz7:5.12(b) ruling:708 three players tied for third share three prizes that do not divide evenly, and nobody loses a cent', () => {
    const share = won(final({ A: 900, B: 800, C: 70, D: 70, E: 70, F: 9 }), PRIZES)
    expect(share).toEqual({ A: 100_000, B: 50_000, C: 5835, D: 5835, E: 5835 })
  })

  test('nz7:5.12 five players tied for third share the remaining prizes, and nobody after them wins', () => {
    const share = won(final({ A: 9, B: 8, C: 7, D: 7, E: 7, F: 7, G: 7, H: 1 }), PRIZES)
    expect([share.C, share.G, share.H]).toEqual([3501, 3501, undefined])
  })

  test('nz7:5.12(a) two players tied for the last prize get half of it each', () => {
    const share = won(final({ A: 9, B: 8, C: 7, D: 6, E: 5, F: 5 }), PRIZES)
    expect([share.E, share.F]).toEqual([1252, 1252])
  })

  test('nz7:5.12 a tie below all prizes wins nothing', () => {
    const share = won(final({ A: 9, B: 8, C: 7, D: 7 }), PRIZES.slice(0, 2))
    expect(share).toEqual({ A: 100_000, B: 50_000 })
  })

  test('nz7:5.10 nz7:5.12 the first two places are never shared: a tie for first is played off, even if third is shared', () => {
    const stacks = { A: 9, B: 9, C: 7, D: 7 }
    expect(tied(final(stacks))).toEqual(['winner', 'A', 'B'])
    const off = final(stacks, end({ A: 1, B: 2 }))
    expect(order(off)).toEqual(['1 B', '2 A', '3 C', '3 D'])
    expect(won(off, PRIZES)).toEqual({ B: 100_000, A: 50_000, C: 7501, D: 7501 })
  })

  test('nz7:5.12 ruling:705 a tie across second and third is played off; players who tie again share', () => {
    const stacks = { A: 9, B: 7, C: 7, D: 7, E: 1 }
    expect(tied(final(stacks))).toEqual(['runner-up', 'B', 'C', 'D'])
    const off = final(stacks, end({ B: 3, C: 2, D: 2 }))
    expect(order(off)).toEqual(['1 A', '2 B', '3 C', '3 D', '5 E'])
    expect(won(off, PRIZES)).toMatchObject({ C: 7501, D: 7501, E: 2503 })
  })

  test('nz7:5.10 a player who loses everything in the play-off for first is tied for second, and plays for it', () => {
    const stacks = { A: 9, B: 9, C: 9, D: 8 }
    const first = end({ A: 400, B: 0, C: 0 })
    expect(tied(final(stacks, first))).toEqual(['runner-up', 'B', 'C'])
    const off = final(stacks, first, end({ B: 1, C: 2 }))
    expect(order(off)).toEqual(['1 A', '2 C', '3 B', '4 D'])
    expect(placings(off).map(({ under }) => under)).toEqual([
      'nz7:5.10',
      'nz7:5.10',
      'nz7:5.11(a)',
      'nz7:5.11(c)',
    ])
  })

  test('nz7:3.8 nz7:5.10 a play-off in which all players lose everything together is repeated', () => {
    const stacks = { A: 9, B: 9, C: 1 }
    const under = end({ A: 0, B: 0 }, ['A', 'B'])
    expect(tied(final(stacks, under))).toEqual(['winner', 'A', 'B'])
    expect(order(final(stacks, under, end({ A: 0, B: 5 })))).toEqual(['1 B', '2 A', '3 C'])
  })

  test('nz7:5.10 without a runner-up in the conditions, a tie for second stays a tie', () => {
    expect(rankFinal([end({ A: 9, B: 7, C: 7 })], [], false)).toMatchObject({
      placings: [{ place: 1 }, { place: 2, tied: 2 }, { place: 2, tied: 2 }],
    })
  })

  test('nz7:5.11(b) players tied in the play-off for first but not for second share third place', () => {
    const off = final({ A: 9, B: 9, C: 9, D: 9 }, end({ A: 4, B: 3, C: 1, D: 1 }))
    expect(order(off)).toEqual(['1 A', '2 B', '3 C', '3 D'])
  })

  test('ruling:708 an item and money won by two players: half of the money each, and the item waits', () => {
    const prizes: readonly Prize[] = [...money(900, 500), { item: 'a boat' }, ...money(301)]
    const shared = awards(placings(final({ A: 9, B: 8, C: 7, D: 7 })), prizes).slice(2)
    expect(shared).toMatchObject([
      { patron: 'C', money: 151, items: [], sharedItems: ['a boat'] },
      { patron: 'D', money: 151, items: [], sharedItems: ['a boat'] },
    ])
  })
})

describe('progression', () => {
  const best = { by: 'winners-and-best', count: 1 } as const

  test('nz7:5.6 the loser of a play-off at one table ranks no higher than a tied player elsewhere', () => {
    const heats = [end({ A: 900, B: 900, E: 1 }), end({ C: 1000, D: 900 })]
    expect(progress(heats, [], best)).toEqual({ playOffs: [['A', 'B']] })
    const first = end({ A: 500, B: 300 })
    expect(progress(heats, [first], best)).toEqual({ playOffs: [['B', 'D']] })
    expect(progress(heats, [first, end({ B: 0, D: 10 })], best)).toEqual({
      qualified: ['A', 'C', 'D'],
    })
  })

  test('nz7:5.6 the losers of one play-off need no second one among themselves', () => {
    const heats = [end({ A: 900, B: 900, E: 900 }), end({ C: 1000, D: 800 })]
    const first = end({ A: 500, B: 300, E: 100 })
    expect(progress(heats, [first], best)).toEqual({ qualified: ['A', 'C', 'B'] })
  })

  test('nz7:5.6 with equal chips at the cut, only the tied players play off', () => {
    const heats = [end({ A: 9, B: 5, C: 5 }), end({ D: 9, E: 5 })]
    expect(progress(heats, [], { by: 'top-overall', count: 3 })).toEqual({
      playOffs: [['B', 'C', 'E']],
    })
    const both = { by: 'top-overall', count: 5 } as const
    expect(progress(heats, [], both)).toMatchObject({ qualified: { length: 5 } })
  })

  const TERM = 'the best of the rest, if a seat is free'
  const heats = (state: DirectorState) =>
    state.sessions.reduce(
      (now, { players }, at) =>
        tell(now, ...ended(at, Object.fromEntries(players.map((p, i) => [p, 900 - i * 100]))))
          .state,
      state,
    )
  const goes = (patrons: readonly string[]): DirectorCommand => ({
    by: OPERATOR,
    does: 'advance',
    patrons,
    term: TERM,
  })

  test('nz7:5.7 the discretion can be used until the next stage is played, and seats are drawn again', () => {
    const state = heats(begun(undefined, { discretion: [TERM] }))
    expect([state.stage, state.undrawn.length]).toEqual([1, 4])
    const third = state.sessions[0]!.players[2]!
    const more = tell(state, goes([...state.undrawn, third]))
    expect(more.refused).toBeUndefined()
    expect(more.state.undrawn).toHaveLength(5)
    const lots = Array.from(
      { length: 5 },
      (): DirectorCommand => ({
        by: { role: 'chance' },
        does: 'lot',
        number: 0,
      }),
    )
    const drawn = tell(more.state, ...lots).state
    expect(drawn.sessions.at(-1)?.players).toContain(third)
    const fewer = tell(drawn, goes(drawn.sessions.at(-1)!.players.slice(0, 3)))
    expect(fewer.state.sessions.at(-1)?.isVoid).toBe(true)
    const played = tell(drawn, ...starting(drawn.sessions.length - 1)).state
    expect(tell(played, goes([third])).refused).toBe('nz7:5.7(b)')
  })

  test('nz7:5.7(a) nz7:5.8 nobody advances under a term without notice, or without having played', () => {
    const state = heats(begun(undefined, { discretion: [TERM] }))
    const other: DirectorCommand = {
      ...goes(state.undrawn),
      term: 'as we please',
    } as DirectorCommand
    expect(tell(state, other).refused).toBe('nz7:5.7(a)')
    expect(tell(state, goes([...state.undrawn, 'Zoe'])).refused).toBe('nz7:5.8')
  })
})
