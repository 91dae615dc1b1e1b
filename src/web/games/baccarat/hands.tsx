import type { HandView } from '../../../games/baccarat/view.ts'
import { PlayingCard } from '../../parts/card.tsx'
import { useWords } from '../../words/index.ts'
import { Cut } from './cut.tsx'
import { isClosed, type Stage } from './table.ts'

/** Both hands as they lie, and between them what the dealer said last. */

const Hand = ({
  side,
  hand,
  wins,
}: {
  readonly side: 'player' | 'banker'
  readonly hand: HandView
  readonly wins: boolean
}) => {
  const { names, cards } = useWords()
  const counted = hand.points !== null && hand.cards.length >= 2
  return (
    <section
      className={`hand ${side}`}
      data-wins={wins || undefined}
      aria-label={cards.hand(names[side], counted ? cards.points(hand.points!) : '')}
    >
      <h2>
        {names[side]} <span className="points">{counted ? hand.points : '–'}</span>
      </h2>
      <div className="cards">
        {hand.cards.map((card, i) => (
          <PlayingCard
            // biome-ignore lint/suspicious/noArrayIndexKey: a card's place is what it is here
            key={i}
            card={card}
            className={i === 2 ? 'third' : ''}
          />
        ))}
        {hand.cards.length === 0 && (
          <>
            <span className="outline" />
            <span className="outline" />
          </>
        )}
      </div>
    </section>
  )
}

const Hands = ({ view, children }: Stage) => {
  const { table, result } = useWords()
  const { play } = view
  const last = play.results.at(-1)
  const over = !isClosed(play) && play.hands.player.cards.length > 0 ? last : undefined
  const said = play.announcements.at(-1)
  return (
    <section className="hands" aria-label={table.hands}>
      <Hand side="player" hand={play.hands.player} wins={over?.result === 'player'} />
      <div className="caption">
        <p className="phase">{table.phase[play.phase]}</p>
        {over ? (
          <p className={`outcome ${over.result}`}>
            {result.wins[over.result]}
            <small>
              {over.player} : {over.banker}
            </small>
          </p>
        ) : (
          <p className="said">{said ?? ''}</p>
        )}
        {children}
        {play.lastCoup !== 'no' && <p className="last-coup">{table.lastCoup[play.lastCoup]}</p>}
      </div>
      <Hand side="banker" hand={play.hands.banker} wins={over?.result === 'banker'} />
    </section>
  )
}

/** While the cut is offered the stack lies there, then the hands. */
export const BaccaratStage = (stage: Stage) =>
  stage.view.play.phase === 'cutting' ? <Cut {...stage} /> : <Hands {...stage} />
