import type { HandView } from '../../../games/baccarat/view.ts'
import { HIDDEN } from '../../../kernel/secret.ts'
import { spoken, useWords } from '../../i18n/index.ts'
import { LaidCard } from '../../ui/card.tsx'
import { ClauseLink } from '../../ui/clause.tsx'
import { type Baccarat, isOver, type Stage } from './table.ts'

/** Both hands as they lie, and between them what the dealer said last. */

interface HandProps {
  readonly side: 'player' | 'banker'
  readonly hand: HandView
  readonly wins: boolean
  /** Who turns it, where a patron does. */
  readonly puck: string | null
}

const Hand = ({ side, hand, wins, puck }: HandProps) => {
  const { names, cards, handling } = useWords()
  const counted = hand.points !== null && hand.cards.length >= 2
  return (
    <section
      className={`hand ${side}`}
      data-wins={wins || undefined}
      aria-label={cards.hand(names[side], counted ? cards.points(hand.points!) : '')}
    >
      <h2>
        {names[side]} <span className="points">{counted ? hand.points : '–'}</span>
        {puck !== null && <span className="puck">{handling.puck(puck)}</span>}
      </h2>
      <div className="cards">
        {hand.cards.map((card, i) => (
          <LaidCard
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

/** What somebody holds is not on the table: its place is, and nothing to be seen there. */
const lyingIn = ({ play: { hands, out } }: Baccarat, side: 'player' | 'banker'): HandView => {
  const { cards, points } = hands[side]
  if (out?.hand !== side) return hands[side]
  return { cards: cards.map((card, i) => (out.holders[i] === null ? card : HIDDEN)), points }
}

/** The next round, or this one, is dealt without wagers. @rule nz5:12.1(b) nz5:12.2(b) nz5:12.3 */
const VoidHand = ({ view }: { readonly view: Baccarat }) => {
  const { table } = useWords()
  const { voidHand, voidHandUnder } = view.play
  return voidHand === null ? null : (
    <p className="last-coup">
      {table.voidHand[voidHand]} {voidHandUnder && <ClauseLink id={voidHandUnder} />}
    </p>
  )
}

export const Hands = ({ view, connection, children }: Stage) => {
  const words = useWords()
  const { table, result } = words
  const { play } = view
  const last = play.results.at(-1)
  const over = isOver(play) ? last : undefined
  const said = play.calls.at(-1)
  const puckOf = (side: 'player' | 'banker') =>
    play.pucks[side] === connection.patron ? table.you : play.pucks[side]
  return (
    <section className="hands" aria-label={table.hands}>
      <Hand
        side="player"
        hand={lyingIn(view, 'player')}
        wins={over?.result === 'player'}
        puck={puckOf('player')}
      />
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
          <p className="said">{said ? spoken(words, said) : ''}</p>
        )}
        {children}
        <VoidHand view={view} />
        {play.lastCoup !== 'no' && <p className="last-coup">{table.lastCoup[play.lastCoup]}</p>}
      </div>
      <Hand
        side="banker"
        hand={lyingIn(view, 'banker')}
        wins={over?.result === 'banker'}
        puck={puckOf('banker')}
      />
    </section>
  )
}
