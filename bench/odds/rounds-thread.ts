import { parentPort, workerData } from 'node:worker_threads'
import { BOOKS } from '../../src/games/baccarat/books/index.ts'
import { shoeBlocks } from '../../src/odds/baccarat/blocks.ts'
import { resultsIn } from '../../src/odds/baccarat/estimate.ts'
import { added, NOTHING_YET } from '../../src/odds/simulation/totals.ts'
import { peerGame, playPeer } from './peer.ts'
import type { SimulationRun } from './players.ts'

/** A thread that plays the requested number of rounds, with our code or the peer's. */

const { nz5 } = BOOKS

const ourWay = (): ((rounds: number) => SimulationRun) => {
  const blocks = shoeBlocks(nz5.draw, 8, 'bench')
  let next = 0
  return atLeast => {
    let totals = NOTHING_YET
    for (; totals.rounds < atLeast; next += 1) totals = added(totals, blocks.play(next))
    return { rounds: totals.rounds, player: resultsIn(nz5, totals).player }
  }
}

const peersWay = async (): Promise<(rounds: number) => SimulationRun> => {
  const game = await peerGame()
  return rounds => ({ rounds, player: playPeer(game, rounds).player ?? 0 })
}

const play = workerData === 'ours' ? ourWay() : await peersWay()

parentPort!.on('message', (rounds: number) => parentPort!.postMessage(play(rounds)))
