import type { RoundResult } from '../src/games/baccarat/state.ts'

const RESULT = { B: 'banker', P: 'player', T: 'tie' } as const

/** A shoe in letters: `BPbTp` is Banker, Player with a Banker pair, tie with a Player pair. */
export const shoe = (letters: string): readonly RoundResult[] =>
  [...letters.matchAll(/([BPT])(b?)(p?)/g)].map(({ 1: winner, 2: banker, 3: player }) => {
    const result = RESULT[winner as keyof typeof RESULT]
    return {
      player: result === 'player' ? 7 : 5,
      banker: result === 'banker' ? 7 : 5,
      result,
      playerPair: player === 'p',
      bankerPair: banker === 'b',
      natural: false,
    }
  })

const LETTER = { banker: 'B', player: 'P', tie: 'T' } as const

export const letters = ({ result, bankerPair, playerPair }: RoundResult): string =>
  `${LETTER[result]}${bankerPair ? 'b' : ''}${playerPair ? 'p' : ''}`
