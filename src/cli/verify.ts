import { readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import type { Command } from 'commander'
import type { Kept } from '../server/store.ts'
import { Malformed } from './input.ts'

/** `croupier export` and `croupier verify`: a log as lines of JSON, and an auditor's reading of it. */
export const verify = (program: Command): void => {
  program
    .command('export')
    .summary('write a log as lines of JSON')
    .description(
      'Writes every entry of a log, one JSON object a line; also while the floor is open.',
    )
    .argument('<log>', 'the log: a table such as baccarat-1, or cage')
    .option('--data <folder>', 'where the house keeps its logs', './data')
    .action(exportLog)
  program
    .command('verify')
    .summary('check an exported log: chain, replay, payments, money, promises')
    .description(
      'Reads an export and works everything in it out again: the chain of hashes, every decision ' +
        'and payment from its command, the sum of all chips, and every card, spin and roll from the ' +
        'secret that was shown for it. Exit code 1 if anything differs.',
    )
    .argument('<export>', 'a file that croupier export wrote')
    .action(verifyExport)
}

const exportLog = async (log: string, { data }: { readonly data: string }): Promise<void> => {
  const { logsIn } = await import('../server/sqlite.ts')
  const folder = resolve(data)
  const logs = opened(() => logsIn(folder), `there is no store in ${folder}`)
  const entries = await logs.read(log)
  const known = await logs.logs()
  await logs.close()
  if (entries.length === 0)
    throw new Malformed(`there is no log ${log}; there are ${known.join(', ')}`)
  for (const entry of entries) process.stdout.write(`${JSON.stringify(entry)}\n`)
}

const opened = <T>(open: () => T, otherwise: string): T => {
  try {
    return open()
  } catch {
    throw new Malformed(otherwise)
  }
}

const verifyExport = async (file: string): Promise<void> => {
  const { verifyLog } = await import('../server/verify.ts')
  const text = opened(() => readFileSync(file, 'utf8'), `cannot read ${file}`)
  const lines = text.split('\n').filter(line => line !== '')
  const report = verifyLog(lines.map(entryOn))
  for (const { seq, says } of report.findings.slice(0, 20))
    process.stdout.write(`entry ${seq}: ${says}\n`)
  const { log, entries, rounds, opened: promises, attended, findings } = report
  const chance = attended
    ? 'attended: what came is what the dealer reported'
    : `${promises} promises opened`
  process.stdout.write(
    `${log}: ${entries} entries, ${rounds} rounds, ${chance}, ` +
      `${findings.length === 0 ? 'all of it holds' : `${findings.length} findings`}\n`,
  )
  if (findings.length > 0) process.exitCode = 1
}

const entryOn = (line: string, at: number): Kept =>
  opened(() => JSON.parse(line) as Kept, `line ${at + 1} is not JSON`)
