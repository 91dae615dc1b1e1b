import { isDeepStrictEqual } from 'node:util'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import type { GeneralEvent } from '../../src/general/events.ts'
import { balance, everyAccount } from '../../src/general/state.ts'
import type { Event } from '../../src/kernel/game.ts'
import { replay, submit } from '../../src/kernel/log.ts'
import { isRefusal } from '../../src/kernel/refusal.ts'
import { idsOf, readLaw } from '../../src/law/index.ts'
import { applied, diff } from '../../src/protocol/patch.ts'
import { factIn, withView } from '../../src/records/public-facts.ts'
import { sweep } from '../fixtures/sweep.ts'
import { evening, holds, RAIL, type State, scrambled, tapes, VIEWERS } from './evenings.ts'
import { SUBJECTS } from './subjects.ts'

const RUNS = { numRuns: sweep(8, 50, 200) }

const sumsByKind = (state: State): Record<string, number> => {
  const sums: Record<string, number> = {}
  for (const [, kinds] of everyAccount(state))
    for (const [kind, held = 0] of Object.entries(kinds)) sums[kind] = (sums[kind] ?? 0) + held
  return sums
}

const isOverdrawn = (state: State): boolean =>
  everyAccount(state).some(
    ([account, kinds]) =>
      account !== 'bank' &&
      account !== 'cage' &&
      Object.values(kinds).some(held => (held ?? 0) < 0),
  )

const asJson = (value: unknown): unknown => JSON.parse(JSON.stringify(value))

const known: ReadonlySet<string> = new Set(idsOf(readLaw()))

const authorities = (event: Event): readonly string[] => {
  const moves =
    'moves' in event ? (event as GeneralEvent & { moves: { under: string }[] }).moves : []
  return [event.under, ...moves.map(({ under }) => under)]
}

describe.each(SUBJECTS.map(subject => [subject.name, subject] as const))('%s', (_, subject) => {
  test('chips are conserved, wagers are in their areas, and only the house owes', () => {
    fc.assert(
      fc.property(tapes, numbers => {
        evening(subject, numbers, (_before, { state }) => {
          holds(
            'sums are zero',
            Object.values(sumsByKind(state)).every(sum => sum === 0),
          )
          holds('nobody is overdrawn', !isOverdrawn(state))
          for (const { id, kind, chips } of state.wagers)
            holds(`${id} lies there`, balance(state, `area:${id}`, kind) === chips)
        })
      }),
      RUNS,
    )
  })

  test('a refusal changes nothing, and every cited authority exists', () => {
    fc.assert(
      fc.property(tapes, numbers => {
        evening(subject, numbers, (before, after, _command, decision) => {
          if (isRefusal(decision)) {
            holds('nothing changed', after === before)
            holds(`${decision.refused} exists`, known.has(decision.refused))
          } else
            for (const event of decision as readonly Event[])
              for (const under of authorities(event)) holds(`${under} exists`, known.has(under))
        })
      }),
      RUNS,
    )
  })

  test('replay equals live, and a state survives JSON', () => {
    fc.assert(
      fc.property(tapes, numbers => {
        const log = evening(subject, numbers, () => undefined)
        expect(replay(subject.game, subject.config, log.entries)).toEqual(log.state)
        const entries = JSON.parse(JSON.stringify(log.entries)) as typeof log.entries
        expect(replay(subject.game, subject.config, entries)).toEqual(log.state)
        expect(JSON.parse(JSON.stringify(log.state))).toEqual(log.state)
      }),
      RUNS,
    )
  })

  test('the same command id again changes nothing', () => {
    fc.assert(
      fc.property(tapes, numbers => {
        const log = evening(subject, numbers, () => undefined)
        for (const { id, command, events } of log.entries) {
          const again = submit(subject.game, log, id, command)
          expect(again.log).toBe(log)
          expect(again.decision).toBe(events)
        }
      }),
      { numRuns: sweep(4, 20, 50) },
    )
  })

  test('a view and `awaits` do not depend on what the viewer may not know', () => {
    fc.assert(
      fc.property(tapes, numbers => {
        evening(subject, numbers, (_before, { state }) => {
          for (const viewer of VIEWERS) {
            const other = scrambled(state, viewer) as State
            const { game } = subject
            holds(
              'views agree',
              isDeepStrictEqual(game.view(other, viewer), game.view(state, viewer)),
            )
            holds('asks agree', isDeepStrictEqual(game.awaits(other), game.awaits(state)))
          }
        })
      }),
      { numRuns: sweep(4, 20, 50) },
    )
  })

  test('the feed shows no more than the public view, and its facts add up to it', () => {
    fc.assert(
      fc.property(tapes, numbers => {
        evening(subject, numbers, (before, after) => {
          if (after === before) return
          const { events } = after.entries.at(-1)!
          const at = { log: 'table', seq: after.entries.length, at: 0 }
          const log = (state: unknown) =>
            withView({ name: subject.name, game: subject.game as never, state, view: undefined })
          const [told, fact] = factIn(log(before.state), at, { events })
          const [was, is] = [before, after].map(each => log(scrambled(each.state, RAIL)).view)
          holds('facts agree', isDeepStrictEqual(diff(was, is), fact?.patch ?? []))
          const copy = applied(fact?.patch ?? [], asJson(log(before.state).view))
          holds('facts add up', isDeepStrictEqual(copy, asJson(told.view)))
        })
      }),
      { numRuns: sweep(4, 20, 50) },
    )
  })

  /** International Baccarat takes the most steps: about one round per run. */
  test('runs reach whole rounds', () => {
    let rounds = 0
    let settled = 0
    fc.assert(
      fc.property(tapes, numbers => {
        const log = evening(subject, numbers, () => undefined)
        rounds += log.state.round.number - 1
        settled += log.entries.flatMap(e => e.events).filter(e => e.is === 'WagerSettled').length
      }),
      { ...RUNS, seed: 1 },
    )
    expect(rounds).toBeGreaterThan(RUNS.numRuns / 2)
    expect(settled).toBeGreaterThan(RUNS.numRuns / 2)
  })
})
