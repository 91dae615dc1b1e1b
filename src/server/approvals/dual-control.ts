import type { Actor } from '../../kernel/people.ts'
import { isRefusal, type Refusal, refuse } from '../../kernel/refusal.ts'
import { declaredAt } from '../../protocol/commands.ts'
import { mayDo, placeOf } from '../../protocol/permissions.ts'
import type { CommandMessage, SaidCommand } from '../../protocol/wire.ts'
import { followsFrom } from '../desk/preview.ts'
import { positionOf, stepOf } from '../desk/steps.ts'
import { commandFrom, dispatch } from '../floor/dispatch.ts'
import type { Floor, Table } from '../floor/floor.ts'
import { accountOf } from '../identity/account.ts'
import { actorOf, nameOf, type Principal, type SignedIn } from '../identity/principal.ts'
import { DOOR, type Staff } from '../identity/staff/staff.ts'
import { type IdReuse, USED_BEFORE } from '../log/commands/command-id-reuse.ts'
import type { Ports } from '../log/log-opening.ts'
import { type Answer, Host } from '../log/log-writer.ts'
import { newId, type Randomness } from '../randomness.ts'
import { realTime } from '../time.ts'
import { type Agreement, isEndedBy, staleness } from './agreement.ts'
import { needsTwo } from './approval-needed.ts'
import { notDone } from './approval-outcome.ts'
import {
  APPROVALS,
  type ApprovalsEvent,
  type ApprovalsHost,
  type ApprovalsState,
  isOpen,
  phraseOf,
  type Request,
  type RequestedCommand,
  requestOf,
  wantsSame,
} from './approvals.ts'
import { commandOf, messageOf, wantedIn } from './requested-command.ts'

/** Holds a command that needs two people until the second approves it, then carries it out. */

const OPEN_FOR = 30 * 60_000

/** Expiry poll interval, in milliseconds. */
const EVERY = 1000

type OfStaff = Extract<Principal, { readonly is: 'staff' }>

/** A waiting command: the number of its request, and its consequences. */
export interface Pending {
  readonly pending: number
  readonly message: string
}

type Outcome = Answer | Pending | IdReuse

const NEEDS_ANOTHER = 'This needs a second person. It is done as soon as somebody else approves it.'

const NO_LONGER = refuse(
  'nz1:2.1',
  'The person who asked may no longer do this, so it was not done.',
)

/** @rule ruling:113 */
const WOULD_END =
  'This step would end the request of {name}, which waits for approval. Take it again to go on without it.'

/** An approved command on its way to its table. */
interface Approved {
  readonly table: string
  readonly principal: SignedIn
  readonly id: string
  readonly said: SaidCommand
  readonly agreed: Agreement
}

/** The part that sockets need: hold commands, and follow their outcome. */
export type SecondPerson = Pick<TwoPeople, 'follow' | 'hold' | 'holdAt'>

export class TwoPeople {
  readonly #host: ApprovalsHost
  readonly #floor: Floor
  readonly #staff: Staff
  readonly #now: () => number
  readonly #random: Randomness
  readonly #stop: () => void

  private constructor(host: ApprovalsHost, floor: Floor, staff: Staff, { now, random }: Ports) {
    this.#host = host
    this.#floor = floor
    this.#staff = staff
    this.#now = now
    this.#random = random
    this.#stop = realTime.every(EVERY, () => this.#expire())
  }

  /** First carries out requests that were approved but not done when the server stopped. */
  static async open(ports: Ports, floor: Floor, staff: Staff): Promise<TwoPeople> {
    const opening = { log: 'approvals', name: 'approvals', game: APPROVALS, config: null }
    const host = await Host.open(ports, { ...opening, isAskedFromAfar: true })
    const two = new TwoPeople(host, floor, staff, ports)
    if (host.isOwn) await two.goOn()
    floor.elsewhere?.onAsked('approved', ({ table, principal, id, said, agreed }: Approved) =>
      dispatch(floor, floor.tables.get(table)!, principal, id, said, agreed),
    )
    return two
  }

