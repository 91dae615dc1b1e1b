import type { Viewer } from '../../kernel/people.ts'
import { promisedAt } from '../chance/patron-entropy.ts'
import { deskOf } from '../desk/desk.ts'
import type { Table } from '../floor/floor.ts'
import { headOf, LONGEST_HEAD } from './frame.ts'
import { Writing } from './writing.ts'

const HEAD = { longest: LONGEST_HEAD, of: headOf }

/** One moment of a table, as it is told to everybody: what many see alike is encoded once. */
export class Sheet {
  readonly #table: Table
  /** The beginning of what is told to everybody. */
  readonly #told: string
  readonly #writing = new Writing(HEAD)
  /** Of those that many have alike; a patron's is that patron's alone. */
  readonly #views = new Map<string, Buffer>()

  constructor(table: Table) {
    const { id, host, croupier } = table
    const told = {
      table: id,
      seq: host.seq,
      now: Date.now(),
      until: croupier.until,
      dealer: table.onFloor().dealing.is,
      promise: promisedAt(host),
    }
    this.#table = table
    this.#told = `${JSON.stringify(told).slice(0, -1)},"view":`
  }

  /** As it goes over the wire. */
  frame(viewer: Viewer): Buffer {
    const known = viewer.role === 'patron' ? undefined : this.#views.get(viewer.role)
    if (known) return known
    const { host } = this.#table
    const view = host.game.view(host.state, viewer)
    const desk = viewer.role === 'dealer' ? `,"desk":${JSON.stringify(deskOf(this.#table))}` : ''
    const frame = this.#writing.bytes(view, this.#told, `${desk}}`)
    if (viewer.role !== 'patron') this.#views.set(viewer.role, frame)
    return frame
  }

  /** When every frame has gone out: the sheet is not written on again. */
  done(): void {
    this.#writing.done()
  }

  text(viewer: Viewer): string {
    const frame = this.frame(viewer)
    return frame.toString('utf8', frame.indexOf('{"table":'))
  }
}
