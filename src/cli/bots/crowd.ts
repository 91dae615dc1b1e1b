import { performance } from 'node:perf_hooks'
import type { House, ListedTable } from '../../client/house.ts'
import { drawnNumbers, seeded } from '../../odds/simulation/random.ts'
import type { TableShown } from '../../protocol/shown.ts'
import { Waits } from './latencies.ts'
import { enter, type Reply, timed } from './line.ts'
import type { Bot } from './player.ts'
import { nextOf } from './players.ts'

/** Many simulated guests at once, and counts of their answers. */

/**
 * Pause between commands, in milliseconds. The server takes 20 commands a second from one socket.
 */
const BREATH = 70

export class Crowd {
  /** Time from a command to its answer. */
  readonly waits = new Waits()
  readonly refused = new Map<string, number>()
  readonly closed = new Map<number, number>()
  readonly #guests: House[] = []
  readonly #rounds = new Map<string, { first: number; last: number }>()
  readonly #house: string
  done = 0
  malformed = 0
  unavailable = 0
  views = 0
  isOver = false

  constructor(house: string) {
    this.#house = house
  }

  get rounds(): number {
    return [...this.#rounds.values()].reduce((sum, { first, last }) => sum + last - first, 0)
  }

  /** Signs a bot in, takes it to its table and lets it play. */
  async bring(number: number, { id: table, game }: ListedTable): Promise<void> {
    const guest = await enter(this.#house, `Bot ${number} ${performance.now().toFixed(0)}`)
    const words = seeded('bots', number)
    const pick: Bot['pick'] = among => among[drawnNumbers(words, among.length, 1).indexOf(1)]!
    const bot: Bot = { name: guest.name!, pick }
    let latest: TableShown | undefined
    let isBusy = false
    let actsFrom = 0
    /** If every seat is taken and nobody may stand, the bot still watches. */
    let isOnlyWatching = false
    const look = async (): Promise<void> => {
      const next =
        latest && !isBusy && !isOnlyWatching && !this.isOver && nextOf(game, latest.view, bot)
      if (!next || latest!.seq < actsFrom) return
      isBusy = true
      const reply = await timed(guest, table, next)
      this.#heard(reply)
      isOnlyWatching = next.does === 'stand' && 'refused' in reply
      /**
       * After success, wait for the view that shows it. After a refusal, wait for the next change.
       */
      actsFrom = 'done' in reply ? reply.done : (latest?.seq ?? 0) + 1
      setTimeout(() => {
        isBusy = false
        void look()
      }, BREATH)
    }
    this.#guests.push(guest)
    const isShown = new Promise<void>(resolve => {
      guest.watch(table, {
        shown: shown => {
          resolve()
          if (shown.is !== 'table') return
          latest = shown
          this.#saw(table, shown)
          void look()
        },
        lineChanged: code => {
          if (code !== undefined && !this.isOver)
            this.closed.set(code, (this.closed.get(code) ?? 0) + 1)
        },
      })
    })
    await isShown
  }

  /** Clears the counts of the warm-up: from now on every bot is connected. */
  begin(): void {
    this.waits.reset()
    this.refused.clear()
    this.#rounds.clear()
    this.done = 0
    this.malformed = 0
    this.unavailable = 0
    this.views = 0
  }

  end(): void {
    this.isOver = true
    for (const guest of this.#guests) guest.close()
  }

  #saw(table: string, { view: { round } }: TableShown): void {
    if (this.isOver) return
    this.views += 1
    const { first = round, last = round } = this.#rounds.get(table) ?? {}
    this.#rounds.set(table, { first, last: Math.max(last, round) })
  }

  #heard(reply: Reply): void {
    if (this.isOver) return
    this.waits.record(reply.took)
    if ('done' in reply) this.done += 1
    if ('failed' in reply) {
      if (reply.malformed) this.malformed += 1
      else this.unavailable += 1
    }
    if ('refused' in reply) {
      const { under } = reply.refused
      this.refused.set(under, (this.refused.get(under) ?? 0) + 1)
    }
  }
}
