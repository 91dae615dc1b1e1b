import { closeSync, createReadStream, mkdtempSync, openSync, rmSync, writeSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import type { Difference } from '../../audit/difference.ts'

const CHUNK = 1 << 16

/**
 * Writes differences to a file, because a system with one wrong pay table makes millions of them.
 */
export class Spool {
  readonly #folder = mkdtempSync(join(tmpdir(), 'croupier-audit-'))
  readonly #path = join(this.#folder, 'differences')
  readonly #file = openSync(this.#path, 'w', 0o600)
  #waiting: string[] = []
  #size = 0
  count = 0

  add(difference: Difference): void {
    const line = `${JSON.stringify(difference)}\n`
    this.count += 1
    this.#waiting.push(line)
    this.#size += line.length
    if (this.#size > CHUNK) this.#flush()
  }

  #flush(): void {
    writeSync(this.#file, this.#waiting.join(''))
    this.#waiting = []
    this.#size = 0
  }

  /** The lines of JSON, in the order in which they were found. */
  async *lines(most = Number.POSITIVE_INFINITY): AsyncGenerator<string> {
    this.#flush()
    let left = most
    for await (const line of createInterface({ input: createReadStream(this.#path) })) {
      if (left <= 0) return
      left -= 1
      yield line
    }
  }

  remove(): void {
    closeSync(this.#file)
    rmSync(this.#folder, { recursive: true, force: true })
  }
}
