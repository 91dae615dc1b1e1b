import { createReadStream } from 'node:fs'

const BLOCK = 1 << 18

/** The lines of a file, a block at a time, in constant memory. */
export async function* linesIn(file: string): AsyncGenerator<readonly string[]> {
  let rest: string | undefined
  for await (const chunk of createReadStream(file, { encoding: 'utf8', highWaterMark: BLOCK })) {
    const text: string = rest === undefined ? withoutMark(chunk) : rest + chunk
    const lines = text.split('\n').map(withoutReturn)
    rest = lines.pop() ?? ''
    yield lines
  }
  if (rest) yield [rest]
}

/** Some programs begin a file with a byte order mark, or end lines with a carriage return. */
const withoutMark = (text: string): string => (text.startsWith('\uFEFF') ? text.slice(1) : text)

const withoutReturn = (line: string): string => (line.endsWith('\r') ? line.slice(0, -1) : line)
