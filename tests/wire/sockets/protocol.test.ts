import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import WebSocket from 'ws'
import { applied } from '../../../src/protocol/patch.ts'
import { type Server, startServer } from '../../../src/server/server.ts'
import { newFolder, removeFolder } from '../../fixtures/people/floor-fixture.ts'
import { ROOT } from '../../fixtures/processes/croupier.ts'
import { committed, expected, type PublishedPromise } from '../../fixtures/second-program.ts'
import { QUICK_DEALERS } from '../../fixtures/test-time.ts'

/** A client written from docs/protocol.md alone. */

const DOCUMENT = readFileSync(join(ROOT, 'docs/protocol.md'), 'utf8')

type Json = Readonly<Record<string, unknown>>

interface View {
  readonly round: number
  readonly open: boolean
  readonly mine: { readonly stack: Json; readonly settled: readonly Json[] } | null
  readonly play: Json & { readonly phase: string }
}

/** One change of a patch, as the page explains it. */
const change = (
  whole: Json,
  [path, ...values]: readonly [readonly (string | number)[], unknown?],
) => {
  const at: Record<string | number, unknown> = { whole }
  const steps = ['whole', ...path]
  const name = steps.pop()!
  const holder = steps.reduce<Record<string | number, unknown>>(
    (value, step) => value[step] as never,
    at,
  )
  if (values.length > 0) holder[name] = values[0]
  else if (Array.isArray(holder)) holder.splice(Number(name), 1)
  else delete holder[name]
  return at.whole as Json
}

type Changes = Parameters<typeof change>[1][]

class Stranger {
  readonly socket: WebSocket
  readonly views = new Map<string, View>()
  readonly seen: View[] = []
  readonly said: Json[] = []
  /** Its copies after each message, with the answers in between. */
  readonly had: Json[] = []
  readonly #copies = new Map<string, { readonly number: number; readonly copy: Json }>()
  /** Answers a view that asks for something. */
  answers: (said: Json) => { readonly does: string } | undefined = () => undefined
  #answers = new Map<string, (answer: Json) => void>()
  #count = 0

  private constructor(socket: WebSocket) {
    this.socket = socket
    socket.on('message', text => {
      const said = JSON.parse(String(text)) as Json
      this.said.push(said)
      if (said.snapshot || said.patch) {
        const now = { table: said.table, ...structuredClone(this.#copied(said)) }
        this.had.push(now)
        const { view } = now as Json as { readonly view: View }
        this.views.set(String(said.table), view)
        this.seen.push(view)
        const answer = this.answers(now)
        if (answer) void this.does(String(said.table), answer.does)
      }
      if (said.id) this.#answers.get(String(said.id))?.(said)
    })
  }

  /** Its copy after a message. A gap in the numbers is an error of the server. */
  #copied({ table, number, snapshot, patch }: Json): Json {
    const before = this.#copies.get(String(table))
    if (!snapshot && before?.number !== Number(number) - 1)
      throw new Error(`a gap before ${number}`)
    const copy = (snapshot as Json) ?? (patch as Changes).reduce(change, before!.copy)
    this.#copies.set(String(table), { number: Number(number), copy })
    return copy
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
    const socket = new WebSocket(url, 'croupier.2', { origin: house, headers: { cookie } })
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
      this.says({ id, table, round: this.views.get(table)!.round + 1, does, ...more })
    })
  }

  async until(isSo: () => boolean, what = String(isSo)): Promise<void> {
    const end = Date.now() + 170_000
    while (!isSo()) {
      if (Date.now() > end) throw new Error(`waited in vain: ${what}`)
      await new Promise(resolve => setTimeout(resolve, 20))
    }
  }
}

let folder: string
let server: Server

beforeAll(async () => {
  process.env.LOG_LEVEL = 'silent'
  folder = newFolder()
  server = await startServer({ port: 0, host: '127.0.0.1', folder, pace: 3 }, QUICK_DEALERS)
})

