import type { Kept } from '../../records/entry.ts'
import { CONTROL } from '../floor/other-nodes.ts'
import type { ForwardedCommand, SharedLog, Sharing } from '../log/log-opening.ts'
import { type Answer, MOVED } from '../log/log-writer.ts'
import { Correspondence, type NodeQuestion, type Post, type Reply } from './correspondence.ts'
import { Holding } from './held-leases.ts'
import { RENEWED_EVERY } from './lease.ts'
import type { Leases } from './leases.ts'
import { sharesOf } from './shares.ts'

/**
 * One of several nodes that serve a house together. Each has all logs open: it writes those whose
 * lease it has, and follows the others.
 */

const LOOKS_EVERY = 500

interface Group {
  readonly logs: Map<string, SharedLog>
  /** Stops answering for the group. Undefined while another node has it. */
  unserve?: (() => void) | undefined
}

const isTable = (group: string): boolean => group !== CONTROL

export class SharedHouse implements Sharing {
  readonly #post: Post
  readonly #leases: Leases
  readonly #holding: Holding
  readonly #letters: Correspondence
  readonly #groups = new Map<string, Group>()
  readonly #groupOf = new Map<string, string>()
  readonly #onControl: (() => Promise<unknown>)[] = []
  readonly #stops: (() => void)[] = []
  #isStopping = false
  #work: Promise<void> = Promise.resolve()
  #nextWork: Promise<void> | undefined
  #renewing: Promise<void> | undefined
  #duties: Promise<void> = Promise.resolve()
  #fresh: Promise<void> = Promise.resolve()
  #nextFresh: Promise<void> | undefined

  constructor(leases: Leases, post: Post) {
    const { messenger, time } = post
    this.#post = post
    this.#leases = leases
    this.#holding = new Holding(leases, time, messenger.isConnected)
    this.#letters = new Correspondence(post)
    this.#letters.onAsked('submit', asked => this.#submitted(asked))
  }

  /**
   * Joins the other nodes. On return some node has the control logs, and all logs are up to date.
   */
  async start(): Promise<void> {
    const { time, fault } = this.#post
    await this.#leases.reset()
    this.listen('entries', kept => this.#heard(kept))
    this.listen('look', () => void this.look())
    this.#stops.push(
      time.every(RENEWED_EVERY, () => {
        this.#renew().catch((error: unknown) => fault('leases', error))
      }),
      time.every(LOOKS_EVERY, () => void this.look()),
    )
    await this.look()
    while (!this.#isStopping && !this.#isSettled) {
      await new Promise<void>(resolve => void time.after(LOOKS_EVERY, resolve))
      await this.look()
    }
    await this.#duties
  }

