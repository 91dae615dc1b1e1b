import { spawn } from 'node:child_process'
import { join } from 'node:path'

export const ROOT = join(import.meta.dirname, '..')

export interface Ran {
  readonly code: number | null
  readonly out: string
  readonly err: string
}

/** Runs the command line as a person would, and waits for what it says. */
export const croupier = (args: readonly string[], input = ''): Promise<Ran> =>
  new Promise((resolve, reject) => {
    const command = [join(ROOT, 'src/cli/main.ts'), ...args]
    const child = spawn(join(ROOT, 'node_modules/.bin/tsx'), command, { cwd: ROOT })
    let out = ''
    let err = ''
    child.stdout.on('data', part => {
      out += part
    })
    child.stderr.on('data', part => {
      err += part
    })
    child.on('error', reject)
    child.on('close', code => resolve({ code, out, err }))
    child.stdin.on('error', () => undefined)
    child.stdin.end(input)
  })
