import * as z from 'zod'
import type { Outcome } from '../../environment/chances.ts'
import { type Act, Episode, NotAllowed, type Saved, type Setup } from '../../environment/episode.ts'
import { GAMES } from '../../games/catalogue.ts'
import { decode, Malformed, parseJson } from '../input.ts'

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

const setup = z.strictObject({
  game: z.enum(GAMES),
  book: z.string().optional(),
  elections: z.record(z.string(), z.unknown()).default({}),
  seed: z.union([z.string(), z.number()]).default('0'),
  players: count(7).default(1),
  rounds: count(1000).default(1),
  session: session.optional(),
  stakes: z.array(z.int().min(1)).default([]),
  legal: z.boolean().default(true),
})

const reset = setup.extend({ tables: count(100_000).optional(), keep: z.boolean().default(false) })

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
  free: z.array(z.int()).optional(),
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
  /** The table of the last reset, for lines without an id. */
  #last = 0

  /** Bad input changes nothing, and the answer says what is wrong. */
  answer(line: string): object {
    try {
      return this.#carriedOut(decode(request, parseJson(line, 'the line'), 'the line'))
    } catch (error) {
      if (error instanceof Malformed || error instanceof NotAllowed) return { error: error.message }
      throw error
    }
  }

  #carriedOut(said: Request): object {
    const asked = Object.keys(said).filter(key => key !== 'id')
    if (asked.length !== 1) throw new Malformed('expected one request in each line')
    if (said.reset) return this.#reset(said.reset)
    if (said.free) return this.#freed(said.free)
    if (said.load !== undefined) return this.#kept(loaded(said.load))
    if (this.#batch && said.id === undefined) return this.#many(this.#batch, said)
    const id = said.id ?? this.#last
    const episode = this.#episodes.get(id)
    if (!episode) throw new Malformed('no such table: reset opens one')
    return this.#one(episode, id, said)
  }

  #one(episode: Episode, id: number, said: Request): object {
    const { observe } = said
    if (observe !== undefined)
      return {
        id,
        observation: episode.observation(observe),
        information: episode.information(observe),
      }
    if (said.save) return { id, save: JSON.stringify(episode.save()) }
    if (said.clone) return this.#kept(episode.clone())
    if (said.act) episode.act(single(said.act) as Act)
    if (said.chance !== undefined) episode.chance(said.chance as Outcome)
    if (said.sample) episode.sample()
    if (said.undo) episode.undo()
    return { id, ...episode.answer() }
  }

  #many(episodes: readonly Episode[], said: Request): object {
    const each = <T>(list: unknown, take: (episode: Episode, item: T) => void): void => {
      if (!Array.isArray(list) || list.length !== episodes.length)
        throw new Malformed(`expected a list with one item for each of ${episodes.length} tables`)
      const taken: Episode[] = []
      try {
        for (const [i, episode] of episodes.entries())
          if (list[i] !== null) {
            take(episode, list[i] as T)
            taken.push(episode)
          }
      } catch (error) {
        for (const episode of taken) episode.undo()
        throw error
      }
    }
    if (said.act) each<Act>(said.act, (episode, item) => episode.act(item))
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

  #freed(ids: readonly number[]): object {
    const unknown = ids.find(id => !this.#episodes.has(id))
    if (unknown !== undefined) throw new Malformed(`free: there is no table ${unknown}`)
    for (const id of ids) this.#episodes.delete(id)
    return { free: ids, tables: this.#episodes.size }
  }

  #reset({ tables, keep, ...asked }: Reset): object {
    const seeds = Array.from({ length: tables ?? 0 }, (_, i) => `${asked.seed}/${i}`)
    const batch = seeds.map(seed => Episode.open(setupOf(asked, seed)))
    const alone = tables === undefined ? Episode.open(setupOf(asked, `${asked.seed}`)) : undefined
    if (!keep) {
      this.#episodes.clear()
      this.#next = 0
    }
    this.#last = this.#next
    this.#batch = alone ? undefined : batch
    return alone ? this.#kept(alone) : { tables: batch.map(episode => episode.answer()) }
  }
}

const single = <T>(value: T | readonly T[]): T => {
  if (Array.isArray(value)) throw new Malformed('a list is for many tables')
  return value as T
}

/** Leaves out fields without a value, so that a saved table reads back unchanged. */
const setupOf = (asked: z.output<typeof setup>, seed: string): Setup =>
  JSON.parse(JSON.stringify({ ...asked, seed })) as Setup

const saved = z.strictObject({
  setup,
  did: z.array(z.union([z.strictObject({ act }), z.strictObject({ chance: outcome })])),
  words: z.array(z.int()).length(4),
})

const loaded = (text: string): Episode => {
  const read = decode(saved, parseJson(text, 'load'), 'load')
  try {
    return Episode.load({ ...read, setup: setupOf(read.setup, `${read.setup.seed}`) } as Saved)
  } catch (error) {
    if (error instanceof NotAllowed) throw new Malformed('load: this is not what save returned')
    throw error
  }
}
