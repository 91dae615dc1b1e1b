import type { GeneralCommand } from '../../general/commands.ts'
import type { GeneralEvent } from '../../general/events.ts'
import type { Ring } from '../../general/state.ts'
import type { Command, Event } from '../../kernel/game.ts'
import type { Chips } from '../../kernel/money.ts'
import { type Decision, dollars, isRefusal, type Refusal } from '../../kernel/refusal.ts'
import type { Wager } from '../../kernel/wager.ts'
import { type Paint, rule } from './drawing.ts'
import { malformed } from './options.ts'
import { type Naming, refusalLines, signed } from './reasons.ts'
import { balanceOf, type Session, sumOf, YOU } from './session.ts'
import type { Terminal } from './terminal.ts'

/** Steps that every table shares: sit down, buy chips, be refused, leave. */

export interface Seated<Table extends Ring, C extends Command, E extends Event> {
  readonly session: Session<Table, C | GeneralCommand, E | GeneralEvent>
  readonly terminal: Terminal
  readonly paint: Paint
}

/** A table of any game, with the commands that all games share. */
export interface AtTable {
  readonly session: {
    readonly table: () => Ring
    readonly entries: () => readonly { readonly events: readonly Event[] }[]
    readonly ask: (command: never) => Decision<Event>
    readonly do: (command: never) => readonly Event[]
  }
  readonly terminal: Terminal
  readonly paint: Paint
}

const mustDo = ({ session }: AtTable, command: GeneralCommand): readonly Event[] =>
  session.do(command as never)

export const ask = ({ session }: AtTable, command: GeneralCommand): Decision<Event> =>
  session.ask(command as never)

export const sayAll = ({ terminal }: { readonly terminal: Terminal }, lines: readonly string[]) => {
  for (const line of lines) terminal.say(line)
}

export const takeSeat = (host: AtTable, buyIn: Chips): void => {
  mustDo(host, { by: { role: 'staff', rank: 'casino-supervisor' }, does: 'open-table' })
  mustDo(host, { by: YOU, does: 'sit', seat: 1 })
  const bought = ask(host, { by: YOU, does: 'buy-in', chips: buyIn })
  if (isRefusal(bought)) throw malformed(bought)
}

/** Buys more chips, or prints why not. */
export const buyMore = (host: AtTable, chips: Chips): Refusal | undefined => {
  const decision = ask(host, { by: YOU, does: 'buy-in', chips })
  if (isRefusal(decision)) return printRefusal(host, decision, on => on)
  host.terminal.say(`   ${dollars(chips)} in chips, in front of you.`)
  return undefined
}

/** Takes wagers back one by one, as far as the rules allow. */
export const takeBack = (
  host: AtTable,
  wagers: readonly Wager[],
  naming: Naming,
): Refusal | undefined => {
  const { terminal } = host
  if (wagers.length === 0) terminal.say('   You have no wager there.')
  for (const { id, on, chips } of wagers) {
    const decision = ask(host, { by: YOU, does: 'withdraw', wager: id })
    if (isRefusal(decision)) return printRefusal(host, decision, naming)
    terminal.say(`   ${dollars(chips)} comes back from ${naming(on)}.`)
  }
  return undefined
}

/** The patron's next line, or undefined once they have left. */
export const nextLine = ({ session, terminal }: AtTable): Promise<string | undefined> =>
  terminal.ask(`${dollars(balanceOf(session.table()))} > `)

/** Prints the refusal and returns it for `why`. */
export const printRefusal = (
  { terminal, paint }: { readonly terminal: Terminal; readonly paint: Paint },
  refusal: Refusal,
  naming: Naming,
): Refusal => {
  sayAll({ terminal }, refusalLines(paint, refusal, naming))
  return refusal
}

export const sayGoodbye = (host: AtTable, count: string, results: string): void => {
  const { session, terminal, paint } = host
  mustDo(host, { by: YOU, does: 'leave' })
  const events = session.entries().flatMap(entry => entry.events)
  const [bought, cashed] = [sumOf(events, 'ChipsBought'), sumOf(events, 'PatronLeft')]
  const net = signed(paint, cashed - bought)
  terminal.say()
  terminal.say(rule(paint, 'Goodbye', count))
  if (results !== '') terminal.say(`   ${results}`)
  terminal.say(`   Bought in ${dollars(bought)}, cashed out ${dollars(cashed)}: ${net}`)
}
