import type { Command } from '../../kernel/game.ts'
import type { Actor, Patron } from '../../kernel/people.ts'
import { isRefusal, type Refusal, sentence } from '../../kernel/refusal.ts'
import type { DirectorCommand } from '../../tournament/director/commands.ts'
import { director } from '../../tournament/director/director.ts'
import { type DirectorEvent, entryOf } from '../../tournament/director/state.ts'
import { sealsOf } from '../chance/sealed-secrets.ts'
import { Croupier } from '../floor/virtual-dealer.ts'
import type { CommandSubmission, Submission } from '../log/log-opening.ts'
import { type Answer, Host } from '../log/log-writer.ts'
import { type DirectorHost, TournamentCashier } from './cashier.ts'
import { agreedAtTable, refusedOnFloor } from './floor-checks.ts'
import { isOfHouse, nextHousePlayers, welcomed } from './house-players.ts'
import { atOnce, courseOf, directorStep } from './house-steps.ts'
import type { Floors } from './sessions/attended-session.ts'
import { openSessionTable, type SessionHouse, type SessionTable } from './sessions/session-table.ts'
import { completed, heatsLeft } from './sessions/terminals.ts'
import type { Planned } from './tournament-book.ts'

/** One tournament: its director's log, and a table for every session that has begun. */

/**
 * Commands that depend on the time of day, so that the director needs the current time first.
 * @rule nz7:2.4(1) nz7:2.7
 */
const TIMED: readonly string[] = ['apply', 'withdraw', 'transfer', 'reschedule', 'begin-session']

const CLOCK: Actor = { role: 'clock' }

const HOUSE: Actor = { role: 'staff', rank: 'operator', name: 'house' }

/** After these events every table that is open plays on as before. */
const ROUTINE: ReadonlySet<DirectorEvent['is']> = new Set<DirectorEvent['is']>([
  'Applied',
  'ConditionsSent',
  'StageOpened',
  'LotDrawn',
  'SessionsDrawn',
  'TimePassed',
  'SessionBegan',
  'ChipsSold',
  'ChipsExchanged',
  'CountEntered',
  'SessionTallied',
])

export class Tournament {
  readonly id: string
  readonly host: DirectorHost
  readonly sessions = new Map<number, SessionTable>()
  readonly planned: () => Planned
  readonly floors: Floors
  readonly croupier: Croupier
  readonly #place: SessionHouse
  readonly #cashier: TournamentCashier
  #turn: Promise<unknown> = Promise.resolve()
  #isClosing = false

  private constructor(place: SessionHouse, host: DirectorHost, cashier: TournamentCashier) {
    this.id = place.id
    this.planned = place.planned
    this.floors = place.floors
    this.host = host
    this.#place = place
    this.#cashier = cashier
    const { ports } = place
    const seals = sealsOf(place.id, ports.key, false, ports.random)
    const { log } = host
    this.croupier = new Croupier({
      host: {
        log,
        get seq() {
          return host.seq
        },
        get isOwn() {
          return host.isOwn
        },
        follow: follower => host.follow(follower as never),
        onResume: act => host.onResume(act),
        submitNext: (id, says) => this.#queued(() => this.#carriedOut(id, says)),
      },
      step: () => directorStep({ host, seals, planned: place.planned(), now: ports.now }, this),
      attendance: () => 'deals',
      get pace() {
        return courseOf(ports.pace, host.state.accepted)
      },
      now: ports.now,
      time: ports.time,
      fault: ports.fault,
    })
  }

  static async open(place: SessionHouse): Promise<Tournament> {
    const { id, cage, ports, allows, planned } = place
    const cashier = new TournamentCashier(cage, id, allows, error => ports.fault(id, error))
    const host: DirectorHost = await Host.open(ports, {
      log: id,
      name: 'tournament',
      game: director,
      config: planned().conditions,
      first: { seals: sealsOf(id, ports.key, false, ports.random).seal(1, 0) },
      followers: [cashier.hear],
    })
    const tournament = new Tournament(place, host, cashier)
    if (host.isOwn) await cashier.settle(host)
    await tournament.#openTables()
    host.follow((_, { events }) => {
      const isRoutine = (events as readonly DirectorEvent[]).every(({ is }) => ROUTINE.has(is))
      void tournament.#queued(() => tournament.#openTables(!isRoutine))
    })
    host.onResume(() => void tournament.#queued(() => cashier.settle(host)))
    return tournament
  }

  /** Sessions in play have a table. Finished sessions keep theirs for people to look at. */
  async #openTables(concernsAll = true): Promise<void> {
    if (this.planned().tables === 'outside') return
    for (const [at, session] of this.host.state.sessions.entries())
      if (session.begun && !session.isVoid && !this.sessions.has(at) && !this.#isClosing) {
        const table = await this.#openTable(at)
        this.sessions.set(at, table)
        table.croupier.look()
      }
    if (concernsAll) for (const { croupier } of this.sessions.values()) croupier.look()
  }

  #openTable(session: number): Promise<SessionTable> {
    return openSessionTable(this, this.#place, session, () => this.croupier.look())
  }

