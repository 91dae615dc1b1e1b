import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { Reader } from '../../src/server/broadcast/audiences.ts'
import { TournamentAudience } from '../../src/server/broadcast/tournament-audience.ts'
import { newMetrics } from '../../src/server/metrics.ts'
import type { Tournaments } from '../../src/server/tournaments/tournaments.ts'

let seq = 0
let audience: TournamentAudience
const hungUpOn: Reader[] = []

const TOURNAMENTS = {
  spokenAt: (name: string) => (name === 'cup' ? 'tournament' : undefined),
  watched: () => ({
    id: 'cup',
    moment: () => `${seq}`,
    viewer: () => ({ role: 'rail' }),
    text: () => `${seq}`,
  }),
} as unknown as Tournaments

interface Line {
  bufferedAmount: number
  readonly sent: string[]
  readonly send: (text: string) => void
}

const reading = (): readonly [Reader, Line] => {
  const sent: string[] = []
  const socket: Line = { bufferedAmount: 0, sent, send: text => sent.push(text) }
  const reader = {
    socket,
    principal: { is: 'anybody' },
    watched: new Map(),
    behindSince: null,
  } as unknown as Reader
  audience.watch(reader, 'cup')
  return [reader, socket]
}

beforeEach(() => {
  vi.useFakeTimers()
  hungUpOn.length = 0
  seq = 1
  audience = new TournamentAudience(TOURNAMENTS, newMetrics(), reader => {
    hungUpOn.push(reader)
    audience.forget(reader)
  })
})

afterEach(() => {
  audience.close()
  vi.useRealTimers()
})

const happens = (): void => {
  seq += 1
  vi.advanceTimersByTime(50)
}

test('a tournament is shown at once and whenever something happens, and nothing else is watched', () => {
  const [reader, { sent }] = reading()
  expect(sent).toEqual(['1'])
  happens()
  vi.advanceTimersByTime(500)
  expect(sent).toEqual(['1', '2'])
  expect(audience.watch(reader, 'no such cup')).toBe(false)
})

test('who does not read is sent nothing more, and has the latest when it reads again', () => {
  const [, line] = reading()
  line.bufferedAmount = 70_000
  for (let n = 0; n < 5; n += 1) happens()
  expect(line.sent).toEqual(['1'])
  line.bufferedAmount = 0
  vi.advanceTimersByTime(50)
  expect(line.sent).toEqual(['1', '6'])
  expect(hungUpOn).toEqual([])
})

test('who stays behind for long, or falls far behind, is hung up on, and nobody else', () => {
  const [slow, line] = reading()
  const [far, stuck] = reading()
  const [, quick] = reading()
  line.bufferedAmount = 70_000
  stuck.bufferedAmount = 600_000
  happens()
  expect(hungUpOn).toEqual([far])
  vi.advanceTimersByTime(11_000)
  happens()
  expect(hungUpOn).toEqual([far, slow])
  expect(quick.sent.at(-1)).toBe(`${seq}`)
})
