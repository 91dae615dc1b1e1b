import { spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { createInterface } from 'node:readline'
import { fileURLToPath } from 'node:url'

/**
 * C++ programs to compare with ours, if g++ and their folder are available. They are not part of
 * this repository: CROUPIER_LIMITS names the folder.
 */
const FOLDER = process.env.CROUPIER_LIMITS ?? '../shared/limits'

export interface Limit {
  /** The program's result for this many units, and its CPU microseconds. */
  readonly run: (units: number) => Promise<readonly [said: number, microseconds: number]>
  readonly end: () => Promise<unknown>
}

const compiler = (): boolean => spawnSync('g++', ['--version']).status === 0

/** Compiles a reference with our driver for the same work. Returns one sentence if that fails. */
export const limitOf = async (reference: string, driver: string): Promise<Limit | string> => {
  const file = join(FOLDER, reference)
  if (!existsSync(file)) return `there is no ${file}: set CROUPIER_LIMITS to the folder`
  if (!compiler()) return 'g++ is not installed'
  const folder = mkdtempSync(join(tmpdir(), 'croupier-limits-'))
  const program = join(folder, 'reference')
  const ours = fileURLToPath(new URL(`limits/${driver}`, import.meta.url))
  const source = `#define main reference_main\n#include "${resolve(file)}"\n#undef main\n#include "${ours}"\n`
  const built = spawnSync('g++', ['-O3', '-march=native', '-w', '-x', 'c++', '-o', program, '-'], {
    input: source,
    encoding: 'utf8',
  })
  if (built.status !== 0) return `${file} does not compile: ${built.stderr.split('\n')[0]}`
  return running(program, folder)
}

const running = (program: string, folder: string): Limit => {
  const child = spawn(program, { stdio: ['pipe', 'pipe', 'inherit'] })
  const lines = createInterface({ input: child.stdout })[Symbol.asyncIterator]()
  return {
    run: async units => {
      child.stdin.write(`${units}\n`)
      const { value } = await lines.next()
      const [said, microseconds] = String(value).split(' ').map(Number)
      return [said!, microseconds!]
    },
    end: async () => {
      const closed = once(child, 'close')
      child.stdin.end()
      await closed
      rmSync(folder, { recursive: true })
    },
  }
}
