import type { RoundResult } from '../../../games/baccarat/state.ts'
import { useWords } from '../../words/index.ts'
import type { TileProps } from '../tiles.tsx'

/** Beads: who won, the newest first. */
export const BaccaratTile = ({ results }: TileProps) => {
  const { roads, names } = useWords()
  return (results as readonly (RoundResult | null)[]).map((came, i) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: a result may come again
    <li key={i}>
      {came ? (
        <>
          <span className={`bead ${came.result}`} aria-hidden="true">
            {roads.letters[came.result]}
          </span>
          <span className="unseen">{names[came.result]}</span>
        </>
      ) : (
        '–'
      )}
    </li>
  ))
}
