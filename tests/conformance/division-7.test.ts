import { describe, expect, test } from 'vitest'
import { chips } from '../../src/kernel/money.ts'
import type { DirectorCommand } from '../../src/tournament/director/commands.ts'
import { CONDITIONS } from '../../src/tournament/director/example.ts'
import {
  type Conditions,
  conditionsRefused,
} from '../../src/tournament/director/s02-entry/conditions.ts'
import { entryOf } from '../../src/tournament/director/state.ts'
import {
  begun,
  DIRECTOR,
  ended,
  entered,
  HOUR,
  OPERATOR,
  paid,
  patron,
  starting,
  tell,
} from '../fixtures/people/director-fixture.ts'

/**
 * Unusual situations in a tournament, each taken from the regulation: entries, conditions and
 * incidents.
 */

describe('entries', () => {
  const leaves = (name: string): DirectorCommand => ({ by: patron(name), does: 'withdraw' })
  const at = (ms: number): DirectorCommand => ({ by: { role: 'clock' }, does: 'time', at: ms })
  const START = CONDITIONS.playStart
  const fee = CONDITIONS.entryFee

  test.each([
    [72 * HOUR, fee],
    [48 * HOUR + 1, fee],
    [48 * HOUR, fee],
    [48 * HOUR - 1, 0],
    [24 * HOUR, 0],
    [1, 0],
    [0, 0],
  ])(
    'nz7:2.4(1)(i) ruling:718 withdrawn %i ms before play, entered or drawn: %i cents are refunded',
    (before, back) => {
      const states = [entered(['Ana', 'Ben', 'Cyd', 'Dee']), begun(['Ana', 'Ben', 'Cyd', 'Dee'])]
      for (const state of states) {
        const { events } = tell(state, at(START - before), leaves('Ana'))
        expect(paid(events, 'stack:Ana')).toBe(back)
      }
    },
  )

  test('nz7:2.4(1)(i) nz7:2.7 moving the first session gives more time, or less', () => {
    const state = begun(['Ana', 'Ben', 'Cyd', 'Dee'])
    const moved = (to: number): DirectorCommand => ({
      by: DIRECTOR,
      does: 'reschedule',
      session: 0,
      at: to,
    })
    const later = tell(state, moved(START + 24 * HOUR), at(START - 24 * HOUR), leaves('Ana'))
    expect(paid(later.events, 'stack:Ana')).toBe(fee)
    const sooner = tell(state, moved(START - 24 * HOUR), at(START - 48 * HOUR), leaves('Ana'))
    expect(paid(sooner.events, 'stack:Ana')).toBe(0)
  })

  test('nz7:2.3(ab) ruling:735 after the draw an entry cannot be transferred', () => {
    const hands: DirectorCommand = { by: patron('Ana'), does: 'transfer', to: 'Zoe' }
    expect(tell(begun(['Ana', 'Ben', 'Cyd', 'Dee']), hands).refused).toBe('nz7:2.3(ab)')
  })

  test('nz7:2.3(ab) an entry may go to a player who withdrew with a refund, not to one whose fee is still paid', () => {
    const hands: DirectorCommand = { by: patron('Ana'), does: 'transfer', to: 'Ben' }
    const both = entered(['Ana', 'Ben'])
    expect(tell(both, hands).refused).toBe('nz7:2.3(ab)')
    const early = tell(both, leaves('Ben'), hands)
    expect(entryOf(early.state, 'Ben')).toMatchObject({ status: 'applied', paid: true })
    const late = tell(both, at(START - HOUR), leaves('Ben'))
    expect(tell(late.state, hands).refused).toBe('nz7:2.3(ab)')
  })

  test('nz7:2.3(ac)(ii) nobody is late before the session’s time, and anybody can be from then on', () => {
    const absent: DirectorCommand = {
      by: DIRECTOR,
      does: 'disqualify',
      patron: 'Ana',
      ground: 'no-show',
      reason: 'not here',
    }
    const state = begun(['Ana', 'Ben', 'Cyd', 'Dee'])
    expect(tell(state, at(START - 1), absent).refused).toBe('nz7:2.3(ac)(ii)')
    expect(entryOf(tell(state, at(START), absent).state, 'Ana')?.status).toBe('disqualified')
  })

  test('nz7:5.1 nz7:2.3(ae) ruling:732 the last remaining player has not won before the time: it may be called off', () => {
    const state = tell(
      begun(['Ana', 'Ben', 'Cyd', 'Dee']),
      leaves('Ana'),
      leaves('Ben'),
      leaves('Cyd'),
    ).state
    expect(state.status).toBe('running')
    const off = tell(state, { by: OPERATOR, does: 'cancel', ground: 'participation' })
    expect([off.state.status, paid(off.events, 'stack:Dee')]).toEqual(['cancelled', fee])
    expect(tell(state, at(START)).state).toMatchObject({ status: 'running', stage: 1 })
  })
})

