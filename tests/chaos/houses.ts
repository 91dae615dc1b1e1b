import { type ChildProcess, spawn } from 'node:child_process'
import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { ROOT } from '../fixtures/processes/croupier.ts'
import { MAIN } from '../fixtures/processes/program.ts'
import type { Lines } from './lines.ts'

/** The servers of a house. Each is restarted when it ends. */

export interface Place {
  readonly folder: string
  readonly lines: Lines
  readonly ports: readonly number[]
  readonly database: (house: number) => string
  readonly nats: (house: number) => string
}

export const NAMES = ['north', 'south', 'west'] as const

const RESTARTED_AFTER = 1000

export class House {
  readonly #at: number
  readonly #place: Place
  #child: ChildProcess | undefined
  #wrote = ''
  #again: NodeJS.Timeout | undefined
  /** Ends that nobody asked for, and that the server did not explain. */
  readonly deaths: string[] = []

  constructor(at: number, place: Place) {
    this.#at = at
    this.#place = place
  }

  get name(): string {
    return NAMES[this.#at]!
  }

  get address(): string {
    const { lines, ports } = this.#place
    return `${lines.addressOf(this.#at)}:${ports[this.#at]}`
  }

  get isRunning(): boolean {
    return this.#child !== undefined
  }

  start(): void {
    const { folder, lines, ports, database, nats } = this.#place
    const own = join(folder, this.name)
    mkdirSync(own, { recursive: true })
    const args = ['--host', lines.addressOf(this.#at), '--port', String(ports[this.#at])]
    const others = ['--database', database(this.#at), '--nats', nats(this.#at)]
    const files = ['--data', own, '--key', join(folder, 'key'), '--node', this.name]
    const pace = ['--pace', '1', '--newcomers', '100']
    const serve = [process.execPath, MAIN, 'serve', ...args, ...others, ...files, ...pace]
    const [command, ...rest] = lines.within(this.#at, serve)
    const child = spawn(command!, rest, { cwd: ROOT, stdio: ['ignore', 'pipe', 'pipe'] })
    this.#child = child
    const write = (part: Buffer) => {
      this.#wrote = `${this.#wrote}${part}`.slice(-100_000)
    }
    child.stdout.on('data', write)
    child.stderr.on('data', write)
    child.on('exit', (code, signal) => {
      if (this.#child !== child) return
      this.#child = undefined
      /** It said why it cannot start now. Whatever watches it tries again, as systemd does. */
      const isExplained = code === 2 && !this.#wrote.includes('our mistake')
      if (isExplained) this.#again = setTimeout(() => this.start(), RESTARTED_AFTER)
      else this.deaths.push(`${this.name} ended: ${code ?? signal}\n${this.#wrote.slice(-2000)}`)
    })
  }

  signal(name: NodeJS.Signals): void {
    this.#child?.kill(name)
  }

  /** Ends it, and returns when it has ended. It stays down until it is started. */
  end(signal: NodeJS.Signals): Promise<void> {
    clearTimeout(this.#again)
    const child = this.#child
    this.#child = undefined
    return new Promise(resolve => {
      if (!child || child.exitCode !== null || child.signalCode !== null) return resolve()
      child.on('exit', () => resolve())
      child.kill(signal)
    })
  }

  async isReady(): Promise<boolean> {
    const signal = AbortSignal.timeout(2000)
    const answer = await fetch(`http://${this.address}/readyz`, { signal }).catch(() => undefined)
    return answer?.status === 200
  }

  keepWritten(folder: string): void {
    writeFileSync(join(folder, `${this.name}.log`), this.#wrote)
  }
}
