import type { Command } from '../../kernel/game.ts'
import type { Actor, Patron } from '../../kernel/people.ts'
import { isRefusal, type Refusal, sentence } from '../../kernel/refusal.ts'
import type { DirectorCommand } from '../../tournament/director/commands.ts'
import { director } from '../../tournament/director/director.ts'
import { isPlayer } from '../../tournament/director/state.ts'
import { termsOf } from '../../tournament/director/terms.ts'
import { APPLICATION } from '../../tournament/session/application.ts'
import { shoe, wheel } from '../../tournament/session/tables.ts'
import { sealsOf } from '../chance/sealed-secrets.ts'
import type { FloorPorts } from '../floor/floor.ts'
import { Croupier, type Pace } from '../floor/virtual-dealer.ts'
import type { Said, Spoken } from '../log/log-opening.ts'
import { type Answer, Host } from '../log/log-writer.ts'
import type { CageHost } from '../money/cashier.ts'
import type { AttendedSession, Floors } from './attended.ts'
import { type Allows, type DirectorHost, TournamentCashier } from './cashier.ts'
import { directorStep } from './course.ts'
import { agreedAtTable, refusedOnFloor } from './floor-checks.ts'
import { isOfHouse, welcomed } from './house-players.ts'
import { revealed, type SessionHost, sessionStep } from './session-dealer.ts'
import { completed, heatsLeft } from './terminals.ts'
import type { Planned } from './tournament-book.ts'

/** One tournament: its director's log, and a table for every session that has begun. */

/** The table of a session. */
export interface SessionTable {
  readonly id: string
  /** Index of the session in the tournament. */
  readonly session: number
  readonly host: SessionHost
  readonly croupier: Croupier
  /** Where people deal it. */
  readonly attended?: AttendedSession
}

export interface Place {
  readonly id: string
  readonly cage: CageHost
  readonly ports: FloorPorts
  readonly allows: Allows
  readonly floors: Floors
  /** Its setup, with later changes. */
  readonly planned: () => Planned
}

/**
 * Commands that depend on the time of day, so that the director needs the current time first.
 * @rule nz7:2.4(1) nz7:2.7
 */
const TIMED: readonly string[] = ['apply', 'withdraw', 'transfer', 'reschedule', 'begin-session']

/** A demonstration takes entries for four betting times, and leaves time to look at the draw. */
const courseOf = ({ bets, step }: Pace): Pace => ({ bets: bets * 4, patron: bets / 2, step })

const CLOCK: Actor = { role: 'clock' }

export class Tournament {
  readonly id: string
  readonly host: DirectorHost
  readonly sessions = new Map<number, SessionTable>()
  readonly planned: () => Planned
  readonly floors: Floors
  readonly croupier: Croupier
  readonly #place: Place
  readonly #cashier: TournamentCashier
  #turn: Promise<unknown> = Promise.resolve()
  #isClosing = false

  private constructor(place: Place, host: DirectorHost, cashier: TournamentCashier) {
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
      pace: courseOf(ports.pace),
      now: ports.now,
      time: ports.time,
      fault: ports.fault,
    })
  }

  static async open(place: Place): Promise<Tournament> {
    const { id, cage, ports, allows, planned } = place
    const cashier = new TournamentCashier(cage, id, allows)
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
    host.follow(() => void tournament.#queued(() => tournament.#openTables()))
    host.onResume(() => void tournament.#queued(() => cashier.settle(host)))
    return tournament
  }

  /** Sessions in play have a table. Finished sessions keep theirs for people to look at. */
  async #openTables(): Promise<void> {
    if (this.planned().tables === 'outside') return
    for (const [at, session] of this.host.state.sessions.entries())
      if (session.begun && !session.isVoid && !this.sessions.has(at) && !this.#isClosing)
        this.sessions.set(at, await this.#openTable(at))
    for (const { croupier } of this.sessions.values()) croupier.look()
  }

  async #openTable(session: number): Promise<SessionTable> {
    const { ports } = this.#place
    const { pace, now, random, time, fault } = ports
    const id = `${this.id}-session-${session + 1}`
    const terms = termsOf(this.host.state, session)
    const isWheel = APPLICATION[terms.game].table === 'roulette'
    const room = isWheel ? wheel : shoe
    const at = this.host.state.sessions[session]!.table
    const seals = at === undefined ? sealsOf(id, ports.key, false, ports.random) : undefined
    const host = (await Host.open(ports, {
      log: id,
      name: `session/${isWheel ? 'roulette' : 'baccarat'}`,
      game: room.game as SessionHost['game'],
      config: room.config(terms) as never,
      ...(seals ? { seals } : { attended: true }),
      ...(seals && isWheel && { first: { seals: seals.seal(1, 0) } }),
    })) as SessionHost
    const isDirected = this.planned().run === 'director'
    const announced = isDirected ? terms.timeToAct?.seconds : undefined
    const seconds = announced ?? Math.max(1, Math.round(pace.bets / 1000))
    const standing = this.#standing(session)
    const step = () => sessionStep({ host, seals, seconds, now, random, isDirected, ...standing })
    const croupier = new Croupier({
      host,
      step,
      attendance: () => (seals ? 'deals' : 'stands-by'),
      pace: { ...pace, patron: announced === undefined ? pace.bets : announced * 1000 },
      now,
      time,
      fault,
    })
    host.follow(() => {
      if (seals) void revealed(host, seals)
      this.croupier.look()
    })
    if (seals) {
      await revealed(host, seals)
      host.onResume(() => void revealed(host, seals))
    }
    const { floors } = this
    const attended = at === undefined ? {} : { attended: { host, step, at, floors } }
    return { id, session, host, croupier, ...attended }
  }

  /** The director's state of a session during play. */
  #standing(session: number) {
    const { host } = this
    return {
      isOff: () =>
        host.state.status === 'cancelled' || host.state.sessions[session]!.isVoid === true,
      isPlayer: (patron: Patron) => isPlayer(host.state, patron),
    }
  }

  /** One at a time, so that a voucher still holds when the director gets the command. */
  #queued<T>(does: () => Promise<T>): Promise<T> {
    const done = this.#turn.then(does)
    this.#turn = done.catch(error => this.#place.ports.fault(this.id, error))
    return done
  }

  async #carriedOut(id: string, says: () => Said | Refusal): Promise<Answer> {
    const said = says()
    if (isRefusal(said)) return { refused: said }
    const { command, note } = said as Spoken
    const { by } = command
    if (command.does === 'apply' && by.role === 'patron' && isOfHouse(by.patron))
      await welcomed(this.#place.cage, by.patron, this.#place.ports.random)
    const asked = command as DirectorCommand
    const atTable = await this.#atTable(id, asked)
    if (atTable && !('done' in atTable)) return atTable
    const answer = await this.#cashier.submit(this.host, id, asked, note)
    return 'refused' in answer ? this.#unpaid(id, asked, answer) : answer
  }

  /**
   * Decisions about failed terminals go to their table first. If it refuses, the decision fails.
   */
  async #atTable(id: string, command: DirectorCommand): Promise<Answer | undefined> {
    if (this.host.knows(id) || isRefusal(director.decide(this.host.state, command)))
      return undefined
    for (const { host, patron } of heatsLeft(this, command)) {
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
    for (const { host } of this.sessions.values()) await host.stop(why)
    await this.host.stop(why)
  }
}
