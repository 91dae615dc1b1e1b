/** The part of the npm package `baccarat-engine` that we use, if it is installed. */
export interface PeerGame {
  readonly isBurnNeeded: boolean
  readonly shoe: { cards: unknown[]; createDecks(): void; shuffle(): void }
  burnCards(): unknown
  dealGame(): unknown
  readonly resultsEngine: { calculateGameResult(hand: unknown): { readonly outcome: string } }
}

/** The name is a variable so that the type check passes without the package. */
const PACKAGE: string = 'baccarat-engine'

export const peerGame = async (): Promise<PeerGame> => {
  const peer = (await import(PACKAGE)) as {
    readonly default: { readonly BaccaratGameEngine: new () => PeerGame }
  }
  return new peer.default.BaccaratGameEngine()
}

export const isInstalled = (): boolean => {
  try {
    return import.meta.resolve(PACKAGE) !== ''
  } catch {
    return false
  }
}

/** Plays rounds from whole shoes, with a new shoe after each cutting card. */
export const playPeer = (game: PeerGame, rounds: number): Readonly<Record<string, number>> => {
  const counts: Record<string, number> = { player: 0, banker: 0, tie: 0 }
  for (let round = 0; round < rounds; round += 1) {
    if (game.isBurnNeeded) {
      game.shoe.cards = []
      game.shoe.createDecks()
      game.shoe.shuffle()
      game.burnCards()
    }
    const { outcome } = game.resultsEngine.calculateGameResult(game.dealGame())
    counts[outcome]! += 1
  }
  return counts
}
