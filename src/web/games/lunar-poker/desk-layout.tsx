import type { LunarView } from '../../../games/lunar-poker/table/view.ts'
import type { Card } from '../../../kernel/card.ts'
import type { Seen } from '../../../kernel/secret.ts'
import type { DeskTable } from '../../features/desk/desk-context.ts'
import { dollars, useWords } from '../../i18n/index.ts'
import { LaidCard } from '../../ui/pieces/card.tsx'
import { cardsInPlay } from './cards-in-play.ts'

/** The boxes at the desk: cards, wagers and decisions. */

const Cards = ({ cards }: { readonly cards: readonly Seen<Card>[] }) => (
  <div className="box-cards">
    {cards.map((card, i) => (
      // biome-ignore lint/suspicious/noArrayIndexKey: a card is identified by its position
      <LaidCard key={i} card={card} className="" />
    ))}
  </div>
)

const BoxOf = ({ at, seat, patron }: { at: DeskTable; seat: number; patron: string }) => {
  const words = useWords()
  const { lunar } = words
  const { wagers, play } = at.moment.view
  const { boxes, turn } = play as LunarView
  const box = boxes.find(each => each.seat === seat)
  const own = wagers.filter(wager => wager.patron === patron)
  const said = box?.choice ? lunar.choice[box.choice] : ''
  return (
    <li data-due={turn === seat || undefined}>
      <span className="no">{seat}</span>
      <div>
        <strong>{patron}</strong> {said && <span className="note">{said}</span>}
        <ul className="spots">
          {own.map(({ id, on, chips }) => (
            <li key={id}>
              {at.face?.wagerName(words, on) ?? on} <b>{dollars(chips)}</b>
            </li>
          ))}
        </ul>
      </div>
      <Cards cards={box ? cardsInPlay(box) : []} />
    </li>
  )
}

export const DeskLayout = ({ at }: { readonly at: DeskTable }) => {
  const { lunar, desk } = useWords()
  const { seats, play } = at.moment.view
  const { dealer } = play as LunarView
  const taken = seats.flatMap(({ seat, patron }) => (patron === null ? [] : [{ seat, patron }]))
  return (
    <ul className="boxes">
      <li>
        <span className="no">D</span>
        <div>
          <strong>{lunar.dealer}</strong>{' '}
          {dealer.value && <span className="note">{lunar.hand(dealer.value)}</span>}
        </div>
        <Cards cards={dealer.cards} />
      </li>
      {taken.length === 0 && <li className="note">{desk.nobodyHere}</li>}
      {taken.map(each => (
        <BoxOf key={each.seat} at={at} {...each} />
      ))}
    </ul>
  )
}
