import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import { setTimeout as pause } from 'node:timers/promises'
import type { Command } from 'commander'
import { thread } from '../../server/thread.ts'
import { Malformed } from '../input.ts'
import { wholeNumber } from '../odds/report.ts'
import { openQueue, type Queue, type SliceJob } from './queue.ts'

interface Options {
  readonly database: string
  readonly slices?: number
  readonly collect?: string
  readonly out?: string
}

const HELP = `
Put a run into the queue; its name is printed:
  croupier work --database URL --slices 16 -- simulate baccarat --rounds N --seed S
Start as many workers as you like, on any machines. Each takes slices until none
is left. You may kill a worker at any moment: another one takes its slice.
  croupier work --database URL
Write the slices to files, and merge them:
  croupier work --database URL --collect RUN --out FOLDER
  croupier simulate baccarat --merge FOLDER/*`

/** `croupier work`: works on slices of long runs from a queue, on any machine. */
export const work = (program: Command): void => {
  program
    .command('work')
    .summary('play slices of long runs from a queue in PostgreSQL')
    .description('Takes slices from a queue in PostgreSQL and runs them until none is left.')
    .argument('[command...]', 'with --slices: a command that takes --slice and --out')
    .requiredOption('--database <url>', 'the PostgreSQL database of the queue')
    .option('--slices <n>', 'add a command to the queue in this many slices', wholeNumber('slices'))
    .option('--collect <run>', 'write the slices of a run to files in --out')
    .option('--out <folder>', 'the folder for the files')
    .addHelpText('after', HELP)
    .action(async (command: readonly string[], options: Options) => {
      const task = taskOf(command, options)
      const queue = await opened(options.database)
      try {
        await task(queue)
      } finally {
        await queue.close()
      }
    })
}

const taskOf = (
  command: readonly string[],
  { slices, collect, out }: Options,
): ((queue: Queue) => Promise<void>) => {
  if ((collect === undefined) !== (out === undefined))
    throw new Malformed('expected --collect and --out together')
  if (slices === undefined && command.length > 0) throw new Malformed('--slices: expected a number')
  if (collect !== undefined && out !== undefined) return queue => writeFiles(queue, collect, out)
  if (slices === undefined) return workThrough
  if (slices < 1 || slices > MOST_SLICES)
    throw new Malformed(`--slices: expected a whole number from 1 to ${MOST_SLICES}`)
  if (!SLICED.includes(command[0] ?? ''))
    throw new Malformed(`expected a command after --, one of ${SLICED.join(', ')}`)
  return async queue => {
    process.stdout.write(`${await queue.add(command, slices)}\n`)
  }
}

const MOST_SLICES = 10_000

/** The verbs that take --slice and --out. */
const SLICED = ['simulate', 'solve']

const opened = async (url: string): Promise<Queue> => {
  try {
    return await openQueue(url)
  } catch (error) {
    throw new Malformed(`--database: ${error instanceof Error ? error.message : String(error)}`)
  }
}

/** Milliseconds between two looks at a queue whose remaining jobs other workers hold. */
const LOOK = 500

const workThrough = async (queue: Queue): Promise<void> => {
  for (;;) {
    const taken = await queue.take()
    if (taken === 'over') return
    if (taken === 'wait') {
      await pause(LOOK)
      continue
    }
    const { command, slice, of } = taken.job
    const name = `${command.join(' ')} --slice ${slice}/${of}`
    process.stderr.write(`${name}\n`)
    const ran = await ranSlice(taken.job)
    if ('file' in ran) await queue.complete(taken, ran.file)
    else {
      process.stderr.write(`${name}: ${ran.why}\n`)
      await queue.fail(taken, ran.why)
    }
  }
}

/** Runs the plain command in a thread, which always ends with this process. */
const ranSlice = async ({
  command,
  slice,
  of,
}: SliceJob): Promise<{ readonly file: string } | { readonly why: string }> => {
  const folder = mkdtempSync(join(tmpdir(), 'croupier-slice-'))
  const out = join(folder, 'slice.json')
  const argv = [...command, '--slice', `${slice}/${of}`, '--out', out]
  const worker = thread(new URL('../main.ts', import.meta.url), undefined, {
    argv,
    stdout: true,
    stderr: true,
  })
  try {
    const ended = new Promise<number>((resolve, reject) => {
      worker.on('exit', resolve)
      worker.on('error', reject)
    })
    const [said, code] = await Promise.all([text(worker.stderr), ended, text(worker.stdout)])
    if (code !== 0) return { why: said.trim() || `exit code ${code}` }
    return { file: readFileSync(out, 'utf8') }
  } catch (error) {
    return { why: String(error) }
  } finally {
    rmSync(folder, { recursive: true })
  }
}

/** Exit code 1 if the run is not complete. */
const writeFiles = async (queue: Queue, run: string, folder: string): Promise<void> => {
  const files = await queue.collect(run)
  if (typeof files === 'string') {
    process.stderr.write(`croupier: ${files}\n`)
    process.exitCode = 1
    return
  }
  try {
    mkdirSync(folder, { recursive: true })
    files.forEach((file, i) => {
      writeFileSync(join(folder, `${i + 1}.json`), file)
    })
  } catch (error) {
    throw new Malformed(`--out: ${error instanceof Error ? error.message : String(error)}`)
  }
}
