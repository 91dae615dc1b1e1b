import { execFile, execFileSync } from 'node:child_process'
import { appendFileSync, chownSync, mkdtempSync, rmSync } from 'node:fs'
import { connect, createServer, type Server, type Socket } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { freePort } from '../fixtures/processes/nats-servers.ts'
import { programFolder } from '../fixtures/processes/postgres-cluster.ts'

/**
 * A PostgreSQL primary and its synchronous standby. Servers reach the primary at one address, which
 * moves to the standby when it is promoted.
 */

const run = promisify(execFile)

const USER = 'postgres'

interface Instance {
  readonly folder: string
  readonly port: number
}

export class Databases {
  readonly #root: string
  readonly #isRoot = process.getuid?.() === 0
  #primary: Instance
  #standby: Instance
  #server: Server | undefined
  readonly #sockets = new Set<Socket>()
  port = 0

  private constructor(root: string, ports: readonly [number, number]) {
    this.#root = root
    this.#primary = { folder: join(root, 'one'), port: ports[0] }
    this.#standby = { folder: join(root, 'two'), port: ports[1] }
  }

  static async start(host: string): Promise<Databases> {
    const root = mkdtempSync(join(tmpdir(), 'croupier-chaos-'))
    const databases = new Databases(root, [await freePort(), await freePort()])
    await databases.#create()
    await databases.#listen(host)
    return databases
  }

  /** The address for servers. Their connection may be cut. */
  url(host: string): string {
    return `postgres://${USER}@${host}:${this.port}/postgres`
  }

  /** The primary itself. */
  get direct(): string {
    return `postgres://${USER}@127.0.0.1:${this.#primary.port}/postgres`
  }

  /** Restarts it as an operator would. */
  async restart(): Promise<void> {
    await this.#ctl(this.#primary, '-m', 'fast', 'restart')
  }

  /** Crashes it, and lets it recover. */
  async crash(): Promise<void> {
    await this.#ctl(this.#primary, '-m', 'immediate', 'stop')
    await this.#ctl(this.#primary, 'start')
  }

  /** Destroys the primary and promotes the standby. A new standby is then made from it. */
  async promote(): Promise<void> {
    await this.#ctl(this.#primary, '-m', 'immediate', 'stop')
    await this.#ctl(this.#standby, 'promote')
    const lost = this.#primary
    this.#primary = this.#standby
    this.#standby = lost
    await this.#query("alter system set synchronous_standby_names = ''")
    await this.#query('select pg_reload_conf()')
    this.#hangUp()
    rmSync(lost.folder, { recursive: true, force: true })
    await this.#follow()
  }

  async stop(): Promise<void> {
    this.#hangUp()
    this.#server?.close()
    for (const instance of [this.#standby, this.#primary])
      await this.#ctl(instance, '-m', 'immediate', 'stop').catch(() => undefined)
    rmSync(this.#root, { recursive: true, force: true })
  }

  async #create(): Promise<void> {
    if (this.#isRoot) {
      const id = (flag: string) => Number(execFileSync('id', [flag, USER]).toString())
      chownSync(this.#root, id('-u'), id('-g'))
    }
    const { folder } = this.#primary
    await this.#run('initdb', '-D', folder, '-A', 'trust', '-U', USER, '-E', 'UTF8', '--no-sync')
    const settings = `listen_addresses = '127.0.0.1'\nunix_socket_directories = ''\nwal_retrieve_retry_interval = 200ms\n`
    appendFileSync(join(folder, 'postgresql.conf'), settings)
    await this.#ctl(this.#primary, 'start')
    await this.#follow()
  }

  /** Makes the standby from the primary. From then on every commit waits for it. */
  async #follow(): Promise<void> {
    const { folder } = this.#standby
    const from = ['-h', '127.0.0.1', '-p', String(this.#primary.port), '-U', USER]
    await this.#run('pg_basebackup', ...from, '-D', folder, '-R', '-c', 'fast', '--no-sync')
    await this.#ctl(this.#standby, 'start')
    await this.#query("alter system set synchronous_standby_names = '*'")
    await this.#query('select pg_reload_conf()')
    await this.inStep()
  }

  /** Resolves once the standby has everything, so that it can take over. */
  async inStep(): Promise<void> {
    const asked = "select count(*) from pg_stat_replication where sync_state = 'sync'"
    while ((await this.#query(asked).catch(() => '')) !== '1')
      await new Promise(resolve => setTimeout(resolve, 100))
  }

  async #query(text: string): Promise<string> {
    const { stdout } = await this.#run('psql', this.direct, '-At', '-c', text)
    return stdout.trim()
  }

  #ctl({ folder, port }: Instance, ...how: readonly string[]) {
    const log = ['-l', join(this.#root, 'log')]
    return this.#run('pg_ctl', '-D', folder, '-w', '-o', `-p ${port}`, ...log, ...how)
  }

  #run(program: string, ...args: readonly string[]) {
    const all = [join(programFolder()!, program), ...args]
    const [command, ...rest] = this.#isRoot ? ['runuser', '-u', USER, '--', ...all] : all
    /** The server keeps inherited streams open, so nothing may wait for the end of its output. */
    return run(command!, rest, { cwd: this.#root })
  }

  async #listen(host: string): Promise<void> {
    const server = createServer(socket => {
      const onward = connect(this.#primary.port, '127.0.0.1')
      for (const [one, other] of [
        [socket, onward],
        [onward, socket],
      ] as const) {
        this.#sockets.add(one)
        one.on('error', () => undefined)
        one.on('close', () => {
          this.#sockets.delete(one)
          other.destroy()
        })
        one.pipe(other)
      }
    })
    this.#server = server
    await new Promise<void>(resolve => void server.listen(0, host, resolve))
    this.port = (server.address() as { readonly port: number }).port
  }

  #hangUp(): void {
    for (const socket of this.#sockets) socket.destroy()
  }
}
