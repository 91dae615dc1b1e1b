import { EVENS, odds } from '../../kernel/money.ts'
import { lose, win } from '../../kernel/wager.ts'
import { pointCount } from './s04-card-values.ts'
import { backs, type Wagers } from './s05-wagers/basic-wagers.ts'
import type { Hands, Side } from './s09-third-cards/third-card.ts'

/** Division 5 rule 5.11 and section 13 as overlays. Each replaces some wagers of the book. */

const bankerHasSix = ({ banker }: Hands): boolean => pointCount(banker) === 6

/**
 * Banker pays even money without commission, but half on a winning six.
 * @rule nz5:5.11 nz5-old:5.11 ruling:574
 */
export const halfOnSix =
  (under: 'nz5:5.11' | 'nz5-old:5.11') =>
  (wagers: Wagers): Wagers => ({
    ...wagers,
    banker: hands => {
      const outcome = wagers.banker!(hands)
      return outcome.is === 'win' ? win(bankerHasSix(hands) ? odds(1, 2) : EVENS, under) : outcome
    },
  })

/** Three cards that win with eight or nine. @rule nz5:13.3 nz5:1.0/2-to-1-baccarat */
const isTwoToOne = (hand: Hands[Side]): boolean => hand.length === 3 && pointCount(hand) >= 8

/**
 * Both hands lose on a Tie. Some three-card wins pay double.
 * @rule nz5:13.1 nz5:13.2 nz5:13.2(a) nz5:13.2(a)(i) nz5:13.2(b) nz5:13.2(b)(i)
 * @rule nz5:13.2(c) nz5:13.2(c)(i) nz5:13.2(c)(ii) ruling:527
 */
export const twoToOne = (wagers: Wagers): Wagers => ({
  ...wagers,
  player: backs('player', {
    wins: ({ player }) => win(isTwoToOne(player) ? odds(2) : EVENS, 'nz5:13.3'),
    loses: 'nz5:13.2(b)(ii)',
    ties: () => lose('nz5:13.2(b)(ii)'),
  }),
  banker: backs('banker', {
    wins: ({ banker }) => win(isTwoToOne(banker) ? odds(2) : EVENS, 'nz5:13.3'),
    loses: 'nz5:13.2(a)(ii)',
    ties: () => lose('nz5:13.2(a)(ii)'),
  }),
})

/** @rule nz5:13.4 ruling:573 */
export const twoToOneHalfOnSix = (wagers: Wagers): Wagers => {
  const { banker } = twoToOne(wagers)
  return {
    ...twoToOne(wagers),
    banker: hands => {
      const outcome = banker!(hands)
      return outcome.is === 'win' && bankerHasSix(hands) ? win(odds(1, 2), 'nz5:13.4') : outcome
    },
  }
}
