import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import type { Command, Event } from '../kernel/game.ts'
import { type Actor, RANKS } from '../kernel/people.ts'
import { type Decision, isRefusal } from '../kernel/refusal.ts'
import { type HolderUsage, wagerRefused } from './allowance.ts'
import { LOOSENS_AFTER, PROTECTION_LAW, type ProtectionCommand } from './commands.ts'
import { DAY, MINUTE, PERIODS, periodAt } from './period.ts'
import { PROTECTION } from './protection.ts'
import { addSessionUsage } from './session-time.ts'
import {
  awayAt,
  MEASURES,
  mostAt,
  type ProtectionEvent,
  type ProtectionState,
  protectedIn,
} from './state.ts'
import { addUsage, lengthIn, mergedSpans, moneyIn, newUsage, spansOf } from './usage.ts'

const NOW = Date.UTC(2026, 10, 17, 12)
const HOLDER = 'device'
const ANA = { role: 'patron', patron: 'Ana' } as const

type CommandFields = { readonly does: ProtectionCommand['does']; readonly [field: string]: unknown }

const decide = (
  state: ProtectionState,
  said: CommandFields,
  at: number,
  by: Actor = ANA,
): Decision<ProtectionEvent> =>
  PROTECTION.decide(state, { by, holder: HOLDER, at, ...said } as ProtectionCommand & Command)

const told = (state: ProtectionState, said: CommandFields, at: number): ProtectionState => {
  const events = decide(state, said, at)
  return isRefusal(events) ? state : events.reduce(PROTECTION.evolve, state)
}

const OPEN = PROTECTION.open(null)
const mine = (state: ProtectionState) => protectedIn(state, HOLDER)

const LOSS = { of: 'loss', per: 'day' } as const
const limit = (most: number): CommandFields => ({ does: 'set-limit', ...LOSS, most })

const NOTHING: HolderUsage = {
  staked: { day: 0, week: 0, month: 0 },
  net: { day: 0, week: 0, month: 0 },
  time: { day: 0, week: 0, month: 0 },
  atRisk: 0,
  since: null,
}

describe('ruling:140 limits', () => {
  test('a lower limit holds at once, a higher one or none after 24 hours', () => {
    const set = told(OPEN, limit(10_000), NOW)
    const tighter = told(set, limit(5000), NOW)
    expect(mostAt(mine(tighter), 'loss', 'day', NOW)).toBe(5000)
    for (const looser of [limit(20_000), { does: 'lift-limit', ...LOSS } as const]) {
      const waits = told(tighter, looser, NOW)
      expect(mostAt(mine(waits), 'loss', 'day', NOW + LOOSENS_AFTER - 1)).toBe(5000)
      expect(mostAt(mine(waits), 'loss', 'day', NOW + LOOSENS_AFTER)).toBe(
        'most' in looser ? 20_000 : null,
      )
    }
  })

  test('a change that waits can be cancelled, and a tighter or the same limit cancels it too', () => {
    const waits = told(told(OPEN, limit(5000), NOW), limit(9000), NOW)
    const kept = told(waits, { does: 'keep-limit', ...LOSS }, NOW + 1)
    const tighter = told(waits, limit(4000), NOW + 1)
    const again = told(waits, limit(5000), NOW + 1)
    expect(mostAt(mine(again), 'loss', 'day', NOW + 2 * LOOSENS_AFTER)).toBe(5000)
    expect(mostAt(mine(kept), 'loss', 'day', NOW + 2 * LOOSENS_AFTER)).toBe(5000)
    expect(mostAt(mine(tighter), 'loss', 'day', NOW + 2 * LOOSENS_AFTER)).toBe(4000)
    expect(decide(kept, { does: 'keep-limit', ...LOSS }, NOW)).toHaveProperty('refused')
  })

  test('a clock that is set back or a little forward makes nothing looser', () => {
    const waits = told(told(OPEN, limit(5000), NOW), limit(9000), NOW)
    const again = told(waits, { does: 'go-on' }, NOW - 30 * DAY)
    expect(again.now).toBe(NOW)
    expect(mostAt(mine(again), 'loss', 'day', NOW + LOOSENS_AFTER - 1)).toBe(5000)
  })

  test.each([
    ['loss', { net: { ...NOTHING.net, day: -700 }, atRisk: 200 }, 100, 101],
    ['stakes', { staked: { ...NOTHING.staked, day: 800 }, atRisk: 100 }, 100, 101],
  ] as const)(
    'the last cent of a limit on %s may be wagered, and no more',
    (of, used, may, not) => {
      const state = told(OPEN, { does: 'set-limit', of, per: 'day', most: 1000 }, NOW)
      expect(wagerRefused(mine(state), { ...NOTHING, ...used }, may, NOW)).toBeUndefined()
      expect(wagerRefused(mine(state), { ...NOTHING, ...used }, not, NOW)).toMatchObject({
        refused: 'ruling:140',
        facts: { period: 'day', most: 1000, left: 100, renews: '2026-11-18T00:00:00.000Z' },
      })
    },
  )

  test('winnings of the period may be lost again, and those of another day may not', () => {
    const state = told(OPEN, limit(1000), NOW)
    const won = { ...NOTHING, net: { day: 500, week: 0, month: 0 } }
    expect(wagerRefused(mine(state), won, 1500, NOW)).toBeUndefined()
    expect(wagerRefused(mine(state), won, 1501, NOW)).toBeDefined()
  })

  test('time that is used up ends wagers to the minute', () => {
    const state = told(OPEN, { does: 'set-limit', of: 'time', per: 'week', most: 60 }, NOW)
    const used = (ms: number) => ({ ...NOTHING, time: { ...NOTHING.time, week: ms } })
    expect(wagerRefused(mine(state), used(60 * MINUTE - 1), 1, NOW)).toBeUndefined()
    expect(wagerRefused(mine(state), used(60 * MINUTE), 1, NOW)).toMatchObject({
      facts: { minutes: 60, renews: '2026-11-23T00:00:00.000Z' },
    })
  })
})

