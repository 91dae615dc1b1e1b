import { CATALOGUE, type GameName } from '../../games/catalogue.ts'
import type { TableState } from '../../general/state.ts'
import type { Command } from '../../kernel/game.ts'
import type { Patron } from '../../kernel/people.ts'
import { isRefusal, type Refusal } from '../../kernel/refusal.ts'
import type { Wager } from '../../kernel/wager.ts'
import {
  absentRefusal,
  awayRefusal,
  type HolderUsage,
  privateRefusal,
  wagerRefused,
} from '../../protection/allowance.ts'
import type { ProtectionCommand } from '../../protection/commands.ts'
import { MINUTE, PERIODS, type Period, periodAt } from '../../protection/period.ts'
import { PROTECTION } from '../../protection/protection.ts'
import {
  type Away,
  awayAt,
  type HolderProtection,
  type ProtectionEvent,
  type ProtectionState,
  protectedIn,
} from '../../protection/state.ts'
import { lengthIn, mergedSpans } from '../../protection/usage.ts'
import type { Body } from '../../records/entry.ts'
import type { TableHost } from '../floor/table-log.ts'
import { type IdReuse, USED_BEFORE } from '../log/commands/command-id-reuse.ts'
import type { Ports, Submission } from '../log/log-opening.ts'
import { type Answer, Host } from '../log/log-writer.ts'
import type { CageHost } from '../money/cashier.ts'
import { Devices } from './devices.ts'
import type { Usages } from './usages.ts'

/**
 * Enforces the limits, breaks and exclusions that patrons have asked for, at all tables and in
 * tournaments. A wager is checked when its turn comes, against every table as it will be once the
 * entries being written are on the disk. So if two wagers arrive at once, the second check includes
 * the first.
 */

/** A shorter pause does not begin a new visit. */
const PAUSE = 10 * MINUTE

interface WatchedTable {
  readonly id: string
  readonly game: GameName
  readonly host: TableHost
}

/** What the house knows about its patrons. */
interface House {
  readonly cage: CageHost
  readonly usages: Usages
  readonly tables: ReadonlyMap<string, WatchedTable>
}

/** A patron's own command, without the fields that the house fills in. */
export type ProtectionRequest = Omit<ProtectionCommand, 'by' | 'holder' | 'at'>

/** The most that a patron's wagers can still lose. */
const committed = (game: GameName, wagers: Iterable<Wager>): number => {
  const { commits = {} } = CATALOGUE[game] as { commits?: Readonly<Record<string, number>> }
  let sum = 0
  for (const { on, chips, kind } of wagers)
    if (kind !== 'promotional') sum += chips * (commits[on] ?? 1)
  return sum
}

const wagersOf = ({ wagers }: TableState<unknown>, patrons: readonly Patron[]): readonly Wager[] =>
  wagers.filter(({ patron }) => patrons.includes(patron))

/**
 * Counts wagers in the state and in the entry being written, because a settlement being written has
 * not paid yet.
 */
const atRiskAt = ({ game, host }: WatchedTable, patrons: readonly Patron[]): number => {
  const most = new Map<string, Wager>()
  for (const wager of [...wagersOf(host.state, patrons), ...wagersOf(host.ahead, patrons)])
    if (wager.chips > (most.get(wager.id)?.chips ?? 0)) most.set(wager.id, wager)
  return committed(game, most.values())
}

const inEach = <T>(of: (per: Period) => T): Readonly<Record<Period, T>> =>
  Object.fromEntries(PERIODS.map(per => [per, of(per)])) as Record<Period, T>

export class Protection {
  readonly #log: Host<null, ProtectionState, ProtectionCommand & Command, ProtectionEvent, null>
  readonly #house: House
  readonly #devices: Devices
  readonly #clock: () => number

  private constructor(log: Protection['log'], house: House, clock: () => number) {
    this.#log = log
    this.#house = house
    this.#devices = new Devices(house.cage)
    this.#clock = clock
  }

  static async open(ports: Ports, house: House): Promise<Protection> {
    const opening = {
      log: 'protection',
      name: 'protection',
      game: PROTECTION,
      config: null,
    } as const
    const log = await Host.open(ports, { ...opening, isAskedFromAfar: true })
    return new Protection(log, house, ports.now)
  }

  get log() {
    return this.#log
  }

