import type { Authority } from '../../../kernel/authority.ts'
import { dollars, useWords } from '../../i18n/index.ts'
import { ClauseLink } from '../../ui/clause.tsx'
import { type Baccarat, cutBackOf, isClosed } from './table.ts'

/** How the wagers of the table stand: called or closed, within the differential or cut back to it. */

type By = Readonly<Record<Baccarat['play']['elections']['book'], Authority>>

const CALLED: By = { nz5: 'nz5:8.2', 'nz5-old': 'nz5-old:8.2', mbs: 'mbs:5.6' }
const CLOSED: By = { nz5: 'nz5:5.14', 'nz5-old': 'nz5-old:5.14', mbs: 'mbs:5.6' }
const WEIGHED: By = { nz5: 'nz5:5.17', 'nz5-old': 'nz5-old:5.17', mbs: 'ruling:590' }
const CUT: By = { nz5: 'nz5:5.18', 'nz5-old': 'nz5-old:5.18', mbs: 'ruling:590' }

interface Props {
  readonly view: Baccarat
  readonly patron: string
}

/** @rule nz5:12.1(b) nz5:12.2(b) nz5:12.3 */
const NoBets = ({ view: { play } }: Pick<Props, 'view'>) => {
  const { cloth } = useWords()
  return play.voidHand === 'this' ? (
    <p className="closing is-void">
      {cloth.noBets} {play.voidHandUnder && <ClauseLink id={play.voidHandUnder} />}
    </p>
  ) : null
}

/** Called, and closed by the first card: two different moments. @rule nz5:5.14 nz5:8.2 */
export const Closing = ({ view: { play } }: Pick<Props, 'view'>) => {
  const { cloth } = useWords()
  const { book } = play.elections
  if (!isClosed(play) || play.voidHand === 'this') return null
  const isOut = play.hands.player.cards.length > 0
  return (
    <p className={isOut ? 'closing is-closed' : 'closing is-called'}>
      {isOut ? cloth.closed : cloth.called} <ClauseLink id={(isOut ? CLOSED : CALLED)[book]} />
    </p>
  )
}

/** What lies on either hand, and how much more may. @rule nz5:5.17 */
const Weighed = ({ view }: Pick<Props, 'view'>) => {
  const { cloth } = useWords()
  const { differential, book } = view.play.elections
  if (differential === undefined) return null
  const on = (hand: string) =>
    view.wagers.filter(wager => wager.on === hand).reduce((sum, { chips }) => sum + chips, 0)
  const [player, banker] = [on('player'), on('banker')]
  const room = (mine: number, other: number) => dollars(Math.max(0, differential + other - mine))
  return (
    <p className="weighed">
      <span>{cloth.totals(dollars(player), dollars(banker))}</span>
      <span>{cloth.room(room(player, banker), room(banker, player))}</span>
      <ClauseLink id={WEIGHED[book]} />
    </p>
  )
}

/** @rule nz5:5.18 */
const CutBack = ({ view, patron }: Props) => {
  const { cloth, baccarat, bets } = useWords()
  return cutBackOf(view, patron).map(({ wager, on, from, to }) => (
    <p key={wager} className="closing is-cut">
      {cloth.cutBack(
        baccarat.wager(on),
        bets.reduced(dollars(from), dollars(to), dollars(from - to)),
      )}{' '}
      <ClauseLink id={CUT[view.play.elections.book]} />
    </p>
  ))
}

export const Standing = (props: Props) => (
  <div className="standing-of">
    <NoBets view={props.view} />
    <CutBack {...props} />
    <Weighed view={props.view} />
  </div>
)
