import type { Side } from '../s09-third-cards/third-card.ts'
import type { RoundResult } from '../table/state.ts'
import { type Streak, streaks, winners } from './streaks.ts'

type CountedResult = 'banker' | 'player' | 'tie' | 'bankerPair' | 'playerPair' | 'naturalWin'

export interface Statistics {
  readonly rounds: number
  readonly counts: Readonly<Record<CountedResult, number>>
  /** Share of all rounds, with one decimal. */
  readonly percent: Readonly<Record<CountedResult, number>>
  readonly longest: Readonly<Record<Side, number>>
  /** Rounds since the last tie; null if the shoe has had none. */
  readonly sinceTie: number | null
}

const IS: Readonly<Record<CountedResult, (round: RoundResult) => boolean>> = {
  banker: ({ result }) => result === 'banker',
  player: ({ result }) => result === 'player',
  tie: ({ result }) => result === 'tie',
  bankerPair: ({ bankerPair }) => bankerPair,
  playerPair: ({ playerPair }) => playerPair,
  // A natural never loses to another hand, so if there is a natural, the winner has one.
  naturalWin: ({ natural, result }) => natural && result !== 'tie',
}

/** @rule nz5:3.4(f) ruling:552 */
export const statistics = (rounds: readonly RoundResult[]): Statistics => {
  const counts = counted(is => rounds.filter(is).length)
  const runs = streaks(winners(rounds))
  const lastTie = rounds.findLastIndex(IS.tie)
  return {
    rounds: rounds.length,
    counts,
    percent: counted((_, name) => percentOf(counts[name], rounds.length)),
    longest: { banker: longest(runs, 'banker'), player: longest(runs, 'player') },
    sinceTie: lastTie < 0 ? null : rounds.length - 1 - lastTie,
  }
}

const counted = (
  count: (is: (round: RoundResult) => boolean, name: CountedResult) => number,
): Readonly<Record<CountedResult, number>> => ({
  banker: count(IS.banker, 'banker'),
  player: count(IS.player, 'player'),
  tie: count(IS.tie, 'tie'),
  bankerPair: count(IS.bankerPair, 'bankerPair'),
  playerPair: count(IS.playerPair, 'playerPair'),
  naturalWin: count(IS.naturalWin, 'naturalWin'),
})

const percentOf = (count: number, rounds: number): number =>
  rounds === 0 ? 0 : Math.round((count * 1000) / rounds) / 10

const longest = (runs: readonly Streak[], of: Side): number =>
  Math.max(0, ...runs.filter(({ side }) => side === of).map(({ length }) => length))