describe('in and after play', () => {
  const FINAL: Partial<Conditions> = { stages: [CONDITIONS.stages[1]!] }
  const FOUR = ['Ana', 'Ben', 'Cyd', 'Dee']
  const out = (name: string): DirectorCommand => ({
    by: DIRECTOR,
    does: 'disqualify',
    patron: name,
    ground: 'breach',
    reason: 'seen',
  })

  test('nz7:2.3(ac)(i) nz7:5.9 a player disqualified before the places are given leaves them to the next', () => {
    const state = tell(
      begun(FOUR, FINAL),
      ...ended(0, { Ana: 900, Ben: 900, Cyd: 500, Dee: 100 }),
    ).state
    expect(state.sessions.at(-1)).toMatchObject({ playOff: true, players: ['Ana', 'Ben'] })
    const after = tell(state, out('Ana'))
    expect(after.state.status).toBe('completed')
    expect(after.state.placings.map(({ patron: name, place }) => [name, place])).toEqual([
      ['Ben', 1],
      ['Cyd', 2],
      ['Dee', 3],
    ])
    expect(paid(after.events, 'stack:Cyd')).toBe(30_000)
  })

  test('nz7:2.5 nz7:5.13(b) nz7:4.6 excused during a session: no place and no refund, but bought chips are paid', () => {
    const state = begun(FOUR, { ...FINAL, chipIssue: 'face-value' })
    const gone = tell(state, ...starting(0), { by: DIRECTOR, does: 'withdraw', patron: 'Ana' })
    const over = tell(gone.state, {
      by: DIRECTOR,
      does: 'session-ended',
      session: 0,
      result: { stacks: { Ana: 70_000, Ben: 90_000, Cyd: 50_000, Dee: 0 } },
    })
    expect(over.state.placings.map(({ patron: name }) => name)).toEqual(['Ben', 'Cyd', 'Dee'])
    expect(paid(over.events, 'stack:Ana')).toBe(70_000)
  })

  test('nz7:3.8 nz7:5.6 if all remaining players lose everything at once, they alone play off, even if another left with chips', () => {
    const state = begun(FOUR, {})
    const over = tell(
      state,
      ...ended(0, { Ana: 0, Ben: 10, Cyd: 90, Dee: 0 }, { bust: ['Ana', 'Ben'] }),
    )
    expect(over.state.sessions.at(-1)).toMatchObject({ playOff: true, players: ['Ana', 'Ben'] })
    const next = tell(over.state, ...ended(1, { Ana: 0, Ben: 500 }))
    expect(next.state.undrawn).toEqual(['Ben', 'Ana'])
  })

  test('nz7:3.8 nz7:4.10 a player who went under and was disqualified has no part in the play-off', () => {
    const under = 'nz7:4.10'
    const over = tell(
      begun(FOUR, {}),
      ...ended(
        0,
        { Ana: 0, Ben: 0, Cyd: 0, Dee: 0 },
        { bust: FOUR, disqualified: { Ana: { reason: 'hid chips', held: chips(0), under } } },
      ),
    )
    expect(over.state.sessions[0]).toMatchObject({ result: { bust: ['Ben', 'Cyd', 'Dee'] } })
    expect(over.state.sessions.at(-1)).toMatchObject({
      playOff: true,
      players: ['Ben', 'Cyd', 'Dee'],
    })
  })

  test('nz7:9.5(a) nz7:3.7 a heat starts again with the remaining players; those who had lost everything are out', () => {
    const electronic = { ...FINAL, game: 'electronic-roulette', passCards: 0, secretCards: 0 }
    const state = tell(
      begun(FOUR, { ...electronic, chipIssue: 'face-value' }),
      ...starting(0),
    ).state
    const again = tell(state, { by: DIRECTOR, does: 'restart', session: 0, out: ['Cyd'] })
    expect(again.state.sessions[1]?.players).toEqual(['Ana', 'Ben', 'Dee'])
    expect([paid(again.events, 'stack:Ana'), paid(again.events, 'stack:Cyd')]).toEqual([100_000, 0])
    const nobody: DirectorCommand = { by: DIRECTOR, does: 'restart', session: 0, out: FOUR }
    expect(tell(state, nobody).refused).toBe('nz7:9.5(a)')
  })
})

