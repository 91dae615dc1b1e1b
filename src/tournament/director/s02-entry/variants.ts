import { VARIANTS, type Variant } from '../../../games/baccarat/books/book.ts'
import { FIVE_PERCENT } from '../../../games/baccarat/s05-wagers/basic-wagers.ts'
import { LAYOUTS, type LayoutName } from '../../../games/roulette/s02-layout.ts'
import type { Chips } from '../../../kernel/money.ts'
import { type Refusal, refuse } from '../../../kernel/refusal.ts'
import { APPLICATION, type GameName } from '../../session/application.ts'

/** The variants of a game that the conditions choose, and that every table of it then has. */

/** @rule nz7:7.1(b) nz7:8.1(b) ruling:721 */
export interface GameVariants {
  /** Roulette: one zero or two. @rule nz8:2.3(a) */
  readonly layout?: LayoutName
  /** Baccarat: what Banker pays. @rule nz5:5.10(b) nz5:5.11 */
  readonly variant?: Variant
  /** Baccarat: what Tie pays to one. @rule nz5:5.10(c) */
  readonly tie?: 8 | 9
}

/** The choices for a game, where the first is taken if the conditions say nothing. */
export const CHOICES = {
  roulette: { layout: LAYOUTS },
  baccarat: {
    variant: ['half-on-six', ...VARIANTS.filter(each => each !== 'half-on-six')],
    tie: [8, 9],
  },
} as const

export const layoutOf = ({ layout = 'single-zero' }: GameVariants = {}): LayoutName => layout

export const variantOf = ({ variant = 'half-on-six' }: GameVariants = {}): Variant => variant

/** Chips have to pay the commission on every step exactly. @rule nz7:7.1 nz7:8.1 ruling:721 */
export const variantsRefused = (
  variants: GameVariants | undefined,
  increments: readonly Chips[],
  game: GameName,
): Refusal | undefined => {
  if (!variants) return undefined
  const { table, under } = APPLICATION[game]
  const offered: Readonly<Record<string, readonly unknown[]>> = CHOICES[table]
  const isWrong = Object.entries(variants).some(([name, value]) => !offered[name]?.includes(value))
  if (isWrong) return refuse(under, 'A tournament of {game} has no such variant.', { game })
  const step = increments.find(each => each % FIVE_PERCENT.to > 0)
  return variants.variant === 'commission' && step !== undefined
    ? refuse(
        'ruling:721',
        'The chips of this table cannot pay five per cent commission on steps of {$step}.',
        {
          step,
        },
      )
    : undefined
}
