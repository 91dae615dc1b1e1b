import type { Command } from '../../kernel/game.ts'
import type { Actor } from '../../kernel/people.ts'
import { isRefusal } from '../../kernel/refusal.ts'
import { declaredAt } from '../../protocol/commands.ts'
import { placeOf } from '../../protocol/permissions.ts'
import type { CommandMessage } from '../../protocol/wire.ts'
import type { DirectorState } from '../../tournament/director/state.ts'
import type { TournamentLine } from '../../tournament/director/view/tournament-view.ts'
import type { WatchTarget } from '../broadcast/watch-target.ts'
import { commandFrom } from '../floor/dispatch.ts'
import type { FloorPorts } from '../floor/floor.ts'
import { nameOf, type SignedIn } from '../identity/principal.ts'
import { type Answer, Host } from '../log/log-writer.ts'
import type { CageHost } from '../money/cashier.ts'
import { EXHIBITION } from './exhibition.ts'
import { PastTournaments, type PaymentEntry } from './past-tournaments.ts'
import { type CommandFields, type Considered, directorPreview } from './preview.ts'
import { ANOTHER, LOOKS_ON, OVER, VIRTUAL } from './refusals.ts'
import { dealsAtSession, type House } from './sessions/attended-session.ts'
import {
  type HouseSession,
  isEnteredBy,
  playedAt,
  sessionNamed,
} from './sessions/house-sessions.ts'
import type { SessionHost } from './sessions/session-dealer.ts'
import type { SessionTable } from './sessions/session-table.ts'
import { isDealt, speaker } from './speakers.ts'
import { Tournament } from './tournament.ts'
import {
  type BookCommand,
  type BookEvent,
  type BookState,
  type Planned,
  TOURNAMENTS,
  tournamentPlan,
} from './tournament-book.ts'
import { lineOf, watchedSession, watchedTournament } from './view.ts'

/** All tournaments of the house: set up, find, command and close them. */

/** What tournaments need from the house: its floor, and the limits of its patrons. */
type BookHost = Host<null, BookState, BookCommand & Command, BookEvent, null>

const HOUSE: Actor = { role: 'staff', rank: 'operator', name: 'house' }

/** Poll interval for sessions that are due and for the next demonstration, in milliseconds. */
const EVERY = 1000

/** How many finished tournaments stay in memory. */
const KEPT = 3

/** Pause between two demonstrations, in betting times. */
const REST = 4

export class Tournaments {
  readonly #book: BookHost
  readonly #cage: CageHost
  readonly #ports: FloorPorts
  readonly #house: House
  readonly #all = new Map<string, Tournament>()
  #stop: () => void = () => undefined
  #isExhibiting = false
  #isSettingUp = false
  #idleSince: number | null = null
  readonly #past: PastTournaments

  private constructor(book: BookHost, cage: CageHost, ports: FloorPorts, house: House) {
    this.#book = book
    this.#house = house
    this.#cage = cage
    this.#ports = ports
    this.#past = new PastTournaments(ports.store, ports.fault)
  }

