#!/usr/bin/env node
import { Command, CommanderError } from 'commander'
import { programVersion } from '../server/log/program-version.ts'
import { Malformed } from './input.ts'

/** Only the verb that you asked for is loaded, because loading all of them takes a second. */
const VERBS: Readonly<Record<string, () => Promise<(program: Command) => void | Promise<void>>>> = {
  play: async () => (await import('./play/verb.ts')).play,
  odds: async () => (await import('./odds/verb.ts')).odds,
  par: async () => (await import('./par/verb.ts')).par,
  simulate: async () => (await import('./simulate/verb.ts')).simulate,
  solve: async () => (await import('./solve/verb.ts')).solve,
  work: async () => (await import('./work/verb.ts')).work,
  tournament: async () => (await import('./tournament/verb.ts')).tournament,
  serve: async () => (await import('./serve/verb.ts')).serve,
  bots: async () => (await import('./bots/verb.ts')).bots,
  records: async () => (await import('./records.ts')).records,
  significant: async () => (await import('./records.ts')).records,
  statement: async () => (await import('./records.ts')).records,
  pit: async () => (await import('./pit.ts')).pit,
  backup: async () => (await import('./backup.ts')).backup,
  restore: async () => (await import('./backup.ts')).backup,
  export: async () => (await import('./verify.ts')).verify,
  verify: async () => (await import('./verify.ts')).verify,
  evidence: async () => (await import('./evidence/verb.ts')).evidence,
  settle: async () => (await import('./settle/verb.ts')).settle,
  audit: async () => (await import('./audit/verb.ts')).audit,
  'what-if': async () => (await import('./what-if/verb.ts')).whatIf,
  env: async () => (await import('./env/verb.ts')).env,
  law: async () => (await import('./law.ts')).law,
  scenario: async () => (await import('./scenario.ts')).scenario,
  school: async () => (await import('./school/verb.ts')).school,
}

const program = new Command('croupier')
  .description(
    'The published rules of casino table games, executable: every ruling with its clause.',
  )
  .addHelpText(
    'after',
    `
Play it:    croupier play baccarat
            croupier serve
Ask it:     croupier odds baccarat --decks 6
            croupier law show nz5:9.4
            croupier solve lunar-poker --result
Check it:   croupier settle rounds.json
            croupier audit rounds.csv --map map.json --book nz5 --elections table.json
            croupier scenario scenarios/nz5/*.txt
            croupier verify
            croupier records --csv
            croupier pit --by dealer
Keep it:    croupier backup house.backup
            croupier restore house.backup --data ./again --key ./data/key

Run any command with --help for details. Exit code 0: done. 1: the answer is no.
2: bad input; one line says what is wrong.`,
  )
  .version(programVersion())
  .exitOverride()
  .configureOutput({ outputError: () => undefined })

const verb = process.argv[2] ?? ''
const loads = Object.hasOwn(VERBS, verb) ? [VERBS[verb]!] : Object.values(VERBS)
for (const declare of new Set(await Promise.all(loads.map(load => load())))) await declare(program)

/** Exit code 2 for bad input, with one line and never a stack trace. */
const fail = (error: unknown): void => {
  if (error instanceof CommanderError) {
    if (error.exitCode === 0) return
    const message = error.message.replace(/^error: /, '').replaceAll('\n', ' ')
    process.stderr.write(`croupier: ${message}\n`)
  } else if (error instanceof Malformed) process.stderr.write(`croupier: ${error.message}\n`)
  else process.stderr.write(`croupier: our mistake: ${String(error)}\n`)
  process.exitCode = 2
}

/** A reader such as `head` may close the pipe early. Then there is nothing left to do. */
const unread = (error: NodeJS.ErrnoException): void => {
  if (error.code !== 'EPIPE') fail(error)
  process.exit()
}

process.stdout.on('error', unread)
process.stderr.on('error', unread)

if (process.argv.length > 2) program.parseAsync().catch(fail)
else program.outputHelp()
