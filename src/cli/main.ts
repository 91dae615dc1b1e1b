import { Command, CommanderError } from 'commander'
import { law } from './law.ts'

const program = new Command('croupier')
  .description(
    'The published rules of casino table games, executable: every ruling with its clause.',
  )
  // Set before any verb is added, because a verb inherits these when it is made: a malformed call
  // is one line on standard error and exit code 2.
  .exitOverride()
  .showSuggestionAfterError(false)

law(program)

try {
  await program.parseAsync()
} catch (error) {
  process.exitCode = 2
  if (!(error instanceof CommanderError)) console.error(`error: ${(error as Error).message}`)
  else if (error.exitCode === 0) process.exitCode = 0
}
