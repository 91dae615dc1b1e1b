import { colourOf, type Pocket } from '../../../games/roulette/wheel.ts'
import { useWords } from '../../words/index.ts'
import type { TileProps } from '../tiles.tsx'

/** The last numbers in their colours. */
export const RouletteTile = ({ results }: TileProps) => {
  const { roulette } = useWords()
  return (results as readonly ({ readonly number: Pocket } | null)[]).map((came, i) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: a result may come again
    <li key={i}>
      {came ? (
        <>
          <span className={`bead ${colourOf(came.number)}`}>{came.number}</span>
          <span className="unseen"> {roulette.colours[colourOf(came.number)]}</span>
        </>
      ) : (
        '–'
      )}
    </li>
  ))
}
