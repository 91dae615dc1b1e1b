import type { Command } from '../kernel/game.ts'
import { isRefusal, sentence } from '../kernel/refusal.ts'
import type { Words } from '../odds/simulation/random.ts'
import { diff } from '../protocol/patch.ts'
import { acted, legalActs } from './acts.ts'
import { answered, type Chance, chancesAt, type Outcome, sampled } from './chances.ts'
import { nodeOf, observed, type Position, returns } from './position.ts'
import { begun, booksOf, configOf, electionsMistake, type Start } from './table.ts'

export type Act = Omit<Command, 'by'>

/** What led from one position to the next. */
export type Did = { readonly act: Act } | { readonly chance: Outcome }

interface Step {
  readonly position: Position
  /** Null for the first position. The player's number is null for chance. */
  readonly did: Did | null
  readonly player: number | null
}

export interface LegalOptions {
  /** Sizes of wagers, in cents, that `legal` lists. By default the smallest that the table takes. */
  readonly stakes?: readonly number[] | undefined
  /** False leaves out the legal acts, which take time to list. */
  readonly legal?: boolean | undefined
}

export type Setup = Pick<Start, 'game'> & Partial<Start> & LegalOptions

export interface Answer {
  readonly to: 'end' | 'chance' | `player ${number}`
  readonly returns: readonly number[]
  readonly chance?: readonly Chance[]
  readonly legal?: readonly Act[]
  readonly observation?: unknown
}

export interface Saved {
  readonly setup: Setup
  readonly did: readonly Did[]
  readonly words: readonly number[]
}

/** A call that the position does not allow. It changes nothing. */
export class NotAllowed extends Error {}

const startOf = ({ stakes, legal, ...setup }: Setup): Start => ({
  book: booksOf(setup.game)[0]!,
  elections: {},
  seed: '0',
  players: 1,
  rounds: 1,
  ...setup,
})

/** One table with its past, so that steps can be undone. Players are numbered from 1. */
export class Episode {
  readonly #setup: Setup
  #words: Words
  readonly #steps: Step[]

  private constructor(setup: Setup, words: Words, steps: Step[]) {
    this.#setup = setup
    this.#words = words
    this.#steps = steps
  }

  static open(setup: Setup): Episode {
    const start = startOf(setup)
    if (!booksOf(start.game).includes(start.book))
      throw new NotAllowed(`book: expected one of ${booksOf(start.game).join(', ')}`)
    const mistake = electionsMistake(start.game, start.elections)
    if (mistake !== undefined) throw new NotAllowed(`elections: ${mistake}`)
    const config = configOf(start)
    if (isRefusal(config)) throw new NotAllowed(`${sentence(config)} (${config.refused})`)
    const { position, words } = begun(start, config)
    return new Episode(setup, words, [{ position, did: null, player: null }])
  }

  /** Takes the same steps again. */
  static load({ setup, did, words }: Saved): Episode {
    const episode = Episode.open(setup)
    for (const each of did) {
      if ('act' in each) episode.act(each.act)
      else episode.chance(each.chance)
    }
    episode.#words = Uint32Array.from(words)
    return episode
  }

  get #position(): Position {
    return this.#steps.at(-1)!.position
  }

  get isAtChance(): boolean {
    return nodeOf(this.#position).to === 'chance'
  }

  get players(): number {
    return this.#position.players.length
  }

  clone(): Episode {
    return new Episode(this.#setup, this.#words.slice(), this.#steps.slice())
  }

  act(act: Act): void {
    const node = nodeOf(this.#position)
    if (node.to !== 'player') throw new NotAllowed(`it is not a player’s move, but ${node.to}`)
    const position = acted(this.#position, act)
    if ('refused' in position) throw new NotAllowed(`${sentence(position)} (${position.refused})`)
    this.#steps.push({ position, did: { act }, player: node.player })
  }

  chance(outcome: Outcome): void {
    const position = this.isAtChance ? answered(this.#position, outcome) : undefined
    if (!position) throw new NotAllowed(`chance cannot bring ${JSON.stringify(outcome)} here`)
    this.#steps.push({ position, did: { chance: outcome }, player: null })
  }

  /** Draws from the seed. */
  sample(): void {
    if (!this.isAtChance) throw new NotAllowed('it is not the move of chance')
    this.chance(sampled(this.#position, this.#words))
  }

  undo(): void {
    if (this.#steps.length === 1) throw new NotAllowed('there is no step to take back')
    this.#steps.pop()
  }

  /** What a player sees now. */
  observation(player: number): unknown {
    return observed(this.#position, this.#numbered(player))
  }

  /**
   * Everything that a player has seen and done, in order: their first view, and then their acts and
   * the changes of their view.
   */
  information(player: number): readonly unknown[] {
    const number = this.#numbered(player)
    let before = observed(this.#steps[0]!.position, number)
    const all: unknown[] = [{ observation: before }]
    for (const { position, did, player: whose } of this.#steps.slice(1)) {
      const after = observed(position, number)
      const changes = diff(before, after)
      if (whose === number) all.push(did)
      if (changes.length > 0) all.push({ changes })
      before = after
    }
    return all
  }

  #numbered(player: number): number {
    if (!Number.isInteger(player) || player < 1 || player > this.players)
      throw new NotAllowed(`there are players 1 to ${this.players}`)
    return player - 1
  }

  save(): Saved {
    const did = this.#steps.flatMap(step => (step.did ? [step.did] : []))
    return { setup: this.#setup, did, words: [...this.#words] }
  }

  answer(): Answer {
    const position = this.#position
    const node = nodeOf(position)
    const sums = returns(position)
    if (node.to === 'end') return { to: 'end', returns: sums }
    if (node.to === 'chance') return { to: 'chance', chance: chancesAt(position), returns: sums }
    const { stakes = [], legal = true } = this.#setup
    return {
      to: `player ${node.player + 1}`,
      ...(legal && { legal: legalActs(position, stakes) }),
      observation: observed(position, node.player),
      returns: sums,
    }
  }
}
