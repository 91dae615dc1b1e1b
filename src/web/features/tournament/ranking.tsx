import type { Contest } from '../../client/session-table.ts'
import { dollars, useWords } from '../../i18n/index.ts'

/**
 * Players by chips, most first. A secret wager counts only what everybody saw before it.
 * @rule nz7:4.9 nz7:5.5
 */

interface RankingProps {
  readonly players: readonly Pick<
    Contest['players'][number],
    'patron' | 'seat' | 'chips' | 'status' | 'card'
  >[]
  readonly turn: string | null
  readonly patron: string
  /** The count at the end of the session, when the chips have been handed back. */
  readonly counted: Readonly<Record<string, number>> | undefined
}

/** A player who is out still has a place; these do not. @rule ruling:703 */
const UNCOUNTED = ['disqualified', 'void']

export const Ranking = ({ players, turn, patron, counted }: RankingProps) => {
  const { table, tournament } = useWords()
  const remarkOf = ({ status, card, patron: who }: RankingProps['players'][number]): string => {
    if (status === 'disqualified') return tournament.at.disqualified
    if (status !== 'active') return tournament.out
    if (card !== null) return tournament[card]
    return turn === who ? tournament.turn : ''
  }
  const ranked = players
    .map(one => ({ ...one, chips: counted?.[one.patron] ?? one.chips }))
    .toSorted(
      (a, b) =>
        UNCOUNTED.indexOf(a.status) - UNCOUNTED.indexOf(b.status) ||
        b.chips - a.chips ||
        a.seat - b.seat,
    )
  const most = Math.max(1, ...ranked.map(({ chips }) => chips))
  return (
    <ol className="ranked">
      {ranked.map(player => (
        <li key={player.patron} data-mine={player.patron === patron || undefined}>
          <span className="name">{player.patron === patron ? table.you : player.patron}</span>{' '}
          <em>{remarkOf(player)}</em> <b className="money">{dollars(player.chips)}</b>
          <span
            className="share"
            aria-hidden="true"
            style={{ transform: `scaleX(${player.chips / most})` }}
          />
        </li>
      ))}
    </ol>
  )
}
