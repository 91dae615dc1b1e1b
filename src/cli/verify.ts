import type { Command } from 'commander'
import type { HouseReport } from '../server/audit/verify-export.ts'
import type { Report } from '../server/audit/verify-log.ts'
import { programVersion } from '../server/log/program-version.ts'
import { Malformed } from './input.ts'
import { isDatabase, logsAt, opened, textOf, type Where, withLogs } from './logs.ts'

/** `croupier export` and `croupier verify`: logs as lines of JSON, and an audit of them. */
export const verify = (program: Command): void => {
  withLogs(
    program
      .command('export')
      .summary('write logs as lines of JSON')
      .description(
        'Writes every entry, one JSON object a line, all logs as they were at one moment; also while ' +
          'the floor is open. The last line says how many entries there are and how each log ends.',
      )
      .argument('[logs...]', 'a table such as baccarat-1, or cage; all of them if none is named'),
  ).action(exportLogs)
  withLogs(
    program
      .command('verify')
      .summary('check logs: chain, replay, payments, money, wagers, promises')
      .description(
        'Works out again everything that an export, a backup or a house says: the chain of hashes, ' +
          'every decision and payment from its command, the sum of all chips in each log and between ' +
          'them, one end for every wager, and every card, spin and roll from the secret that was ' +
          'shown for it. Exit code 1 if anything differs, with log and entry, or if an export breaks off ' +
          'before its last line.',
      )
      .argument('[export]', 'a file that croupier export or backup wrote, instead of a folder'),
  ).action(verifyLogs)
}

const exportLogs = async (named: readonly string[], where: Where): Promise<void> => {
  const { exportOf } = await import('../server/audit/export.ts')
  const logs = await logsAt(undefined, where)
  const known = await logs.logs()
  const unknown = named.find(log => !known.includes(log))
  if (unknown !== undefined)
    throw new Malformed(`there is no log ${unknown}; there are ${known.join(', ')}`)
  const only = named.length === 0 ? {} : { only: named }
  const about = { program: programVersion(), at: Date.now(), ...only }
  for await (const line of exportOf(logs, about)) process.stdout.write(line)
  await logs.close()
}

const MOST_TOLD = 20

const verifyLogs = async (file: string | undefined, where: Where): Promise<void> => {
  const report = await verified(file, where)
  const { found, reports } = report
  for (const { log, seq, says } of found.slice(0, MOST_TOLD))
    process.stdout.write(`${log}, entry ${seq}: ${says}\n`)
  if (found.length > MOST_TOLD)
    process.stdout.write(`… and ${found.length - MOST_TOLD} findings more\n`)
  for (const report of reports) {
    const { log, entries, rounds, findings } = report
    const says = findings.length === 0 ? 'all of it holds' : `${findings.length} findings`
    process.stdout.write(
      `${log}: ${entries} entries, ${rounds} rounds, ${chanceOf(report)}${says}\n`,
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

const verified = async (file: string | undefined, where: Where): Promise<HouseReport> => {
  const { verifyRead } = await import('../server/audit/verify-export.ts')
  const { readExport, readLogs } = await import('../server/audit/export.ts')
  if (file === undefined || opened(() => isDatabase(file), `cannot read ${file}`)) {
    const logs = await logsAt(file, where)
    const read = await readLogs(logs)
    await logs.close()
    return verifyRead(read)
  }
  const read = readExport(textOf(file))
  if (read.logs.size === 0) throw new Malformed(`${file} is no export: it has no entry of any log`)
  return verifyRead(read)
}
