import { commandsOn } from '../../kernel/command.ts'
import { chips } from '../../kernel/money.ts'
import type { Actor } from '../../kernel/people.ts'
import { type Decision, refuse } from '../../kernel/refusal.ts'
import * as field from '../../kernel/shape.ts'
import { type Person, personIn } from '../calls.ts'
import { at, type FloorEvent, type FloorState } from '../state.ts'
import { dayClosed, IN_CHARGE, type Positions, shiftOffered, shiftTaken } from './day.ts'
import { FLOATS, type FloatFact, floatNoted, MOST_CHIPS } from './float.ts'

/** Commands of the pit: the money of each table, the shifts and the gaming day. */

const command = commandsOn<FloorState, undefined, FloorEvent>()

const table = field.word
const count = field.byName(field.whole(0, MOST_CHIPS))
/** A drop box may contain none of a kind. */
const amount = field.whole(0, 1_000_000_000_00)
/** The server knows where the table's log is. */
const entry = field.internal<number>()
const positions = field.internal<Positions>()

const signed = (
  by: Actor,
  then: (person: Person) => Decision<FloorEvent>,
): Decision<FloorEvent> => {
  const person = personIn(by)
  return person ? then(person) : refuse(IN_CHARGE, 'Only a member of staff signs for this.')
}

const FLOAT = {
  mood: 'report',
  by: ['game-supervisor'],
  fields: { table, count, entry },
  about: 'the-table',
  under: FLOATS,
  place: 'button',
} as const

const noted =
  (is: FloatFact) =>
  (
    state: FloorState,
    said: {
      readonly by: Actor
      readonly table: string
      readonly count: Readonly<Record<string, number>>
      readonly entry: number
    },
  ): Decision<FloorEvent> =>
    signed(said.by, person => at(state, said.table, known => floatNoted(is, known, person, said)))

const openFloat = command('open-float', { ...FLOAT, decide: noted('FloatOpened') })
const fill = command('fill', { ...FLOAT, decide: noted('FloatFilled') })
const credit = command('credit', { ...FLOAT, decide: noted('FloatCredited') })
const closeFloat = command('close-float', { ...FLOAT, decide: noted('FloatClosed') })

/** A drop box is often counted after its table has closed. */
const countDrop = command('count-drop', {
  ...FLOAT,
  fields: { table, cash: amount, chips: amount, vouchers: amount, entry },
  decide: (state, { by, table: id, entry: last, ...drop }) =>
    signed(by, person =>
      at(state, id, () => [
        {
          is: 'DropCounted',
          table: id,
          entry: last,
          by: person,
          drop: {
            cash: chips(drop.cash),
            chips: chips(drop.chips),
            vouchers: chips(drop.vouchers),
          },
          under: FLOATS,
        },
      ]),
    ),
})

const OF_DAY = {
  mood: 'direction',
  by: ['casino-supervisor'],
  about: 'the-table',
  under: IN_CHARGE,
  place: 'button',
} as const

/** `to`: the name of the person who takes the shift. */
const handOverShift = command('hand-over-shift', {
  ...OF_DAY,
  fields: { to: field.word, note: field.optional(field.text(2000)) },
  decide: ({ pit }, { by, to, note }) => signed(by, person => shiftOffered(pit, person, to, note)),
})

const takeShift = command('take-shift', {
  ...OF_DAY,
  fields: { positions },
  decide: ({ pit }, { by, positions: tables }) =>
    signed(by, person => shiftTaken(pit, person, tables)),
})

const closeDay = command('close-day', {
  ...OF_DAY,
  fields: { positions, report: field.internal<string>() },
  decide: (state, { by, positions: tables, report }) =>
    signed(by, person => dayClosed(state, person, tables, report)),
})

export const PIT_LAW = [
  openFloat,
  fill,
  credit,
  closeFloat,
  countDrop,
  handOverShift,
  takeShift,
  closeDay,
] as const
