import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import WebSocket from 'ws'
import { type Server, startServer } from '../src/server/server.ts'
import { drop, newFolder } from './at-the-floor.ts'
import { ROOT } from './croupier.ts'

/** A stranger's client: docs/protocol.md and nothing else. */

const DOCUMENT = readFileSync(join(ROOT, 'docs/protocol.md'), 'utf8')

type Json = Readonly<Record<string, unknown>>

interface View {
  readonly round: number
  readonly open: boolean
  readonly mine: { readonly stack: Json; readonly settled: readonly Json[] } | null
  readonly play: Json & { readonly phase: string }
}

class Stranger {
  readonly socket: WebSocket
  readonly views = new Map<string, View>()
  readonly seen: View[] = []
  #answers = new Map<string, (answer: Json) => void>()
  #count = 0

  private constructor(socket: WebSocket) {
    this.socket = socket
    socket.on('message', text => {
      const said = JSON.parse(String(text)) as Json
      if (said.view) {
        this.views.set(String(said.table), said.view as View)
        this.seen.push(said.view as View)
      }
      if (said.id) this.#answers.get(String(said.id))?.(said)
    })
  }

  static async comes(house: string, name: string): Promise<Stranger> {
    const answer = await fetch(`${house}/api/guest`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', origin: house },
      body: JSON.stringify({ name }),
    })
    const cookie = answer.headers
      .getSetCookie()
      .map(one => one.split(';')[0])
      .join('; ')
    const url = `${house.replace('http', 'ws')}/ws`
    const socket = new WebSocket(url, 'croupier.1', { origin: house, headers: { cookie } })
    await new Promise((resolve, reject) => {
      socket.on('open', resolve)
      socket.on('error', reject)
    })
    return new Stranger(socket)
  }

  says(what: Json): void {
    this.socket.send(JSON.stringify(what))
  }

  does(table: string, does: string, more: Json = {}): Promise<Json> {
    this.#count += 1
    const id = `s-${this.#count}`
    return new Promise(resolve => {
      this.#answers.set(id, resolve)
      this.says({ id, table, does, ...more })
    })
  }

  async until(isSo: () => boolean): Promise<void> {
    const end = Date.now() + 30_000
    while (!isSo()) {
      if (Date.now() > end) throw new Error(`waited in vain: ${isSo}`)
      await new Promise(resolve => setTimeout(resolve, 60))
    }
  }
}

let folder: string
let server: Server

beforeAll(async () => {
  process.env.LOG_LEVEL = 'silent'
  folder = newFolder()
  server = await startServer({ port: 0, host: '127.0.0.1', folder, pace: 1.5 })
})

afterAll(async () => {
  await server.close()
  drop(folder)
})

/** What to wager on, and what to answer, by the page. */
const GAMES: Readonly<
  Record<
    string,
    { on: readonly string[]; answer: (play: Json, seat: number) => string | undefined }
  >
> = {
  'baccarat-1': { on: ['banker'], answer: () => undefined },
  'roulette-1': { on: ['red'], answer: () => undefined },
  'snake-eyes-1': {
    on: ['field'],
    answer: play => {
      if (play.offeredTo === 'Stranger') return 'take-dice'
      return play.shooter === 'Stranger' && play.phase === 'betting' ? 'roll' : undefined
    },
  },
  'lunar-poker-1': {
    on: ['ante', 'super'],
    answer: ({ phase, turn }, seat) => {
      if (phase === 'deciding' && turn === seat) return 'play'
      return phase === 'offering-force' ? 'let-be' : undefined
    },
  },
}

