import type { Command } from 'commander'
import * as z from 'zod'
import { settledGames } from '../games.ts'
import { decode, Malformed, parseJson, readInput } from '../input.ts'

/** Decodes and settles the rounds of each game with the rules of its tables. */
const GAMES: Readonly<Record<string, z.ZodType>> = await settledGames()

const round = z.looseObject({ game: z.string('expected the name of a game') })

const answer = (value: unknown, place: string): unknown => {
  const { game } = decode(round, value, place)
  const rounds = Object.hasOwn(GAMES, game) ? GAMES[game] : undefined
  if (!rounds)
    throw new Malformed(`${place}.game: expected one of ${Object.keys(GAMES).join(', ')}`)
  return decode(rounds, value, place)
}

export const SETTLED_GAMES: readonly string[] = Object.keys(GAMES)

/** Answers in the order of the rounds. Bad input stops it before the first answer. */
export const answerRounds = (text: string, from: string): readonly unknown[] => {
  const rounds = decode(
    z.array(z.unknown(), 'expected an array of rounds'),
    parseJson(text, from),
    from,
  )
  return rounds.map((value, i) => answer(value, `${from}[${i}]`))
}

export const settle = (program: Command): void => {
  program
    .command('settle')
    .argument('[file]', 'a JSON array of complete rounds; standard input if absent')
    .summary('settle complete rounds, each wager with the clause that decided it')
    .description('Settles complete rounds and prints each wager with the clause that decided it.')
    .option('--json', 'print JSON, which is the only format')
    .addHelpText(
      'after',
      `
A round is one JSON object with its game, book, elections, results of chance and wagers. Amounts
are whole cents. Malformed input gives exit code 2. A well-formed round that the rules do not allow
gets the clause that refuses it; the other rounds are settled as usual.

  echo '[{ "id": "1", "game": "baccarat", "book": "nz5",
    "elections": { "decks": 8, "variant": "commission", "tie": 8 },
    "cards": ["2C", "KD", "3H", "3S", "8D"],
    "wagers": [{ "id": "w1", "patron": "Ana", "on": "tie", "amount": 5000 }] }]' | croupier settle`,
    )
    .action((file: string | undefined) => {
      const answers = answerRounds(readInput(file), file ?? 'standard input')
      process.stdout.write(`${JSON.stringify(answers, null, 2)}\n`)
    })
}
