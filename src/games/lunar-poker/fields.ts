import type { Seat } from '../../kernel/people.ts'
import * as field from '../../kernel/shape.ts'
import type { Place } from './s08-dealing/deal.ts'

/** All boxes of the layout, occupied or not. @rule nz22:3.1 */
export const BOXES = [1, 2, 3, 4, 5] as const

export const BOX: field.Shape<Seat> = field.oneOf(...BOXES)

/** A box or the Dealer. */
export const PLACE: field.Shape<Place> = field.oneOf(...BOXES, 'dealer')
