import { type ChildProcess, spawn } from 'node:child_process'
import { join } from 'node:path'
import { ROOT } from './croupier.ts'

/** The real server in a process of its own, for tests that end it in the middle of things. */

export interface Running {
  readonly child: ChildProcess
  readonly base: string
  /** All that it wrote, to either stream. */
  readonly wrote: () => string
}

export const startProcess = (
  folder: string,
  more: readonly string[] = [],
  node: readonly string[] = [],
): Promise<Running> =>
  new Promise((resolve, reject) => {
    const args = ['--import', 'tsx', join(ROOT, 'src/cli/main.ts'), 'serve', '--port', '0']
    const env = { ...process.env, CROUPIER_LOG_LEVEL: 'trace' }
    const all = [...node, ...args, '--data', folder, ...more]
    const child = spawn(process.execPath, all, { cwd: ROOT, env })
    let wrote = ''
    child.stderr.on('data', part => {
      wrote += part
    })
    child.stdout.on('data', part => {
      wrote += part
      const base = /open +(http\S+)/.exec(wrote)?.[1]
      if (base) resolve({ child, base, wrote: () => wrote })
    })
    child.on('exit', () => reject(new Error(wrote)))
  })

export const endProcess = ({ child }: Running, signal: NodeJS.Signals): Promise<void> =>
  new Promise(resolve => {
    if (child.exitCode !== null || child.signalCode !== null) return resolve()
    child.on('exit', () => resolve())
    child.kill(signal)
  })
