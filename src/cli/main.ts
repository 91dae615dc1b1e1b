import { Command, CommanderError } from 'commander'
import { Malformed } from './input.ts'
import { law } from './law.ts'
import { odds } from './odds.ts'
import { play } from './play.ts'
import { scenario } from './scenario.ts'
import { serve } from './serve.ts'
import { settle } from './settle.ts'
import { simulate } from './simulate.ts'
import { verify } from './verify.ts'

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
serve(program)
verify(program)

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

program.parseAsync().catch(fail)
