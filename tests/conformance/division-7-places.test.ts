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
import { begun, ended, OPERATOR, starting, tell } from '../fixtures/director-fixture.ts'

/** Awkward turns of a tournament, each read off the regulation: prizes, places and who goes on. */

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

  test('nz7:5.12(b) ruling:708 three level for third share three prizes that do not divide, none by a cent less', () => {
    const share = won(final({ A: 900, B: 800, C: 70, D: 70, E: 70, F: 9 }), PRIZES)
    expect(share).toEqual({ A: 100_000, B: 50_000, C: 5835, D: 5835, E: 5835 })
  })

  test('nz7:5.12 five level for third share what there is, and nobody after them wins', () => {
    const share = won(final({ A: 9, B: 8, C: 7, D: 7, E: 7, F: 7, G: 7, H: 1 }), PRIZES)
    expect([share.C, share.G, share.H]).toEqual([3501, 3501, undefined])
  })

  test('nz7:5.12(a) two level for the last prize have half of it each', () => {
    const share = won(final({ A: 9, B: 8, C: 7, D: 6, E: 5, F: 5 }), PRIZES)
    expect([share.E, share.F]).toEqual([1252, 1252])
  })

  test('nz7:5.12 a tie below all prizes wins nothing', () => {
    const share = won(final({ A: 9, B: 8, C: 7, D: 7 }), PRIZES.slice(0, 2))
    expect(share).toEqual({ A: 100_000, B: 50_000 })
  })

  test('nz7:5.10 nz7:5.12 the first two never share: a tie for first is played off though the third is shared', () => {
    const stacks = { A: 9, B: 9, C: 7, D: 7 }
    expect(tied(final(stacks))).toEqual(['winner', 'A', 'B'])
    const off = final(stacks, end({ A: 1, B: 2 }))
    expect(order(off)).toEqual(['1 B', '2 A', '3 C', '3 D'])
    expect(won(off, PRIZES)).toEqual({ B: 100_000, A: 50_000, C: 7501, D: 7501 })
  })

  test('nz7:5.12 ruling:705 a tie that straddles second and third is played off; those level in it share', () => {
    const stacks = { A: 9, B: 7, C: 7, D: 7, E: 1 }
    expect(tied(final(stacks))).toEqual(['runner-up', 'B', 'C', 'D'])
    const off = final(stacks, end({ B: 3, C: 2, D: 2 }))
    expect(order(off)).toEqual(['1 A', '2 B', '3 C', '3 D', '5 E'])
    expect(won(off, PRIZES)).toMatchObject({ C: 7501, D: 7501, E: 2503 })
  })

  test('nz7:5.10 who lost everything in the play-off for first is level for second, and plays for it', () => {
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

  test('nz7:3.8 nz7:5.10 a play-off in which all go under together is no result: they play again', () => {
    const stacks = { A: 9, B: 9, C: 1 }
    const under = end({ A: 0, B: 0 }, ['A', 'B'])
    expect(tied(final(stacks, under))).toEqual(['winner', 'A', 'B'])
    expect(order(final(stacks, under, end({ A: 0, B: 5 })))).toEqual(['1 B', '2 A', '3 C'])
  })

  test('nz7:5.10 conditions without a runner-up need none: a tie for second is left as it is', () => {
    expect(rankFinal([end({ A: 9, B: 7, C: 7 })], [], false)).toMatchObject({
      placings: [{ place: 1 }, { place: 2, tied: 2 }, { place: 2, tied: 2 }],
    })
  })

  test('nz7:5.11(b) level in the play-off for first but not for second: they share third by it', () => {
    const off = final({ A: 9, B: 9, C: 9, D: 9 }, end({ A: 4, B: 3, C: 1, D: 1 }))
    expect(order(off)).toEqual(['1 A', '2 B', '3 C', '3 D'])
  })

  test('ruling:708 a thing and money won by two: half of the money, and the thing waits', () => {
    const prizes: readonly Prize[] = [...money(900, 500), { item: 'a boat' }, ...money(301)]
    const shared = awards(placings(final({ A: 9, B: 8, C: 7, D: 7 })), prizes).slice(2)
    expect(shared).toMatchObject([
      { patron: 'C', money: 151, items: [], sharedItems: ['a boat'] },
      { patron: 'D', money: 151, items: [], sharedItems: ['a boat'] },
    ])
  })
})

describe('who goes on', () => {
  const best = { by: 'winners-and-best', count: 1 } as const

  test('nz7:5.6 who lost a play-off for a table is no better than who was level with it elsewhere', () => {
    const heats = [end({ A: 900, B: 900, E: 1 }), end({ C: 1000, D: 900 })]
    expect(progress(heats, [], best)).toEqual({ playOffs: [['A', 'B']] })
    const first = end({ A: 500, B: 300 })
    expect(progress(heats, [first], best)).toEqual({ playOffs: [['B', 'D']] })
    expect(progress(heats, [first, end({ B: 0, D: 10 })], best)).toEqual({
      qualified: ['A', 'C', 'D'],
    })
  })

  test('nz7:5.6 but among themselves the losers of one play-off need no other', () => {
    const heats = [end({ A: 900, B: 900, E: 900 }), end({ C: 1000, D: 800 })]
    const first = end({ A: 500, B: 300, E: 100 })
    expect(progress(heats, [first], best)).toEqual({ qualified: ['A', 'C', 'B'] })
  })

  test('nz7:5.6 equal chips at the line: only those on it play, not those above', () => {
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

  test('nz7:5.7 discretion may be used until the next stage is played: seats are drawn anew', () => {
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

  test('nz7:5.7(a) nz7:5.8 a term nobody was told of lets nobody on, nor does one who did not play', () => {
    const state = heats(begun(undefined, { discretion: [TERM] }))
    const other: DirectorCommand = {
      ...goes(state.undrawn),
      term: 'as we please',
    } as DirectorCommand
    expect(tell(state, other).refused).toBe('nz7:5.7(a)')
    expect(tell(state, goes([...state.undrawn, 'Zoe'])).refused).toBe('nz7:5.8')
  })
})
