import type { Face } from '../../../games/snake-eyes/s03-equipment/dice.ts'
import type { WagerName } from '../../../games/snake-eyes/s04-wagers.ts'
import { DiePicture } from '../../ui/pieces/dice.tsx'
import styles from './snake-eyes.module.css'

/** What is printed beside a wager: the dice that win it, or their totals. */

type Pair = readonly [Face, Face]

// biome-ignore format: set as printed
const PAIRS: Readonly<Partial<Record<WagerName, readonly Pair[]>>> = {
  'hard-4':        [[2, 2]],
  'hard-6':        [[3, 3]],
  'hard-8':        [[4, 4]],
  'hard-10':       [[5, 5]],
  'hardway-combo': [[2, 2], [3, 3], [4, 4], [5, 5]],
  'craps-2':       [[1, 1]],
  'craps-3':       [[1, 2]],
  'craps-12':      [[6, 6]],
  'eleven-in-1':   [[5, 6]],
}

// biome-ignore format: set as printed
const TOTALS: Readonly<Partial<Record<WagerName, readonly string[]>>> = {
  five:      ['5'],
  six:       ['6'],
  eight:     ['8'],
  'any-7':   ['7'],
  'c-and-e': ['C', 'E'],
  field:     ['2', '3', '4', '9', '10', '11', '12'],
}

/** The Field pays more on these totals, which are ringed. */
const RINGED = ['2', '12']

export const Printed = ({ on }: { readonly on: WagerName }) => (
  <span className={styles.printed} aria-hidden="true" data-many={PAIRS[on]?.[1] && true}>
    {PAIRS[on]?.map(([one, other]) => (
      <span key={one} className={styles.pair}>
        <DiePicture face={one} />
        <DiePicture face={other} />
      </span>
    ))}
    {TOTALS[on]?.map(total => (
      <span key={total} className={styles.total} data-ring={RINGED.includes(total) || undefined}>
        {total}
      </span>
    ))}
  </span>
)
