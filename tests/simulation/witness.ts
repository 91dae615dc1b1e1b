import { isDeepStrictEqual } from 'node:util'
import { CATALOGUE } from '../../src/games/catalogue.ts'
import { everyAccount, recordOf, type TableState } from '../../src/general/state.ts'
import type { TableShown } from '../../src/protocol/shown.ts'
import type { Body, Kept } from '../../src/records/entry.ts'
import { gameOf, verifyLog } from '../../src/server/audit/verify-log.ts'
import type { Floor } from '../../src/server/floor/floor.ts'
import { viewerOf } from '../../src/server/identity/principal.ts'
import { GENESIS, isChained } from '../../src/server/log/store.ts'
import { type CageState, isBalanced } from '../../src/server/money/cage.ts'
import { takenToCage } from '../../src/server/money/cashier.ts'

/**
 * Checks every entry when it is stored. It folds the logs itself, and reports mistakes in the chain,
 * the money, the answers and the views.
 */

interface Log {
  readonly isTable: boolean
  readonly game: NonNullable<ReturnType<typeof gameOf>>
  state: unknown
  seq: number
  hash: string
  epoch: number
  /** The writer of each epoch. */
  readonly writers: Map<number, string>
  readonly ids: Map<string, number>
  /** States after the latest entries, for views still in transit. */
  readonly recent: Map<number, unknown>
}

const REMEMBERED = 400

export class Broken extends Error {}

const broken = (what: string): never => {
  throw new Broken(what)
}

export class Witness {
  readonly #logs = new Map<string, Log>()
  /** Chips that came back at a table and are not in an account yet, by redemption id. */
  readonly #due = new Map<string, { readonly table: string; readonly chips: number }>()
  /** The first finding. Later findings follow from it. */
  problem: string | undefined
  entries = 0
  acknowledged = 0
  views = 0

  /** Runs a check, and remembers the first failure. */
  readonly look = (check: () => void): void => {
    try {
      if (this.problem === undefined) check()
    } catch (error) {
      this.problem = error instanceof Broken ? error.message : `the witness: ${error}`
    }
  }

  stored(kept: Kept, writer: string): void {
    this.entries += 1
    const body = JSON.parse(kept.body) as Body
    const log = this.#logs.get(kept.log) ?? this.#begin(kept, body)
    const { log: name, seq, epoch, id } = kept
    if (seq !== log.seq + 1) broken(`${name}: entry ${seq} comes after ${log.seq}`)
    if (!isChained(kept, log.hash)) broken(`${name}: entry ${seq} does not fit the one before`)
    if (epoch < log.epoch) broken(`${name}: entry ${seq} was written by a writer of the past`)
    const other = log.writers.get(epoch) ?? writer
    if (other !== writer) broken(`${name}: ${other} and ${writer} both write in epoch ${epoch}`)
    log.writers.set(epoch, writer)
    if (log.ids.has(id)) broken(`${name}: ${id} was done twice`)
    log.ids.set(id, seq)
    log.seq = seq
    log.hash = kept.hash
    log.epoch = epoch
    log.state = body.events.reduce((state, event) => log.game.evolve(state, event), log.state)
    log.recent.set(seq, log.state)
    log.recent.delete(seq - REMEMBERED)
    this.#money(kept, body, log)
  }

  /** From now on only this writer may write. */
  claimed(name: string, epoch: number, writer: string): void {
    const log = this.#logs.get(name)
    if (!log) return
    log.epoch = Math.max(log.epoch, epoch)
    log.writers.set(epoch, log.writers.get(epoch) ?? writer)
  }

  lost(name: string, seq: number): void {
    broken(`${name}: entry ${seq} was stored and is lost`)
  }

