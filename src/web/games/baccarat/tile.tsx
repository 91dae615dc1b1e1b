import {
  bigRoad,
  type GoodRoadName,
  goodRoad,
  ROWS,
  streaks,
  winners,
} from '../../../games/baccarat/roads/index.ts'
import type { RoundResult } from '../../../games/baccarat/table/state.ts'
import { useWords } from '../../i18n/index.ts'
import type { RoadProps } from '../face.ts'

/**
 * The newest columns of the Big Road, and if the patron wants it the name of its pattern.
 * @rule nz5:3.4(f)
 */

const COLUMNS = 20
const SIZE = 12

const RESULTS: Readonly<Record<string, RoundResult['result']>> = {
  B: 'banker',
  P: 'player',
  T: 'tie',
}

/** The lobby knows only the winner of each round, as one letter. */
export const roundsOf = (road: string): readonly RoundResult[] =>
  [...road].map(letter => ({
    result: RESULTS[letter] ?? 'tie',
    player: 0,
    banker: 0,
    playerPair: false,
    bankerPair: false,
    natural: false,
  }))

export const shapeOf = (road: string): GoodRoadName | undefined =>
  goodRoad(streaks(winners(roundsOf(road))))

const Grid = () => (
  <path
    d={`${Array.from({ length: COLUMNS + 1 }, (_, i) => `M${i * SIZE} 0V${ROWS * SIZE}`).join('')}${Array.from({ length: ROWS + 1 }, (_, i) => `M0 ${i * SIZE}H${COLUMNS * SIZE}`).join('')}`}
    className="grid"
  />
)

export const BaccaratTile = ({ road, shapes }: RoadProps) => {
  const { tiles: words, lobbyRoads } = useWords()
  const { cells } = bigRoad(roundsOf(road))
  const first = Math.max(0, ...cells.map(({ column }) => column - COLUMNS + 1))
  const told = [...road].map(letter => words.letters[RESULTS[letter] ?? 'tie']).join(' ')
  const shape = shapes ? shapeOf(road) : undefined
  return (
    <div className="tile-road">
      <svg
        viewBox={`-0.5 -0.5 ${COLUMNS * SIZE + 1} ${ROWS * SIZE + 1}`}
        role="img"
        aria-label={words.described(words.bigRoad, told || words.empty)}
      >
        <rect width={COLUMNS * SIZE} height={ROWS * SIZE} className="paper" />
        <Grid />
        {cells
          .filter(({ column }) => column >= first)
          .map(({ column, row, round, ties }) => (
            <g
              key={`${column}-${row}`}
              className={round.result}
              transform={`translate(${(column - first + 0.5) * SIZE} ${(row + 0.5) * SIZE})`}
            >
              <circle r="4.3" />
              {round.result === 'banker' && <circle r="1.4" className="dot" />}
              {ties > 0 && <path d="M-4.6 4.6L4.6-4.6" className="tie" />}
            </g>
          ))}
      </svg>
      {shape && <p className="shape">{lobbyRoads.shapes[shape]}</p>}
    </div>
  )
}
