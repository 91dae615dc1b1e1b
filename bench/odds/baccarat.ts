import { spawnSync } from 'node:child_process'
import { join } from 'node:path'
import { BOOKS } from '../../src/games/baccarat/books/index.ts'
import { DECK } from '../../src/kernel/card.ts'
import { finishEdges, ledgerOf, plainLosses } from '../../src/odds/baccarat/ledger.ts'
import { handTally } from '../../src/odds/baccarat/pairs.ts'
import { roundsBy } from '../../src/odds/baccarat/rounds.ts'
import {
  dealsOf,
  pointsIn,
  type Shoe,
  shoeOfCards,
  wholeShoe,
} from '../../src/odds/baccarat/shoe.ts'
import { tallyOf } from '../../src/odds/baccarat/tally/tally.ts'
import { ROOT } from '../../tools/javascript.ts'
import type { Limit } from '../limits.ts'
import { type Measure, SHORT_PAIRS } from '../measure.ts'
import { plainTally } from './plain-typescript.ts'
import type { Player, SimulationRun } from './players.ts'

const { nz5 } = BOOKS
const LEDGER = ledgerOf(nz5)

/** Eight-deck shoes in the course of play, each with fewer cards left than the one before. */
const SHOES: readonly Float64Array[] = Array.from({ length: 40 }, (_, i) =>
  pointsIn(wholeShoe(8)).map((count, v) => Math.max(1, count - ((i * (v + 3)) % 29))),
)

const CARDS: readonly Shoe[] = SHOES.map((_, i) =>
  shoeOfCards(
    Object.fromEntries(DECK.map((card, v) => [card, Math.max(1, 8 - ((i * (v + 3)) % 7))])),
  ),
)

const rounds = roundsBy(nz5.draw)

const isSameTally = (): boolean =>
  SHOES.every(shoe => {
    const plain = plainTally(rounds, shoe)
    return tallyOf(nz5.draw, shoe).every((deals, finish) => deals === plain[finish])
  })

const plainly = (): void => {
  for (const shoe of SHOES) plainTally(rounds, shoe)
}

export const tally: Measure = {
  name: 'all ends of a remaining shoe',
  reference: 'plain double loop 55 x 55',
  unit: 'composition',
  candidateUnits: SHOES.length * 5,
  referenceUnits: SHOES.length,
  target: 5,
  isRight: isSameTally,
  candidate: () => {
    for (let i = 0; i < 5; i += 1) for (const shoe of SHOES) tallyOf(nz5.draw, shoe)
  },
  against: plainly,
}

/**
 * Compares with the C++ reference, which only tallies: ours may take 15 µs when the reference takes
 * 8.
 */
export const againstLimit = (limit: Limit): readonly Measure[] => {
  const beside = {
    reference: 'C++, the tally only',
    unit: 'composition',
    pairs: SHORT_PAIRS,
    referenceUnits: 400,
    candidateUnits: SHOES.length * 5,
    isRight: async () => (await limit.run(1))[0] === Number(dealsOf(416)),
    against: { took: async () => (await limit.run(400))[1] },
  }
  const each = (work: (shoe: number) => void) => () => {
    for (let i = 0; i < 5 * SHOES.length; i += 1) work(i % SHOES.length)
  }
  return [
    {
      ...beside,
      name: 'exact edges of a remaining shoe',
      target: 0.53,
      candidate: each(shoe => finishEdges(nz5, SHOES[shoe]!)),
    },
    {
      ...beside,
      name: 'the same in plain TypeScript',
      target: 0.23,
      candidate: each(shoe => plainLosses(LEDGER, SHOES[shoe]!)),
    },
    {
      ...beside,
      name: 'its pairs, by suit',
      target: 0.13,
      candidate: each(shoe => {
        handTally(nz5.draw, CARDS[shoe]!, 'player')
        handTally(nz5.draw, CARDS[shoe]!, 'banker')
      }),
    },
  ]
}

export const edges: Measure = {
  ...tally,
  name: 'exact edges of 16 wagers from it',
  candidate: () => {
    for (let i = 0; i < 5; i += 1) for (const shoe of SHOES) finishEdges(nz5, shoe)
  },
}

/** Rounds are played in whole blocks. A little less than ten blocks plays exactly ten. */
const ROUNDS_IN_CALL = 818_000
const PEER_ROUNDS = 20_000

const PLAYER_WINS = 0.446247

/** Within five standard errors of the published share, so a wrong rule would show. */
const isPlausible = ({ player, rounds: played }: SimulationRun): boolean =>
  Math.abs(player / played - PLAYER_WINS) < 5 * Math.sqrt(0.25 / played)

export const simulated = (ours: Player, peer: Player): Measure => ({
  name: 'simulated rounds, all wagers',
  reference: 'baccarat-engine, result only',
  unit: 'round',
  candidateUnits: ROUNDS_IN_CALL,
  referenceUnits: PEER_ROUNDS,
  target: 45,
  pairs: SHORT_PAIRS,
  isRight: async () =>
    isPlausible(await ours.play(ROUNDS_IN_CALL)) && isPlausible(await peer.play(PEER_ROUNDS)),
  candidate: () => ours.play(ROUNDS_IN_CALL),
  against: () => peer.play(PEER_ROUNDS),
})

const SHOES_IN_CALL = 10_240
/** The mean, as the reference plays a shoe. */
const ROUNDS_IN_SHOE = 80.07

/** The kernel in its own thread, compared with a hand-vectorised C++ loop. */
export const kernel = (ours: Player, limit: Limit): Measure => ({
  name: 'simulated rounds, the kernel',
  reference: 'C++ with vectors',
  unit: 'round',
  candidateUnits: ROUNDS_IN_CALL,
  referenceUnits: SHOES_IN_CALL * ROUNDS_IN_SHOE,
  target: 0.65,
  pairs: SHORT_PAIRS,
  isRight: async () => isPlausible(await ours.play(ROUNDS_IN_CALL)),
  candidate: () => ours.play(ROUNDS_IN_CALL),
  against: { took: async () => (await limit.run(SHOES_IN_CALL))[1] },
})

const ROUNDS = 100_000_000

/** Runs `croupier simulate` as a shell does. */
export const simulate = (threads: number, rounds: number) => {
  const args = `baccarat --rounds ${rounds} --seed bench --threads ${threads} --json`.split(' ')
  const main = join(ROOT, '.compiled/cli/main.js')
  const { stdout } = spawnSync(process.execPath, [main, 'simulate', ...args], { encoding: 'utf8' })
  return JSON.parse(stdout) as { readonly seconds: number; readonly cpuSeconds: number }
}

export const endToEnd = (limit: Limit): Measure => ({
  name: 'croupier simulate, end to end',
  reference: 'C++ with vectors',
  unit: 'round',
  candidateUnits: ROUNDS,
  referenceUnits: 60 * SHOES_IN_CALL * ROUNDS_IN_SHOE,
  target: 0.5,
  pairs: 7,
  isRight: () => true,
  candidate: { took: async () => simulate(1, ROUNDS).cpuSeconds * 1e6 },
  against: { took: async () => (await limit.run(60 * SHOES_IN_CALL))[1] },
})
