import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { type Copy, followed } from '../../../src/protocol/follow.ts'
import type { PatchMessage, SnapshotMessage } from '../../../src/protocol/wire.ts'
import { Audiences } from '../../../src/server/broadcast/audiences.ts'
import type { Reader } from '../../../src/server/broadcast/back-pressure.ts'
import type { Frame } from '../../../src/server/broadcast/frame.ts'
import { Outbox } from '../../../src/server/broadcast/outbox.ts'
import { UNSHARED, type WatchTarget } from '../../../src/server/broadcast/watch-target.ts'
import type { Floor } from '../../../src/server/floor/floor.ts'
import { newMetrics } from '../../../src/server/metrics.ts'
import { realRandomness } from '../../../src/server/randomness.ts'
import { realClock, realTime } from '../../../src/server/time.ts'

/**
 * Tournaments are checked every 40 ms. The readers here are fake, so that they can fall behind on
 * purpose.
 */

let seq = 0
let hasBegun = false
let audiences: Audiences
const cutOff: Reader[] = []

const CUP: WatchTarget = {
  moment: () => `${seq}`,
  viewer: () => ({ role: 'rail' }),
  ...UNSHARED,
  look: () => () => [
    { is: 'tournament', seq, until: null, dealer: 'virtual', view: { taken: seq } },
  ],
}

const FLOOR = {
  tables: new Map(),
  log: { follow: () => undefined },
  tournaments: {
    spokenAt: (name: string) => (name === 'cup' ? 'tournament' : undefined),
    isDrawn: (name: string) => name === 'cup-session-1',
    watched: (name: string) => (name === 'cup' || hasBegun ? CUP : undefined),
  },
  now: realClock,
  random: realRandomness,
} as unknown as Floor

class Watcher implements Reader {
  readonly principal = { is: 'anybody' } as const
  readonly sent: (SnapshotMessage | PatchMessage)[] = []
  readonly line: { bufferedAmount: number; readonly send: (frame: Frame) => void }
  behindSince: number | null = null

  constructor() {
    const send = ({ text }: Frame) => this.sent.push(JSON.parse(String(text)))
    this.line = { bufferedAmount: 0, send }
  }

  get copy(): Copy | undefined {
    return this.sent.reduce<Copy | undefined>(followed, undefined)
  }
}

const reading = (has: { readonly resume?: string; readonly number?: number } = {}): Watcher => {
  const line = new Watcher()
  audiences.watch(line, { watch: 'cup', ...has })
  return line
}

const kinds = ({ sent }: Watcher) =>
  sent.map(message => ('snapshot' in message ? 'snapshot' : 'patch'))

beforeEach(() => {
  vi.useFakeTimers()
  cutOff.length = 0
  seq = 1
  hasBegun = false
  const tooSlow = (reader: Reader): void => {
    cutOff.push(reader)
    audiences.forget(reader)
  }
  audiences = new Audiences(FLOOR, newMetrics(), tooSlow, new Outbox(realTime), realTime)
})

afterEach(() => {
  audiences.close()
  vi.useRealTimers()
})

const happens = (): void => {
  seq += 1
  vi.advanceTimersByTime(50)
}

test('a watcher gets a snapshot, then a patch for every change, numbered without gaps', () => {
  const line = reading()
  expect(line.sent).toMatchObject([{ table: 'cup', snapshot: { seq: 1, view: { taken: 1 } } }])
  happens()
  vi.advanceTimersByTime(500)
  happens()
  expect(kinds(line)).toEqual(['snapshot', 'patch', 'patch'])
  const [first = 0, ...others] = line.sent.map(({ number }) => number)
  expect(others).toEqual([first + 1, first + 2])
  expect(line.sent[1]).toMatchObject({
    patch: [
      [['seq'], 2],
      [['view', 'taken'], 2],
    ],
  })
  expect(line.copy?.shown).toMatchObject({ seq: 3, view: { taken: 3 } })
})

test('a missing tournament cannot be watched', () => {
  expect(audiences.watch(new Watcher(), { watch: 'no such cup' })).toBe(false)
})

test('a visitor to a drawn session sees its table as soon as it opens', () => {
  const line = new Watcher()
  expect(audiences.watch(line, { watch: 'cup-session-1' })).toBe(true)
  happens()
  expect(line.sent).toEqual([])
  hasBegun = true
  happens()
  expect(kinds(line)).toEqual(['snapshot'])
})

test('a reader who falls behind is sent nothing more, then a fresh snapshot', () => {
  const line = reading()
  line.line.bufferedAmount = 70_000
  for (let n = 0; n < 5; n += 1) happens()
  expect(kinds(line)).toEqual(['snapshot'])
  line.line.bufferedAmount = 0
  vi.advanceTimersByTime(50)
  expect(kinds(line)).toEqual(['snapshot', 'snapshot'])
  happens()
  expect(line.copy?.shown.seq).toBe(seq)
  expect(cutOff).toEqual([])
})

test('a reader who stays behind, or falls far behind, is disconnected, and nobody else', () => {
  const [slow, far, quick] = [reading(), reading(), reading()]
  slow.line.bufferedAmount = 70_000
  far.line.bufferedAmount = 600_000
  happens()
  expect(cutOff).toEqual([far])
  vi.advanceTimersByTime(11_000)
  happens()
  expect(cutOff).toEqual([far, slow])
  expect(quick.copy?.shown.seq).toBe(seq)
})

test('a reconnecting client hears that nothing changed, or gets a snapshot', () => {
  const other = reading()
  const { resume, number } = reading().copy!
  expect(reading({ resume, number }).sent).toMatchObject([{ number, patch: [] }])
  expect(kinds(reading({ resume, number: number - 1 }))).toEqual(['snapshot'])
  expect(kinds(reading({ resume: `other${resume}`, number }))).toEqual(['snapshot'])
  happens()
  expect(kinds(reading({ resume, number }))).toEqual(['snapshot'])
  expect(other.copy?.shown.seq).toBe(seq)
})

test('a resumed client continues with patches', () => {
  const { resume, number, shown } = reading().copy!
  const back = reading({ resume, number })
  happens()
  const [, patch] = back.sent
  expect(followed({ resume, number, shown }, patch!)?.shown).toMatchObject({ seq: 2 })
})
