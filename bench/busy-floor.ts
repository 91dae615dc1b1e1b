import { CATALOGUE } from '../src/games/catalogue.ts'
import type { Command } from '../src/kernel/game.ts'
import { type Floor, openFloor, type Table } from '../src/server/floor/floor.ts'
import { admittedEntries, type OwnedTail, type Store, UNCLAIMED } from '../src/server/log/store.ts'
import { realRandomness } from '../src/server/randomness.ts'
import { realTime } from '../src/server/time.ts'

/** This benchmark never reads entries back, so the store does not keep them. */
const forgetful = (): Store => {
  const tails = new Map<string, OwnedTail>()
  const ownedOf = (log: string): OwnedTail => tails.get(log) ?? { ...UNCLAIMED, epoch: 1 }
  return {
    append: async drafts => {
      const kept = admittedEntries(drafts, ownedOf, () => false)
      for (const { log, seq, hash, epoch } of kept) tails.set(log, { seq, hash, epoch })
      return kept
    },
    read: async () => [],
    find: async () => undefined,
    claim: async () => 1,
    tail: async log => ownedOf(log),
    logs: async () => [],
    snapshot: async () => undefined,
    keepSnapshot: async () => undefined,
    note: async (_, value) => value,
    recovered: async () => undefined,
    answers: async () => true,
    close: async () => undefined,
  }
}

/**
 * A floor of roulette and baccarat with every seat taken and wagers on every layout. Nobody deals.
 */

const NEVER = 1 << 30
const AREAS = { roulette: ['red', 'odd', 'low', 'column:1'], baccarat: ['player', 'tie'] }

type GameName = keyof typeof AREAS

const planOf = (i: number) => {
  const game: GameName = i % 2 === 0 ? 'roulette' : 'baccarat'
  const { setUp, standard } = CATALOGUE.baccarat
  const config =
    game === 'roulette'
      ? CATALOGUE.roulette.standard()
      : setUp({ ...standard('nz5').elections, version: 'full' })
  const book = game === 'roulette' ? 'nz8' : 'nz5'
  return { id: `t${i}`, game, book, title: game, attended: false, config }
}

export const namesAt = (patrons: number): readonly string[] =>
  Array.from({ length: patrons }, (_, i) => `P${i}`)

const does = async ({ id, host }: Table, patron: string, command: object): Promise<void> => {
  const said = { by: { role: 'patron', patron }, ...command } as Command
  const answer = await host.submit(`${patron}/${host.seq}`, said)
  if (!('done' in answer)) throw new Error(`${id}: ${JSON.stringify(answer)}`)
}

const until = async (isSo: () => boolean): Promise<void> => {
  while (!isSo()) await new Promise(resolve => setTimeout(resolve, 1))
}

/** The virtual dealer opens the table, and prepares the cards once a patron is there. */
const filled = async (table: Table, names: readonly string[]): Promise<void> => {
  const { host, game } = table
  await until(() => host.state.open)
  for (const [i, patron] of names.entries()) {
    await does(
      table,
      patron,
      game === 'roulette' ? { does: 'stand' } : { does: 'sit', seat: i + 1 },
    )
    await does(table, patron, { does: 'buy-in', chips: 100_000 })
  }
  await until(() => (host.state.play as { phase: { is: string } }).phase.is === 'betting')
  for (const patron of names)
    for (const on of AREAS[game as GameName])
      await does(table, patron, { does: 'wager', on, chips: 2000 })
}

/**
 * The patrons bet one chip each in turn: at roulette on a new spot, at baccarat on one that has
 * chips.
 */
export const lays = (table: Table, turn: number, names: readonly string[]): Promise<void> => {
  const round = Math.floor(turn / names.length)
  const { baccarat } = AREAS
  const on =
    table.game === 'roulette'
      ? `straight-up:${1 + (round % 36)}`
      : baccarat[round % baccarat.length]!
  return does(table, names[turn % names.length]!, { does: 'wager', on, chips: 2000 })
}

export const busyFloor = async (tables: number, names: readonly string[]): Promise<Floor> => {
  const floor = await openFloor(
    {
      store: forgetful(),
      now: () => Date.now(),
      random: realRandomness,
      program: 'bench',
      fault: (_, error) => {
        throw error
      },
      key: Buffer.alloc(32),
      pace: { bets: NEVER, patron: 1, step: 0 },
      time: realTime,
    },
    Array.from({ length: tables }, (_, i) => planOf(i)),
  )
  for (const table of floor.tables.values()) await filled(table, names)
  return floor
}
