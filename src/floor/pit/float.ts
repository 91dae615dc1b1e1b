import { type Chips, chips, NONE } from '../../kernel/money.ts'
import { type Decision, isRefusal, type Refusal, refuse } from '../../kernel/refusal.ts'
import type { Person } from '../calls.ts'
import type { OnFloor } from '../state.ts'

/**
 * A table's float: the chips in its tray. Staff count it when the table opens and closes, and note
 * every fill, credit and count of the drop box. A fact about the float names the last entry of the
 * table's log before it, so that a report can compare both.
 */

export const FLOATS = 'nz1:1.1/chips'

/** How many chips of each denomination, which is in cents. */
export type Count = Readonly<Record<string, number>>

/** The contents of a drop box, by kind. */
export interface Drop {
  readonly cash: Chips
  readonly chips: Chips
  readonly vouchers: Chips
}

interface Noted {
  readonly under: typeof FLOATS
  readonly table: string
  /** The last entry of the table's log. */
  readonly entry: number
  readonly by: Person
}

export const FLOAT_FACTS = ['FloatOpened', 'FloatFilled', 'FloatCredited', 'FloatClosed'] as const

export type FloatFact = (typeof FLOAT_FACTS)[number]

export type FloatEvent = Noted &
  (
    | { readonly is: FloatFact; readonly count: Count; readonly chips: Chips }
    | { readonly is: 'DropCounted'; readonly drop: Drop }
  )

export const isFloat = <E extends { readonly is: string }>(
  event: E | FloatEvent,
): event is FloatEvent =>
  event.is === 'DropCounted' || (FLOAT_FACTS as readonly string[]).includes(event.is)

/** More chips than this are a typing mistake. */
export const MOST_CHIPS = 100_000

const worth = (table: OnFloor, count: Count): Chips | Refusal => {
  const known = table.config.denominations.map(String)
  const strange = Object.keys(count).find(denomination => !known.includes(denomination))
  if (strange !== undefined)
    return refuse(FLOATS, 'This table has no chips of {$denomination}.', {
      denomination: Number(strange),
    })
  return chips(
    Object.entries(count).reduce((sum, [each, number]) => sum + Number(each) * number, 0),
  )
}

interface FloatCount {
  readonly table: string
  readonly count: Count
  readonly entry: number
}

/** `isOpen`: whether the float has to be open for this. */
const RULES: Readonly<Record<FloatFact, { readonly isOpen: boolean; readonly some?: true }>> = {
  FloatOpened: { isOpen: false },
  FloatFilled: { isOpen: true, some: true },
  FloatCredited: { isOpen: true, some: true },
  FloatClosed: { isOpen: true },
}

const OPEN = refuse(FLOATS, 'The float of this table is open already.')
const NOT_OPEN = refuse(FLOATS, 'Count the opening float of this table first.')

export const floatNoted = (
  is: FloatFact,
  at: OnFloor,
  by: Person,
  { table, count, entry }: FloatCount,
): Decision<FloatEvent> => {
  const { isOpen, some } = RULES[is]
  if (isOpen !== (at.float !== null)) return isOpen ? NOT_OPEN : OPEN
  const counted = worth(at, count)
  if (isRefusal(counted)) return counted
  if (some && counted === NONE) return refuse(FLOATS, 'Say how many chips of which denomination.')
  return [{ is, table, entry, by, count, chips: counted, under: FLOATS }]
}

/** Undefined while the float is closed. */
export const floatAfter = (before: Chips | null, event: FloatEvent): Chips | null => {
  switch (event.is) {
    case 'FloatOpened':
      return event.chips
    case 'FloatFilled':
      return chips((before ?? 0) + event.chips)
    case 'FloatCredited':
      return chips(Math.max(0, (before ?? 0) - event.chips))
    case 'FloatClosed':
      return null
    case 'DropCounted':
      return before
  }
}
