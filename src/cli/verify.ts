import type { Command } from 'commander'
import type { HouseReport } from '../server/audit/verify-export.ts'
import type { Report } from '../server/audit/verify-log.ts'
import { privateOutput } from '../server/log/private-file.ts'
import { programVersion } from '../server/log/program-version.ts'
import { Malformed } from './input.ts'
import { isDatabase, type LogSource, logsAt, opened, textOf, withLogs } from './logs.ts'

/** `croupier export` and `croupier verify`: logs as lines of JSON, and an audit of them. */
export const verify = (program: Command): void => {
  withLogs(
    program
      .command('export')
      .summary('write logs as lines of JSON')
      .description(
        'Writes every entry as one line of JSON, with all logs as of one moment. The server may be ' +
          'running. The last line gives the number of entries and the end of each log.',
      )
      .argument('[logs...]', 'a table such as baccarat-1, or cage; default: all logs'),
  ).action(exportLogs)
  withLogs(
    program
      .command('verify')
      .summary('check logs: chain, replay, payments, money, wagers, promises')
      .description(
        'Recomputes everything in an export, a backup or a data folder: the chain of hashes, every ' +
          'decision and payment from its command, the sum of all chips in each log and between logs, ' +
          'one end for every wager, and every card, spin and roll from its revealed secret. Exits with ' +
          'code 1 and names the log and entry if anything differs, or if an export lacks its last line.',
      )
      .argument('[export]', 'a file from croupier export or backup, instead of a folder'),
  ).action(verifyLogs)
}

const exportLogs = async (named: readonly string[], where: LogSource): Promise<void> => {
  const { exportOf } = await import('../server/audit/export.ts')
  const logs = await logsAt(undefined, where)
  const known = await logs.logs()
  const unknown = named.find(log => !known.includes(log))
  if (unknown !== undefined)
    throw new Malformed(`there is no log ${unknown}; there are ${known.join(', ')}`)
  const only = named.length === 0 ? {} : { only: named }
  const about = { program: programVersion(), at: Date.now(), ...only }
  privateOutput()
  for await (const line of exportOf(logs, about)) process.stdout.write(line)
  await logs.close()
}

const MOST_TOLD = 20

const verifyLogs = async (file: string | undefined, where: LogSource): Promise<void> => {
  const report = await verified(file, where)
  const { found, reports } = report
  for (const { log, seq, says } of found.slice(0, MOST_TOLD))
    process.stdout.write(`${log}, entry ${seq}: ${says}\n`)
  if (found.length > MOST_TOLD)
    process.stdout.write(`… and ${found.length - MOST_TOLD} more findings\n`)
  for (const report of reports) {
    const { log, entries, rounds, findings, superseded } = report
    const says = findings.length === 0 ? 'all of it holds' : `${findings.length} findings`
    const earlier = superseded.length
    process.stdout.write(
      `${log}: ${entries} entries, ${rounds} rounds, ${chanceOf(report)}${says}\n`,
    )
    if (earlier > 0)
      process.stdout.write(
        `  ${earlier} decisions of an earlier version differ from today's rules, first entry ${superseded[0]!.seq}: ${superseded[0]!.says}\n`,
      )
  }
  if (found.length > 0) process.exitCode = 1
}

/** The findings about chance. Empty for a log without draws. */
const chanceOf = ({ attended, opened: promises, waiting }: Report): string => {
  if (attended) return 'attended: what came is what the dealer reported, '
  const open = waiting > 0 ? `${waiting} throws of a promise that is still sealed, ` : ''
  return `${promises} promises opened, ${open}`
}

const verified = async (file: string | undefined, where: LogSource): Promise<HouseReport> => {
  const { verifyRead } = await import('../server/audit/verify-export.ts')
  const { readExport, readLogs } = await import('../server/audit/export.ts')
  if (file === undefined || opened(() => isDatabase(file), `cannot read ${file}`)) {
    const logs = await logsAt(file, where)
    const read = await readLogs(logs)
    await logs.close()
    return verifyRead(read)
  }
  const read = readExport(textOf(file))
  if (read.logs.size === 0) throw new Malformed(`${file} is no export: it has no log entries`)
  return verifyRead(read)
}
