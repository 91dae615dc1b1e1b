import { nextOf } from '../../src/cli/bots/players.ts'
import type { SentCommand, SentCommands } from '../fixtures/audit-readings.ts'
import { Client, type Guest, type Reply, signIn } from '../fixtures/people/http-client.ts'
import type { Dice } from '../simulation/world.ts'

/** A patron who plays through the load balancer, and repeats a command until there is an answer. */

export interface PatronOptions {
  /** The load balancer. */
  readonly base: string
  readonly table: string
  readonly game: string
  readonly name: string
  readonly dice: Dice
  /** All commands of all patrons, with their answers. */
  readonly heard: SentCommands
  /** Called when the owner of the table has answered, with everything that went wrong before. */
  readonly answered: (table: string, trouble: readonly Trouble[]) => void
}

export interface Trouble {
  /** By the monotonic clock of this process, in milliseconds. */
  readonly at: number
  readonly is: string
}

const BETWEEN = 300
/** Longer than any answer takes. After that the connection counts as lost. */
const SILENT = 15_000

const pause = (ms: number): Promise<void> => new Promise(resolve => setTimeout(resolve, ms))

export class Patron {
  readonly #playing: PatronOptions
  #guest: Guest | undefined
  #client: Client | undefined
  #ids = 0
  /** Not at the table, whatever the view says: it may be older than the answer. */
  #isOut = false
  #isStopped = false
  #trouble: Trouble[] = []

  constructor(playing: PatronOptions) {
    this.#playing = playing
  }

  stop(): void {
    this.#isStopped = true
  }

  async run(): Promise<void> {
    while (!this.#isStopped) {
      const client = await this.#connected().catch(this.#unreached)
      if (client) await this.#act(client)
      await pause(BETWEEN)
    }
    this.#client?.close()
  }

  /** Retries a server that cannot be reached. A refusal is an error. */
  readonly #unreached = (error: unknown): undefined => {
    if (error instanceof Error && /^4/.test(error.message)) throw error
    this.#note(`not connected: ${(error as Error).message}`)
    return undefined
  }

  #note(is: string): void {
    if (this.#trouble.at(-1)?.is !== is) this.#trouble.push({ at: performance.now(), is })
  }

  async #connected(): Promise<Client | undefined> {
    const { base, name, table } = this.#playing
    this.#guest ??= await signIn(base, name)
    if (this.#client && this.#client.closedWith === undefined) return this.#client
    const client = await Client.open(this.#guest)
    client.say({ watch: table })
    this.#client = client
    return client
  }

  async #act(client: Client): Promise<void> {
    const { table, heard, answered } = this.#playing
    const command = this.#next(client)
    if (!command) return this.#note('no view')
    this.#ids += 1
    const id = `${this.#ids}`
    const note: SentCommand = { table }
    heard.set(`${this.#guest!.name}/${id}`, note)
    const message = { id, table, ...client.moment(table), ...command }
    let now: Client | undefined = client
    while (note.done === undefined && !note.isRefused && !this.#isStopped) {
      const reply: Reply | undefined = now && (await this.#sent(now, message))
      if (reply?.malformed !== undefined) throw new Error(`${table} ${id}: ${reply.malformed}`)
      if (reply?.done !== undefined) note.done = reply.done
      if (reply?.refused) note.isRefused = true
      if (reply?.done !== undefined || reply?.refused) {
        answered(table, this.#trouble)
        this.#trouble = []
        this.#isOut = command.does === (reply.refused ? 'buy-in' : 'leave')
      } else {
        this.#note(reply?.unavailable ?? 'the connection was lost')
        await pause(BETWEEN)
        now = await this.#connected().catch(this.#unreached)
      }
    }
  }

  /** Undefined if the connection is lost. Then it is unknown whether the command was done. */
  async #sent(client: Client, message: { readonly id: string }): Promise<Reply | undefined> {
    if (client.closedWith !== undefined) return undefined
    const { socket } = client
    let lose: () => void = () => undefined
    const lost = new Promise<undefined>(resolve => {
      lose = () => resolve(undefined)
    })
    socket.once('close', lose)
    const timer = setTimeout(lose, SILENT)
    const reply = await Promise.race([client.send(message), lost])
    socket.off('close', lose)
    clearTimeout(timer)
    if (!reply) client.close()
    return reply
  }

  #next(client: Client) {
    const { table, game, dice } = this.#playing
    const shown = client.view(table)
    if (!shown) return undefined
    const view = this.#isOut ? { ...shown.view, mine: null } : shown.view
    const bot = { name: this.#guest!.name, pick: dice.pick }
    if (view.mine !== null && dice.oneIn(30)) return { does: 'leave' }
    const chance = { does: dice.oneIn(2) ? 'buy-in' : 'cash-out', chips: 500 }
    return nextOf(game, view, bot) ?? (view.mine === null ? undefined : chance)
  }
}
