import type { GeneralCommand } from '../../src/general/commands.ts'
import type { GeneralEvent } from '../../src/general/events.ts'
import type { TableConfig, TableState } from '../../src/general/state.ts'
import type { TableView } from '../../src/general/view.ts'
import type { Command, Event, Game } from '../../src/kernel/game.ts'
import { chips } from '../../src/kernel/money.ts'
import type { Actor } from '../../src/kernel/people.ts'

/**
 * A tape of numbers from which a run of commands is read. The shortest failing tape is the bug
 * report.
 */
export interface Tape {
  /** A whole number from 0 to bound - 1. */
  readonly below: (bound: number) => number
  readonly one: <T>(of: readonly T[]) => T
}

export const tapeOf = (numbers: readonly number[]): Tape => {
  let at = 0
  const below = (bound: number): number => {
    const number = numbers[at % numbers.length] ?? 0
    at += 1
    return number % bound
  }
  return { below, one: of => of[below(of.length)]! }
}

/** A game, for the properties that hold for every game. */
export interface Subject<
  PS = unknown,
  C extends Command = Command,
  E extends Event = Event,
  V = unknown,
> {
  readonly name: string
  readonly game: Game<
    TableConfig<never>,
    TableState<PS>,
    C | GeneralCommand,
    E | GeneralEvent,
    TableView<V>
  >
  readonly config: TableConfig<never>
  /** A command that somebody might give now: mostly sensible, sometimes not. */
  readonly proposes: (tape: Tape, state: TableState<PS>) => C | GeneralCommand
}

export const PATRONS = ['Ana', 'Ben', 'Cho', '__proto__']

export const actors = (tape: Tape): Actor =>
  tape.one<Actor>([
    ...PATRONS.map(patron => ({ role: 'patron', patron }) as const),
    { role: 'staff', rank: 'dealer' },
    { role: 'staff', rank: 'game-supervisor' },
    { role: 'staff', rank: 'casino-supervisor' },
    { role: 'staff', rank: 'operator' },
    { role: 'chance' },
    { role: 'clock' },
  ])

const AMOUNTS = [0, 1, 99, 100, 500, 2000, 2500, 10_000, 13_000, 1_000_000, Number.MAX_SAFE_INTEGER]

/** Any general command, at any time. */
export const generalCommand = (
  tape: Tape,
  state: TableState<unknown>,
  ons: readonly string[],
): GeneralCommand => {
  const patron = tape.one(PATRONS)
  const by = { role: 'patron', patron } as const
  const staff = { role: 'staff', rank: 'operator' } as const
  const amount = chips(tape.one(AMOUNTS))
  const wager = tape.one([...state.wagers.map(({ id }) => id), 'w999'])
  const limits = Object.fromEntries(
    Object.keys(state.limits).map(kind => [
      kind,
      { minimum: chips(tape.one([100, 500, 2000])), maximum: chips(tape.one([2000, 500_000])) },
    ]),
  )
  const reason = tape.one(['', 'a reason'])
  return tape.one<GeneralCommand>([
    { by, does: 'sit', seat: tape.below(9) },
    { by, does: 'stand' },
    { by, does: 'leave' },
    { by, does: 'buy-in', chips: amount, kind: tape.one(['value', 'promotional']) },
    { by, does: 'cash-out', chips: amount },
    { by, does: 'buy-colour', colour: tape.one(['red', 'constructor']), chips: amount },
    { by, does: 'sell-colour', colour: 'red' },
    { by, does: 'wager', on: tape.one(ons), chips: amount },
    { by, does: 'wager', on: tape.one(ons), chips: chips(tape.one([2000, 10_000])) },
    {
      by,
      does: 'wager',
      on: tape.one(ons),
      chips: chips(2000),
      kind: tape.one(['promotional', 'colour:red']),
    },
    { by: actors(tape), does: 'alter', wager, chips: amount },
    { by: actors(tape), does: 'withdraw', wager },
    { by, does: 'agree' },
    { by, does: 'disagree' },
    { by, does: 'dispute', about: reason },
    { by: actors(tape), does: 'accept', patron, on: tape.one(ons), chips: amount },
    { by: { role: 'clock' }, does: 'time', at: state.now + tape.below(2_000_000) },
    { by: staff, does: 'new-gaming-day' },
    { by: staff, does: 'open-table' },
    { by: staff, does: 'close-table' },
    { by: staff, does: 'announce-closing', at: state.now + tape.below(2_000_000) },
    { by: staff, does: 'reserve', reservation: { for: 'patrons', patrons: [patron] } },
    { by: staff, does: 'end-reservation' },
    { by: actors(tape), does: 'require-seat', seat: tape.below(9) },
    { by: staff, does: 'change-limits', limits },
    { by: staff, does: 'announce-limits', limits, from: state.now + tape.below(2_000_000) },
    { by: staff, does: 'propose-limits', limits },
    { by: staff, does: 'personal-limits', patron, limits },
    { by: staff, does: 'name-partners', patrons: ['Ana', patron], reason },
    { by: staff, does: 'recover', patron, chips: amount, reason },
    { by: staff, does: 'make-good', patron, chips: chips(100), reason },
    { by: staff, does: 'release-unclaimed', patron },
    { by: staff, does: 'order-device-away', patron, reason },
    { by: staff, does: 'void-wagers', patron, reason },
    { by: staff, does: 'void-wagers', patron, reason, wager },
    { by: staff, does: 'end-personal-limits', patron },
    { by: staff, does: 'require-colours', patron, required: tape.below(4) === 0 },
    { by: staff, does: 'supply-rules', text: reason },
    { by: staff, does: 'exclude', patron: 'Cho', reason },
    { by: staff, does: 'invalidate', ground: 'fraud', forfeits: [patron], reason },
    { by: staff, does: 'invalidate', ground: 'disruption', forfeits: [], reason },
    { by: staff, does: 'end-dispute', dispute: tape.below(3), resolved: tape.below(2) === 0 },
  ])
}
