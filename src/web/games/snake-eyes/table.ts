import type { Faces } from '../../../games/snake-eyes/s03-equipment/dice.ts'
import { isOn, MULTI_ROLL } from '../../../games/snake-eyes/s04-wagers.ts'
import type { SnakeEyesView } from '../../../games/snake-eyes/table/view.ts'
import type { OwnRound } from '../../../records/round-views.ts'
import type { View } from '../../client/connection.ts'
import type { LayoutProps, StageProps } from '../face.ts'

/** What the parts of the dice table share. */

export type SnakeEyes = View<SnakeEyesView>
export type Layout = LayoutProps<SnakeEyesView>
export type Stage = StageProps<SnakeEyesView>

/** A void roll has no faces. */
export interface SnakeEyesRound extends OwnRound {
  readonly result: { readonly faces: Faces } | null
}

/** Chips may come off until the dice rest and the dealer calls. @rule nz11a:4.4 nz11a:4.7 */
export const isClosed = ({ phase }: SnakeEyesView): boolean => phase === 'at-rest'

export const kindOf = (on: string): string =>
  isOn(on) && (MULTI_ROLL as readonly string[]).includes(on) ? 'multi-roll' : 'single-roll'
