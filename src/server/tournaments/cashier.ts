import { isWalkIn, type Patron } from '../../kernel/people.ts'
import { isRefusal, type Refusal, refuse } from '../../kernel/refusal.ts'
import type { Body, Kept, Note } from '../../records/entry.ts'
import type { PaymentReason } from '../../records/money/cage-event.ts'
import type { DirectorCommand } from '../../tournament/director/commands.ts'
import { director } from '../../tournament/director/director.ts'
import { type Payment, paymentsOf } from '../../tournament/director/money.ts'
import type { Conditions } from '../../tournament/director/s02-entry/conditions.ts'
import type { DirectorEvent, DirectorState } from '../../tournament/director/state.ts'
import type { DirectorView } from '../../tournament/director/view/director-view.ts'
import { type IdentifiedCommand, submitEach } from '../log/commands/several-commands.ts'
import type { Answer, Host } from '../log/log-writer.ts'
import { type CageCommand, guestOf, voucherOf } from '../money/cage.ts'
import { type CageHost, whatIsDue } from '../money/cashier.ts'

/**
 * A tournament's money goes through the cage, as at any table. A payer has a voucher before the
 * director gets the command. A winner is paid when the director's log says so.
 */

export type DirectorHost = Host<
  Conditions,
  DirectorState,
  DirectorCommand,
  DirectorEvent,
  DirectorView
>

const CASHIER = { role: 'staff', rank: 'operator', name: 'cashier' } as const

/** Checks whether patrons may pay, by the limits they have set. */
export interface PaymentChecks {
  readonly refusesFee: (patron: Patron, chips: number) => Refusal | undefined
  /** Also asked if no fee is due: a place may be free, or another player has paid for it. */
  readonly refusesEntry: (patron: Patron) => Refusal | undefined
  /** The reservations that a fee of this patron needs. */
  readonly limitsOf: (patron: Patron) => readonly string[]
}

interface CashDue {
  readonly patron: Patron
  /** Negative for cash that was taken. */
  readonly chips: number
  readonly paid: PaymentReason
}

/** From the cage to the patron. Negative if the patron pays. */
const signed = ({ does, chips }: Payment): number => (does === 'gets' ? chips : -chips)

/** Everything due in one entry, item by item. Patrons without an account pay without a voucher. */
const duesOf = (events: readonly DirectorEvent[]): readonly CashDue[] => {
  const dues = new Map<string, CashDue>()
  for (const payment of events.flatMap(paymentsOf)) {
    const { patron, does, for: purpose, under } = payment
    if (does !== 'gets' && !isWalkIn(patron)) continue
    const before = dues.get(`${purpose}: ${patron}`)
    const paid = before?.paid ?? { for: purpose, under }
    const chips = signed(payment) + (before?.chips ?? 0)
    dues.set(`${purpose}: ${patron}`, { patron, chips, paid })
  }
  return [...dues.values()]
}

const paidAs = (log: string, seq: number, purpose: string, patron: Patron): string =>
  `pay ${log}#${seq} ${purpose}: ${patron}`

/** Older logs have one id for all payments to a patron in an entry. */
const formerly = (log: string, seq: number, patron: Patron): string =>
  `redeem ${log}#${seq} ${patron}`

export const isPaid = (
  isKnown: (id: string) => boolean,
  log: string,
  seq: number,
  purpose: string,
  patron: Patron,
): boolean => isKnown(paidAs(log, seq, purpose, patron)) || isKnown(formerly(log, seq, patron))

/** What each patron must pay with a voucher. */
const sumsOf = (events: readonly DirectorEvent[]): ReadonlyMap<Patron, number> => {
  const sums = new Map<Patron, number>()
  for (const { patron, does, chips } of events.flatMap(paymentsOf))
    if (does === 'pays' && !isWalkIn(patron)) sums.set(patron, (sums.get(patron) ?? 0) + chips)
  return sums
}