afterAll(async () => {
  await server.close()
  removeFolder(folder)
})

/** The rounds on the page, by table: what is sent, and what comes back. */
const ROUNDS: ReadonlyMap<string, readonly string[]> = new Map(
  [...DOCUMENT.matchAll(/```text\n([\s\S]*?)\n```/g)].map(([, text]) => {
    const lines = text!.split('\n')
    return [String(JSON.parse(lines[0]!.slice(2)).watch), lines]
  }),
)

/** Values that differ every time. Only their presence is compared. */
// biome-ignore format: a table
const CHANGES = new Set([
  'done', 'seq', 'number', 'now', 'until', 'commitment', 'value', 'settled', 'hands', 'mayDeclare', 'ballIn',
  'ballFrom', 'faces', 'total', 'announcements',
])

const CARD = /^(A|[2-9]|10|J|Q|K)[CDHS]$/

/**
 * Whether a message matches the page. A card on the page stands for the card dealt in its place.
 */
const isAs = (told: unknown, real: unknown, cards: Map<string, string>, key = ''): boolean => {
  if (told === null || real === null) return told === real
  if (CHANGES.has(key)) return Array.isArray(told) === Array.isArray(real)
  if (Array.isArray(told))
    return (
      Array.isArray(real) &&
      told.length === real.length &&
      told.every((one, i) => isAs(one, real[i], cards))
    )
  if (typeof told === 'object')
    return (
      typeof real === 'object' &&
      Object.entries(told).every(([name, one]) => isAs(one, (real as Json)[name], cards, name))
    )
  if (!CARD.test(String(told)) || !CARD.test(String(real))) return told === real
  cards.set(String(told), String(real))
  return true
}

const withCards = (text: string, cards: ReadonlyMap<string, string>): string =>
  text.replaceAll(/"(\w+)"/g, (whole, word) => (cards.has(word) ? `"${cards.get(word)}"` : whole))

/** Follows the page line by line: sends what it sends, and waits for the messages it shows. */
const follows = async (stranger: Stranger, lines: readonly string[]): Promise<void> => {
  const cards = new Map<string, string>()
  const { said, had } = stranger
  let [heard, seen] = [said.length, had.length]
  for (const line of lines) {
    if (line.startsWith('> ')) {
      stranger.says(JSON.parse(withCards(line.slice(2), cards)))
      continue
    }
    const told = JSON.parse(line.slice(2)) as Json
    const [all, from] = line.startsWith('= ') ? [had, seen] : [said, heard]
    const found = () => all.findIndex((one, i) => i >= from && isAs(told, one, cards))
    await stranger.until(() => found() >= 0, line)
    if (all === had) seen = found() + 1
    else if (!('id' in told)) heard = found() + 1
  }
}

