import { placeOf } from '../../protocol/permissions.ts'
import type { Body, Kept } from '../../records/entry.ts'
import { stakesOf } from '../../records/pit/money.ts'
import type { PatronRound, RoundRecord } from '../../records/round-record.ts'
import { unfinished } from '../../records/rounds.ts'
import { partsOf, type Store } from '../log/store.ts'
import { yielding } from '../time.ts'
import { type EntryReadings, type Reader, readerOf, tell } from './reader.ts'
import { type Db, openReadings, READ } from './readings-schema.ts'

/** Readings of all logs, each up to its cursor. The next query continues from there. */

export type Source = Pick<Store, 'logs' | 'read'>

export interface Cursor {
  readonly seq: number
  readonly hash: string
  readonly reader: Reader
}

export class Readings {
  readonly db: Db
  readonly source: Source
  /** The cursors that this process has written, so that it need not parse them again. */
  readonly #written = new Map<string, Cursor>()
  #work: Promise<void> = Promise.resolve()

  /** `file` may be `:memory:` if you read only once. */
  constructor(source: Source, file: string) {
    this.source = source
    this.db = openReadings(file)
  }

  /** Reads all new entries. When it returns, every query includes them. */
  catchUp(): Promise<void> {
    const work = this.#work.then(() => this.#catchUp())
    this.#work = work.catch(() => undefined)
    return work
  }

  /** Deletes all readings. The next query reads everything from the first entry. */
  drop(): void {
    this.#written.clear()
    for (const table of READ) this.db.exec(`delete from ${table}`)
  }

  /** Rounds without an end in their log. */
  unfinished(): readonly RoundRecord[] {
    return this.cursors().flatMap(({ reader, seq }) => {
      const record = reader.of === 'table' ? unfinished(reader.rounds, seq) : undefined
      return record ? [record] : []
    })
  }

  /** How far each log is read, and the reader's state at that point. */
  cursors(): readonly (Cursor & { readonly log: string })[] {
    const rows = this.db.prepare('select log from cursors order by log').all() as { log: string }[]
    return rows.map(({ log }) => ({ log, ...this.#cursor(log)! }))
  }

  /** Finishes the reading in progress first. */
  async close(): Promise<void> {
    await this.#work
    this.db.close()
  }

  async #catchUp(): Promise<void> {
    for (const log of await this.source.logs()) {
      const cursor = this.#cursor(log)
      const [latest] = cursor ? await this.source.read(log, cursor.seq, 1) : []
      if (cursor && latest?.hash === cursor.hash)
        await this.#readOn(log, cursor.seq + 1, cursor.reader)
      else {
        this.#forget(log)
        await this.#readOn(log)
      }
    }
  }

  async #readOn(log: string, from?: number, before?: Reader): Promise<void> {
    let reader = before
    for await (const part of partsOf(this.source, log, from)) {
      reader = this.#read(log, part, reader)
      await yielding()
    }
  }

  #cursor(log: string): Cursor | undefined {
    const written = this.#written.get(log)
    if (written) return written
    const sql = 'select seq, hash, reader from cursors where log = ?'
    const row = this.db.prepare(sql).get(log) as
      | { seq: number; hash: string; reader: string }
      | undefined
    return row && { ...row, reader: JSON.parse(row.reader) as Reader }
  }

  #forget(log: string): void {
    this.#written.delete(log)
    for (const table of READ) this.db.prepare(`delete from ${table} where log = ?`).run(log)
  }

  /** Writes the readings and the cursor in one transaction. */
  #read(log: string, entries: readonly Kept[], from?: Reader): Reader | undefined {
    const { seq, hash } = entries.at(-1)!
    let reader = from
    /** A reader changes while it reads, and the transaction may fail. */
    this.#written.delete(log)
    this.db.exec('begin')
    try {
      const write = writing(this.db)
      for (const kept of entries) {
        const body = JSON.parse(kept.body) as Body
        reader ??= readerOf(kept, body)
        write(kept, tell(reader, kept, body))
      }
      this.db
        .prepare('insert or replace into cursors values (?, ?, ?, ?)')
        .run(log, seq, hash, JSON.stringify(reader))
      this.db.exec('commit')
      if (reader) this.#written.set(log, { seq, hash, reader })
      return reader
    } catch (error) {
      this.db.exec('rollback')
      throw error
    }
  }
}

