import type { Faces } from '../../../games/snake-eyes/dice.ts'
import { useWords } from '../../words/index.ts'
import type { TileProps } from '../tiles.tsx'

/** Where the pips of each face are. */
// biome-ignore format: set as printed
const PIPS: Readonly<Record<number, readonly (readonly [number, number])[]>> = {
  1: [[0, 0]],
  2: [[-1, -1], [1, 1]],
  3: [[-1, -1], [0, 0], [1, 1]],
  4: [[-1, -1], [1, -1], [-1, 1], [1, 1]],
  5: [[-1, -1], [1, -1], [0, 0], [-1, 1], [1, 1]],
  6: [[-1, -1], [1, -1], [-1, 0], [1, 0], [-1, 1], [1, 1]],
}

const Die = ({ face }: { readonly face: number }) => (
  <svg className="die" viewBox="-10 -10 20 20" aria-hidden="true">
    <rect x="-9" y="-9" width="18" height="18" rx="4" fill="#f7f3e8" />
    {PIPS[face]?.map(([x, y]) => (
      <circle key={`${x} ${y}`} cx={x * 4.8} cy={y * 4.8} r="1.9" fill="#17181c" />
    ))}
  </svg>
)

/** The last rolls, both dice. */
export const SnakeEyesTile = ({ results }: TileProps) => {
  const { lobby } = useWords()
  return (results as readonly ({ readonly faces: Faces } | null)[]).map((came, i) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: a result may come again
    <li key={i}>
      {came ? (
        <>
          <Die face={came.faces[0]} />
          <Die face={came.faces[1]} />
          <span className="unseen">{lobby.dice(came.faces[0], came.faces[1])}</span>
        </>
      ) : (
        '–'
      )}
    </li>
  ))
}
