import { everyAccount, type Holdings } from '../../general/state.ts'
import type { Command, Event } from '../../kernel/game.ts'
import { isWalkIn, type Patron } from '../../kernel/people.ts'
import { refuse } from '../../kernel/refusal.ts'
import type { ChipKind } from '../../kernel/wager.ts'
import type { Body, Kept } from '../../records/entry.ts'
import type { CageEvent } from '../../records/money/cage-event.ts'
import { movesOf } from '../../records/table-book.ts'
import type { TableHost } from '../floor/table-log.ts'
import type { SnapshotFollower } from '../log/log-opening.ts'
import type { Answer, Host } from '../log/log-writer.ts'
import type { Holds } from '../log/store.ts'
import { type CAGE, type CageCommand, type CageState, isBalanced, voucherOf } from './cage.ts'

/**
 * The cage and the tables exchange only reports with their own ids, so repeating one is harmless.
 * To buy in, the cage reserves a voucher, the table takes it, and the cage posts it. To cash out,
 * chips come back and the cage redeems them. The next start finishes what a crash interrupted.
 */

export type CageHost = Host<
  null,
  CageState,
  CageCommand,
  CageEvent,
  ReturnType<(typeof CAGE)['view']>
>

const CASHIER = { role: 'staff', rank: 'operator', name: 'cashier' } as const

interface Redemption {
  readonly id: string
  readonly patron: Patron
  readonly table: string
  readonly chips: number
}

/**
 * What each patron took to the cage in one entry, over all kinds of chips. An exchange adds up to
 * zero.
 */
export const takenToCage = (events: readonly Event[]): ReadonlyMap<Patron, number> => {
  const taken = new Map<Patron, number>()
  for (const event of events)
    for (const { from, to, chips } of movesOf(event)) {
      if (to !== 'cage' && from !== 'cage') continue
      const [other, sign] = to === 'cage' ? [from, 1] : [to, -1]
      const patron = other.slice(other.indexOf(':') + 1)
      taken.set(patron, (taken.get(patron) ?? 0) + sign * chips)
    }
  return taken
}

/**
 * What the cage still has to enter for an entry of a table: chips that came back, and cash of
 * patrons without an account. Negative for cash that was taken.
 */
export const dueToCage = (
  command: Command | undefined,
  events: readonly Event[],
): readonly (readonly [Patron, number])[] =>
  [...takenToCage(events)].filter(([patron, chips]) =>
    isWalkIn(patron) ? chips !== 0 : chips > 0 && command?.does !== 'buy-in',
  )

export const dueId = (table: string, seq: number, patron: Patron): string =>
  `redeem ${table}#${seq} ${patron}`

/** An amount due, as the cage enters it. Negative for cash that was taken. */
export const whatIsDue = (patron: Patron, chips: number): 'redeem' | 'take-cash' | 'pay-cash' => {
  if (!isWalkIn(patron)) return 'redeem'
  return chips < 0 ? 'take-cash' : 'pay-cash'
}

const OTHERWISE = refuse('nz1:13.1(a)', 'This voucher was for something else; ask again.')

const UNSURE: Answer = { unavailable: 'The cage does not answer; try again.' }

export class Cashier {
  readonly #cage: CageHost
  readonly #tables = new Map<string, TableHost>()
  /** Chips that came back and are not in their account yet. */
  readonly #due = new Map<string, Redemption>()
  /** Those of them that an earlier owner of the table may have paid. */
  readonly #unsure = new Set<string>()
  readonly #underway = new Map<string, Promise<Answer>>()
  /** Vouchers on their way back, with the epoch of their table. The cage may learn of it later. */
  readonly #sentBack = new Map<string, number>()

