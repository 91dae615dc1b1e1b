import { Command, CommanderError } from 'commander'
import { Malformed } from './input.ts'
import { law } from './law.ts'
import { odds } from './odds.ts'
import { play } from './play.ts'
import { scenario } from './scenario.ts'
import { settle } from './settle.ts'
import { simulate } from './simulate.ts'
import { tournament } from './tournament.ts'

const program = new Command('croupier')
  .description('The published rules of casino table games, executable.')
  .exitOverride()
  .configureOutput({ outputError: () => undefined })

settle(program)
scenario(program)
law(program)
play(program)
odds(program)
simulate(program)
tournament(program)

/** 2: the input or the call is malformed, said in one line. A stack trace is never shown. */
const fail = (error: unknown): void => {
  if (error instanceof CommanderError) {
    if (error.exitCode === 0) return
    const message = error.message.replace(/^error: /, '').replaceAll('\n', ' ')
    process.stderr.write(`croupier: ${message}\n`)
  } else if (error instanceof Malformed) process.stderr.write(`croupier: ${error.message}\n`)
  else process.stderr.write(`croupier: our mistake: ${String(error)}\n`)
  process.exitCode = 2
}

/** Whoever reads may have read enough, as `head` has: then there is nobody left to tell. */
const unread = (error: NodeJS.ErrnoException): void => {
  if (error.code !== 'EPIPE') throw error
  process.exit()
}

process.stdout.on('error', unread)
process.stderr.on('error', unread)

program.parseAsync().catch(fail)
