import type { Face, Faces } from '../../../games/snake-eyes/dice.ts'
import { useWords } from '../../words/index.ts'

/** A die as it lies, with its pips. */

type Pip = readonly [x: number, y: number]

// biome-ignore format: set as they lie
const PIPS: Readonly<Record<Face, readonly Pip[]>> = {
  1: [[50, 50]],
  2: [[26, 26], [74, 74]],
  3: [[26, 26], [50, 50], [74, 74]],
  4: [[26, 26], [74, 26], [26, 74], [74, 74]],
  5: [[26, 26], [74, 26], [50, 50], [26, 74], [74, 74]],
  6: [[26, 24], [74, 24], [26, 50], [74, 50], [26, 76], [74, 76]],
}

/** The picture alone; whoever shows it says what it is. */
export const DiePicture = ({ face }: { readonly face: Face | null }) => (
  <svg className="die" viewBox="0 0 100 100" aria-hidden="true">
    <rect x="2" y="2" width="96" height="96" rx="18" fill="#b3202b" stroke="#5e0c13" />
    <rect x="8" y="8" width="84" height="84" rx="14" fill="none" stroke="#ffffff30" />
    {face &&
      PIPS[face].map(([x, y]) => <circle key={`${x} ${y}`} cx={x} cy={y} r="9.5" fill="#fff8ee" />)}
  </svg>
)

export const Dice = ({ faces }: { readonly faces: Faces }) => {
  const { snakeEyes } = useWords()
  return (
    <span className="dice" role="img" aria-label={snakeEyes.faces(...faces)}>
      <DiePicture face={faces[0]} />
      <DiePicture face={faces[1]} />
    </span>
  )
}