  #begin({ log: name }: Kept, { opens }: Body): Log {
    const game = opens && gameOf(opens.game)
    if (!opens || !game) return broken(`${name} does not begin with an opening`)
    const state = game.open(opens.config as never)
    const maps = { writers: new Map(), ids: new Map(), recent: new Map() }
    const none = { seq: 0, hash: GENESIS, epoch: 0, ...maps }
    const isTable = opens.game.split('/')[0]! in CATALOGUE
    const log: Log = { isTable, game, state, ...none }
    this.#logs.set(name, log)
    return log
  }

  /** Money only moves: within each log, and between tables and cage. */
  #money({ log: name, seq, id }: Kept, { command, events }: Body, { isTable, state }: Log): void {
    if (name === 'cage') {
      this.#due.delete(id)
      if (!isBalanced(state as CageState)) broken(`cage: the books do not balance at ${seq}`)
    } else if (isTable) {
      const sums = new Map<string, number>()
      for (const [account, held] of everyAccount(state as TableState<unknown>))
        for (const [kind, chips = 0] of Object.entries(held)) {
          sums.set(kind, (sums.get(kind) ?? 0) + chips)
          if (chips < 0 && account !== 'cage' && !account.startsWith('bank'))
            broken(`${name}: ${account} has ${chips} at ${seq}`)
        }
      for (const [kind, sum] of sums)
        if (sum !== 0) broken(`${name}: ${kind} chips add up to ${sum} at ${seq}`)
      if (command?.does !== 'buy-in')
        for (const [patron, chips] of takenToCage(events))
          if (chips > 0) this.#due.set(`redeem ${name}#${seq} ${patron}`, { table: name, chips })
    }
    if (isTable || name === 'cage') this.#between(isTable ? name : undefined)
  }

  /** Chips that a table has issued are on the cage's books or in transit. */
  #between(only: string | undefined): void {
    const cage = this.#logs.get('cage')?.state as CageState
    for (const [name, { isTable, state, ids }] of this.#logs) {
      if (!isTable || (only !== undefined && only !== name)) continue
      let expected = cage.out[name] ?? 0
      for (const [voucher, { table, chips }] of Object.entries(cage.vouchers))
        if (table === name && ids.has(voucher.slice(table.length + 1))) expected += chips
      for (const { table, chips } of this.#due.values()) if (table === name) expected -= chips
      const accounts = (state as TableState<unknown>).accounts.cage ?? {}
      const issued = -Object.values(accounts).reduce<number>((sum, chips) => sum + (chips ?? 0), 0)
      if (issued !== expected) broken(`${name}: ${issued} issued, ${expected} on the books`)
    }
  }

  /** A patron heard that a command is done. */
  told(table: string, id: string, done: number): void {
    this.acknowledged += 1
    const seq = this.#logs.get(table)?.ids.get(id)
    if (seq !== done)
      broken(`${table}: ${id} was acknowledged as ${done}, and is ${seq ?? 'nowhere'}`)
  }

  /** A patron heard that a command is refused. */
  refused(table: string, id: string): void {
    if (this.#logs.get(table)?.ids.has(id)) broken(`${table}: ${id} was refused, and is done`)
  }

  /** A patron heard that a message was malformed. They send no such messages. */
  misread(id: string, why: string): void {
    broken(`${id} was misread: ${why}`)
  }

  /** A patron sees a table. */
  shown(table: string, patron: string, { seq, view }: TableShown): void {
    this.views += 1
    const log = this.#logs.get(table)
    if (!log || seq > log.seq) return void broken(`${table}: entry ${seq} is shown and not stored`)
    const state = log.recent.get(seq) as TableState<unknown> | undefined
    if (!state) return
    const viewer = viewerOf({ is: 'guest', patron }, recordOf(state, patron) !== undefined)
    const right = JSON.parse(JSON.stringify(log.game.view(state as never, viewer)))
    if (!isDeepStrictEqual(view, right)) broken(`${table}: ${patron} sees another table at ${seq}`)
  }

  /** A server's memory must equal the fold of the log. */
  compare({ cage, log, tables }: Floor): void {
    for (const host of [cage, log, ...[...tables.values()].map(each => each.host)]) {
      const known = this.#logs.get(host.log)
      if (host.seq > (known?.seq ?? 0)) broken(`${host.log}: the server is ahead of its log`)
      const right = known?.recent.get(host.seq)
      if (right && !isDeepStrictEqual(plain(host.state), plain(right)))
        broken(`${host.log}: the server does not have the state of entry ${host.seq}`)
    }
  }

  /** Nobody could start the server again. */
  closed(): void {
    broken('the house does not open any more')
  }

  /** Some time after the last fault everything continues, and nothing is left in transit. */
  ended({ cage, tables, cashier }: Floor, before: ReadonlyMap<string, number>): void {
    for (const [id, { host }] of tables) {
      if (host.stopped !== undefined) broken(`${id} does not go on: ${host.stopped}`)
      if (host.seq <= (before.get(id) ?? 0)) broken(`${id} makes no progress`)
    }
    if (cage.stopped !== undefined) broken(`the cage does not go on: ${cage.stopped}`)
    const [wrong] = cashier.audit()
    if (wrong !== undefined) broken(wrong)
    for (const money of [...Object.keys(cage.state.vouchers), ...this.#due.keys()])
      if (before.has(money)) broken(`${money} was forgotten`)
  }

  /** Every log must have one writer. */
  owned(floors: readonly Floor[]): void {
    for (const name of floors[0]?.tables.keys() ?? []) {
      const owners = floors.filter(({ tables }) => tables.get(name)?.host.isOwn)
      if (owners.length !== 1) broken(`${name} has ${owners.length} owners`)
    }
  }

  /**
   * The length of each log and the money in transit, to check at the end that all have moved on.
   */
  marks(): ReadonlyMap<string, number> {
    const { vouchers = {} } = (this.#logs.get('cage')?.state ?? {}) as Partial<CageState>
    const open = Object.keys(vouchers).map(id => [id, 0] as const)
    const due = [...this.#due.keys()].map(id => [id, 0] as const)
    const ends = [...this.#logs].map(([name, { seq }]) => [name, seq] as const)
    return new Map([...ends, ...open, ...due])
  }

  /** Everything that `verify` checks: decisions, payments, one end for each wager, promises. */
  verified(entries: readonly Kept[]): void {
    const [finding] = verifyLog(entries).findings
    if (finding !== undefined) broken(`${entries[0]?.log}: ${JSON.stringify(finding)}`)
  }
}

/** As a log or a snapshot would store it. */
const plain = (state: unknown): unknown => JSON.parse(JSON.stringify(state))