  constructor(cage: CageHost) {
    this.#cage = cage
    cage.onResume(() => void this.settle())
    cage.follow(({ id }) => this.#paid(id))
  }

  get state(): CageState {
    return this.#cage.state
  }

  attend(table: TableHost): void {
    this.#tables.set(table.log, table)
    table.onResume(() => void this.settle())
  }

  /** Follows a table: chips that patrons hand in go to their accounts. */
  followerOf(table: string): SnapshotFollower<unknown> {
    return {
      name: 'due',
      hear: this.#hear,
      save: () => [...this.#due.values()].filter(due => due.table === table),
      restore: saved => {
        for (const due of saved as readonly Redemption[]) {
          this.#due.set(due.id, due)
          this.#unsure.add(due.id)
        }
      },
    }
  }

  readonly #hear = ({ log: table, seq }: Kept, { command, events }: Body): void => {
    for (const [patron, chips] of dueToCage(command, events)) {
      const id = dueId(table, seq, patron)
      if (this.#cage.knows(id)) continue
      this.#due.set(id, { id, patron, table, chips })
      if (!this.#tables.get(table)?.isOwn) this.#unsure.add(id)
    }
  }

  #paid(id: string): void {
    this.#due.delete(id)
    this.#unsure.delete(id)
  }

  /**
   * A node that takes over a table knows of payments that were made long ago. To repeat them is
   * harmless, but hundreds of them would hold up the cage.
   */
  async #ascertain(): Promise<void> {
    const unsure = this.#owed.filter(({ id }) => this.#unsure.has(id))
    await Promise.all(
      unsure.map(async ({ id }) => {
        if (await this.#cage.has(id)) this.#paid(id)
        else this.#unsure.delete(id)
      }),
    ).catch(() => undefined)
  }

  /** Pays out everything due. On return it is in the accounts. */
  async payOut(): Promise<void> {
    if (this.#due.size === 0) return
    await this.#ascertain()
    const owed = this.#owed.filter(({ id }) => !this.#unsure.has(id))
    await Promise.all(
      owed.map(async ({ id, chips, ...what }) => {
        const does = whatIsDue(what.patron, chips)
        const of = { by: CASHIER, ...what, chips: Math.abs(chips) }
        const answer = await this.#cage.submit(id, { does, ...of })
        if ('done' in answer) this.#paid(id)
      }),
    )
  }

  /** Only the node that writes a table's log pays its patrons. */
  get #owed(): readonly Redemption[] {
    return [...this.#due.values()].filter(({ table }) => this.#tables.get(table)?.isOwn)
  }

  /** Buys chips with a voucher: the whole amount or nothing. */
  buyIn(
    id: string,
    table: TableHost,
    command: Command & { readonly chips: number },
  ): Promise<Answer> {
    const voucher = `${table.log}/${id}`
    return this.#alone(voucher, () => this.#issue(voucher, id, table, command))
  }

  /** One at a time handles a voucher, so that nobody returns it while the table takes it. */
  #alone(voucher: string, act: () => Promise<Answer>): Promise<Answer> {
    const before = this.#underway.get(voucher)
    if (before !== undefined) return before
    const answer = act().finally(() => this.#underway.delete(voucher))
    this.#underway.set(voucher, answer)
    return answer
  }

  async #issue(
    voucher: string,
    id: string,
    table: TableHost,
    command: Command & { readonly chips: number },
  ): Promise<Answer> {
    const patron = command.by.role === 'patron' ? command.by.patron : ''
    const { chips } = command
    const holding = { log: table.log, epoch: table.epoch }
    if (this.#sentBack.get(voucher) === table.epoch) {
      await this.#close(voucher, table, id, holding)
      return this.#sentBack.has(voucher) ? UNSURE : { refused: OTHERWISE }
    }
    const reserved = await this.#cage.submit(`reserve ${voucher}`, {
      by: command.by,
      does: 'reserve',
      voucher,
      patron,
      table: table.log,
      chips,
    })
    if (!('done' in reserved)) return reserved
    /** On a retry the table knows the answer. If it does not, a returned voucher stays returned. */
    if (voucherOf(this.#cage.state, voucher)?.chips !== chips) {
      const isTaken = await table.has(id).catch(() => undefined)
      if (!isTaken) return isTaken === undefined ? UNSURE : { refused: OTHERWISE }
    }
    const answer = await table.submit(id, command, {}, holding)
    /** The current owner of the table finishes the payment. */
    if (table.isOwn) await this.#close(voucher, table, id, holding)
    return answer
  }

  /** Posts the voucher if the table has taken it, and returns it if the table never will. */
  async #close(voucher: string, table: TableHost, id: string, holding: Holds): Promise<void> {
    if (voucherOf(this.#cage.state, voucher) === undefined)
      return void this.#sentBack.delete(voucher)
    /** While the store does not answer, the voucher waits. */
    const isTaken = await table.has(id).catch(() => undefined)
    if (isTaken === undefined || (table.stopped !== undefined && !isTaken)) return
    const does = isTaken ? 'post' : 'return'
    const command = { by: CASHIER, does, voucher } as const
    if (isTaken) return void (await this.#cage.submit(`post ${voucher}`, command))
    /** Keeps another writer of the table, or the next command here, from taking it meanwhile. */
    this.#sentBack.set(voucher, holding.epoch)
    const answer = await this.#cage.submit(`return ${voucher}`, command, {}, holding)
    if (!('unavailable' in answer)) this.#sentBack.delete(voucher)
  }

  /** Finishes payments that a crash or the store interrupted. */
  async settle(): Promise<void> {
    if (!this.#cage.isOwn) await this.#cage.catchUp().catch(() => undefined)
    for (const [voucher, { table }] of Object.entries(this.#cage.state.vouchers)) {
      const host = this.#tables.get(table)
      if (!host?.isOwn || this.#underway.has(voucher)) continue
      const holding = { log: host.log, epoch: host.epoch }
      await this.#alone(voucher, async () => {
        await this.#close(voucher, host, voucher.slice(table.length + 1), holding)
        return UNSURE
      })
    }
    await this.payOut()
  }

  /** Differences between all logs. Empty if every cent is accounted for. */
  audit(): readonly string[] {
    const { state } = this.#cage
    const wrong = isBalanced(state) ? [] : ['the accounts of the cage do not add up']
    for (const [table, host] of this.#tables) {
      if (!host.isOwn) continue
      const all = everyAccount(host.state).map(([, held]) => held)
      for (const kind of kindsIn(all))
        if (sumOfKind(all, kind) !== 0)
          wrong.push(`${table}: ${kind} chips do not add up to nothing`)
      const issued = -sumOf(host.state.accounts.cage ?? {})
      const out = (state.out[table] ?? 0) + this.#onTheWay(table, host)
      if (issued !== out) wrong.push(`${table}: ${issued} issued, ${out} on the books of the cage`)
    }
    return wrong
  }

  #onTheWay(table: string, host: TableHost): number {
    const accepted = Object.entries(this.#cage.state.vouchers).filter(
      ([id, voucher]) => voucher.table === table && host.knows(id.slice(table.length + 1)),
    )
    const back = [...this.#due.values()].filter(due => due.table === table)
    const sum = (all: readonly { readonly chips: number }[]) =>
      all.reduce((total, { chips }) => total + chips, 0)
    return sum(accepted.map(([, voucher]) => voucher)) - sum(back)
  }
}

const sumOf = (held: Holdings): number =>
  Object.values(held).reduce<number>((sum, chips) => sum + (chips ?? 0), 0)

const kindsIn = (all: readonly Holdings[]): ReadonlySet<ChipKind> =>
  new Set(all.flatMap(held => Object.keys(held) as ChipKind[]))

const sumOfKind = (all: readonly Holdings[], kind: ChipKind): number =>
  all.reduce((sum, held) => sum + (held[kind] ?? 0), 0)
