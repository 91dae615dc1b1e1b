import { colourOf, type Pocket } from '../../../games/roulette/s02-wheel.ts'
import { useWords } from '../../i18n/index.ts'
import type { TileProps } from '../face.ts'

/** The last numbers in their colours. */
export const RouletteTile = ({ results }: TileProps) => {
  const { tiles } = useWords()
  return (results as readonly ({ readonly number: Pocket } | null)[]).map((came, i) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: the same result may occur twice
    <li key={i}>
      {came ? (
        <>
          <span className={`bead ${colourOf(came.number)}`}>{came.number}</span>
          <span className="unseen"> {tiles.colours[colourOf(came.number)]}</span>
        </>
      ) : (
        '–'
      )}
    </li>
  ))
}
