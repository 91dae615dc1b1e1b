import * as z from 'zod'
import type { Outcome } from '../../environment/chances.ts'
import type { Position } from '../../environment/position.ts'
import { begun, booksOf, configOf } from '../../environment/table.ts'
import { CATALOGUE, type GameName } from '../../games/catalogue.ts'
import type { Command } from '../../kernel/game.ts'
import { isRefusal, sentence } from '../../kernel/refusal.ts'
import { decode, Malformed, parseJson } from '../input.ts'
import { Episode } from './episode.ts'

const count = (most: number) => z.int().min(1).max(most)

const cents = z.int().min(1)

const session = z.strictObject({
  startingChips: cents.default(1000_00),
  minimum: cents.default(25_00),
  maximum: cents.default(500_00),
  increment: cents.default(5_00),
  rounds: count(1000).default(8),
  /** @rule nz7:4.14 nz7:4.15 */
  passCards: z.int().min(0).max(3).default(0),
  secretCards: z.int().min(0).max(3).default(0),
})

const reset = z.strictObject({
  game: z.enum(Object.keys(CATALOGUE) as [GameName, ...GameName[]]),
  book: z.string().optional(),
  elections: z.record(z.string(), z.unknown()).default({}),
  seed: z.union([z.string(), z.number()]).default('0'),
  players: count(7).default(1),
  rounds: count(1000).default(1),
  session: session.optional(),
  stakes: z.array(z.int().min(1)).default([]),
  legal: z.boolean().default(true),
  tables: count(100_000).optional(),
})

const act = z.looseObject({ does: z.string() })
const outcome = z.union([z.string(), z.int(), z.array(z.int())])

const request = z.strictObject({
  id: z.int().optional(),
  reset: reset.optional(),
  act: z.union([act, z.array(act.nullable())]).optional(),
  chance: z.union([outcome, z.array(outcome.nullable())]).optional(),
  sample: z.literal(true).optional(),
  undo: z.literal(true).optional(),
  clone: z.literal(true).optional(),
  observe: z.int().optional(),
  save: z.literal(true).optional(),
  load: z.string().optional(),
})

type Request = z.output<typeof request>
type Reset = z.output<typeof reset>

/** All tables of one conversation. */
export class Tables {
  readonly #episodes = new Map<number, Episode>()
  #batch: readonly Episode[] | undefined
  #next = 0

  /** Bad input changes nothing: the answer says what is wrong. */
  answer(line: string): object {
    try {
      return this.#carriedOut(decode(request, parseJson(line, 'the line'), 'the line'))
    } catch (error) {
      if (error instanceof Malformed) return { error: error.message }
      throw error
    }
  }

  #carriedOut(said: Request): object {
    const asked = Object.keys(said).filter(key => key !== 'id')
    if (asked.length !== 1) throw new Malformed('expected one request in each line')
    if (said.reset) return this.#reset(said.reset)
    if (said.load !== undefined) return this.#kept(loaded(said.load))
    if (this.#batch && said.id === undefined) return this.#many(this.#batch, said)
    const id = said.id ?? 0
    const episode = this.#episodes.get(id)
    if (!episode) throw new Malformed('no such table: reset opens one')
    return this.#one(episode, id, said)
  }

  #one(episode: Episode, id: number, said: Request): object {
    if (said.observe !== undefined) return { id, ...episode.observe(said.observe) }
    if (said.save) return { id, save: episode.save() }
    if (said.clone) return this.#kept(episode.clone())
    if (said.act) episode.act(single(said.act) as Omit<Command, 'by'>)
    if (said.chance !== undefined) episode.chance(said.chance as Outcome)
    if (said.sample) episode.sample()
    if (said.undo) episode.undo()
    return { id, ...episode.answer() }
  }

  #many(episodes: readonly Episode[], said: Request): object {
    const each = <T>(list: unknown, take: (episode: Episode, item: T) => void): void => {
      if (!Array.isArray(list) || list.length !== episodes.length)
        throw new Malformed(`expected a list with one item for each of ${episodes.length} tables`)
      episodes.forEach((episode, i) => {
        if (list[i] !== null) take(episode, list[i] as T)
      })
    }
    if (said.act) each<Omit<Command, 'by'>>(said.act, (episode, item) => episode.act(item))
    if (said.chance !== undefined)
      each<Outcome>(said.chance, (episode, item) => episode.chance(item))
    if (said.sample) for (const episode of episodes) while (episode.isAtChance) episode.sample()
    return { tables: episodes.map(episode => episode.answer()) }
  }

  #kept(episode: Episode): object {
    const id = this.#next
    this.#next += 1
    this.#episodes.set(id, episode)
    return { id, ...episode.answer() }
  }

  #reset({ tables, ...asked }: Reset): object {
    const seeds = Array.from({ length: tables ?? 0 }, (_, i) => `${asked.seed}/${i}`)
    const batch = seeds.map(seed => opened(asked, seed))
    const alone = tables === undefined ? opened(asked, `${asked.seed}`) : undefined
    this.#episodes.clear()
    this.#next = 0
    this.#batch = alone ? undefined : batch
    return alone ? this.#kept(alone) : { tables: batch.map(episode => episode.answer()) }
  }
}

const single = <T>(value: T | readonly T[]): T => {
  if (Array.isArray(value)) throw new Malformed('a list is for many tables')
  return value as T
}

const opened = (asked: Omit<Reset, 'tables'>, seed: string): Episode => {
  const { game, stakes, legal } = asked
  const book = asked.book ?? booksOf(game)[0]!
  if (!booksOf(game).includes(book))
    throw new Malformed(`book: expected one of ${booksOf(game).join(', ')}`)
  const start = { ...asked, book, seed }
  const config = configOf(start)
  if (isRefusal(config)) throw new Malformed(`${sentence(config)} (${config.refused})`)
  return new Episode(begun(start, config), { stakes, legal })
}

const saved = z.strictObject({ position: z.looseObject({}), words: z.array(z.int()).length(4) })

const loaded = (text: string): Episode => {
  const { position, words } = decode(saved, parseJson(text, 'load'), 'load')
  const begunAt = { position: position as unknown as Position, words: Uint32Array.from(words) }
  return new Episode(begunAt, { stakes: [], legal: true })
}
