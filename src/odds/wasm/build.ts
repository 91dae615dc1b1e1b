import { readdirSync } from 'node:fs'
import { mkdir, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { main } from 'assemblyscript/asc'

/**
 * `npm run build:wasm`: compiles every folder of `kernels` and writes it to `binaries` as a module
 * that holds the bytes in base64, so that Node and browsers load a kernel in the same way.
 */

const HERE = dirname(fileURLToPath(import.meta.url))
const KERNELS = join(HERE, 'kernels')
const BINARIES = join(HERE, 'binaries')

const OPTIONS = ['-O3', '--noAssert', '--runtime', 'stub', '--enable', 'simd'] as const

export const KERNEL_NAMES: readonly string[] = readdirSync(KERNELS).sort()

/** The module that `binaries` holds for this kernel. */
export const compiled = async (name: string): Promise<string> => {
  let binary: Uint8Array | undefined
  const { error, stderr } = await main(
    ['--baseDir', KERNELS, `${name}/index.ts`, '-o', 'kernel.wasm', ...OPTIONS],
    {
      writeFile: (_, contents) => {
        binary = Buffer.from(contents)
      },
    },
  )
  if (error || !binary) throw new Error(`${name} does not compile: ${stderr}`)
  const base64 = Buffer.from(binary).toString('base64')
  return `/** Written by \`npm run build:wasm\` from kernels/${name}. */\nexport const BINARY =\n  '${base64}'\n`
}

const writeAll = async (): Promise<void> => {
  await mkdir(BINARIES, { recursive: true })
  for (const name of KERNEL_NAMES) {
    const text = await compiled(name)
    await writeFile(join(BINARIES, `${name}.ts`), text)
    process.stdout.write(`${name}: ${text.length} characters\n`)
  }
}

if (process.argv[1] === fileURLToPath(import.meta.url)) await writeAll()
