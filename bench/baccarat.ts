import { BOOKS } from '../src/games/baccarat/books/index.ts'
import { finishEdges } from '../src/odds/baccarat/ledger.ts'
import { roundsBy } from '../src/odds/baccarat/rounds.ts'
import { pointsIn, wholeShoe } from '../src/odds/baccarat/shoe.ts'
import { tallyOf } from '../src/odds/baccarat/tally.ts'
import type { Measure } from './measure.ts'
import { plainTally } from './plain.ts'
import type { Played, Player } from './players.ts'

const { nz5 } = BOOKS

/** Eight-deck shoes after some rounds, each with fewer cards left than the one before. */
const SHOES: readonly Float64Array[] = Array.from({ length: 40 }, (_, i) =>
  pointsIn(wholeShoe(8)).map((count, v) => Math.max(1, count - ((i * (v + 3)) % 29))),
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

export const edges: Measure = {
  ...tally,
  name: 'exact edges of 16 wagers from it',
  candidate: () => {
    for (let i = 0; i < 5; i += 1) for (const shoe of SHOES) finishEdges(nz5, shoe)
  },
}

const PLAYER_WINS = 0.446247

/** Within five standard errors of the published share, so a wrong rule would show. */
const isPlausible = ({ player, rounds: played }: Played): boolean =>
  Math.abs(player / played - PLAYER_WINS) < 5 * Math.sqrt(0.25 / played)

export const simulated = (ours: Player, peer: Player): Measure => ({
  name: 'simulated rounds, all wagers',
  reference: 'baccarat-engine, result only',
  unit: 'round',
  candidateUnits: 4_000_000,
  referenceUnits: 200_000,
  target: 20,
  isRight: async () =>
    isPlausible(await ours.play(4_000_000)) && isPlausible(await peer.play(200_000)),
  candidate: () => ours.play(4_000_000),
  against: () => peer.play(200_000),
})