  /** One command at a time, so that a voucher is still valid when the director gets it. */
  #queued<T>(does: () => Promise<T>): Promise<T> {
    const done = this.#turn.then(does)
    this.#turn = done.catch(error => this.#place.ports.fault(this.id, error))
    return done
  }

  async #carriedOut(id: string, says: () => Submission | Refusal): Promise<Answer> {
    const said = says()
    if (isRefusal(said)) return { refused: said }
    const { command, note } = said as CommandSubmission
    const { by } = command
    if (command.does === 'apply' && by.role === 'patron' && isOfHouse(by.patron)) {
      if (await this.#entersTogether(id)) return { done: this.host.seq }
      await welcomed(this.#place.cage, [by.patron], this.#place.ports.random)
    }
    const asked = command as DirectorCommand
    const atTable = await this.#atTable(id, asked)
    if (atTable && !('done' in atTable)) return atTable
    const answer = await this.#cashier.submit(this.host, id, asked, note)
    return 'refused' in answer ? this.#unpaid(id, asked, answer) : answer
  }

  /**
   * House players of a large field enter together, so that it takes about as many steps as a small
   * one. Returns whether any did.
   */
  async #entersTogether(id: string): Promise<boolean> {
    const { cage, ports } = this.#place
    const { host } = this
    const { state } = host
    const count = atOnce((this.planned().fill ?? 0) - state.accepted)
    if (count < 2) return false
    const hasEntered = (each: Patron) => entryOf(state, each) !== undefined
    const patrons = nextHousePlayers(hasEntered, state.entered, count)
    await welcomed(cage, patrons, ports.random)
    const { entryForm } = state.conditions
    const each = (does: string, command: (patron: Patron) => DirectorCommand) =>
      patrons.map(patron => ({ id: `${id} ${does} ${patron}`, command: command(patron) }))
    const taken = await host.submitAll(
      each('apply', patron => {
        const form = Object.fromEntries(entryForm.map(field => [field, patron]))
        return { by: { role: 'patron', patron }, does: 'apply', form }
      }),
    )
    const notify = (patron: Patron) => ({ by: HOUSE, does: 'notify', patron }) as const
    await host.submitAll(each('notify', notify).slice(0, taken))
    const accept = (patron: Patron) => ({ by: HOUSE, does: 'accept', patron }) as const
    await this.#cashier.submitAll(host, each('accept', accept).slice(0, taken))
    return taken > 0
  }

  /**
   * Decisions about failed terminals go to their table first. If it refuses, the decision fails.
   */
  async #atTable(id: string, command: DirectorCommand): Promise<Answer | undefined> {
    const left = heatsLeft(this, command)
    if (left.length === 0 || this.host.knows(id)) return undefined
    if (isRefusal(director.decide(this.host.state, command))) return undefined
    for (const { host, patron } of left) {
      const answer = await host.submit(`${id} ${patron}`, {
        by: command.by,
        does: 'void-heat',
        patron,
      } as Command)
      if (!('done' in answer)) return answer
    }
    return undefined
  }

  /**
   * If the house directs, a player who cannot pay does not hold up the others.
   * @rule nz7:2.1 nz7:2.3(ac)(i) nz7:4.4
   */
  async #unpaid(id: string, command: DirectorCommand, answer: Answer): Promise<Answer> {
    const { by } = command
    if (!('refused' in answer) || by.role !== 'staff' || by.name !== 'house') return answer
    const reason = sentence(answer.refused)
    if (command.does === 'accept') {
      const { patron } = command
      return this.host.submit(`${id}-unpaid`, { by, does: 'refuse-entry', patron, reason })
    }
    const { patron } = answer.refused.facts as { readonly patron?: Patron }
    if (command.does !== 'begin-session' || patron === undefined) return answer
    const out = { by, does: 'disqualify', patron, ground: 'breach', reason } as const
    return this.host.submit(`${id}-unpaid`, out)
  }

  /** Takes a command to the tournament. */
  submit(id: string, command: Command): Promise<Answer> {
    return this.#queued(async () => {
      const { now } = this.#place.ports
      const { host } = this
      if (await host.has(id)) return host.submit(id, command as DirectorCommand)
      if (TIMED.includes(command.does) && host.state.now < now())
        await host.submit(`time-${host.seq + 1}`, { by: CLOCK, does: 'time', at: now() })
      const whole = completed(this, command as DirectorCommand)
      const refused = refusedOnFloor(this, whole)
      if (refused) return { refused }
      if (whole.does === 'count') {
        const agreed = await agreedAtTable(this, id, whole)
        if (agreed) return agreed
      }
      return this.#carriedOut(id, () => ({ command: whole, note: {} }))
    })
  }

  /** Reports a connection that was lost or came back to the tables of its player. @rule ruling:739 */
  connected(patron: Patron, up: boolean): void {
    const at = this.#place.ports.now()
    for (const { host } of this.sessions.values()) {
      const { status, players, offline } = host.state
      const isOn = status === 'seating' || status === 'running'
      const isChange = Object.hasOwn(offline, patron) === up
      if (isOn && isChange && players.some(each => each.patron === patron))
        void host.submit(`connection ${patron} ${host.seq}`, {
          by: CLOCK,
          does: 'connection',
          patron,
          up,
          at,
        } as Command)
    }
  }

  /** The surplus once it is over and everything is paid, otherwise undefined. */
  settled(): number | undefined {
    const { status, awards } = this.host.state
    const isOver = status === 'completed' || status === 'cancelled'
    const isShared = awards.every(({ sharedItems }) => sharedItems.length === 0)
    const tables = [...this.sessions.values()].map(({ host }) => host)
    const isStill = tables.every(({ drawing, state }) => !drawing.sealed || state.status !== 'over')
    return isOver && isShared && isStill ? this.#cashier.kept(this.host) : undefined
  }

  audit(): readonly string[] {
    return this.host.isOwn ? this.#cashier.audit(this.host) : []
  }

  async close(why = 'The house is closing.'): Promise<void> {
    this.#isClosing = true
    this.croupier.stop()
    for (const { croupier } of this.sessions.values()) croupier.stop()
    await this.#turn
    await this.#cashier.closed
    for (const { host } of this.sessions.values()) await host.stop(why)
    await this.host.stop(why)
  }
}
