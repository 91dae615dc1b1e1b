import { dollars, useWords, type Words } from '../../i18n/index.ts'
import { type AreaChips, laidAt } from './felt/seat-wagers.ts'
import { type Baccarat, HANDS } from './table.ts'

/** The table as text for screen readers: the seats, the wagers, and what patrons do. */

const wagers = (words: Words, laid: Readonly<Record<string, AreaChips>>): readonly string[] =>
  Object.entries(laid).map(([on, { amount }]) =>
    words.cloth.lies(dollars(amount), words.baccarat.wager(on)),
  )

const doing = ({ cloth, names }: Words, { play }: Baccarat, who: string): readonly string[] => {
  const hands = HANDS.filter(hand => play.pucks[hand] === who)
  return [
    ...hands.map(hand => cloth.turns(names[hand])),
    ...(play.offered?.patron === who ? [cloth.isOffered(names[play.offered.hand])] : []),
    ...play.markers
      .filter(({ patron }) => patron === who)
      .map(({ nominee }) => cloth.acts(nominee)),
  ]
}

interface InWordsProps {
  readonly view: Baccarat
  readonly patron: string
}

export const InWords = ({ view, patron }: InWordsProps) => {
  const words = useWords()
  const { cloth, table, marks } = words
  const taken = view.seats.filter(({ patron: who }) => who !== null)
  const standing = view.standing.map(({ patron: who }) => (who === patron ? table.you : who))
  return (
    <ul className="unseen" aria-label={cloth.table}>
      {taken.map(({ seat, patron: who }) => {
        const told = [
          ...wagers(words, laidAt(view, seat)),
          ...doing(words, view, who!),
          ...(view.play.cutOfferedTo === seat ? [cloth.cuts] : []),
        ]
        const named = table.seat(seat, who === patron ? table.you : who!)
        return <li key={seat}>{told.length > 0 ? marks.of(named, marks.list(told)) : named}</li>
      })}
      {standing.length > 0 && <li>{cloth.stands(marks.list(standing))}</li>}
    </ul>
  )
}
