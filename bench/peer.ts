/** What is used of the npm package `baccarat-engine`, where somebody has installed it. */
export interface PeerGame {
  readonly isBurnNeeded: boolean
  readonly shoe: { cards: unknown[]; createDecks(): void; shuffle(): void }
  burnCards(): unknown
  dealGame(): unknown
  readonly resultsEngine: { calculateGameResult(hand: unknown): { readonly outcome: string } }
}

/** A name in a variable, so that nothing has to be installed to check the types. */
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

/** Plays rounds from whole shoes, a new one whenever the cutting card has come out. */
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
