import * as field from '../../kernel/shape.ts'
import { FACES as ALL } from './s03-equipment/dice.ts'
import type { SnakeEyesView } from './table/view.ts'

/** Fields that several commands of Division 11A share, and conditions on the view for the desk. */

export const FACE = field.oneOf(...ALL)
export const FACES = field.pair(FACE, FACE)

/** A flat die is given by its upper face, a leaning die by the face it rests on. */
export const FALLEN = field.either(field.record({ up: FACE }), field.record({ resting: FACE }))

export const PRESENT_DIE = field.die('present')
export const MISSING_DIE = field.die('missing')
export const TWO_DICE = field.pair(PRESENT_DIE, PRESENT_DIE)

export const hasMissingDie = ({ dice }: SnakeEyesView): boolean =>
  dice.some(({ at }) => at === 'missing')
