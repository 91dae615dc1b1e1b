import { expect, test } from 'vitest'
import { dispatch } from '../../../src/server/floor/dispatch.ts'
import { type Floor, openFloor } from '../../../src/server/floor/floor.ts'
import { CONTROL } from '../../../src/server/floor/other-nodes.ts'
import { PLANS } from '../../../src/server/floor/standard-tables.ts'
import type { SharedLog, Sharing } from '../../../src/server/log/log-opening.ts'
import type { Store } from '../../../src/server/log/store.ts'
import { realRandomness } from '../../../src/server/randomness.ts'
import { EXHIBITION } from '../../../src/server/tournaments/exhibition.ts'
import { entryOf } from '../../../src/tournament/director/state.ts'
import { memoryStore } from '../../fixtures/memory-store.ts'
import { welcome } from '../../fixtures/people/floor-fixture.ts'
import { TestTime, until } from '../../fixtures/test-time.ts'

/** Two nodes of a house: north has the control logs, and south has the table. */

const TABLE = 'roulette-1'
const TOURNAMENT = 'tournament-1'
const NOON = Date.UTC(2026, 10, 18, 12)
const DAY = 86_400_000
const ANA = { is: 'guest', patron: 'Ana' } as const

/** The logs that a node has open. It hears nothing of the other node until it reads the store. */
class Node implements Sharing {
  readonly #owned: string
  readonly #other: () => Node
  readonly logs = new Map<string, SharedLog>()

  constructor(owned: string, other: () => Node) {
    this.#owned = owned
    this.#other = other
  }

  readonly join: Sharing['join'] = async (log, group = CONTROL) => {
    this.logs.set(log.log, log)
    if (group === this.#owned) await log.own()
  }

  readonly submit: Sharing['submit'] = async ({ log, id, command, note, holding }) => {
    const owner = this.#other().logs.get(log)!
    const answer = await owner.submitNext(id, () => ({ command, note }) as never, holding)
    return { answer, seq: owner.seq }
  }

  readonly freshen = async (): Promise<void> => {
    const followed = [...this.logs.values()].filter(({ isOwn }) => !isOwn)
    await Promise.all(followed.map(log => log.catchUp()))
  }

  readonly leave = (): void => undefined
  readonly stored = (): void => undefined
  readonly fenced = (): void => undefined
}

const floorAt = (sharing: Sharing, store: Store): Promise<Floor> =>
  openFloor(
    {
      store,
      sharing,
      key: Buffer.alloc(32, 7),
      now: () => NOON,
      time: new TestTime(),
      random: realRandomness,
      program: 'test',
      pace: { bets: 60_000, patron: 60_000, step: 1 },
      fault: (_, error) => {
        throw error
      },
    },
    PLANS.filter(({ id }) => id === TABLE),
  )

/** Holds back the appends whose ids begin like this until somebody lets them go. */
const heldBack = (store: Store, start: string) => {
  let letGo = () => undefined as unknown
  const gate = new Promise<void>(resolve => {
    letGo = resolve
  })
  let isReached = false
  const append: Store['append'] = async drafts => {
    if (drafts.some(({ id }) => id.startsWith(start))) {
      isReached = true
      await gate
    }
    return store.append(drafts)
  }
  return { store: { ...store, append }, isReached: () => isReached, letGo: () => letGo() }
}

const twoFloors = async () => {
  const store = memoryStore()
  const fee = heldBack(store, `reserve ${TOURNAMENT}`)
  const nodes: readonly [Node, Node] = [
    new Node(CONTROL, () => nodes[1]),
    new Node(TABLE, () => nodes[0]),
  ]
  const north = await floorAt(nodes[0], fee.store)
  const south = await floorAt(nodes[1], store.again())
  const close = async () => {
    await south.close()
    await north.close()
  }
  const freshen = () => Promise.all(nodes.map(node => node.freshen()))
  return { north, south, fee, freshen, close }
}

const { entryFee } = EXHIBITION.conditions
const DOT = { is: 'tournament-director', name: 'Dot' } as const
const HOUSE = { role: 'staff', rank: 'operator', name: 'house' } as const

/** A tournament in which Ana has entered and not paid. */
const entered = async ({ tournaments }: Floor) => {
  const conditions = { ...EXHIBITION.conditions, playStart: NOON + 10 * DAY }
  await tournaments.setUp(HOUSE, { ...EXHIBITION, run: 'director', fill: null, conditions })
  const table = TOURNAMENT
  const directs = (words: { does: string; patron?: string }) =>
    tournaments.asked(DOT, { id: words.does, table, ...words })
  await directs({ does: 'open-entries' })
  await tournaments.asked(ANA, { id: 'in', table, does: 'apply', form: { name: 'Ana' } })
  await until(() => entryOf(tournaments.get(table)!.host.state, 'Ana')?.status === 'notified')
  return () => directs({ does: 'accept', patron: 'Ana' })
}

test('ruling:140 a fee and a wager at another node cannot pass a limit together', async () => {
  const { north, south, fee, freshen, close } = await twoFloors()
  await welcome(north, 'Ana')
  const accept = await entered(north)
  await freshen()
  const table = south.tables.get(TABLE)!
  const says = (does: string, more: object = {}) =>
    dispatch(south, table, ANA, does, { id: does, table: TABLE, does, ...more })
  expect(await says('stand')).toHaveProperty('done')
  expect(await says('buy-in', { chips: 100_000 })).toHaveProperty('done')
  const limit = { does: 'set-limit', of: 'loss', per: 'month', most: entryFee } as const
  expect(await north.protection.ask('limit', 'Ana', limit)).toHaveProperty('done')
  await freshen()
  /** The fee is decided first and stored last. */
  const accepted = accept()
  await until(fee.isReached)
  expect(await says('wager', { on: 'red', chips: 2000, round: 1 })).toHaveProperty('done')
  fee.letGo()
  expect(await accepted).toMatchObject({ refused: { refused: 'ruling:140' } })
  await close()
})
