import { isDeclared } from '../../../games/roulette/names.ts'
import type { Pocket } from '../../../games/roulette/s02-wheel.ts'
import type { RouletteView } from '../../../games/roulette/view.ts'
import type { Ended } from '../../../general/state.ts'
import type { OwnRound } from '../../../records/round-views.ts'
import type { View } from '../../client/connection.ts'
import type { Declaring, Stake } from '../../features/table/state/bets.ts'
import type { LayoutProps, StageProps } from '../face.ts'

/** What the parts of this game's table have in common. */

export type Roulette = View<RouletteView>
export type Layout = LayoutProps<RouletteView>
export type Stage = StageProps<RouletteView>

/** A spin that came to nothing has no number. */
export interface RouletteRound extends OwnRound {
  readonly result: { readonly number: Pocket } | null
}

/** Chips that were moved lie where they were moved to. @rule nz8:3.8(b) */
export const asItLies = (view: Roulette): Roulette => {
  const { lies } = view.play
  if (Object.keys(lies).length === 0) return view
  const wagers = view.wagers.map(wager =>
    isDeclared(wager.on) ? wager : { ...wager, on: lies[wager.id] ?? wager.on },
  )
  return { ...view, wagers }
}

export const isBetting = ({ isBettingOpen }: RouletteView): boolean => isBettingOpen

/** Wagers are taken while the ball runs; from the call on nothing may be touched. @rule nz8:3.6 */
export const isClosed = ({ isBettingOpen }: RouletteView): boolean => !isBettingOpen

/** The ends of the last spin lie there until the next one begins. */
export const isOver = ({ round, play: { phase } }: Roulette): boolean =>
  round > 0 && phase === 'betting'

const wholeOf = (on: string): string => on.split('/')[0]!

/** One stake for each time it was said: its first piece stands for it. */
const again = (settled: readonly Ended[]): readonly Stake[] => {
  const pieces = settled.map(({ wager }) => wager).filter(({ on }) => isDeclared(on))
  const firsts = new Map(pieces.map(({ on }) => [wholeOf(on), on]).reverse() as [string, string][])
  return pieces
    .filter(({ on }) => firsts.get(wholeOf(on)) === on)
    .map(({ on, chips }) => ({ on: wholeOf(on), chips }))
}

/** @rule nz8:3.2B the patron says it, the dealer lays it. */
export const declaring: Declaring = {
  isDeclared,
  ask: (on, chips) => ({ does: 'declare', on, piece: chips }),
  lying: (view, patron) =>
    (view as Roulette).play.declared
      .filter(each => each.patron === patron)
      .map(({ id, on, piece }) => ({
        on,
        chips: piece,
        back: { does: 'take-back', declared: id },
      })),
  again,
}

/** The number that came last, as the dealer called it. @rule nz8:4.4(a) */
export const lastNumber = ({ calls }: RouletteView): Pocket | undefined =>
  calls.findLast(({ facts }) => facts?.number !== undefined)?.facts?.number as Pocket | undefined