  /** The time that counts: the latest of the clock and all logs. */
  get now(): number {
    return Math.max(this.#clock(), this.#log.ahead.now, this.#house.usages.latest)
  }

  async ask(id: string, patron: Patron, asked: ProtectionRequest): Promise<Answer | IdReuse> {
    const own = `${patron}/${id}`
    const before = await this.#log.entryOf(own)
    if (before && !isSame((JSON.parse(before.body) as Body).command, asked)) return USED_BEFORE
    return this.#log.submitNext(own, () => ({
      command: {
        ...asked,
        by: { role: 'patron', patron },
        holder: this.#devices.holderOf(patron),
        at: this.now,
      } as ProtectionCommand,
      note: {},
    }))
  }

  of(patron: Patron): HolderProtection {
    return protectedIn(this.#log.ahead, this.#devices.holderOf(patron))
  }

  /** A break or an exclusion that the patron asked for. */
  awayOf(patron: Patron): Away | undefined {
    return awayAt(this.of(patron), this.now)
  }

  used(patron: Patron): HolderUsage {
    const { usages, tables, cage } = this.#house
    const now = this.now
    const patrons = this.#devices.guestsOf(this.#devices.holderOf(patron))
    const spans = usages.spans(patrons, now)
    const money = inEach(per => usages.money(patrons, periodAt(per, now)))
    const visit = mergedSpans(spans, PAUSE).at(-1)
    const lying = [...tables.values()].reduce((sum, table) => sum + atRiskAt(table, patrons), 0)
    return {
      staked: inEach(per => money[per].staked),
      net: inEach(per => money[per].net),
      time: inEach(per => lengthIn(spans, periodAt(per, now))),
      atRisk: lying + feesUnderway(cage, patrons),
      since: visit && visit.to === now ? visit.from : null,
    }
  }

  /** The reason why this patron may not risk more, or undefined. */
  refuses(patron: Patron, more: number): Refusal | undefined {
    const mine = this.of(patron)
    return isFree(mine) ? undefined : wagerRefused(mine, this.used(patron), more, this.now)
  }

  /**
   * The command, or why it may not put more chips at risk. Ask when its turn at the table has come. Only
   * the patron is told which limit it is. Wagers at other tables use up the same limits.
   */
  judged(table: WatchedTable, command: Command): Refusal | Submission {
    const { by } = command
    const about: string[] = []
    for (const [patron, more] of this.#risks(table, command)) {
      const mine = this.of(patron)
      if (isFree(mine)) continue
      const refused = wagerRefused(mine, this.used(patron), more, this.now)
      if (refused)
        return by.role === 'patron' && by.patron === patron ? refused : this.#privately(patron)
      about.push(...this.limitsOf(patron))
    }
    return { command, note: {}, about }
  }

  /** The reservation that a decision about this patron's money needs, if the patron has limits. */
  limitsOf(patron: Patron): readonly string[] {
    return isFree(this.of(patron)) ? [] : [`limits/${this.#devices.holderOf(patron)}`]
  }

  /** Who would have more chips at risk after a command, and how much more. */
  #risks({ game, host }: WatchedTable, command: Command): ReadonlyMap<Patron, number> {
    const { by } = command
    const risks = new Map<Patron, number>()
    if (by.role === 'chance' || by.role === 'clock') return risks
    if (by.role !== 'staff' && isFree(this.of(by.patron))) return risks
    const before = host.state
    const events = host.game.decide(before, command)
    if (isRefusal(events)) return risks
    const after = events.reduce((state, event) => host.game.evolve(state, event), before)
    for (const patron of new Set(after.wagers.map(wager => wager.patron))) {
      const now = committed(game, wagersOf(after, [patron]))
      const more = now - committed(game, wagersOf(before, [patron]))
      if (more > 0) risks.set(patron, more)
    }
    return risks
  }

  #privately(patron: Patron): Refusal {
    return this.awayOf(patron) ? absentRefusal(patron) : privateRefusal(patron)
  }

  /** The reason to refuse an entry, for the director who admits the player. */
  refusesEntry(patron: Patron): Refusal | undefined {
    return this.awayOf(patron) && absentRefusal(patron)
  }

  /** The reason to refuse an entry fee. */
  refusesFee(patron: Patron, chips: number): Refusal | undefined {
    return this.refuses(patron, chips) && this.#privately(patron)
  }

  /** The reason why a patron may not take part at all, or undefined. */
  keepsAway(patron: Patron): Refusal | undefined {
    const away = this.awayOf(patron)
    return away && awayRefusal(away)
  }
}

/** Whether two requests are the same, apart from the fields that the house has added. */
const isSame = (command: Command | undefined, asked: ProtectionRequest): boolean => {
  const { by: _, holder: __, at: ___, ...before } = command as Command & Record<string, unknown>
  const said: Readonly<Record<string, unknown>> = asked
  const names = new Set([...Object.keys(before), ...Object.keys(said)])
  return [...names].every(name => (before as Record<string, unknown>)[name] === said[name])
}

const isFree = (mine: HolderProtection): boolean =>
  mine.every === null &&
  mine.breakUntil === null &&
  mine.excludedUntil === null &&
  Object.keys(mine.limits).length === 0

/** Entry fees that the cage is writing. */
const feesUnderway = ({ state, ahead }: CageHost, patrons: readonly Patron[]): number =>
  Object.entries(ahead.vouchers)
    .filter(([id, { patron, paid }]) => paid && patrons.includes(patron) && !(id in state.vouchers))
    .reduce((sum, [, { chips }]) => sum + chips, 0)
