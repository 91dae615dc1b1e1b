import { answered, chancesAt, type Outcome, sampled } from '../../environment/chances.ts'
import {
  acted,
  legalActs,
  nodeOf,
  observed,
  type Position,
  returns,
} from '../../environment/position.ts'
import type { Begun } from '../../environment/table.ts'
import type { Command } from '../../kernel/game.ts'
import { sentence } from '../../kernel/refusal.ts'
import type { Words } from '../../odds/random.ts'
import { Malformed } from '../input.ts'

type Act = Omit<Command, 'by'>

interface Step {
  readonly position: Position
  /** The player's number, and what they did; null for chance. */
  readonly act: { readonly player: number; readonly act: Act } | null
}

export interface Shown {
  readonly stakes: readonly number[]
  readonly legal: boolean
}

/** One table with its past, so that steps can be taken back. */
export class Episode {
  readonly #words: Words
  readonly #shown: Shown
  #steps: readonly Step[]

  constructor({ position, words }: Begun, shown: Shown, steps?: readonly Step[]) {
    this.#words = words
    this.#shown = shown
    this.#steps = steps ?? [{ position, act: null }]
  }

  get #position(): Position {
    return this.#steps.at(-1)!.position
  }

  get isAtChance(): boolean {
    return nodeOf(this.#position).to === 'chance'
  }

  clone(): Episode {
    const begun = { position: this.#position, words: this.#words.slice() }
    return new Episode(begun, this.#shown, this.#steps)
  }

  act(act: Act): void {
    const node = nodeOf(this.#position)
    if (node.to !== 'player') throw new Malformed(`it is not a player’s move, but ${node.to}`)
    const next = acted(this.#position, act)
    if ('refused' in next) throw new Malformed(`${sentence(next)} (${next.refused})`)
    this.#steps = [...this.#steps, { position: next, act: { player: node.player, act } }]
  }

  chance(outcome: Outcome): void {
    const next = this.isAtChance ? answered(this.#position, outcome) : undefined
    if (!next) throw new Malformed(`chance cannot bring ${JSON.stringify(outcome)} here`)
    this.#steps = [...this.#steps, { position: next, act: null }]
  }

  sample(): void {
    if (!this.isAtChance) throw new Malformed('it is not the move of chance')
    this.chance(sampled(this.#position, this.#words))
  }

  undo(): void {
    if (this.#steps.length === 1) throw new Malformed('there is no step to take back')
    this.#steps = this.#steps.slice(0, -1)
  }

  /** The information state of a player: what they see now, and what they did. */
  observe(player: number): object {
    if (!Number.isInteger(player) || player < 1 || player > this.#position.players.length)
      throw new Malformed(`observe: there are players 1 to ${this.#position.players.length}`)
    const acts = this.#steps.flatMap(({ act }) => (act?.player === player - 1 ? [act.act] : []))
    return { observation: observed(this.#position, player - 1), acts }
  }

  save(): string {
    return JSON.stringify({ position: this.#position, words: [...this.#words] })
  }

  answer(): object {
    const position = this.#position
    const node = nodeOf(position)
    const sums = returns(position)
    if (node.to === 'end') return { to: 'end', returns: sums }
    if (node.to === 'chance') return { to: 'chance', chance: chancesAt(position), returns: sums }
    const { stakes, legal } = this.#shown
    return {
      to: `player ${node.player + 1}`,
      ...(legal && { legal: legalActs(position, stakes) }),
      observation: observed(position, node.player),
      returns: sums,
    }
  }
}
