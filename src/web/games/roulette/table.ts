import { isDeclared } from '../../../games/roulette/names.ts'
import type { Pocket } from '../../../games/roulette/s02-wheel.ts'
import type { RouletteView } from '../../../games/roulette/table/view.ts'
import type { Ended } from '../../../general/state.ts'
import type { OwnRound } from '../../../records/round-views.ts'
import type { View } from '../../client/connection.ts'
import type { CalledWagers, Stake } from '../../features/table/state/bets/bets.ts'
import type { LayoutProps, StageProps } from '../face.ts'

/** What the parts of the roulette table share. */

export type Roulette = View<RouletteView>
export type Layout = LayoutProps<RouletteView>
export type Stage = StageProps<RouletteView>

/** A void spin has no number. */
export interface RouletteRound extends OwnRound {
  readonly result: { readonly number: Pocket } | null
}

/** Chips that were moved are shown where they were moved to. @rule nz8:3.8(b) */
export const withMovedChips = (view: Roulette): Roulette => {
  const { lies } = view.play
  if (Object.keys(lies).length === 0) return view
  const wagers = view.wagers.map(wager =>
    isDeclared(wager.on) ? wager : { ...wager, on: lies[wager.id] ?? wager.on },
  )
  return { ...view, wagers }
}

/** The phases after the number is called, while the dealer collects and pays. */
export const CALLED: readonly string[] = ['announced', 'transferred', 'collected']

export const isBetting = ({ isBettingOpen }: RouletteView): boolean => isBettingOpen

/**
 * Betting stays open while the ball runs. From the call on nobody may touch the chips.
 * @rule nz8:3.6
 */
export const isClosed = ({ isBettingOpen }: RouletteView): boolean => !isBettingOpen

/** The results of the last spin stay visible until the next one begins. */
export const isOver = ({ round, play: { phase } }: Roulette): boolean =>
  round > 0 && phase === 'betting'

const wholeOf = (on: string): string => on.split('/')[0]!

/** Each call once, with the stake of its first piece. */
const again = (settled: readonly Ended[]): readonly Stake[] => {
  const pieces = settled.map(({ wager }) => wager).filter(({ on }) => isDeclared(on))
  const firsts = new Map(pieces.map(({ on }) => [wholeOf(on), on]).reverse() as [string, string][])
  return pieces
    .filter(({ on }) => firsts.get(wholeOf(on)) === on)
    .map(({ on, chips }) => ({ on: wholeOf(on), chips }))
}

/** The patron calls the wager and the dealer places it. @rule nz8:3.2B */
export const declaring: CalledWagers = {
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

/** The last number that the dealer called. @rule nz8:4.4(a) */
export const lastNumber = ({ calls }: RouletteView): Pocket | undefined =>
  calls.findLast(({ facts }) => facts?.number !== undefined)?.facts?.number as Pocket | undefined
