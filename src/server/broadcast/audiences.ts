import { recordOf } from '../../general/state.ts'
import type { Viewer } from '../../kernel/people.ts'
import type { Floor, Table } from '../floor/floor.ts'
import { type Principal, viewerOf } from '../identity/principal.ts'
import type { Metrics } from '../metrics.ts'
import { lagOf } from './back-pressure.ts'
import { type Line, sendFrame } from './frame.ts'
import { Sheet } from './sheet.ts'

/**
 * Who watches which table. What happened is shown at once, and what happens soon after that together:
 * at most so many views a second, each encoded once for all who may see the same.
 */

const TICK = 40

export interface Reader extends Line {
  readonly principal: Principal
  /** What the last view of each watched table was of: nothing yet, or an entry and who dealt. */
  readonly watched: Map<string, string>
  behindSince: number | null
}

interface Audience {
  readonly table: Table
  readonly readers: Set<Reader>
  shownAt: number
  isDue: boolean
}

export class Audiences {
  readonly #floor: Floor
  readonly #metrics: Metrics
  readonly #tooSlow: (reader: Reader) => void
  readonly #all = new Map<string, Audience>()
  /** Who could not be shown the latest: looked at again, tick by tick. */
  readonly #late = new Set<Reader>()
  readonly #timer: NodeJS.Timeout

  constructor(floor: Floor, metrics: Metrics, tooSlow: (reader: Reader) => void) {
    this.#floor = floor
    this.#metrics = metrics
    this.#tooSlow = tooSlow
    floor.log.follow(() => {
      for (const audience of this.#all.values()) setImmediate(() => this.#moved(audience))
    })
    this.#timer = setInterval(() => this.#again(), TICK)
    this.#timer.unref()
  }

  watch(reader: Reader, table: Table): void {
    this.#at(table).readers.add(reader)
    reader.watched.set(table.id, '')
    this.#show(table, [reader])
  }

  unwatch(reader: Reader, table: string): void {
    reader.watched.delete(table)
    this.#all.get(table)?.readers.delete(reader)
  }

  forget(reader: Reader): void {
    for (const id of reader.watched.keys()) this.#all.get(id)?.readers.delete(reader)
    this.#late.delete(reader)
  }

  close(): void {
    clearInterval(this.#timer)
  }

  #at(table: Table): Audience {
    const known = this.#all.get(table.id)
    if (known) return known
    const audience = { table, readers: new Set<Reader>(), shownAt: 0, isDue: false }
    this.#all.set(table.id, audience)
    table.host.follow(() => this.#moved(audience))
    return audience
  }

  /** Before anything else is taken anywhere, so that nobody waits for what others do; or when the tick is over. */
  #moved(audience: Audience): void {
    const { table, readers, shownAt, isDue } = audience
    if (isDue || readers.size === 0) return
    const wait = shownAt + TICK - performance.now()
    audience.isDue = true
    if (wait > 0) setTimeout(() => this.#showAll(audience), wait).unref()
    else if (table.croupier.isActing) setImmediate(() => this.#showAll(audience))
    else this.#showAll(audience)
  }

  #showAll(audience: Audience): void {
    audience.isDue = false
    audience.shownAt = performance.now()
    this.#show(audience.table, audience.readers)
  }

  /** Written for all of them first: what is sent without a pause costs the system less. */
  #show(table: Table, readers: Iterable<Reader>): void {
    const sheet = new Sheet(table)
    const moment = this.#moment(table)
    const frames: [Reader, Buffer][] = []
    for (const reader of readers)
      if (reader.watched.get(table.id) !== moment && !this.#isBehind(reader)) {
        reader.watched.set(table.id, moment)
        frames.push([reader, sheet.frame(viewerFor(table, reader.principal))])
      }
    let isGone = true
    for (const [reader, frame] of frames) isGone = sendFrame(reader, frame) && isGone
    this.#metrics.views.inc(frames.length)
    if (isGone) sheet.done()
  }

  #again(): void {
    for (const reader of this.#late) {
      if (this.#isBehind(reader)) continue
      this.#late.delete(reader)
      for (const id of reader.watched.keys()) this.#show(this.#all.get(id)!.table, [reader])
    }
  }

  #moment({ host }: Table): string {
    return `${host.seq} ${this.#floor.log.seq}`
  }

  #isBehind(reader: Reader): boolean {
    const lag = lagOf(reader)
    if (lag === 'too slow') this.#tooSlow(reader)
    if (lag === 'behind') this.#late.add(reader)
    return lag !== 'keeps up'
  }
}

/** Who is not at the table sees what everybody sees: one encoding serves them all. */
const viewerFor = ({ host }: Table, principal: Principal): Viewer =>
  viewerOf(
    principal,
    principal.is === 'guest' && recordOf(host.state, principal.patron) !== undefined,
  )
