import type { Faces } from '../../../games/snake-eyes/s03-equipment/dice.ts'
import { Dice } from '../../ui/pieces/dice.tsx'
import type { TileProps } from '../face.ts'

/** The last rolls, both dice. */
export const SnakeEyesTile = ({ results }: TileProps) =>
  (results as readonly ({ readonly faces: Faces } | null)[]).map((came, i) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: the same result may occur twice
    <li key={i}>{came ? <Dice faces={came.faces} /> : '–'}</li>
  ))
