import type { RouletteView } from '../../../games/roulette/table/view.ts'
import { useWords } from '../../i18n/index.ts'
import { ClauseSummary } from '../../ui/clause.tsx'
import type { RoundProps } from '../face.ts'
import { pocketName, wagerName } from './names.ts'
import { numbersOf } from './pointer-details.tsx'
import { NumberMark } from './stage.tsx'
import type { RouletteRound } from './table.ts'

/** The number, and for each of your wagers whether it covered it. */
export const RouletteWhy = ({ view, round }: RoundProps<RouletteView, RouletteRound>) => {
  const words = useWords()
  const { why } = words.roulette
  if (!round.result) return <p>{why.none}</p>
  const { number } = round.result
  const names = [...new Set(round.settled.map(({ wager }) => wager.on))]
  return (
    <>
      <h3>{why.title}</h3>
      <p className="step">
        <NumberMark pocket={number} /> {why.rests(pocketName(words, number))}
      </p>
      <ClauseSummary id="nz8:4.4(a)" />
      <ul className="covered">
        {names.map(on => {
          const piece = on.split('/')[1] ?? on
          const numbers = numbersOf(view.play.elections, piece)
          return (
            <li key={on} className="step">
              {why.covers(wagerName(words, on), numbers, numbers.includes(number))}
            </li>
          )
        })}
      </ul>
    </>
  )
}
