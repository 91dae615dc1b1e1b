import { commissionStep } from '../../../games/baccarat/s05-wagers/basic-wagers.ts'
import { HAND_PAYS, sidePays, toOne } from '../../../games/baccarat/s05-wagers/printed-odds.ts'
import type { Hands } from '../../../games/baccarat/s09-third-cards/third-card.ts'
import type { RoundResult } from '../../../games/baccarat/table/state.ts'
import type { BaccaratView } from '../../../games/baccarat/table/view.ts'
import type { Phrase } from '../../../kernel/refusal.ts'
import type { OwnRound } from '../../../records/round-views.ts'
import type { View } from '../../client/connection.ts'
import type { LayoutProps, StageProps } from '../face.ts'

/** What the parts of the baccarat table share. */

export type Baccarat = View<BaccaratView>
export type Layout = LayoutProps<BaccaratView>
export type Stage = StageProps<BaccaratView>

/** A void round has neither cards nor a result. */
export interface BaccaratRound extends OwnRound {
  readonly result: RoundResult | null
  readonly hands?: Hands
}

export const HANDS = ['player', 'banker'] as const

const BETTING: readonly string[] = ['loaded', 'burning', 'betting', 'reopened']
const CLOSED: readonly string[] = ['called', 'offering', 'dealing', 'turning']

export const isBetting = ({ phase }: BaccaratView): boolean => BETTING.includes(phase)

/** From the call to the result nobody may touch the layout. */
export const isClosed = ({ phase }: BaccaratView): boolean => CLOSED.includes(phase)

/** True while the cards of the finished round are still on the table. */
export const isOver = ({ phase, hands }: BaccaratView): boolean =>
  phase !== 'reopened' && !CLOSED.includes(phase) && hands.player.cards.length > 0

/**
 * The patron's wagers that the differential cut back or removed. A wager is left out once it is
 * gone for another reason: taken back after betting reopened, or void with its hand. @rule nz5:5.18
 */
export const cutBackOf = ({ play, wagers, mine }: Baccarat, patron: string) =>
  play.reduced
    .filter(each => each.patron === patron && each.to < each.from)
    .flatMap(each => {
      const lies = wagers.find(({ id }) => id === each.wager)
      const ended = mine?.settled.find(({ wager }) => wager.id === each.wager)
      const on = lies?.on ?? ended?.wager.on
      return on === undefined ? [] : [{ ...each, on }]
    })

export const kindOf = (on: string): string =>
  on === 'player' || on === 'banker' ? 'main' : on.replace(/-(player|banker)$/, '')

export const paysOf = ({ play: { elections } }: Baccarat, on: string): Phrase => {
  if (on === 'player' || on === 'banker') return HAND_PAYS[elections.variant][on]
  return on === 'tie' ? toOne(elections.tie) : sidePays(kindOf(on), elections)
}

/** The smallest step of Banker wagers from which commission can be taken exactly. @rule nz5:5.12 */
export const bankerStep = ({ sign: { denominations }, play: { elections } }: Baccarat): number => {
  if (elections.variant !== 'commission' || elections.book === 'mbs') return 0
  return commissionStep(denominations)
}
