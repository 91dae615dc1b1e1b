import { Command, CommanderError } from 'commander'
import { backup } from './backup.ts'
import { bots } from './bots.ts'
import { Malformed } from './input.ts'
import { law } from './law.ts'
import { odds } from './odds.ts'
import { par } from './par.ts'
import { play } from './play.ts'
import { records } from './records.ts'
import { scenario } from './scenario.ts'
import { serve } from './serve.ts'
import { settle } from './settle.ts'
import { simulate } from './simulate.ts'
import { solve } from './solve.ts'
import { tournament } from './tournament.ts'
import { verify } from './verify.ts'
import { work } from './work.ts'

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
            croupier scenario scenarios/nz5/*.txt
            croupier verify
            croupier records --csv
Keep it:    croupier backup house.backup
            croupier restore house.backup --data ./again --key ./data/key

Run any command with --help for details. Exit code 0: done. 1: the answer is no.
2: bad input; one line says what is wrong.`,
  )
  .exitOverride()
  .configureOutput({ outputError: () => undefined })

play(program)
odds(program)
par(program)
simulate(program)
solve(program)
work(program)
tournament(program)
serve(program)
bots(program)
records(program)
backup(program)
verify(program)
settle(program)
law(program)
scenario(program)

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
