import { gzipSync } from 'node:zlib'

/** A compressed tar archive of texts. The same texts give the same bytes. */

const BLOCK = 512

const octal = (value: number, width: number): string =>
  `${value.toString(8).padStart(width - 1, '0')}\0`

/** A ustar header. The checksum counts its own field as spaces. */
const headerOf = (name: string, size: number): Buffer => {
  const head = Buffer.alloc(BLOCK)
  head.write(name, 0, 100)
  head.write(octal(0o644, 8), 100)
  head.write(octal(0, 8), 108)
  head.write(octal(0, 8), 116)
  head.write(octal(size, 12), 124)
  head.write(octal(0, 12), 136)
  head.write('        ', 148)
  head.write('0', 156)
  head.write('ustar\0', 257)
  head.write('00', 263)
  const sum = head.reduce((total, byte) => total + byte, 0)
  head.write(`${sum.toString(8).padStart(6, '0')}\0 `, 148)
  return head
}

const padded = (text: Buffer): Buffer =>
  Buffer.concat([text, Buffer.alloc((BLOCK - (text.length % BLOCK)) % BLOCK)])

export const archiveOf = (files: ReadonlyMap<string, string>): Buffer => {
  const parts = [...files].flatMap(([name, text]) => {
    const bytes = Buffer.from(text)
    return [headerOf(name, bytes.length), padded(bytes)]
  })
  return gzipSync(Buffer.concat([...parts, Buffer.alloc(2 * BLOCK)]))
}