  static async open(ports: FloorPorts, cage: CageHost, house: House): Promise<Tournaments> {
    const book: BookHost = await Host.open(ports, {
      log: 'tournaments',
      name: 'tournaments',
      game: TOURNAMENTS,
      config: null,
    })
    const all = new Tournaments(book, cage, ports, house)
    await all.#openAll()
    for (const { croupier } of all.#all.values()) croupier.look()
    book.follow(() => {
      if (!book.isOwn) all.#openAll().catch(error => ports.fault('tournaments', error))
    })
    all.#stop = ports.time.every(EVERY, () => all.#look())
    return all
  }

  /** Newest first. */
  get list(): readonly Tournament[] {
    return [...this.#all.values()].toReversed()
  }

  /** One line per tournament, also for those that are only in the logs. */
  get lines(): readonly TournamentLine[] {
    return [...this.list.map(lineOf), ...this.#past.lines.toReversed()]
  }

  /** Drops all but the latest finished tournaments from memory. */
  async #retire(): Promise<void> {
    const isOver = ({ host }: Tournament) => ['completed', 'cancelled'].includes(host.state.status)
    for (const tournament of this.list.filter(isOver).slice(KEPT).toReversed()) {
      const taken = tournament.settled()
      if (taken === undefined) continue
      const { id, sessions, planned } = tournament
      const tables = [...sessions.keys()]
      this.#past.add(id, { line: lineOf(tournament), planned: planned(), taken, tables })
      this.#all.delete(id)
      await tournament.close()
    }
  }

  /** A patron's last connection was lost, or the first came back. */
  connected(patron: string, up: boolean): void {
    for (const tournament of this.#all.values()) tournament.connected(patron, up)
  }

  get(id: string): Tournament | undefined {
    return this.#all.get(id)
  }

  /** The newest tournament that a patron has entered and that is not over. */
  enteredBy(patron: string): string | undefined {
    return this.list.find(({ host }) => isEnteredBy(host.state, patron))?.id
  }

  /** Conditions and setup, also of a tournament that is over. @rule nz7:2.6 */
  plannedAs(id: string): Planned | undefined {
    return tournamentPlan(this.#book.state, id)
  }

  /** The director's books, also of a tournament that is over. */
  async stateOf(id: string): Promise<DirectorState | undefined> {
    return this.#all.get(id)?.host.state ?? this.#past.stateOf(id)
  }

  /** All payments, from the log. */
  async paymentsIn(id: string): Promise<readonly PaymentEntry[] | undefined> {
    if (!this.plannedAs(id)) return undefined
    return this.#past.paymentsIn(id)
  }

  async #openAll(): Promise<void> {
    for (const id of Object.keys(this.#book.state.tournaments))
      if (!this.#all.has(id) && !this.#past.spokenAt(id)) await this.#open(id)
  }

  async #open(id: string): Promise<void> {
    const planned = () => tournamentPlan(this.#book.state, id)!
    const place = { id, cage: this.#cage, ports: this.#ports, ...this.#house, planned }
    this.#all.set(id, await Tournament.open(place))
  }

  /** Keeps a demonstration tournament running from now on. */
  exhibit(): void {
    this.#isExhibiting = true
    this.#look()
  }

  #look(): void {
    for (const { croupier } of this.#all.values()) croupier.look()
    void this.#retire().catch(error => this.#ports.fault('tournaments', error))
    if (!this.#isExhibiting || this.#isSettingUp || !this.#book.isOwn) return
    const isOn = this.list.some(({ host: { state } }) =>
      ['draft', 'entries-open', 'running'].includes(state.status),
    )
    const now = this.#ports.now()
    if (isOn) this.#idleSince = null
    else this.#idleSince ??= this.#all.size === 0 ? 0 : now
    if (this.#idleSince === null || now - this.#idleSince < REST * this.#ports.pace.bets) return
    this.#idleSince = null
    this.#isSettingUp = true
    void this.setUp(HOUSE, EXHIBITION)
      .catch(error => this.#ports.fault('tournaments', error))
      .finally(() => {
        this.#isSettingUp = false
      })
  }

  /** Sets up a tournament if the rules allow its conditions. The answer has its name. */
  async setUp(by: Actor, of: Planned): Promise<Answer & { readonly tournament?: string }> {
    const tournament = `tournament-${Object.keys(this.#book.state.tournaments).length + 1}`
    const setUp = { by, does: 'set-up' as const, tournament, of }
    const answer = await this.#book.submit(`set-up ${tournament}`, setUp)
    if (!('done' in answer)) return answer
    if (!this.#all.has(tournament)) await this.#open(tournament)
    this.#all.get(tournament)!.croupier.look()
    return { ...answer, tournament }
  }

  #session(name: string): readonly [Tournament, SessionTable] | undefined {
    const [id, at] = sessionNamed(name)
    const table = this.#all.get(id)?.sessions.get(at)
    return table && [this.#all.get(id)!, table]
  }

  /** A drawn session can be watched before its table opens. */
  isDrawn(name: string): boolean {
    const [id, at] = sessionNamed(name)
    return this.#all.get(id)?.host.state.sessions[at] !== undefined
  }

  /** Whether a name is a tournament or the table of a session. */
  spokenAt(name: string): 'tournament' | 'session' | undefined {
    if (this.#all.has(name)) return 'tournament'
    return this.#session(name) ? 'session' : this.#past.spokenAt(name)
  }

  watched(name: string): WatchTarget | undefined {
    const tournament = this.#all.get(name)
    if (tournament) return watchedTournament(tournament)
    const found = this.#session(name)
    return found ? watchedSession(...found) : this.#past.watched(name)
  }

  /**
   * Whether a command needs a second person now. Commands the rules would refuse need no approver.
   * @rule ruling:113
   */
  needsTwo(principal: SignedIn, wanted: CommandMessage): Actor | undefined {
    const { table, ...said } = wanted
    const by = speaker(principal)
    const isNamed = said.does !== 'share-item' || 'soldFor' in (said.how as object)
    const needs = declaredAt(placeOf(wanted.table), said.does)?.approval !== undefined
    if (by?.role !== 'staff' || !isNamed || !needs) return undefined
    const command = commandFrom(wanted, by)
    const host = (this.#all.get(table) ?? this.#session(table)?.[1])?.host as
      | SessionHost
      | undefined
    return host && !isRefusal(host.game.decide(host.state, command)) ? by : undefined
  }

  /** The consequences of a director's commands, one after the other. */
  considered(principal: SignedIn, table: string, all: readonly CommandFields[]): Considered {
    const at = { tournament: this.#all.get(table), session: this.#session(table)?.[1] }
    return directorPreview(principal, table, all, at, this.#ports.now())
  }

  asked(principal: SignedIn, wanted: CommandMessage, approvedBy?: string): Promise<Answer> {
    const { id, table } = wanted
    const does = () => this.#decided(principal, wanted, approvedBy)
    if (approvedBy !== undefined) return does()
    return this.#house.presses.once(principal, placeOf(table), { id, table, said: wanted }, does)
  }

  async #decided(principal: SignedIn, wanted: CommandMessage, approvedBy?: string) {
    const { id, table } = wanted
    const tournament = this.#all.get(table)
    const by = speaker(principal, { approvedBy, ...(tournament && { entersFor: wanted.for }) })
    if (!by) return LOOKS_ON
    if (approvedBy === undefined && this.needsTwo(principal, wanted)) return ANOTHER
    if (this.#past.spokenAt(table)) return OVER
    const own = `${nameOf(principal)}/${id}`
    const command = commandFrom(wanted, by)
    if (!tournament) return this.#atSession(principal, by, own, wanted)
    if (command.does !== 'fill') return tournament.submit(own, command)
    const fill = { by, does: 'fill' as const, tournament: table, players: Number(wanted.players) }
    const answer = await this.#book.submit(`${table} ${own}`, fill)
    tournament.croupier.look()
    return answer
  }

  /** At an attended table people deal. At others they only direct. */
  #atSession(
    principal: SignedIn,
    by: Actor,
    own: string,
    wanted: CommandMessage,
  ): Promise<Answer> | Answer {
    const { table, ...said } = wanted
    const [, { host, attended }] = this.#session(table)!
    if (by.role === 'staff' && attended && principal.is === 'staff')
      return dealsAtSession(attended, by, own, said)
    return isDealt(principal, said.does) ? VIRTUAL : host.submit(own, commandFrom(wanted, by))
  }

  /** The session that is played at a table now, or the next one there. */
  sessionAt(table: string): HouseSession | undefined {
    return playedAt(this.list, table)
  }

  /** Differences in any tournament. */
  audit(): readonly string[] {
    if (!this.#book.isOwn) return []
    const past = this.#past.audit(this.#cage.state.out)
    return [...past, ...this.list.flatMap(tournament => tournament.audit())]
  }

  async close(why = 'The house is closing.'): Promise<void> {
    this.#stop()
    this.#isExhibiting = false
    for (const tournament of this.#all.values()) await tournament.close(why)
    await this.#book.stop(why)
  }
}