describe('conditions that contradict each other', () => {
  const [heats, last] = CONDITIONS.stages as [Conditions['stages'][0], Conditions['stages'][0]]
  const limits = (minimum: number, maximum: number) => [
    { minimum: chips(minimum), maximum: chips(maximum) },
  ]
  const wheel = { passCards: 0, secretCards: 0, game: 'electronic-roulette' } as const
  const cards = {
    game: 'baccarat',
    playOff: { ...CONDITIONS.playOff, duration: { unit: 'rounds', value: 3 } },
  } as const

  test.each<readonly [string, string, Partial<Conditions>]>([
    [
      'nz7:3.4',
      'a minimum that no step reaches',
      { stages: [{ ...last, increment: chips(1000) }] },
    ],
    [
      'nz7:3.4',
      'a maximum that no step reaches',
      { stages: [{ ...last, limits: limits(2500, 99_999) }] },
    ],
    ['nz7:3.4', 'steps above the minimum', { stages: [{ ...last, increment: chips(5000) }] }],
    [
      'nz7:2.2(u)',
      'a maximum below the minimum',
      { stages: [{ ...last, limits: limits(2500, 2000) }] },
    ],
    [
      'nz7:2.2(u)',
      'a minimum above the chips',
      { stages: [{ ...last, startingChips: chips(2000) }] },
    ],
    ['nz7:5.7(a)', 'discretion without terms', { discretion: [' '] }],
    ['nz7:2.2(x)', 'a heat that leads nowhere', { stages: [last, last] }],
    ['nz7:2.2(x)', 'a final that leads on', { stages: [heats, heats] }],
    ['nz7:4.15', 'secret cards at terminals', { ...wheel, secretCards: 1 }],
    [
      'nz7:4.13',
      'indicator cards at a wheel',
      { stages: [{ ...last, limits: [...last.limits, ...limits(5000, 100_000)] }] },
    ],
    ['nz7:2.2(w)', 'spins of a shoe', cards],
    [
      'nz7:5.3',
      'shoes without an end',
      { ...cards, stages: [{ ...last, duration: { unit: 'shoes', value: 1 } }] },
    ],
    [
      'nz7:3.8',
      'a play-off richer than its session',
      { playOff: { ...CONDITIONS.playOff, chips: chips(100_500) } },
    ],
    [
      'nz7:3.8',
      'a play-off too poor for one wager',
      { playOff: { ...CONDITIONS.playOff, chips: chips(2000) } },
    ],
    ['nz7:2.2(v)', 'fewer at most than at least', { minPlayers: 9, maxPlayers: 8 }],
  ])('%s refuses %s', (under, _, change) => {
    expect(conditionsRefused({ ...CONDITIONS, ...change })?.refused).toBe(under)
  })
})