  get #isSettled(): boolean {
    return this.owns(CONTROL) || this.#holding.holder(CONTROL) !== undefined
  }

  /** Releases everything, one table after another, and the control logs last. */
  async stop(): Promise<void> {
    const { fault } = this.#post
    this.#isStopping = true
    await this.#work
    await this.#holding.leave().catch((error: unknown) => fault('leases', error))
    const tables = this.#holding.names.filter(isTable)
    for (const name of [...tables, CONTROL])
      await this.#giveUp(name).catch((error: unknown) => fault(name, error))
    for (const stop of this.#stops.splice(0)) stop()
    this.#letters.close()
  }

  /** Runs `act` each time this node becomes the owner of the control logs. */
  onControl(act: () => Promise<unknown>): void {
    this.#onControl.push(act)
  }

  /** Answers questions that other nodes ask the owner of a group. */
  onAsked(is: string, answers: (asked: never) => Promise<unknown>): void {
    this.#letters.onAsked(is, answers)
  }

  publish(subject: string, what: unknown): void {
    this.#letters.publish(subject, what)
  }

  listen(subject: string, hear: (what: never) => void): void {
    this.#letters.listen(subject, hear)
  }

  /**
   * Whether this node decides for a group. If its leases may have expired, another node may already decide, and
   * a refusal from here could be about a state of the past. Only appends are fenced.
   */
  owns(group: string): boolean {
    const { isCurrent } = this.#holding
    return isCurrent && this.#holding.has(group) && this.#groups.get(group)?.unserve !== undefined
  }

  /** Reasons why this node should get no clients now. */
  get problems(): readonly string[] {
    const { isCurrent, isServing } = this.#holding
    return [
      ...(isCurrent ? [] : ['the leases of this node are not current']),
      ...(this.#isSettled ? [] : ['no node has the control logs']),
      ...(isServing ? [] : ['the other nodes cannot be reached']),
      ...this.#behind(log => this.#holding.end(log)).map(({ log }) => `${log} is not up to date`),
    ]
  }

  async join(log: SharedLog, group = CONTROL): Promise<void> {
    const known = this.#groups.get(group) ?? { logs: new Map() }
    this.#groups.set(group, known)
    known.logs.set(log.log, log)
    this.#groupOf.set(log.log, group)
    if (this.owns(group)) await log.own()
  }

  leave(log: string): void {
    this.#groups.get(this.#groupOf.get(log) ?? CONTROL)?.logs.delete(log)
  }

  stored(kept: Kept): void {
    this.publish('entries', kept)
  }

  fenced(log: string): void {
    this.#find(log)
      ?.catchUp()
      .catch(() => undefined)
    void this.look()
  }

  async submit(
    asked: ForwardedCommand,
  ): Promise<{ readonly answer: Answer; readonly seq: number }> {
    const group = this.#groupOf.get(asked.log) ?? CONTROL
    const { answer, ends } = await this.#request(group, { is: 'submit', ...asked })
    return { answer: answer as Answer, seq: ends[asked.log] ?? 0 }
  }

  /** Asks the owner of a group. On return the logs here have caught up with the answer. */
  async ask(group: string, asked: NodeQuestion): Promise<unknown> {
    if (this.owns(group)) return this.#letters.answer(asked)
    const { answer, ends } = await this.#request(group, asked)
    await this.#catchUp(log => ends[log])
    return answer
  }

  #request(group: string, asked: NodeQuestion): Promise<Reply> {
    return this.#letters.request(group, asked, () => void this.look())
  }

  /**
   * Reads the leases and missed entries, then takes or releases groups to reach this node's share.
   */
  look(): Promise<void> {
    if (this.#isStopping) return Promise.resolve()
    this.#nextWork ??= this.#work.then(async () => {
      this.#nextWork = undefined
      await this.#looked().catch((error: unknown) => this.#post.fault('leases', error))
    })
    this.#work = this.#nextWork
    return this.#nextWork
  }

  /** Those who ask while one reading is under way share the next. */
  readonly freshen = (): Promise<void> => {
    this.#nextFresh ??= this.#fresh
      .catch(() => undefined)
      .then(async () => {
        this.#nextFresh = undefined
        const ends = await this.#leases.ends()
        await this.#catchUp(log => ends.get(log))
      })
    this.#fresh = this.#nextFresh
    return this.#nextFresh
  }

  async #looked(): Promise<void> {
    /** After an outage of the database, this node's leases look expired until it renews them. */
    if (!this.#holding.isCurrent) await this.#renew()
    for (const name of await this.#holding.look()) this.#letters.moved(name)
    await this.#catchUp(log => this.#holding.end(log))
    const shares = sharesOf(this.#holding.nodes, [...this.#groups.keys()].filter(isTable))
    await Promise.all(
      [...this.#groups.keys()].map(name =>
        this.#move(name, shares.get(name)).catch((error: unknown) => this.#post.fault(name, error)),
      ),
    )
  }

  async #move(name: string, share: string | undefined): Promise<void> {
    const { node } = this.#leases
    const { isServing } = this.#holding
    const isOther = isTable(name) ? share !== undefined && share !== node : !isServing
    if (this.#holding.has(name)) return isOther ? this.#giveUp(name) : this.#own(name)
    const isWanted = isTable(name) ? share === node : isServing
    if (isWanted && this.#holding.isFree(name) && (await this.#holding.take(name)))
      await this.#own(name)
  }

  /**
   * Claims the group's logs that are not ours yet. Another node may have claimed one after its
   * lease expired.
   */
  async #own(name: string): Promise<void> {
    const group = this.#groups.get(name)!
    await Promise.all([...group.logs.values()].filter(log => !log.isOwn).map(log => log.own()))
    if (!this.#holding.has(name)) for (const log of group.logs.values()) log.lose()
    if (group.unserve || !this.#holding.has(name)) return
    const { logs } = group
    const ends = () => Object.fromEntries([...logs.values()].map(({ log, seq }) => [log, seq]))
    group.unserve = this.#letters.serve(name, ends, () => this.owns(name))
    this.publish('look', {})
    if (name === CONTROL) this.#duties = this.#attend()
  }

  async #attend(): Promise<void> {
    for (const act of this.#onControl)
      await act().catch((error: unknown) => this.#post.fault(CONTROL, error))
  }

  async #giveUp(name: string): Promise<void> {
    const group = this.#groups.get(name)
    if (!group || !this.#holding.has(name)) return
    group.unserve?.()
    group.unserve = undefined
    for (const log of group.logs.values()) await log.handOver()
    await this.#holding.release(name)
    this.publish('look', {})
  }

  /** Those who ask while it is under way share it: a database that hangs needs no second connection. */
  #renew(): Promise<void> {
    this.#renewing ??= this.#renewed().finally(() => {
      this.#renewing = undefined
    })
    return this.#renewing
  }

  async #renewed(): Promise<void> {
    for (const name of await this.#holding.renew()) {
      const group = this.#groups.get(name)
      group?.unserve?.()
      if (group) group.unserve = undefined
      for (const log of group?.logs.values() ?? []) log.lose()
    }
  }

  #heard(kept: Kept): void {
    this.#find(kept.log)?.hear(kept)
  }

  async #submitted({ log, id, command, note, holding }: ForwardedCommand): Promise<Answer> {
    const found = this.#find(log)
    return found ? found.submitNext(id, () => ({ command, note }) as never, holding) : MOVED
  }

  #find(log: string): SharedLog | undefined {
    return this.#groups.get(this.#groupOf.get(log) ?? '')?.logs.get(log)
  }

  #logs(): readonly SharedLog[] {
    return [...this.#groups.values()].flatMap(({ logs }) => [...logs.values()])
  }

  #behind(end: (log: string) => number | undefined): readonly SharedLog[] {
    return this.#logs().filter(one => !one.isOwn && one.seq < (end(one.log) ?? 0))
  }

  async #catchUp(end: (log: string) => number | undefined): Promise<void> {
    await Promise.all(this.#behind(end).map(one => one.catchUp()))
  }
}
