import type { Event } from '../../kernel/game.ts'
import type { Patron } from '../../kernel/people.ts'
import type { Secret } from '../../kernel/secret.ts'
import type { Body } from '../../records/entry.ts'
import type { AnyGame } from '../floor/table-log.ts'

/** The people who have seen a card. */
export type SeenBy = 'all' | readonly Patron[]

const isSecret = (value: object): value is Secret<string> =>
  'secret' in value && 'to' in value && typeof value.secret === 'string'

/** Every card in a state, with its audience. */
const cardsIn = (value: unknown): readonly Secret<string>[] => {
  if (typeof value !== 'object' || value === null) return []
  return isSecret(value) ? [value] : Object.values(value).flatMap(cardsIn)
}

/** Follows a table event by event, because one entry may show a card and clear it away. */
export class Witness {
  readonly #game: AnyGame
  #state: ReturnType<AnyGame['open']> | undefined
  #seen = new Map<string, SeenBy>()
  /**
   * False while cards of the previous deck are still on the table, which must not count for this
   * deck.
   */
  #isCleared = true

  constructor(game: AnyGame) {
    this.#game = game
  }

  hear({ opens, events }: Body): void {
    if (opens) this.#state = this.#game.open(opens.config as Parameters<AnyGame['open']>[0])
    for (const event of events) this.#event(event)
  }

  save(): unknown {
    return { seen: [...this.#seen], isCleared: this.#isCleared }
  }

  restore(saved: unknown, state: ReturnType<AnyGame['open']>): void {
    const { seen, isCleared } = saved as { seen: [string, SeenBy][]; isCleared: boolean }
    this.#seen = new Map(seen)
    this.#isCleared = isCleared
    this.#state = state
  }

  /** Returns and resets what was seen of the current deck. */
  take(): ReadonlyMap<string, SeenBy> {
    const seen = this.#seen
    this.#seen = new Map()
    this.#isCleared = cardsIn(this.#state?.play).length === 0
    return seen
  }

  #event(event: Event): void {
    if (!this.#state) return
    this.#state = this.#game.evolve(this.#state, event)
    const cards = cardsIn(this.#state.play)
    this.#isCleared ||= cards.length === 0
    if (!this.#isCleared) return
    for (const { secret: card, to } of cards) {
      const before = this.#seen.get(card) ?? []
      if (before === 'all') continue
      this.#seen.set(card, to === 'all' ? 'all' : [...new Set([...before, ...to])])
    }
  }
}
