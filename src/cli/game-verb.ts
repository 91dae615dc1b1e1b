import type { Command } from 'commander'
import { Malformed } from './input.ts'

/** A verb with a subcommand for each game, such as `croupier odds GAME`. */

export type AddGame = (verb: Command) => void

interface GameVerb {
  readonly name: string
  readonly summary: string
  readonly description: string
  readonly games: readonly AddGame[]
}

export const addGameVerb = (
  program: Command,
  { name, summary, description, games }: GameVerb,
): void => {
  const verb = program
    .command(name)
    .summary(summary)
    .description(description)
    .allowExcessArguments()
    .allowUnknownOption()
  verb.action((_options: object, { args }: Command) => {
    const known = verb.commands.map(command => command.name())
    const expected = known.length === 1 ? known[0] : `one of ${known.join(', ')}`
    const given = args[0] ? `, not ${args[0]}` : ''
    throw new Malformed(`${name}: expected a game, ${expected}${given}`)
  })
  for (const add of games) add(verb)
}
