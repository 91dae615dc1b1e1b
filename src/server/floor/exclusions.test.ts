import { expect, test } from 'vitest'
import type { TableState } from '../../general/state.ts'
import type { Body, Kept } from '../../records/entry.ts'
import { play } from '../../scenario/index.ts'
import { Exclusions } from './exclusions.ts'

const [{ trace, opened } = { trace: [], opened: undefined }] = play(`
# Two are excluded, and one of them leaves
table    nz8
seat 1   buys in 100
seat 2   buys in 100
seat 3   buys in 100
operator excludes seat 1 because of a device
operator excludes seat 2 because of a device
seat 2   cashes out 100
seat 2   leaves
`)
const events = trace.flatMap(({ entries }) => entries.flatMap(entry => entry.events))

const everyone = (exclusions: Exclusions) =>
  ['seat 1', 'seat 2', 'seat 3'].map(patron => exclusions.has(patron))

test('nz1:17.3(b) an exclusion at a table is known from its log and from its snapshot', () => {
  const [heard, restored] = [new Exclusions(), new Exclusions()]
  heard.follower.hear({} as Kept, { events } as Body, undefined as never)
  expect(everyone(heard)).toEqual([true, true, false])
  const { game, config } = opened!
  const state = events.reduce<unknown>(
    (now, event) => game.evolve(now as never, event as never),
    game.open(config as never),
  )
  restored.follower.restore(heard.follower.save(), state as TableState<unknown>)
  expect(everyone(restored)).toEqual([true, true, false])
})