describe('ruling:141 breaks and exclusions', () => {
  test('a break ends by itself, and nothing makes it shorter', () => {
    const taken = told(OPEN, { does: 'take-break', days: 2 }, NOW)
    expect(awayAt(mine(taken), NOW + 2 * DAY - 1)).toEqual({ is: 'break', until: NOW + 2 * DAY })
    expect(awayAt(mine(taken), NOW + 2 * DAY)).toBeUndefined()
    expect(decide(taken, { does: 'take-break', days: 1 }, NOW + 1)).toHaveProperty('refused')
    expect(wagerRefused(mine(taken), NOTHING, 1, NOW)).toMatchObject({ refused: 'ruling:141' })
  })

  test('for good is for good', () => {
    const excluded = told(OPEN, { does: 'exclude-myself', for: 'for-good' }, NOW)
    for (const length of ['six-months', 'five-years', 'for-good'] as const)
      expect(decide(excluded, { does: 'exclude-myself', for: length }, NOW)).toHaveProperty(
        'refused',
      )
    expect(awayAt(mine(excluded), NOW + 10_000 * DAY)).toEqual({ is: 'excluded', until: null })
  })
})

test('ruling:142 after the interval the next wager waits for an answer', () => {
  const set = told(OPEN, { does: 'set-reminders', every: 30 }, NOW)
  const here = { ...NOTHING, since: NOW }
  expect(wagerRefused(mine(set), here, 1, NOW + 30 * MINUTE - 1)).toBeUndefined()
  expect(wagerRefused(mine(set), here, 1, NOW + 31 * MINUTE)).toMatchObject({
    refused: 'ruling:142',
    facts: { minutes: 31 },
  })
  const answered = told(set, { does: 'go-on' }, NOW + 31 * MINUTE)
  expect(wagerRefused(mine(answered), here, 1, NOW + 60 * MINUTE)).toBeUndefined()
  expect(wagerRefused(mine(answered), here, 1, NOW + 61 * MINUTE)).toBeDefined()
})

test('ruling:140 no member of staff has a command here', () => {
  const staff: readonly Actor[] = RANKS.map(rank => ({ role: 'staff', rank, name: 'Olga' }))
  const others: readonly Actor[] = [
    ...staff,
    { role: 'chance' },
    { role: 'clock' },
    { role: 'nominee', nominee: 'Ben', patron: 'Ana' },
  ]
  const set = told(OPEN, limit(5000), NOW)
  for (const { does, by } of PROTECTION_LAW) {
    expect(by).toEqual(['patron'])
    for (const other of others)
      expect(
        decide(set, { does, ...LOSS, most: 9, days: 1, every: 15, for: 'one-year' }, NOW, other),
      ).toHaveProperty('refused')
  }
})

