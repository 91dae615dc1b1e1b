import type { Called } from '../bet-grammar.ts'
import { isMain } from './s05-wagers/basic-wagers.ts'
import type { RoundResult } from './table/state.ts'

/** The names of wagers and results, for the terminal and the felt. */

export const capital = (word: string): string => word[0]!.toUpperCase() + word.slice(1)

/** `dragon-bonus` is a Dragon Bonus. */
export const kindName = (kind: string): string => kind.split('-').map(capital).join(' ')

/** `dragon-bonus-player` is a Dragon Bonus on Player. */
export const wagerName = (on: string): string => {
  if (isMain(on)) return capital(on)
  const side = on.slice(on.lastIndexOf('-') + 1)
  return `${kindName(on.slice(0, -side.length - 1))} on ${capital(side)}`
}

/** Each wager with its name, and the main ones with their letter. */
export const calledAmong = <Name extends string>(ons: readonly Name[]): readonly Called<Name>[] =>
  ons.map(on => ({ on, names: [on, wagerName(on), ...(isMain(on) ? [on[0]!] : [])] }))

const WINS = { player: 'Player wins', banker: 'Banker wins', tie: 'Tie Hand' } as const

/** The announcement of the result. @rule nz5:10.1 mbs:3.10 */
export const announcement = ({ result, player, banker }: RoundResult): string =>
  `${WINS[result]}, Player ${player}, Banker ${banker}.`
