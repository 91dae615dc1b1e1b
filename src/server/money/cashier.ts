import { everyAccount, type Held } from '../../general/state.ts'
import type { Command, Event } from '../../kernel/game.ts'
import type { Patron } from '../../kernel/people.ts'
import { refuse } from '../../kernel/refusal.ts'
import type { Move } from '../../kernel/settle.ts'
import type { ChipKind } from '../../kernel/wager.ts'
import type { CageEvent } from '../../records/cage-event.ts'
import type { Body, Kept } from '../../records/entry.ts'
import type { TableHost } from '../floor/table-log.ts'
import type { Answer, Host } from '../log/log-writer.ts'
import { type CAGE, type CageCommand, type CageState, isBalanced, voucherOf } from './cage.ts'

/**
 * Between the cage and the tables there are only reports, each with an id of its own, so that
 * repeating any of them is harmless: a voucher is reserved, the table takes it, it is posted; chips
 * come back, they are redeemed. What a crash left half-way is finished at the next start.
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

/** What each patron took to the cage in one entry, over all kinds of chips: an exchange is nothing. */
export const takenToCage = (events: readonly Event[]): ReadonlyMap<Patron, number> => {
  const taken = new Map<Patron, number>()
  const moves = events.flatMap(event => ('moves' in event ? (event.moves as readonly Move[]) : []))
  for (const { from, to, chips } of moves) {
    const [other, sign] = to === 'cage' ? [from, 1] : [to, -1]
    if (to !== 'cage' && from !== 'cage') continue
    const patron = other.slice(other.indexOf(':') + 1)
    taken.set(patron, (taken.get(patron) ?? 0) + sign * chips)
  }
  return taken
}

export class Cashier {
  readonly #cage: CageHost
  readonly #tables = new Map<string, TableHost>()
  /** Chips that are back and not in their account yet. */
  readonly #due = new Map<string, Redemption>()
  readonly #underway = new Map<string, Promise<Answer>>()

  constructor(cage: CageHost) {
    this.#cage = cage
  }

  get state(): CageState {
    return this.#cage.state
  }

  attend(table: TableHost): void {
    this.#tables.set(table.log, table)
  }

  /** Follows a table: whatever its patrons hand in is theirs at the cage. */
  readonly hear = ({ log: table, seq }: Kept, { command, events }: Body): void => {
    if (command?.does === 'buy-in') return
    for (const [patron, chips] of takenToCage(events)) {
      const id = `redeem ${table}#${seq} ${patron}`
      if (chips > 0 && !this.#cage.knows(id)) this.#due.set(id, { id, patron, table, chips })
    }
  }

  /** Pays out what is due; when it returns, it is in the accounts. */
  async payOut(): Promise<void> {
    await Promise.all(
      [...this.#due.values()].map(async ({ id, ...what }) => {
        const answer = await this.#cage.submit(id, { by: CASHIER, does: 'redeem', ...what })
        if ('done' in answer) this.#due.delete(id)
      }),
    )
  }

  /** Chips for a voucher: from the account to the table, or not at all. */
  buyIn(
    id: string,
    table: TableHost,
    command: Command & { readonly chips: number },
  ): Promise<Answer> {
    const voucher = `${table.log}/${id}`
    const before = this.#underway.get(voucher)
    if (before !== undefined) return before
    const answer = this.#issue(voucher, id, table, command).finally(() =>
      this.#underway.delete(voucher),
    )
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
    const reserved = await this.#cage.submit(`reserve ${voucher}`, {
      by: command.by,
      does: 'reserve',
      voucher,
      patron,
      table: table.log,
      chips,
    })
    if (!('done' in reserved)) return reserved
    /** Asked again, the table has the answer; without it, what was sent back stays so. */
    if (!table.knows(id) && voucherOf(this.#cage.state, voucher)?.chips !== chips)
      return { refused: refuse('nz1:13.1(a)', 'This voucher was for something else; ask again.') }
    const answer = await table.submit(id, command)
    await this.#close(voucher, table, id)
    return answer
  }

  /** Posted if the table has it, returned if it has not and never will. */
  async #close(voucher: string, table: TableHost, id: string): Promise<void> {
    const isOpen = voucherOf(this.#cage.state, voucher) !== undefined
    if (!isOpen || (table.stopped !== undefined && !table.knows(id))) return
    const does = table.knows(id) ? 'post' : 'return'
    await this.#cage.submit(`${does} ${voucher}`, { by: CASHIER, does, voucher })
  }

  /** Finishes what was half-way when the house went down. Only before anybody is let in. */
  async settle(): Promise<void> {
    for (const [voucher, { table }] of Object.entries(this.#cage.state.vouchers)) {
      const host = this.#tables.get(table)
      if (host) await this.#close(voucher, host, voucher.slice(table.length + 1))
    }
    await this.payOut()
  }

  /** What does not add up, over all logs; nothing if every cent is where it should be. */
  audit(): readonly string[] {
    const { state } = this.#cage
    const wrong = isBalanced(state) ? [] : ['the accounts of the cage do not add up']
    for (const [table, host] of this.#tables) {
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

const sumOf = (held: Held): number =>
  Object.values(held).reduce<number>((sum, chips) => sum + (chips ?? 0), 0)

const kindsIn = (all: readonly Held[]): ReadonlySet<ChipKind> =>
  new Set(all.flatMap(held => Object.keys(held) as ChipKind[]))

const sumOfKind = (all: readonly Held[], kind: ChipKind): number =>
  all.reduce((sum, held) => sum + (held[kind] ?? 0), 0)
