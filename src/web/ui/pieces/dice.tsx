import { useWords } from '../../i18n/index.ts'
import styles from './dice.module.css'

/** A die with its pips. */

type Pip = readonly [x: number, y: number]
type Faces = readonly [number, number]

// biome-ignore format: laid out like the pips
const PIPS: Readonly<Record<number, readonly Pip[]>> = {
  1: [[50, 50]],
  2: [[26, 26], [74, 74]],
  3: [[26, 26], [50, 50], [74, 74]],
  4: [[26, 26], [74, 26], [26, 74], [74, 74]],
  5: [[26, 26], [74, 26], [50, 50], [26, 74], [74, 74]],
  6: [[26, 24], [74, 24], [26, 50], [74, 50], [26, 76], [74, 76]],
}

/** The picture only. The caller adds the text for screen readers. */
export const DiePicture = ({ face }: { readonly face: number | null }) => (
  <svg className={`die ${styles.die}`} viewBox="0 0 100 100" aria-hidden="true">
    <rect x="1" y="1" width="98" height="98" rx="16" className={styles.body} />
    {face !== null &&
      PIPS[face]?.map(([x, y]) => (
        <circle key={`${x} ${y}`} cx={x} cy={y} r="9.5" className={styles.pip} />
      ))}
  </svg>
)

// biome-ignore format: opposite faces add up to seven
const SIDES = [1, 6, 2, 5, 3, 4]

/** A die that tumbles and stops at the given face. */
const Cube = ({ face }: { readonly face: number | null }) => (
  <span className={styles.cube} data-face={face ?? 'none'}>
    <span className={styles.turns}>
      {SIDES.map(side => (
        <span key={side} className={styles.side} data-side={side}>
          <DiePicture face={side} />
        </span>
      ))}
    </span>
  </span>
)

/** Both dice on the table. Without faces they are still in the air. */
export const ThrownDice = ({ faces }: { readonly faces: Faces | null }) => {
  const { dice } = useWords()
  return (
    <span
      className={styles.cubes}
      data-rolling={!faces || undefined}
      role="img"
      aria-label={faces ? dice.faces(...faces) : dice.rolling}
    >
      <Cube face={faces?.[0] ?? null} />
      <Cube face={faces?.[1] ?? null} />
    </span>
  )
}

export const Dice = ({ faces }: { readonly faces: Faces }) => {
  const { dice } = useWords()
  return (
    <span className={styles.dice} role="img" aria-label={dice.faces(...faces)}>
      <DiePicture face={faces[0]} />
      <DiePicture face={faces[1]} />
    </span>
  )
}
