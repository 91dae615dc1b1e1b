import { execFileSync } from 'node:child_process'
import { chownSync, existsSync, mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

/** A PostgreSQL of its own for a test, on a socket in a folder that is thrown away. */

const PACKAGED = '/usr/lib/postgresql'

const folderOf = (program: string): string | undefined =>
  existsSync(PACKAGED)
    ? readdirSync(PACKAGED)
        .map(version => join(PACKAGED, version, 'bin'))
        .findLast(bin => existsSync(join(bin, program)))
    : undefined

export const isInstalled = (): boolean => folderOf('initdb') !== undefined

export interface Cluster {
  readonly url: (database: string) => string
  /** Kills it with everything it has open; `start` recovers what was acknowledged. */
  readonly crash: () => void
  readonly start: () => void
  readonly stop: () => void
}

export const startCluster = (): Cluster => {
  const bin = folderOf('initdb')!
  const folder = mkdtempSync(join(tmpdir(), 'croupier-pg-'))
  const isRoot = process.getuid?.() === 0
  const id = (flag: string) => Number(execFileSync('id', [flag, 'postgres']).toString())
  if (isRoot) chownSync(folder, id('-u'), id('-g'))
  /** PostgreSQL does not run as root. */
  const run = (program: string, ...args: readonly string[]) => {
    const all = [join(bin, program), ...args]
    const [command, ...rest] = isRoot ? ['runuser', '-u', 'postgres', '--', ...all] : all
    execFileSync(command!, rest, { stdio: 'ignore', cwd: folder })
  }
  const at = join(folder, 'pg')
  run('initdb', '-D', at, '-A', 'trust', '-U', 'postgres', '-E', 'UTF8', '--no-sync')
  const options = `-c listen_addresses= -c unix_socket_directories=${folder}`
  const start = () =>
    run('pg_ctl', '-D', at, '-w', '-o', options, '-l', join(folder, 'log'), 'start')
  const crash = () => run('pg_ctl', '-D', at, '-w', '-m', 'immediate', 'stop')
  start()
  return {
    url: database => `postgres://postgres@/${database}?host=${encodeURIComponent(folder)}`,
    crash,
    start,
    stop: () => {
      crash()
      rmSync(folder, { recursive: true, force: true })
    },
  }
}
