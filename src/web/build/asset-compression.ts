import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { brotliCompressSync, constants, gzipSync } from 'node:zlib'
import type { Plugin } from 'vite'

/** Compresses every asset at build time, so that a server can send the compressed file as it is. */

const WORTH_IT = /\.(js|css|html|svg|json|webmanifest|wasm)$/
const LEAST = 600

const brotli = (bytes: Buffer): Buffer =>
  brotliCompressSync(bytes, { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } })

export const compressed = (): Plugin => {
  let folder = ''
  return {
    name: 'compressed',
    apply: (_, { command, mode }) => command === 'build' && mode === 'production',
    configResolved: config => {
      folder = join(config.root, config.build.outDir)
    },
    closeBundle: () => {
      for (const name of readdirSync(folder, { recursive: true, encoding: 'utf8' })) {
        const file = join(folder, name)
        if (!WORTH_IT.test(name)) continue
        const bytes = readFileSync(file)
        if (bytes.length < LEAST) continue
        writeFileSync(`${file}.br`, brotli(bytes))
        writeFileSync(`${file}.gz`, gzipSync(bytes, { level: 9 }))
      }
    },
  }
}
