import type { DrawTable } from '../../games/baccarat/s09-third-cards/third-card.ts'
import type { Totals } from '../simulation/totals.ts'
import { BINARY } from '../wasm/binaries/baccarat-shoes.ts'
import { type Kernel, kernelFrom } from '../wasm/instance.ts'
import { BURNED, KIND, newCards } from './card-byte.ts'
import { FINISHES } from './rounds.ts'
import { AT_ONCE, CARDS, FINISH, playShoes, type Simulation, simulation } from './simulation.ts'
import { BEHIND, chanceOf, orderedOf } from './swaps.ts'

/** The exports of `wasm/kernels/baccarat-shoes`: addresses of its tables, and its functions. */
type Exports = Readonly<
  Record<
    'rounds' | 'kindOf' | 'burned' | 'drew' | 'chance' | 'cards' | 'finished' | 'counted',
    () => number
  >
> & {
  readonly setUp: (cards: number, ordered: number, behind: number) => void
  readonly clear: () => void
  readonly play: (shoes: number) => number
}

/** The size in bytes of a shoe, and of its counters. */
const SHOE = 576
const COUNTERS = { finished: 2048, counted: 512 }
const ROW = 256

/** Plays the first shoes of a block, all four lanes at once. */
export type ShoeKernel = (seed: string, block: number, shoes: number) => Totals

/** The WebAssembly kernel, if it deals like the rules. */
export const shoeKernel = (table: DrawTable, decks: number): ShoeKernel | undefined => {
  const simulated = simulation(table, decks)
  const kernel = kernelFrom<Exports>(BINARY)
  const play = kernel && playingOn(kernel, simulated, decks)
  return play && isRight(play, simulated) ? play : undefined
}

const CHECK = { seed: 'self-check', block: 1, shoes: 64 }

const isRight = (play: ShoeKernel, simulated: Simulation): boolean => {
  const { seed, block, shoes } = CHECK
  const right = playShoes(simulated, seed, block, shoes)
  return JSON.stringify(play(seed, block, shoes)) === JSON.stringify(right)
}

const playingOn = (
  kernel: Kernel<Exports>,
  { rounds, drew }: Simulation,
  decks: number,
): ShoeKernel => {
  const bytes = new Uint8Array(kernel.memory.buffer)
  const words = new Uint32Array(kernel.memory.buffer)
  const table = new Uint16Array(kernel.memory.buffer)
  // Rows of a hundred rounds. Each entry is four times the finish, with twice the number of cards
  // above its lowest eleven bits.
  rounds.forEach((round, i) => {
    const at = kernel.rounds() + Math.floor(i / 100) * ROW + (i % 100) * 2
    table[at / 2] = ((round & FINISH) << 2) | ((round >> CARDS) << 12)
  })
  bytes.set(KIND.subarray(0, 16), kernel.kindOf())
  bytes.set(BURNED, kernel.burned())
  bytes.set(drew, kernel.drew())
  kernel.setUp(decks * 52, orderedOf(decks * 52), BEHIND)
  const cards = newCards(decks)
  const summed = (name: keyof typeof COUNTERS, length: number): readonly number[] => {
    const apart = COUNTERS[name] / 4
    const from = kernel[name]() / 4
    const sums = new Array<number>(length)
    for (let i = 0, at = from; i < length; i += 1, at += 1)
      sums[i] = words[at]! + words[at + apart]! + words[at + 2 * apart]! + words[at + 3 * apart]!
    return sums
  }
  return (seed, block, shoes) => {
    for (let lane = 0; lane < AT_ONCE; lane += 1) bytes.set(cards, kernel.cards() + lane * SHOE)
    const { four, fifth } = chanceOf(seed, block)
    const chance = kernel.chance() / 4
    four.forEach((state, lane) => {
      state.forEach((word, i) => {
        words[chance + i * 4 + lane] = word
      })
    })
    words.set(fifth, chance + 16)
    kernel.clear()
    const played = kernel.play(shoes)
    return {
      rounds: played,
      shoes,
      ends: summed('finished', FINISHES),
      kinds: summed('counted', 64),
    }
  }
}
