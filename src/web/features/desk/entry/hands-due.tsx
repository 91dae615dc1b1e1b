import { cardDue, handsNow, handsWith } from '../../../../dealing/card-due.ts'
import { pointCount } from '../../../../games/baccarat/s04-card-values.ts'
import type { Side } from '../../../../games/baccarat/s09-third-cards/third-card.ts'
import type { BaccaratView } from '../../../../games/baccarat/table/view.ts'
import type { Card } from '../../../../kernel/card.ts'
import { useWords } from '../../../i18n/index.ts'
import { LaidCard } from '../../../ui/pieces/card.tsx'

/** Both hands of baccarat, with a mark where the next card goes. */

const SIDES: readonly Side[] = ['player', 'banker']

const DEALT: readonly string[] = ['called', 'dealing', 'turning']

interface Props {
  readonly play: BaccaratView
  /** A card that was entered but not yet sent. */
  readonly held: string | undefined
}

export const HandsDue = ({ play, held }: Props) => {
  const { desk } = useWords()
  if (!DEALT.includes(play.phase)) return null
  const due = play.phase === 'turning' ? undefined : cardDue(play)
  /** While cards are turned, none is due. */
  const laid = play.phase === 'turning' ? undefined : handsNow(play)
  const settling = held === undefined ? undefined : handsWith(play, held as Card)
  const points = (side: Side) => (settling ? pointCount(settling[side]) : play.hands[side].points)
  const place = (side: Side, nth: number) => {
    const isDue = due?.hand === side && due.nth === nth
    const lies = (laid?.[side] ?? play.hands[side].cards)[nth - 1]
    const card = lies ?? (isDue ? (held as Card | undefined) : undefined)
    return (
      <li key={nth} data-due={isDue || undefined}>
        {card === undefined ? <span className="outline" /> : <LaidCard card={card} className="" />}
        <small>{isDue && card === undefined ? desk.dueNow : desk.nth(nth)}</small>
      </li>
    )
  }
  return (
    <div className="hands-due">
      {SIDES.map(side => (
        <section key={side} aria-label={desk.side(side)} data-side={side}>
          <h3>
            <span className="pill" data-side={side} aria-hidden="true">
              {desk.side(side).slice(0, 1)}
            </span>
            <span className="named">{desk.side(side)}</span>{' '}
            <span>{play.phase === 'called' ? '' : (points(side) ?? '')}</span>
          </h3>
          <ol>{[1, 2, 3].map(nth => place(side, nth))}</ol>
        </section>
      ))}
    </div>
  )
}