/** What a patron must pay for, one item at a time. */
const asked = (events: readonly DirectorEvent[], of: Patron): PaymentReason => {
  const found = events.flatMap(paymentsOf).find(each => each.patron === of && each.does === 'pays')!
  return { for: found.for, under: found.under }
}

const total = (sums: Iterable<number>): number => [...sums].reduce((a, b) => a + b, 0)

export class TournamentCashier {
  readonly #cage: CageHost
  readonly #log: string
  readonly #allows: PaymentChecks
  readonly #due = new Map<string, CashDue>()
  /** The older id under which the cage may have paid it. */
  readonly #formerly = new Map<string, string>()
  /** Vouchers of the last command that are being posted or returned. */
  #closing: Promise<void> = Promise.resolve()
  readonly #fault: (error: unknown) => void
  /** Income minus payouts, by the director's log. */
  #taken = 0

  constructor(cage: CageHost, log: string, allows: PaymentChecks, fault: (error: unknown) => void) {
    this.#allows = allows
    this.#cage = cage
    this.#log = log
    this.#fault = fault
  }

  /** Resolves once no voucher is being posted or returned. */
  get closed(): Promise<void> {
    return this.#closing
  }

  readonly hear = ({ seq }: Kept, { events }: Body): void => {
    const heard = events as readonly DirectorEvent[]
    this.#taken -= total(heard.flatMap(paymentsOf).map(signed))
    for (const due of duesOf(heard)) {
      const { patron, paid } = due
      const isKnown = (id: string) => this.#cage.knows(id)
      if (isPaid(isKnown, this.#log, seq, paid.for, patron)) continue
      const id = paidAs(this.#log, seq, paid.for, patron)
      this.#due.set(id, due)
      this.#formerly.set(id, formerly(this.#log, seq, patron))
    }
  }

  /** Everybody who must pay gets a voucher, or nothing happens. One command at a time. */
  async submit(
    host: DirectorHost,
    id: string,
    command: DirectorCommand,
    note: Note = {},
  ): Promise<Answer> {
    if (host.knows(id)) return host.submit(id, command)
    const holding = { log: host.log, epoch: host.epoch }
    const decision = director.decide(host.state, command)
    if (isRefusal(decision)) return { refused: decision }
    const owed = [...sumsOf(decision)]
    const absent = command.does === 'accept' && this.#allows.refusesEntry(command.patron)
    const refused = absent || this.#short(decision, owed)
    if (refused) return { refused }
    if (owed.length > 0) await this.#closing
    for (const [patron, chips] of owed) {
      const reserved = await this.#reserve(id, patron, chips, asked(decision, patron))
      if ('done' in reserved) continue
      await this.#closeAll(host)
      return reserved
    }
    const answer = await host.submit(id, command, note, holding)
    /** The money is out of the patron's balance already: the next command need not wait for it. */
    if (owed.length > 0) this.#closing = this.#closeAll(host).catch(this.#fault)
    await this.payOut()
    return answer
  }

  /** Who cannot pay, and for what. */
  #short(
    events: readonly DirectorEvent[],
    owed: readonly (readonly [Patron, number])[],
  ): Refusal | undefined {
    const has = (patron: Patron) => guestOf(this.#cage.state, patron)?.balance ?? 0
    const found = owed.find(([patron, chips]) => has(patron) < chips)
    if (!found) return undefined
    const [patron, chips] = found
    return refuse(
      asked(events, patron).under,
      '{patron} has {$balance} at the cage, and it costs {$chips}.',
      {
        patron,
        balance: has(patron),
        chips,
      },
    )
  }

  #reserving(id: string, patron: Patron, chips: number, paid: PaymentReason) {
    const table = this.#log
    const voucher = `${table}/${id}/${patron}`
    const by = { role: 'patron', patron } as const
    return { by, does: 'reserve', voucher, patron, table, chips, paid } as const
  }

  /** Commands of players who owe the same and can pay it: everything is written together. */
  async submitAll(
    host: DirectorHost,
    all: readonly IdentifiedCommand<DirectorCommand>[],
  ): Promise<void> {
    await this.#closing
    const { epoch } = host
    const owed = all.flatMap(({ id, command }) => {
      const decision = director.decide(host.state, command)
      const [sum] = isRefusal(decision) ? [] : sumsOf(decision)
      if (!sum || isRefusal(decision)) return []
      const of = this.#reserving(id, ...sum, asked(decision, sum[0]))
      return [{ id: `reserve ${of.voucher}`, command: of }]
    })
    const reserved = await this.#cage.submitAll(owed)
    await host.submitAll(all.slice(0, reserved), epoch)
    this.#closing = this.#closeAll(host).catch(this.#fault)
  }

  async #reserve(id: string, patron: Patron, chips: number, paid: PaymentReason): Promise<Answer> {
    const of = this.#reserving(id, patron, chips, paid)
    const { voucher } = of
    const answer = await this.#cage.submitNext(
      `reserve ${voucher}`,
      () =>
        this.#allows.refusesFee(patron, chips) ?? {
          command: of,
          note: {},
          about: this.#allows.limitsOf(patron),
        },
    )
    if (!('done' in answer)) return answer
    return voucherOf(this.#cage.state, voucher)?.state === 'reserved'
      ? answer
      : { refused: refuse('nz1:13.1(a)', 'This voucher was sent back; ask again.') }
  }

