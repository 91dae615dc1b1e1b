import { electionsMistake } from '../../environment/table.ts'
import { BOOKS, type GameName, gameOfBook } from '../../games/catalogue.ts'
import { isRefusal, sentence } from '../../kernel/refusal.ts'
import type { RoundRecord } from '../../records/round-record.ts'
import { seasonOf } from '../../what-if/season.ts'
import { Malformed, parseJson, readInput } from '../input.ts'

/** The options of a simulated season, as they were typed. */
export interface SeasonOptions {
  readonly simulate: string
  readonly rounds: string
  readonly players: string
  readonly seed: string
  readonly elections?: string
}

const MOST_ROUNDS = 1_000_000
const MOST_PLAYERS = 7

const countOf = (option: string, text: string, most: number): number => {
  const count = Number(text)
  if (!/^\d+$/.test(text) || count < 1 || count > most)
    throw new Malformed(`--${option}: expected a whole number from 1 to ${most}`)
  return count
}

const gameOf = (book: string): GameName => {
  const found = gameOfBook(book)
  if (found) return found
  throw new Malformed(`--simulate: expected one of ${BOOKS.join(', ')}`)
}

const electionsIn = (file: string | undefined): Readonly<Record<string, unknown>> => {
  if (file === undefined) return {}
  const found = parseJson(readInput(file), file)
  if (typeof found !== 'object' || found === null || Array.isArray(found))
    throw new Malformed(`${file}: expected elections by name`)
  return found as Readonly<Record<string, unknown>>
}

/** The rounds of a simulated table. The seed decides everything in them. */
export const simulatedRounds = (options: SeasonOptions): Iterable<RoundRecord> => {
  const game = gameOf(options.simulate)
  const elections = electionsIn(options.elections)
  const mistake = electionsMistake(game, elections)
  if (mistake !== undefined) throw new Malformed(`${options.elections}: ${mistake}`)
  const season = seasonOf({
    game,
    book: options.simulate,
    elections,
    seed: options.seed,
    players: countOf('players', options.players, MOST_PLAYERS),
    rounds: countOf('rounds', options.rounds, MOST_ROUNDS),
  })
  if (isRefusal(season))
    throw new Malformed(
      `${options.elections ?? options.simulate}: ${sentence(season)} (${season.refused})`,
    )
  return season
}
