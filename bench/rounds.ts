import { parentPort, workerData } from 'node:worker_threads'
import { BOOKS } from '../src/games/baccarat/books/index.ts'
import { shoeBlocks } from '../src/odds/baccarat/blocks.ts'
import { resultsIn } from '../src/odds/baccarat/estimate.ts'
import { completed } from '../src/odds/blocks.ts'
import { NOTHING_YET } from '../src/odds/totals.ts'
import { peerGame, playPeer } from './peer.ts'
import type { Played } from './players.ts'

/** A thread that plays as many rounds as it is asked to, our way or the peer's. */

const { nz5 } = BOOKS

const ourWay = (): ((rounds: number) => Played) => {
  const blocks = shoeBlocks(nz5.draw, 8, 'bench')
  return atLeast => {
    const counts = completed(blocks, atLeast, 0, NOTHING_YET)
    return { rounds: counts.rounds, player: resultsIn(nz5, counts).player }
  }
}

const peersWay = async (): Promise<(rounds: number) => Played> => {
  const game = await peerGame()
  return rounds => ({ rounds, player: playPeer(game, rounds).player ?? 0 })
}

const play = workerData === 'ours' ? ourWay() : await peersWay()

parentPort!.on('message', (rounds: number) => parentPort!.postMessage(play(rounds)))