  /** Carries out requests that were approved but not done. */
  async goOn(): Promise<void> {
    for (const request of this.state.requests)
      if (request.standing.is === 'approved') await this.#carryOut(request)
  }

  close(): Promise<void> {
    this.#stop()
    return this.#host.stop('The house is closing.')
  }

  get state(): ApprovalsState {
    return this.#host.state
  }

  /** Calls back with every request whose status changes. */
  follow(told: (request: Request) => void): void {
    this.#host.follow((_, { events }) => {
      for (const event of events as readonly ApprovalsEvent[])
        if (event.is !== 'ApprovalRequested') told(requestOf(this.state, event.number)!)
    })
  }

  /** Expiry is an entry in the log too. */
  #expire(): void {
    if (!this.#host.isOwn) return
    const at = this.#now()
    for (const { number, standing, until } of this.state.requests)
      if (standing.is === 'pending' && at > until)
        void this.#host.submit(`expire ${number}`, { by: DOOR, does: 'expire', number, at })
  }

  /** Returns a request if the command needs two people, and undefined if one is enough. */
  async hold(
    principal: OfStaff,
    table: Table,
    id: string,
    said: SaidCommand,
  ): Promise<Outcome | undefined> {
    if (said.does === 'proceed') return this.#wouldEnd(table, said)
    const by = actorOf(principal)!
    const own = `${nameOf(principal)}/${id}`
    const before = this.#answered(own, { table: table.id, said: wantedIn(said) })
    if (before) return before
    const command = commandFrom(said, by)
    if (!needsTwo(table, command)) return undefined
    const follows = followsFrom(table, command, this.#now())
    return isRefusal(follows)
      ? { refused: follows }
      : this.#request(by, own, table.id, said, { follows, round: table.host.state.round.number })
  }

  /** A step that ends a waiting request is taken only on purpose. */
  #wouldEnd(table: Table, { step: seen, anyway }: SaidCommand): Answer | undefined {
    const step = seen === positionOf(table.host.state) ? stepOf(table) : undefined
    if (!step || step.of === 'chance' || anyway === true) return undefined
    const at = this.#now()
    const { command } = step.says()
    const ended = this.state.requests.find(
      request =>
        request.table === table.id &&
        isOpen(request, at) &&
        isEndedBy(table, command, commandOf(request), request, at),
    )
    return ended && { refused: refuse('ruling:113', WOULD_END, { name: ended.asks.name }) }
  }

  /** The same for a tournament, or for the table of a session. */
  async holdAt(principal: SignedIn, wanted: CommandMessage): Promise<Outcome | undefined> {
    const { id, table, ...said } = wanted
    const own = `${nameOf(principal)}/${id}`
    const before = this.#answered(own, { table, said: wantedIn(said as SaidCommand) })
    if (before) return before
    const by = this.#floor.tournaments.needsTwo(principal, wanted)
    return by && this.#request(by, own, table, said)
  }

  /** The answer to a request with this id, which may have been made for something else. */
  #answered(own: string, wants: Pick<RequestedCommand, 'table' | 'said'>): Outcome | undefined {
    const before = this.state.requests.find(request => request.id === own)
    if (!before) return undefined
    if (!wantsSame(before, wants)) return USED_BEFORE
    if (before.standing.is === 'carried-out') return { done: before.standing.seq }
    const refused = notDone(before.standing)
    return refused ? { refused } : { pending: before.number, message: NEEDS_ANOTHER }
  }

  async #request(
    by: Actor,
    own: string,
    table: string,
    asked: SaidCommand,
    agreed?: Agreement,
  ): Promise<Outcome> {
    const said = wantedIn(asked)
    const place = this.#floor.tables.get(table)?.game ?? placeOf(table)
    const because = declaredAt(place, said.does)?.approval?.because ?? ''
    const reason = typeof said.reason === 'string' ? said.reason : because
    const at = this.#now()
    const answer = await this.#host.submit(own, {
      by,
      does: 'request',
      id: own,
      wants: { table, said, reason, ...agreed },
      at,
      until: at + OPEN_FOR,
    })
    return 'done' in answer ? (this.#answered(own, { table, said }) ?? answer) : answer
  }

  /** The second person's answer. When it returns, an approved command is done or refused. */
  async answer(
    principal: OfStaff,
    number: number,
    does: 'approve' | 'decline' | 'withdraw-request',
  ): Promise<Answer> {
    const by = actorOf(principal)!
    const changed = does === 'approve' ? await this.#shownAgain(number) : undefined
    if (changed) return { refused: changed }
    const answer = await this.#host.submit(newId(this.#random), {
      by,
      does,
      number,
      at: this.#now(),
    })
    const request = requestOf(this.state, number)
    if (!('done' in answer) || !request || does !== 'approve') return answer
    return this.#carryOut(request)
  }

  /**
   * Computes the consequences again. If they have changed, the approver sees them before approving.
   */
  async #shownAgain(number: number): Promise<Refusal | undefined> {
    const request = requestOf(this.state, number)
    const table = request && this.#floor.tables.get(request.table)
    const stale = table && staleness(table, commandOf(request), request, this.#now())
    if (!stale?.follows) return undefined
    const { follows, refused } = stale
    const id = `show-again ${number} ${newId(this.#random)}`
    await this.#host.submit(id, { by: DOOR, does: 'show-again', number, follows })
    return refused
  }

  async #carryOut(request: Request): Promise<Answer> {
    const { number } = request
    const answer = await this.#do(request)
    /** A stopped table may take the command after the next start. */
    if ('unavailable' in answer) return answer
    const came = 'done' in answer ? { seq: answer.done } : phraseOf(answer.refused)
    await this.#host.submit(`outcome ${number}`, { by: DOOR, does: 'tell-outcome', number, came })
    return answer
  }

  /** Acts in the name of the person who asked, if they still have the permission. */
  async #do(request: Request): Promise<Answer> {
    const { asks, table: name, said, id, standing } = request
    if (placeOf(name) !== 'table') return this.#doAt(request)
    const table = this.#floor.tables.get(name)
    const account = accountOf(this.#staff.state, asks.name)
    const isStill =
      account?.locked === null &&
      account.role === asks.rank &&
      table !== undefined &&
      mayDo(table.game, account.role, String(said.does))
    if (!table || !isStill || standing.is !== 'approved') return { refused: NO_LONGER }
    const principal = { is: 'staff', ...asks, approvedBy: standing.by.name } as const
    const own = id.slice(nameOf(principal).length + 1)
    const message = { ...messageOf(request), id: own, step: positionOf(table.host.state) }
    const { elsewhere } = this.#floor
    const wanted: Approved = { table: name, principal, id: own, said: message, agreed: request }
    const answer =
      elsewhere && !table.host.isOwn
        ? ((await elsewhere.ask(table.group, { is: 'approved', ...wanted })) as Answer | IdReuse)
        : await dispatch(this.#floor, table, principal, own, message, request)
    return 'malformed' in answer ? { refused: NO_LONGER } : answer
  }

  /** In a tournament a director acts with the operator's rank. @rule nz7:1.1/tournament-director */
  async #doAt({ asks, table, said, id, standing }: Request): Promise<Answer> {
    const account = accountOf(this.#staff.state, asks.name)
    const does = String(said.does)
    const isStill = account?.locked === null && mayDo(placeOf(table), account.role, does)
    if (!isStill || standing.is !== 'approved' || !this.#floor.tournaments.spokenAt(table))
      return { refused: NO_LONGER }
    const { name } = asks
    const principal: SignedIn =
      account.role === 'tournament-director'
        ? { is: account.role, name }
        : { is: 'staff', name, rank: asks.rank }
    const own = id.slice(nameOf(principal).length + 1)
    const wanted = { ...said, id: own, table, does }
    return this.#floor.tournaments.asked(principal, wanted, standing.by.name)
  }
}