  #reserved(): readonly (readonly [string, Patron, number])[] {
    return Object.entries(this.#cage.state.vouchers)
      .filter(([, { table, state }]) => table === this.#log && state === 'reserved')
      .map(([voucher, { patron, chips }]) => [voucher, patron, chips])
  }

  #command(voucher: string, patron: Patron): string {
    return voucher.slice(this.#log.length + 1, -(patron.length + 1))
  }

  /** Posts vouchers the director has taken, and returns the others. */
  async #closeAll(host: DirectorHost): Promise<void> {
    const closing = (does: 'post' | 'return', voucher: string) =>
      ({ id: `${does} ${voucher}`, command: { by: CASHIER, does, voucher } }) as const
    const posts = []
    const returns = []
    for (const [voucher, patron] of this.#reserved())
      if (await host.has(this.#command(voucher, patron))) posts.push(closing('post', voucher))
      else returns.push(closing('return', voucher))
    await submitEach<CageCommand>(this.#cage, posts)
    const holding = { log: host.log, epoch: host.epoch }
    for (const { id, command } of returns) await this.#cage.submit(id, command, {}, holding)
  }

  async payOut(): Promise<void> {
    for (const [id, { patron, chips, paid }] of [...this.#due]) {
      const does = whatIsDue(patron, chips)
      const of = { by: CASHIER, patron, table: this.#log, chips: Math.abs(chips) }
      const command = does === 'redeem' ? { ...of, does, paid } : { ...of, does }
      if ('done' in (await this.#cage.submit(id, command))) this.#due.delete(id)
    }
  }

  /** Finishes payments that a crash interrupted. */
  async settle(host: DirectorHost): Promise<void> {
    await this.#closeAll(host)
    for (const [id, before] of this.#formerly)
      if ((await this.#cage.has(id)) || (await this.#cage.has(before))) this.#due.delete(id)
    this.#formerly.clear()
    await this.payOut()
  }

  /** The tournament's surplus, once everything is paid and balances. */
  kept(host: DirectorHost): number | undefined {
    const isPaidOut = this.#due.size === 0 && this.#reserved().length === 0
    return isPaidOut && this.audit(host).length === 0 ? this.#taken : undefined
  }

  /** Differences. Empty if every cent is accounted for. */
  audit(host: DirectorHost): readonly string[] {
    const underway = this.#reserved().filter(([voucher, patron]) =>
      host.knows(this.#command(voucher, patron)),
    )
    const posted = this.#cage.state.out[this.#log] ?? 0
    const due = total([...this.#due.values()].map(({ chips }) => chips))
    const out = posted + total(underway.map(([, , chips]) => chips)) - due
    return out === this.#taken
      ? []
      : [`${this.#log}: ${this.#taken} taken, ${out} on the books of the cage`]
  }
}
