import type { Bot } from '../../src/cli/bots/player.ts'
import { nextOf } from '../../src/cli/bots/players.ts'
import { type Copy, followed, isViewMessage, watchFrom } from '../../src/protocol/follow.ts'
import type { TableShown } from '../../src/protocol/shown.ts'
import type { CommandMessage, FromHouse } from '../../src/protocol/wire.ts'
import type { Process } from './process.ts'
import type { ServerEnd } from './socket.ts'
import type { Witness } from './witness.ts'
import type { Dice, World } from './world.ts'

/** A patron with a bad connection, who repeats a command until there is an answer. */

export interface Seat {
  readonly world: World
  readonly witness: Witness
  /** The process that takes new connections. */
  readonly house: () => Process | undefined
  readonly name: string
  readonly table: string
  readonly game: string
  /** Seconds to bet. */
  readonly pace: number
}

/** One view in this many is compared with the fold. */
const LOOKS = 6

export class Patron {
  readonly #seat: Seat
  readonly #dice: Dice
  readonly #bot: Bot
  #end: ServerEnd | undefined
  #copy: Copy | undefined
  #waiting: CommandMessage | undefined
  #ids = 0
  #actsFrom = 0
  #isOut = false
  /** Commands that were done, and the number of their entry. */
  readonly #done: { readonly said: CommandMessage; readonly seq: number }[] = []

  constructor(seat: Seat) {
    this.#seat = seat
    this.#dice = seat.world.dice(seat.name)
    this.#bot = { name: seat.name, pick: this.#dice.pick }
    this.#act()
  }

  /** Breaks the connection. The patron comes back. */
  lose(): void {
    this.#end?.lost()
  }

  #act(): void {
    this.#seat.world.after(this.#dice.between(500, 600 * this.#seat.pace), () => {
      if (!this.#end) this.#connect()
      else if (this.#waiting) this.#say(this.#waiting)
      else this.#play()
      this.#act()
    })
  }

  #connect(): void {
    const { house, name, table } = this.#seat
    this.#end = house()?.connect(name, {
      heard: text => this.#hear(JSON.parse(text) as FromHouse),
      lost: () => {
        this.#end = undefined
        /** Some patrons close the page, come back later, and do not repeat the command. */
        if (this.#dice.oneIn(3)) this.#waiting = undefined
      },
    })
    this.#end?.say(JSON.stringify(watchFrom(table, this.#copy)))
    if (this.#waiting) this.#say(this.#waiting)
  }

  #play(): void {
    const { table, game } = this.#seat
    const shown = this.#copy?.shown as TableShown | undefined
    if (!shown || shown.seq < this.#actsFrom) return
    /** A double press, or a late copy of a message. */
    if (this.#done.length > 0 && this.#dice.oneIn(12))
      return void this.#say(this.#dice.pick(this.#done).said)
    const view = this.#isOut ? { ...shown.view, mine: null } : shown.view
    const does = this.#wish() ?? nextOf(game, view, this.#bot)
    if (!does) return
    this.#ids += 1
    this.#waiting = { id: `${this.#ids}`, table, round: shown.view.round + 1, ...does }
    this.#say(this.#waiting)
  }

  #wish(): { readonly does: string; readonly [field: string]: unknown } | undefined {
    if (this.#dice.oneIn(25)) return { does: 'cash-out', chips: 1000 }
    if (this.#dice.oneIn(60)) return { does: 'leave' }
    return this.#dice.oneIn(8) ? { does: 'buy-in', chips: 10_000 } : undefined
  }

  #say(message: CommandMessage): void {
    this.#end?.say(JSON.stringify(message))
  }

  #hear(message: FromHouse): void {
    if (isViewMessage(message)) return void this.#see(message)
    if (!('id' in message)) return
    const { id } = message
    const own = `${this.#seat.name}/${id}`
    const { witness, table } = this.#seat
    if ('done' in message) {
      witness.look(() => witness.told(table, own, message.done))
      if (this.#waiting?.id === id) {
        this.#done.push({ said: this.#waiting, seq: message.done })
        this.#actsFrom = message.done
        this.#isOut = this.#waiting.does === 'leave'
      }
    }
    if ('refused' in message) {
      witness.look(() => witness.refused(table, own))
      /** A patron who lost their seat meanwhile cannot buy chips, and must sit down first. */
      if (this.#waiting?.id === id) this.#isOut = this.#waiting.does === 'buy-in'
    }
    if ('malformed' in message) witness.look(() => witness.misread(own, message.malformed))
    /** It is unknown whether the command was done. */
    if ('unavailable' in message) return
    if (this.#waiting?.id === id) this.#waiting = undefined
  }

  #see(message: Parameters<typeof followed>[1]): void {
    const { witness, table, name } = this.#seat
    this.#copy = followed(this.#copy, message)
    if (!this.#copy) return void this.#end?.say(JSON.stringify(watchFrom(table, undefined)))
    const shown = this.#copy.shown as TableShown
    if (this.#dice.oneIn(LOOKS)) witness.look(() => witness.shown(table, name, shown))
  }
}
