import { type ChildProcess, execFileSync, fork } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, mkdtempSync, rmSync, symlinkSync } from 'node:fs'
import { copyFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import WebSocket from 'ws'
import { compiledBench } from './compiled.ts'
import { type Figure, median } from './measure.ts'

/**
 * Commands per CPU second of the server, at tables of 14 patrons who all watch and change their
 * wagers in turn. The same driver runs this version, the last one that sent whole views, and a bare
 * `ws` server that answers and sends as many bytes, all at the same time, so that other load slows
 * all of them.
 */

const BEFORE = '511220d'
const TABLES = 10
const PATRONS = 14
/** Two patrons at each table of a house with many. */
const FEW = 2
const MANY_TABLES = 1000
/**
 * One patron at a time, further apart than the 40 ms broadcast window, so that every command gets
 * its own broadcast; or all patrons at once.
 */
const RATES = {
  alone: { every: 50, isAll: false },
  together: { every: 200, isAll: true },
}
type Rate = keyof typeof RATES
const WARM = 5
const SECONDS = 4
const PAIRS = 9
/** Seconds of work first, because a server that has just started still compiles its code. */
const FIRST = 15
const TIMES = 3
/** The share of a bare server's speed that one with rules should have. */
const SHARE = 0.3
/** The bytes of an answer and of a patch. */
const BARE = ['40', '140']

const ROOT = join(import.meta.dirname, '..')

const git = (...args: readonly string[]): string =>
  execFileSync('git', args, { cwd: ROOT, encoding: 'utf8', stdio: ['ignore', 'pipe', 'pipe'] })

const isInClone = (): boolean => {
  try {
    git('cat-file', '-e', `${BEFORE}^{commit}`)
    return true
  } catch {
    return false
  }
}

type Ask = (command: object) => Promise<object>

/** A patron on a socket. It reads views but does not decode them. */
const patronAt = async (url: string, table: string, name: string): Promise<Ask> => {
  const socket = new WebSocket(`${url}/?${name}`, { perMessageDeflate: false })
  await once(socket, 'open')
  const waiting = new Map<string, (answer: object) => void>()
  socket.on('message', text => {
    const said = String(text)
    if (!said.startsWith('{"id"')) return
    const answer = JSON.parse(said) as { readonly id: string }
    waiting.get(answer.id)?.(answer)
    waiting.delete(answer.id)
  })
  socket.send(JSON.stringify({ watch: table }))
  let count = 0
  return command =>
    new Promise(resolve => {
      count += 1
      const id = `c${count}`
      waiting.set(id, resolve)
      socket.send(JSON.stringify({ id, table, ...command }))
    })
}

/** A server in its own process, and the patrons of its tables. */
export class Side {
  readonly #house: ChildProcess
  readonly #patrons: readonly (readonly Ask[])[]
  readonly #also: object
  #turn = 0

  private constructor(house: ChildProcess, patrons: readonly (readonly Ask[])[], also: object) {
    this.#house = house
    this.#patrons = patrons
    this.#also = also
  }

  /** `also` has the fields that this version expects of every command. */
  static async open(
    root: string,
    sockets: string,
    also: object,
    patronsAtEach = PATRONS,
    tables = TABLES,
  ): Promise<Side> {
    const bench = await compiledBench(['house.ts', 'busy-floor.ts'], root)
    /** Twice as many tables, because every second one is roulette. */
    const args = [sockets, String(2 * tables), String(patronsAtEach)]
    return Side.#opened(join(bench, 'house.js'), args, also, patronsAtEach, tables)
  }

  static async bare(): Promise<Side> {
    const bench = await compiledBench(['capacity/bare.ts'])
    return Side.#opened(join(bench, 'capacity/bare.js'), BARE, {}, PATRONS, TABLES)
  }

  static async #opened(
    file: string,
    args: readonly string[],
    also: object,
    patronsAtEach: number,
    tables: number,
  ): Promise<Side> {
    const house = fork(file, args)
    const [url] = (await once(house, 'message')) as [string]
    const patrons: Ask[][] = []
    for (let table = 0; table < tables; table += 1)
      patrons.push(
        await Promise.all(
          Array.from({ length: patronsAtEach }, (_, i) => patronAt(url, `t${2 * table}`, `P${i}`)),
        ),
      )
    return new Side(house, patrons, also)
  }

  /** CPU microseconds per command. */
  async cost(seconds: number, rate: Rate): Promise<number> {
    const { every, isAll } = RATES[rate]
    const atOnce = isAll ? this.#patrons[0]!.length : 1
    const before = await this.#cpu()
    const answers: Promise<object>[] = []
    const end = performance.now() + seconds * 1000
    while (performance.now() < end) {
      for (let each = 0; each < atOnce; each += 1) answers.push(...this.#nextAlter())
      await new Promise(resolve => setTimeout(resolve, every))
    }
    const done = (await Promise.all(answers)).filter(answer => 'done' in answer)
    if (done.length < answers.length) throw new Error('not every command was taken')
    return ((await this.#cpu()) - before) / done.length
  }

  /** The next patron of each of the next ten tables changes a wager. */
  #nextAlter(): readonly Promise<object>[] {
    const groups = this.#patrons.length / TABLES
    const first = (this.#turn % groups) * TABLES
    const turn = Math.floor(this.#turn / groups)
    const count = this.#patrons[0]!.length
    const who = turn % count
    const chips = Math.floor(turn / count) % 2 === 0 ? 4000 : 2000
    this.#turn += 1
    const command = { ...this.#also, does: 'alter', wager: `w${4 * who + 1}`, chips }
    return this.#patrons.slice(first, first + TABLES).map(patrons => patrons[who]!(command))
  }

  close(): void {
    this.#house.kill()
  }

  async #cpu(): Promise<number> {
    this.#house.send('cpu')
    const [microseconds] = (await once(this.#house, 'message')) as [number]
    return microseconds
  }
}

interface Costs {
  readonly ours: number
  readonly older: number
  readonly bare: number
}

interface Sides extends Readonly<Record<keyof Costs, Side>> {}

const costsOf = async (
  { ours, older, bare }: Sides,
  seconds: number,
  rate: Rate,
): Promise<Costs> => {
  const costs = await Promise.all([ours, older, bare].map(side => side.cost(seconds, rate)))
  return { ours: costs[0]!, older: costs[1]!, bare: costs[2]! }
}

const compared = async (sides: Sides, rate: Rate): Promise<readonly Figure[]> => {
  await costsOf(sides, WARM, rate)
  const runs: Costs[] = []
  for (let run = 0; run < PAIRS; run += 1) runs.push(await costsOf(sides, SECONDS, rate))
  const figure = (
    name: string,
    [here, there]: readonly [keyof Costs, keyof Costs],
    target: number,
  ): Figure => ({
    name: `${name} at a table of 14 watchers, ${rate}`,
    reference:
      there === 'bare' ? 'bare ws, the same bytes' : `commit ${BEFORE}, which sent whole views`,
    unit: 'command',
    target,
    candidate: median(runs.map(costs => costs[here])),
    against: median(runs.map(costs => costs[there])),
    ratio: median(runs.map(costs => costs[there] / costs[here])),
  })
  return [
    figure('a command', ['ours', 'older'], TIMES),
    figure('a command', ['ours', 'bare'], SHARE),
    figure('what a bare ws server takes for a command', ['bare', 'older'], TIMES),
  ]
}

/** The cost of a command in a house of 1,000 tables and in one of 20, with two watchers each. */
export const commandsOfTables = async (): Promise<Figure> => {
  const sideOf = (tables: number) => Side.open(ROOT, 'gateway/sockets', { round: 1 }, FEW, tables)
  const [large, small] = [await sideOf(MANY_TABLES / 2), await sideOf(TABLES)]
  const costs = () => Promise.all([large, small].map(side => side.cost(SECONDS, 'alone')))
  for (let warm = 0; warm < FIRST / SECONDS; warm += 1) await costs()
  const runs: number[][] = []
  for (let run = 0; run < PAIRS; run += 1) runs.push(await costs())
  for (const side of [large, small]) side.close()
  return {
    name: `a command in a house of ${MANY_TABLES.toLocaleString('en')} tables`,
    reference: `in one of ${2 * TABLES}`,
    unit: 'command',
    target: 1 / 1.2,
    candidate: median(runs.map(([ours]) => ours!)),
    against: median(runs.map(([, theirs]) => theirs!)),
    ratio: median(runs.map(([ours, theirs]) => theirs! / ours!)),
  }
}

/** Empty if this clone does not have the older commit. */
export const commandsForCpu = async (): Promise<readonly Figure[]> => {
  if (!isInClone()) return []
  const folder = mkdtempSync(join(tmpdir(), 'croupier-before-'))
  try {
    git('worktree', 'add', '--detach', folder, BEFORE)
    symlinkSync(join(ROOT, 'node_modules'), join(folder, 'node_modules'))
    await copyFile(join(import.meta.dirname, 'house.ts'), join(folder, 'bench/house.ts'))
    const sides = {
      ours: await Side.open(ROOT, 'gateway/sockets', { round: 1 }),
      older: await Side.open(folder, 'socket', {}),
      bare: await Side.bare(),
    }
    await costsOf(sides, FIRST, 'together')
    const figures = [...(await compared(sides, 'alone')), ...(await compared(sides, 'together'))]
    for (const side of Object.values(sides)) side.close()
    return figures
  } finally {
    if (existsSync(folder)) git('worktree', 'remove', '--force', folder)
    rmSync(folder, { recursive: true, force: true })
  }
}