describe('a client written from docs/protocol.md alone', () => {
  let stranger: Stranger

  beforeAll(async () => {
    stranger = await Stranger.comes(server.address, 'Ana')
  })

  afterAll(() => stranger.socket.terminate())

  test('learns the protocol version, and gets no connection for an unknown one', async () => {
    expect(stranger.socket.protocol).toBe('croupier.2')
    const url = `${server.address.replace('http', 'ws')}/ws`
    const later = new WebSocket(url, 'croupier.1', { origin: server.address })
    await expect(
      new Promise((resolve, reject) => {
        later.on('open', resolve)
        later.on('error', reject)
      }),
    ).rejects.toThrow(/subprotocol/)
  })

  test.each([...ROUNDS])('plays the page’s round at %s', async (at, lines) => {
    stranger.answers = ({ table, view }) => {
      const { phase } = (view as View).play
      return table === at && phase === 'offering-force' ? { does: 'let-be' } : undefined
    }
    await follows(stranger, lines)
    const [ended] = stranger.views.get(at)!.mine!.settled
    const { is, under } = ended!.outcome as { is: string; under: string }
    expect(['win', 'lose', 'stand-off', 'void']).toContain(is)
    expect((await fetch(`${server.address}/api/law/${under}`)).status).toBe(200)
    stranger.says({ unwatch: at })
  })

  test.each([...ROUNDS.keys()])('recomputes the outcome at %s', async at => {
    const answer = await fetch(`${server.address}/api/tables/${at}/shoes`)
    const promises = (await answer.json()) as readonly PublishedPromise[]
    expect(promises.length).toBeGreaterThan(0)
    for (const told of promises.filter(({ out }) => out.length > 0)) {
      expect(committed(told)).toBe(told.commitment)
      expect(expected(told)).toEqual(told.out)
    }
  })

  test('applies the page’s example patch', () => {
    const [, text = ''] = /```json\n(\{\n {2}"before"[\s\S]*?)\n```/.exec(DOCUMENT) ?? []
    const { before, patch, after } = JSON.parse(text)
    expect(applied(patch, before)).toEqual(after)
    expect((patch as Changes).reduce(change, before)).toEqual(after)
  })

  test('finds a round of every game on the page', () => {
    expect([...ROUNDS.keys()]).toEqual([
      'baccarat-1',
      'roulette-1',
      'snake-eyes-1',
      'lunar-poker-1',
    ])
  })

  test('finds every roulette wager under the page’s name', async () => {
    const at = 'roulette-1'
    stranger.says({ watch: at })
    await stranger.until(() => stranger.views.get(at)?.play.isBettingOpen === true)
    const [, names = ''] = /\*\*Roulette\.\*\* Wager on ([^;]*) while/.exec(DOCUMENT)!
    const all = [...names.matchAll(/`([^`]+)`/g)].map(([, name]) => name!)
    expect(all).toHaveLength(13)
    const asked = async (on: string) =>
      JSON.stringify(await stranger.does(at, 'wager', { on, chips: 1 }))
    const unknown = (await asked('the-moon')).replace(/.*"message":"|","says".*$/g, '')
    expect(unknown).toContain('the-moon')
    for (const on of all) expect(await asked(on)).not.toContain(unknown.replace('the-moon', on))
  })

  test('finds the names of all wagers of Snake Eyes and of the areas of baccarat', () => {
    const odds = stranger.views.get('snake-eyes-1')!.play.odds as Json
    const areas = stranger.views.get('baccarat-1')!.play.areas as readonly { on: string }[]
    const names = [...Object.keys(odds), ...areas.map(({ on }) => on)]
    expect(names.length).toBeGreaterThan(15)
    expect(names.filter(name => !DOCUMENT.includes(`\`${name}\``))).toEqual([])
  })

  /** Objects whose keys are kinds, colours, numbers or elections instead of fields. */
  // biome-ignore format: a table
  const NAMED = new Set([
    'limits', 'colours', 'tally', 'odds', 'lies', 'stack', 'unclaimed', 'elections', 'bet', 'super',
    'instantCash', 'personal', 'change', 'areas', 'facts', 'pays',
  ])

  const fields = (value: unknown): readonly string[] => {
    if (Array.isArray(value)) return value.flatMap(fields)
    if (typeof value !== 'object' || value === null) return []
    return Object.entries(value).flatMap(([key, inner]) => [
      key,
      ...(NAMED.has(key) ? [] : fields(inner)),
    ])
  }

  test('never receives a field that the page does not name', () => {
    const shown = new Set(stranger.seen.flatMap(fields))
    expect(shown.size).toBeGreaterThan(60)
    const told = new Set(DOCUMENT.match(/\w+/g))
    expect([...shown].filter(field => !told.has(field))).toEqual([])
  })

  test('never sees a phase that the page does not name', () => {
    const phases = new Set(stranger.seen.map(({ play }) => play.phase))
    expect([...phases].filter(phase => !DOCUMENT.includes(`\`${phase}\``))).toEqual([])
  })
})
