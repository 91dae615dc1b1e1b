import type { TableState } from '../../general/state.ts'
import type { Patron } from '../../kernel/people.ts'
import type { Body, Kept } from '../../records/entry.ts'
import { type ReplayRules, type ReplayStep, stepsOf } from '../../records/replay.ts'
import type { RoundPromise, RoundRecord } from '../../records/round-record.ts'
import { type TableRound, tableRound } from '../../records/round-views.ts'
import { newReader, type RoundReader, readRounds, withRound } from '../../records/rounds.ts'
import type { Witness } from '../chance/card-visibility.ts'
import type { Store } from '../log/store.ts'
import { AT_HAND, type PromiseKind, PromiseList, type SealRecord } from './promises.ts'

/** A table's last rounds and promises, read from its log. */

/** How many rounds can be replayed. */
const REPLAYED = 100

interface ReplayStart extends Pick<RoundRecord, 'table' | 'round' | 'entries'> {
  /** The table before the round. After a restart it is folded again when somebody asks. */
  before?: TableState<unknown> | undefined
}

interface Saved {
  readonly reader: RoundReader
  readonly rounds: readonly TableRound[]
  readonly replayed: readonly ReplayStart[]
  readonly promises: unknown
}

interface ReplayedRound extends Pick<RoundRecord, 'table' | 'entries'> {
  readonly before: TableState<unknown>
}

const stepsIn = async (
  { read }: Pick<Store, 'read'>,
  game: ReplayRules,
  { table, entries: [from, to], before }: ReplayedRound,
  patron: Patron | undefined,
): Promise<readonly ReplayStep[]> => {
  const kept = await read(table, from, to + 1 - from)
  const entries = kept.map(({ seq, at, body }) => ({ seq, at, ...(JSON.parse(body) as Body) }))
  return stepsOf(game, { before, entries }, patron)
}

type StateAfter = (seq: number) => Promise<TableState<unknown>>

export class Rounds {
  readonly #promises: PromiseList
  #reader: RoundReader | undefined
  #rounds: readonly TableRound[] = []
  #replayed: readonly ReplayStart[] = []
  /** The table before the current round, unless it began before a restart. */
  #before: TableState<unknown> | undefined
  #stateAfter: StateAfter | undefined

  constructor(kind: PromiseKind, witness?: Witness) {
    this.#promises = new PromiseList(kind, witness)
  }

  readonly name = 'rounds'

  readonly save = (): Saved | null =>
    this.#reader
      ? {
          reader: this.#reader,
          rounds: this.#rounds,
          replayed: this.#replayed.map(({ table, round, entries }) => ({ table, round, entries })),
          promises: this.#promises.save(),
        }
      : null

  readonly restore = (saved: unknown, state: TableState<unknown>): void => {
    const { reader, rounds, replayed, promises } = saved as Saved
    this.#reader = reader
    this.#rounds = rounds
    this.#replayed = replayed
    this.#promises.restore(promises, state)
  }

  attend(host: { readonly stateAfter: StateAfter }): void {
    this.#stateAfter = seq => host.stateAfter(seq)
  }

  readonly hear = (kept: Kept, body: Body, state: TableState<unknown>): void => {
    if (!this.#reader) {
      this.#reader = newReader(kept, body)
      this.#before = state
    }
    for (const record of readRounds(this.#reader, kept, body)) {
      const { table, round, entries } = record
      if (round !== this.#rounds[0]?.round) {
        const replayed = { table, round, entries, before: this.#before }
        this.#replayed = [replayed, ...this.#replayed].slice(0, REPLAYED)
        this.#before = state
      }
      this.#rounds = withRound(this.#rounds, tableRound(record)).slice(0, AT_HAND)
    }
    this.#promises.hear(kept, body)
  }

  /** Newest first. */
  get rounds(): readonly TableRound[] {
    return this.#rounds
  }

  get seals(): readonly SealRecord[] {
    return this.#promises.seals
  }

  /** A round step by step. Undefined if the patron was not at the table, or if it is too old. */
  async stepsOf(
    store: Pick<Store, 'read'>,
    game: ReplayRules,
    round: number,
    patron: Patron,
  ): Promise<readonly ReplayStep[] | undefined> {
    const found = this.#replayed.find(one => one.round === round)
    if (!found) return undefined
    found.before ??= await this.#stateAfter!(Math.max(1, found.entries[0] - 1))
    const steps = await stepsIn(store, game, { ...found, before: found.before }, patron)
    return steps.length > 0 ? steps : undefined
  }

  /** Any round of the log step by step, as watchers saw it. */
  async publicSteps(
    store: Pick<Store, 'read'>,
    game: ReplayRules,
    round: Pick<RoundRecord, 'table' | 'round' | 'entries'>,
  ): Promise<readonly ReplayStep[]> {
    const known = this.#replayed.find(one => one.round === round.round)?.before
    const before = known ?? (await this.#stateAfter?.(Math.max(1, round.entries[0] - 1)))
    return before === undefined ? [] : stepsIn(store, game, { ...round, before }, undefined)
  }

  /** The house's commitments, from memory or from the log. */
  async sealOf(
    { read }: Pick<Store, 'read'>,
    table: string,
    { number, sealed, opened }: RoundPromise,
  ): Promise<SealRecord | undefined> {
    const found = this.seals.find(({ shoe }) => shoe === number)
    if (found || opened === null) return found
    return this.#promises.again(number, await read(table, sealed, opened + 1 - sealed))
  }
}