const SAID: fc.Arbitrary<CommandFields> = fc.oneof(
  fc.record({
    does: fc.constant('set-limit' as const),
    of: fc.constantFrom(...MEASURES),
    per: fc.constantFrom(...PERIODS),
    most: fc.nat({ max: 5 }),
  }),
  fc.record({
    does: fc.constantFrom('lift-limit' as const, 'keep-limit' as const),
    of: fc.constantFrom(...MEASURES),
    per: fc.constantFrom(...PERIODS),
  }),
  fc.record({ does: fc.constant('take-break' as const), days: fc.integer({ min: 1, max: 42 }) }),
  fc.record({
    does: fc.constant('exclude-myself' as const),
    for: fc.constantFrom('six-months', 'one-year', 'five-years'),
  }),
)

/** A clock that jumps, also back. */
const STEPS = fc.array(fc.tuple(SAID, fc.integer({ min: -3 * DAY, max: 3 * DAY })), {
  maxLength: 40,
})

test('ruling:140 ruling:141 whatever is asked, nothing gets looser within a day', () => {
  fc.assert(
    fc.property(STEPS, steps => {
      let state = OPEN
      let clock = NOW
      for (const [said, jump] of steps) {
        clock += jump
        const before = mine(state)
        const now = Math.max(clock, state.now)
        state = told(state, said, clock)
        const soon = now + DAY - 1
        for (const of of MEASURES)
          for (const per of PERIODS) {
            const most = mostAt(before, of, per, now)
            const then = mostAt(mine(state), of, per, soon)
            const soonBefore = mostAt(before, of, per, soon)
            if (most !== null && soonBefore !== null)
              expect(then ?? Number.POSITIVE_INFINITY).toBeLessThanOrEqual(
                Math.max(most, soonBefore),
              )
          }
        const away = awayAt(before, now)
        if (away?.until != null) expect(awayAt(mine(state), away.until - 1)).toBeDefined()
      }
      expect(JSON.parse(JSON.stringify(state))).toEqual(state)
    }),
    { numRuns: 300, seed: 18 },
  )
})

