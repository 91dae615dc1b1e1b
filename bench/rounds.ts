import { parentPort, workerData } from 'node:worker_threads'
import { BOOKS } from '../src/games/baccarat/books/index.ts'
import { resultsIn } from '../src/odds/baccarat/estimate.ts'
import { playRounds, simulation } from '../src/odds/baccarat/simulation.ts'
import { peerGame, playPeer } from './peer.ts'
import type { Played } from './players.ts'

/** A thread that plays the requested number of rounds, with our code or the peer's. */

const { nz5 } = BOOKS

const ourWay = (): ((rounds: number) => Played) => {
  const simulated = simulation(nz5.draw, 8, 'bench', 0)
  return atLeast => {
    const counts = playRounds(simulated, atLeast)
    return { rounds: counts.rounds, player: resultsIn(nz5, counts).player }
  }
}

const peersWay = async (): Promise<(rounds: number) => Played> => {
  const game = await peerGame()
  return rounds => ({ rounds, player: playPeer(game, rounds).player ?? 0 })
}

const play = workerData === 'ours' ? ourWay() : await peersWay()

parentPort!.on('message', (rounds: number) => parentPort!.postMessage(play(rounds)))
