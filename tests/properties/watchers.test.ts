import { isDeepStrictEqual } from 'node:util'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import type { Viewer } from '../../src/kernel/people.ts'
import { applied } from '../../src/protocol/patch.ts'
import { Changes, type Parts } from '../../src/server/broadcast/changes.ts'
import { watchedTable } from '../../src/server/broadcast/watch-target.ts'
import type { Floor, Table } from '../../src/server/floor/floor.ts'
import { sweep } from '../fixtures/sweep.ts'
import { evening, holds, type State, scrambled, tapes, VIEWERS } from './evenings.ts'
import type { Subject } from './subject.ts'
import { SUBJECTS } from './subjects.ts'

/** What watchers of a table receive, after every step of play. Staff also get the desk. */

const WATCHERS = VIEWERS.filter(({ role }) => role !== 'dealer')

const watched = ({ game }: Subject, state: State, seq: number) => {
  const host = { seq, game, state, ask: game.awaits(state), drawing: { said: [] } }
  const onFloor = () => ({ dealing: { is: 'virtual' } })
  const table = { host, onFloor, croupier: { until: null } } as unknown as Table
  return watchedTable(table, { log: { seq: 0 } } as Floor)
}

const asJson = (value: unknown) => JSON.parse(JSON.stringify(value))

/** The patches that these watchers get one after the other, who share what can be shared. */
const patches = (
  subject: Subject,
  [before, after]: readonly [State, State],
  viewers: readonly Viewer[],
): readonly { readonly patch: string; readonly parts: readonly [Parts, Parts] }[] => {
  const [was, is] = [watched(subject, before, 1), watched(subject, after, 2)]
  const [lookBack, look] = [was.look(), is.look()]
  const changes = new Changes(is.places)
  return viewers.map(viewer => {
    const parts = [lookBack(viewer), look(viewer)] as const
    return { patch: changes.patch(...parts), parts }
  })
}

/** The changes of a patch, in any order. */
const changesIn = (patch: string): ReadonlySet<string> =>
  new Set((JSON.parse(patch) as unknown[]).map(change => JSON.stringify(change)))

const RUNS = { numRuns: sweep(2, 20, 50) }

describe.each(SUBJECTS.map(subject => [subject.name, subject] as const))('%s', (_, subject) => {
  test('a watcher’s patch leads from their whole view to the next', () => {
    let shared = 0
    fc.assert(
      fc.property(tapes, numbers => {
        evening(subject, numbers, ({ state: before }, { state: after }) => {
          if (before === after) return
          const { whole } = watched(subject, after, 2)
          const all = patches(subject, [before, after], WATCHERS)
          for (const [i, { patch, parts }] of all.entries()) {
            const [was, is] = parts.map(whole) as [object, { readonly view: unknown }]
            holds('whole', isDeepStrictEqual(is.view, subject.game.view(after, WATCHERS[i]!)))
            const next = applied(JSON.parse(patch), asJson(was))
            holds('patched', isDeepStrictEqual(next, asJson(is)))
          }
          shared += Number(all.some(({ patch }, i) => i > 0 && patch === all[0]!.patch))
        })
      }),
      RUNS,
    )
    expect(shared).toBeGreaterThan(0)
  })

  test('what a watcher gets does not depend on what others may know, whoever came first', () => {
    fc.assert(
      fc.property(tapes, numbers => {
        evening(subject, numbers, ({ state: before }, { state: after }) => {
          if (before === after) return
          for (const viewer of WATCHERS) {
            const first = [...WATCHERS.filter(one => one !== viewer), viewer]
            const other = [before, after].map(state => scrambled(state, viewer)) as [State, State]
            const told = patches(subject, [before, after], first).at(-1)!.patch
            const toldThen = patches(subject, other, first).at(-1)!.patch
            holds('the same patch', isDeepStrictEqual(changesIn(told), changesIn(toldThen)))
          }
        })
      }),
      RUNS,
    )
  })
})