const sum = (amounts: readonly number[]): number => amounts.reduce((a, b) => a + b, 0)

const netOf = ({ won, commission, lost, fees, corrected }: PatronRound): number =>
  won - commission - lost - fees + corrected

const AT_RISK: readonly string[] = ['win', 'lose', 'stand-off']

const stakedIn = ({ ends }: RoundRecord, { patron }: PatronRound): number =>
  sum(
    ends
      .filter(end => end.patron === patron && end.kind !== 'promotional')
      .filter(({ outcome }) => AT_RISK.includes(outcome))
      .map(({ chips }) => chips),
  )

/** The cards of the final hands. The log has no entry for the cards of a corrected hand. */
const inHands = ({ hands }: RoundRecord): readonly string[] =>
  Object.values((hands ?? {}) as Readonly<Record<string, readonly unknown[]>>)
    .flat()
    .filter(card => typeof card === 'string')

const writing = (db: Db): ((kept: Kept, told: EntryReadings) => void) => {
  const round = db.prepare('insert or replace into rounds values (?,?,?,?,?,?,?,?,?,?)')
  const body = db.prepare('insert or replace into bodies values (?,?,?)')
  const patron = db.prepare('insert or replace into round_patrons values (?,?,?,?,?,?,?)')
  const significant = db.prepare('insert or replace into significant values (?,?,?,?,?,?,?)')
  const line = db.prepare('insert or replace into lines values (?,?,?,?,?,?)')
  const sealed = db.prepare('insert or replace into promises values (?,?,?,?,?,null,null)')
  const wrong = db.prepare('insert into wrong values (?,?,?)')
  const opened = db.prepare(
    'update promises set opened = ?, secret = ? where log = ? and number = ?',
  )
  const pitMoney = db.prepare('insert or replace into pit_money values (?,?,?,?,?,?,?,?,?)')
  const pitRound = db.prepare('insert or replace into pit_rounds values (?,?,?,?,?,?,?,?)')
  const forgetRound = db.prepare('delete from pit_rounds where log = ? and round = ?')
  const pitFloor = db.prepare('insert or replace into pit_floor values (?,?,?,?)')
  const one = (r: RoundRecord): void => {
    const staked = sum(r.stakes.map(({ chips }) => chips))
    const won = sum(r.ends.map(end => end.won))
    const came = ` ${[...r.came.map(({ what }) => what), ...inHands(r)].join(' ')} `
    round.run(r.table, r.round, r.game, r.book, r.state, r.opened, r.settled, staked, won, came)
    body.run(r.table, r.round, JSON.stringify(r))
    for (const each of r.patrons) {
      const at = r.settled ?? r.opened
      patron.run(each.patron, r.table, r.round, at, r.game, stakedIn(r, each), netOf(each))
    }
    if (placeOf(r.table) !== 'table') return
    const { stakes, turnover } = stakesOf(r)
    const [, last] = r.entries
    const terms = [r.game, JSON.stringify(r.elections), JSON.stringify(stakes), turnover] as const
    if (turnover > 0 || Object.keys(stakes).length > 0)
      pitRound.run(r.table, r.round, last, r.settled ?? r.opened, ...terms)
    else forgetRound.run(r.table, r.round)
  }
  return ({ seq, log, at }, told) => {
    if (told.money && placeOf(log) === 'table') {
      const { win, cash, chips, vouchers, redeemed } = told.money.moved
      pitMoney.run(log, seq, at, told.money.game, win, cash, chips, vouchers, redeemed)
    }
    if (told.floor && told.floor.length > 0) pitFloor.run(log, seq, at, JSON.stringify(told.floor))
    for (const each of told.rounds) one(each)
    told.significant.forEach((s, part) => {
      significant.run(s.log, s.seq, part, s.at, s.topic, s.patron, JSON.stringify(s))
    })
    told.lines.forEach((l, part) => {
      line.run(l.log, l.seq, part, l.at, l.patron, JSON.stringify(l))
    })
    for (const says of told.wrong) wrong.run(log, seq, says)
    if (told.opened) opened.run(seq, told.opened.secret, log, told.opened.number)
    if (told.sealed)
      sealed.run(log, told.sealed.number, told.sealed.decks, told.sealed.commitment, seq)
  }
}
