import type { Viewer } from '../../kernel/people.ts'
import type { PatchMessage, SnapshotMessage, WatchMessage } from '../../protocol/wire.ts'
import type { Floor } from '../floor/floor.ts'
import type { Reader } from './back-pressure.ts'
import { Changes, type Parts } from './changes.ts'
import { type Frame, frameOf } from './frame.ts'
import type { WatchTarget } from './watch-target.ts'

/**
 * Everybody who watches one table or tournament. Each view has a number, which is the same for all
 * readers. A reader who has the previous view gets a patch; anyone else gets a snapshot.
 */

/** The view a reader saw last. */
interface SentView {
  readonly number: number
  /** The key of the viewer. */
  readonly key: string
  readonly parts: Parts
}

export type Outside = Pick<Floor, 'now' | 'random'>

const keyOf = (viewer: Viewer): string =>
  viewer.role === 'patron' ? `patron/${viewer.patron}` : viewer.role

export class Audience {
  readonly #table: string
  readonly #find: () => WatchTarget | undefined
  readonly #mayRead: (reader: Reader) => boolean
  readonly #readers = new Map<Reader, SentView | undefined>()
  /** Numbers count only within this audience, so a reader cannot resume across a restart. */
  readonly #run: string
  readonly #now: () => number
  #number = 0
  #moment: string | undefined

  constructor(
    table: string,
    find: () => WatchTarget | undefined,
    mayRead: (reader: Reader) => boolean,
    { now, random }: Outside,
  ) {
    this.#now = now
    this.#run = random.bytes(6).toString('base64url')
    this.#table = table
    this.#find = find
    this.#mayRead = mayRead
  }

  get isEmpty(): boolean {
    return this.#readers.size === 0
  }

  add(reader: Reader, has: WatchMessage): void {
    this.#readers.set(reader, undefined)
    this.#resume(reader, has)
    this.show()
  }

  remove(reader: Reader): void {
    this.#readers.delete(reader)
  }

  /** Updates every reader that can take more. Returns the number of messages. */
  show(): number {
    const watched = this.#find()
    if (!watched) return 0
    this.#next(watched)
    let moment: Moment | undefined
    let count = 0
    for (const [reader, seen] of this.#readers) {
      if (seen?.number === this.#number || !this.#mayRead(reader)) continue
      moment ??= this.#momentOf(watched)
      const now = moment.seenBy(watched.viewer(reader.principal))
      reader.line.send(moment.message(now, seen))
      this.#readers.set(reader, now)
      count += 1
    }
    return count
  }

  #next(watched: WatchTarget): void {
    const moment = watched.moment()
    if (moment === this.#moment) return
    this.#moment = moment
    this.#number += 1
  }

  #momentOf(watched: WatchTarget): Moment {
    return new Moment(this.#table, this.#number, this.#run, this.#now(), watched)
  }

  /**
   * A reader who has the current view from an earlier connection gets an empty patch.
   */
  #resume(reader: Reader, { resume, number }: WatchMessage): void {
    const watched = this.#find()
    if (!watched || resume === undefined || number === undefined) return
    this.#next(watched)
    const viewer = watched.viewer(reader.principal)
    const moment = this.#momentOf(watched)
    if (number !== this.#number || resume !== moment.resume(keyOf(viewer))) return
    reader.line.send(moment.unchanged())
    this.#readers.set(reader, moment.seenBy(viewer))
  }
}

/** One moment, encoded once for all who see it. */
class Moment {
  readonly #table: string
  readonly #number: number
  readonly #run: string
  readonly #now: number
  readonly #watched: WatchTarget
  readonly #look: (viewer: Viewer) => Parts
  readonly #seen = new Map<string, SentView>()
  readonly #changes: Changes
  readonly #messages = new Map<string, Frame>()

  constructor(table: string, number: number, run: string, now: number, watched: WatchTarget) {
    this.#now = now
    this.#table = table
    this.#number = number
    this.#run = run
    this.#watched = watched
    this.#look = watched.look()
    this.#changes = new Changes(watched.places)
  }

  seenBy(viewer: Viewer): SentView {
    const key = keyOf(viewer)
    const known = this.#seen.get(key)
    if (known) return known
    const seen = { number: this.#number, key, parts: this.#look(viewer) }
    this.#seen.set(key, seen)
    return seen
  }

  resume(key: string): string {
    return `${this.#run}/${key}`
  }

  message({ key, parts }: SentView, before: SentView | undefined): Frame {
    if (before?.number !== this.#number - 1 || before.key !== key)
      return this.#frame(key, () => this.#snapshot(key, parts))
    const patch = this.#changes.patch(before.parts, parts)
    return this.#frame(patch, () => this.#patch(patch))
  }

  unchanged(): Frame {
    return frameOf(this.#patch('[]'))
  }

  /** Many readers share the same message. */
  #frame(key: string, text: () => string): Frame {
    const known = this.#messages.get(key)
    if (known) return known
    const frame = frameOf(text())
    this.#messages.set(key, frame)
    return frame
  }

  #snapshot(key: string, parts: Parts): string {
    const message: SnapshotMessage = {
      table: this.#table,
      number: this.#number,
      resume: this.resume(key),
      now: this.#now,
      snapshot: this.#watched.whole(parts),
    }
    return JSON.stringify(message)
  }

  #patch(patch: string): string {
    const head: Omit<PatchMessage, 'patch'> = {
      table: this.#table,
      number: this.#number,
      now: this.#now,
    }
    return `${JSON.stringify(head).slice(0, -1)},"patch":${patch}}`
  }
}