describe('a client that knows only docs/protocol.md', () => {
  let stranger: Stranger

  beforeAll(async () => {
    stranger = await Stranger.comes(server.address, 'Stranger')
  })

  afterAll(() => stranger.socket.terminate())

  test('is told which version is spoken, and not connected for one that is not', async () => {
    expect(stranger.socket.protocol).toBe('croupier.1')
    const url = `${server.address.replace('http', 'ws')}/ws`
    const later = new WebSocket(url, 'croupier.2', { origin: server.address })
    await expect(
      new Promise((resolve, reject) => {
        later.on('open', resolve)
        later.on('error', reject)
      }),
    ).rejects.toThrow(/subprotocol/)
  })

  test.each(Object.keys(GAMES))(
    'plays a round at %s and is told how its wagers ended',
    async at => {
      const { on, answer } = GAMES[at]!
      const play = () => stranger.views.get(at)!.play
      stranger.says({ watch: at })
      await stranger.until(() => stranger.views.get(at)?.open === true)
      expect(await stranger.does(at, 'sit', { seat: 1 })).toHaveProperty('done')
      expect(await stranger.does(at, 'buy-in', { chips: 50_000 })).toHaveProperty('done')
      for (const one of on) {
        let taken: Json = {}
        const wager = async () => {
          taken = await stranger.does(at, 'wager', { on: one, chips: 2000 })
        }
        while (!('done' in taken)) {
          await wager()
          if (!('done' in taken)) await new Promise(resolve => setTimeout(resolve, 150))
        }
      }
      const { round } = stranger.views.get(at)!
      await stranger.until(() => {
        const says = answer(play(), 1)
        if (says !== undefined) void stranger.does(at, says)
        return (
          stranger.views.get(at)!.round > round && stranger.views.get(at)!.mine!.settled.length > 0
        )
      })
      const [ended] = stranger.views.get(at)!.mine!.settled
      const { is, under } = ended!.outcome as { is: string; under: string }
      expect(['win', 'lose', 'stand-off', 'void']).toContain(is)
      expect((await fetch(`${server.address}/api/law/${under}`)).status).toBe(200)
      stranger.says({ unwatch: at })
    },
  )

  test('finds every wager of roulette by the name that the page gives', async () => {
    const at = 'roulette-1'
    stranger.says({ watch: at })
    await stranger.until(() => stranger.views.get(at)?.play.isBettingOpen === true)
    const [, names = ''] = /\*\*Roulette\.\*\* Wager on ([^;]*) while/.exec(DOCUMENT)!
    const all = [...names.matchAll(/`([^`]+)`/g)].map(([, name]) => name!)
    expect(all).toHaveLength(13)
    const asked = async (on: string) =>
      JSON.stringify(await stranger.does(at, 'wager', { on, chips: 1 }))
    const unknown = (await asked('the-moon')).replace(/.*"message":"|"\}\}$/g, '')
    expect(unknown).toContain('the-moon')
    for (const on of all) expect(await asked(on)).not.toContain(unknown.replace('the-moon', on))
  })

  /** Where keys are names of kinds, colours, numbers or elections, and not of fields. */
  // biome-ignore format: a table
  const NAMED = new Set([
    'limits', 'colours', 'tally', 'odds', 'lies', 'stack', 'unclaimed', 'elections', 'bet', 'super',
    'instantCash', 'personal', 'change', 'areas',
  ])

  const fields = (value: unknown): readonly string[] => {
    if (Array.isArray(value)) return value.flatMap(fields)
    if (typeof value !== 'object' || value === null) return []
    return Object.entries(value).flatMap(([key, inner]) => [
      key,
      ...(NAMED.has(key) ? [] : fields(inner)),
    ])
  }

  test('is never shown a field that the page does not name', () => {
    const shown = new Set(stranger.seen.flatMap(fields))
    expect(shown.size).toBeGreaterThan(60)
    const told = new Set(DOCUMENT.match(/\w+/g))
    expect([...shown].filter(field => !told.has(field))).toEqual([])
  })

  test('is never in a phase that the page does not name', () => {
    const phases = new Set(stranger.seen.map(({ play }) => play.phase))
    expect([...phases].filter(phase => !DOCUMENT.includes(`\`${phase}\``))).toEqual([])
  })
})
