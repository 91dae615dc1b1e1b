import { type Decision, refuse } from '../../kernel/refusal.ts'
import type { Person } from '../calls.ts'
import type { FloorState } from '../state.ts'

/**
 * Shifts and gaming days of the house. One person hands a shift over and another takes it: both
 * sign. Closing a day seals the last entry of every table's log.
 */

export const IN_CHARGE = 'nz1:1.1/casino-supervisor'

/** The last entry of each table's log, and its hash. */
export type Positions = Readonly<Record<string, { readonly entry: number; readonly hash: string }>>

export interface Offer {
  readonly by: Person
  readonly to: string
  readonly note?: string
}

export interface PitState {
  /** Days and their shifts count from 1. */
  readonly day: number
  readonly shift: number
  readonly inCharge: Person | null
  readonly offered: Offer | null
}

export const FIRST_DAY: PitState = { day: 1, shift: 1, inCharge: null, offered: null }

interface Signature {
  readonly under: typeof IN_CHARGE
  readonly by: Person
}

export type DayEvent =
  | ({ readonly is: 'ShiftOffered' } & Signature & Offer)
  | ({
      readonly is: 'ShiftTaken'
      /** The person who handed it over; null for the first shift of a day. */
      readonly from: Person | null
      readonly positions: Positions
    } & Signature)
  | ({
      readonly is: 'DayClosed'
      readonly day: number
      readonly positions: Positions
      /** SHA-256 of the day's report. */
      readonly report: string
    } & Signature)

const DAY: readonly string[] = ['ShiftOffered', 'ShiftTaken', 'DayClosed']

export const isOfDay = <E extends { readonly is: string }>(
  event: E | DayEvent,
): event is DayEvent => DAY.includes(event.is)

export const shiftOffered = (
  { inCharge }: PitState,
  by: Person,
  to: string,
  note: string | undefined,
): Decision<DayEvent> => {
  if (to === by.name) return refuse(IN_CHARGE, 'Hand the shift over to another person.')
  if (inCharge === null) return refuse(IN_CHARGE, 'Nobody has taken this shift yet.')
  return inCharge.name === by.name || by.rank === 'operator'
    ? [{ is: 'ShiftOffered', by, to, ...(note && { note }), under: IN_CHARGE }]
    : refuse(IN_CHARGE, '{name} is in charge of this shift.', { name: inCharge.name })
}

export const shiftTaken = (
  { inCharge, offered }: PitState,
  by: Person,
  positions: Positions,
): Decision<DayEvent> => {
  if (inCharge === null) return [{ is: 'ShiftTaken', by, from: null, positions, under: IN_CHARGE }]
  if (inCharge.name === by.name)
    return refuse(IN_CHARGE, 'You are in charge of this shift already.')
  return offered?.to === by.name
    ? [{ is: 'ShiftTaken', by, from: offered.by, positions, under: IN_CHARGE }]
    : refuse(IN_CHARGE, '{name} is in charge, and has not handed the shift over to you.', {
        name: inCharge.name,
      })
}

export const dayClosed = (
  { pit, tables }: FloorState,
  by: Person,
  positions: Positions,
  report: string,
): Decision<DayEvent> => {
  const open = Object.entries(tables).find(([, { float }]) => float !== null)
  if (open)
    return refuse(IN_CHARGE, 'Count the closing float of {table} first.', { table: open[0] })
  if (pit.offered)
    return refuse(IN_CHARGE, '{name} has not taken the shift yet.', { name: pit.offered.to })
  return [{ is: 'DayClosed', day: pit.day, by, positions, report, under: IN_CHARGE }]
}

export const pitAfter = (pit: PitState, event: DayEvent): PitState => {
  switch (event.is) {
    case 'ShiftOffered': {
      const { by, to, note } = event
      return { ...pit, offered: { by, to, ...(note && { note }) } }
    }
    case 'ShiftTaken':
      return {
        ...pit,
        shift: event.from === null ? pit.shift : pit.shift + 1,
        inCharge: event.by,
        offered: null,
      }
    case 'DayClosed':
      return { ...FIRST_DAY, day: pit.day + 1 }
  }
}