describe('usage of a limit', () => {
  const wager = { id: 'w1', patron: 'Ana', on: 'red', chips: 500, kind: 'value' }
  const settled = (is: 'win' | 'lose' | 'void') => ({
    is: 'WagerSettled',
    wager,
    outcome: { is },
    moves:
      is === 'lose'
        ? [{ from: 'area:w1', to: 'bank', chips: 500, kind: 'value' }]
        : [
            { from: 'bank', to: 'stack:Ana', chips: is === 'win' ? 500 : 0, kind: 'value' },
            { from: 'area:w1', to: 'stack:Ana', chips: 500, kind: 'value' },
          ],
  })
  const hears = (...entries: readonly (readonly [number, readonly unknown[]])[]) => {
    const usage = newUsage()
    for (const [at, events] of entries) addUsage(usage, at, events as never)
    return usage
  }
  const placed = { is: 'WagerPlaced', wager, moves: [] }

  test('a loss counts on its day, and a void wager never', () => {
    const usage = hears(
      [NOW, [placed, settled('lose')]],
      [NOW + DAY, [placed, settled('void'), placed, settled('win')]],
    )
    const on = (per: 'day' | 'week', at: number) => moneyIn(usage, ['Ana'], periodAt(per, at))
    expect(on('day', NOW)).toEqual({ staked: 500, net: -500 })
    expect(on('day', NOW + DAY)).toEqual({ staked: 500, net: 500 })
    expect(on('week', NOW)).toEqual({ staked: 1000, net: 0 })
  })

  describe('ruling:140 a wager that stands off and stays on the table', () => {
    const at = (id: string, chips = 500) => ({ ...wager, id, chips })
    const stoodOff = (id: string, chips = 500) => ({
      is: 'WagerSettled',
      wager: at(id, chips),
      outcome: { is: 'stand-off' },
      moves: [],
    })
    const stays = (id: string, continues: string, chips = 500) => ({
      is: 'WagerPlaced',
      wager: at(id, chips),
      continues,
      moves: [],
    })
    const ends = (id: string, is: string, chips = 500) => ({
      is: 'WagerSettled',
      wager: at(id, chips),
      outcome: { is },
      moves: [],
    })
    const tie = [stoodOff('w1'), stays('w2', 'w1')]
    const staked = (...entries: readonly (readonly unknown[])[]) => {
      const usage = hears([NOW, [placed]], ...entries.map(events => [NOW, events] as const))
      return moneyIn(usage, ['Ana'], periodAt('day', NOW)).staked
    }

    test('counts with the chips at risk while it stays, and once when it is decided', () => {
      expect(staked(tie)).toBe(0)
      expect(staked(tie, [ends('w2', 'lose')])).toBe(500)
      expect(staked(tie, [stoodOff('w2'), stays('w3', 'w2')], [ends('w3', 'win')])).toBe(500)
    })

    test('counts when it is taken back, in part or whole, and what is added counts', () => {
      expect(staked(tie, [{ is: 'WagerWithdrawn', wager: 'w2', moves: [] }])).toBe(500)
      expect(staked(tie, [ends('w2', 'void')])).toBe(500)
      const alters = (chips: number) => [{ is: 'WagerAltered', wager: 'w2', chips, moves: [] }]
      expect(staked(tie, alters(200))).toBe(300)
      expect(staked(tie, alters(200), [ends('w2', 'lose', 200)])).toBe(500)
      expect(staked(tie, alters(800), [ends('w2', 'lose', 800)])).toBe(800)
      const cut = [{ is: 'WagerCut', wager: 'w2', part: 100, moves: [] }]
      expect(staked(tie, cut, [ends('w2', 'lose', 400)])).toBe(500)
    })

    test('counts once after a correction of either round', () => {
      const reopens = (id: string) => ({ is: 'WagerReopened', wager: at(id), moves: [] })
      expect(staked(tie, [ends('w2', 'void'), reopens('w1'), ends('w1', 'lose')])).toBe(500)
      expect(staked(tie, [ends('w2', 'lose')], [reopens('w2'), ends('w2', 'win')])).toBe(500)
    })

    test('differs from a void wager that is ready again, which never counted', () => {
      const again = [ends('w1', 'void'), stays('w2', 'w1')]
      expect(staked(again)).toBe(0)
      expect(staked(again, [ends('w2', 'lose')])).toBe(500)
    })

    test('leaves nothing behind', () => {
      const usage = hears([NOW, [placed]], [NOW, tie], [NOW, [ends('w2', 'lose')]])
      expect(usage).toMatchObject({ lying: {}, staying: {} })
    })
  })

  test('an entry with an earlier time than the one before counts as that one does', () => {
    const usage = hears([NOW, [placed, settled('lose')]], [NOW - DAY, [placed, settled('lose')]])
    expect(moneyIn(usage, ['Ana'], periodAt('day', NOW))).toEqual({ staked: 1000, net: -1000 })
  })

  test('time at two tables at once counts once', () => {
    const joins = { is: 'PatronJoined', patron: 'Ana', seat: 1 }
    const leaves = { is: 'PatronLeft', patron: 'Ana', moves: [] }
    const one = hears([NOW, [joins]], [NOW + 10 * MINUTE, [leaves]])
    const two = hears([NOW + 5 * MINUTE, [joins]])
    const spans = [one, two].flatMap(usage => spansOf(usage, ['Ana'], NOW + 20 * MINUTE))
    expect(lengthIn(spans, periodAt('day', NOW))).toBe(20 * MINUTE)
    expect(mergedSpans(spans)).toEqual([{ from: NOW, to: NOW + 20 * MINUTE }])
  })

  test('a session of a tournament counts from its start until the player is out', () => {
    const usage = newUsage()
    const hear = (minutes: number, ...events: readonly object[]) =>
      addSessionUsage(usage, NOW + minutes * MINUTE, { events: events as readonly Event[] })
    addSessionUsage(usage, NOW, {
      opens: { game: 'session/roulette', config: { terms: { players: ['Ana', 'Bo'] } } },
      events: [],
    })
    hear(5, { is: 'SessionStarted' })
    hear(15, { is: 'PlayerOut', patron: 'Ana' })
    hear(20, { is: 'SessionEnded' })
    const minutes = (patron: string) =>
      lengthIn(spansOf(usage, [patron], NOW + 60 * MINUTE), periodAt('day', NOW)) / MINUTE
    expect([minutes('Ana'), minutes('Bo'), minutes('Cy')]).toEqual([10, 15, 0])
  })
})

test('weeks begin on Monday, and months on the first', () => {
  expect(periodAt('week', NOW)).toEqual({
    from: Date.UTC(2026, 10, 16),
    to: Date.UTC(2026, 10, 23),
  })
  expect(periodAt('month', NOW)).toEqual({ from: Date.UTC(2026, 10), to: Date.UTC(2026, 11) })
  expect(periodAt('week', 0).from).toBe(-3 * DAY)
})
