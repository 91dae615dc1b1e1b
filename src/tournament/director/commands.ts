import type { AnyDeclared, CommandOf } from '../../kernel/command.ts'
import { refuse } from '../../kernel/refusal.ts'
import * as field from '../../kernel/shape.ts'
import { anotherHeat, cancel, restart, voidEntries } from './faults.ts'
import { command } from './law.ts'
import { accept, apply, notify, openEntries, refuseEntry, waitList } from './s02-entry/entry.ts'
import { consent, disqualify, transfer, withdraw } from './s02-entry/leaving.ts'
import { checkIn, seat } from './s02-entry/seating.ts'
import { assign, begin, beginSession, lot, reschedule, sessionEnded } from './s04-heats.ts'
import { count } from './s05-results/counts.ts'
import { shareItem } from './s05-results/distribution.ts'
import { advance } from './s05-results/progression.ts'
import { undo } from './undo/undo.ts'

/** Every command of a tournament as a whole. */

const time = command('time', {
  mood: 'report',
  by: ['clock'],
  fields: { at: field.time },
  about: 'the-table',
  under: 'nz7:2.7',
  decide: (state, { at }) =>
    at >= state.now
      ? [{ is: 'TimePassed', at, under: 'nz7:2.7' }]
      : refuse('nz7:2.7', 'Time cannot go back.'),
})

export const DIRECTOR_LAW = [
  openEntries,
  apply,
  notify,
  accept,
  waitList,
  refuseEntry,
  withdraw,
  consent,
  transfer,
  disqualify,
  checkIn,
  seat,
  cancel,
  time,
  begin,
  lot,
  reschedule,
  assign,
  beginSession,
  sessionEnded,
  count,
  advance,
  anotherHeat,
  voidEntries,
  restart,
  shareItem,
  undo,
] as const

export type DirectorCommand = CommandOf<(typeof DIRECTOR_LAW)[number]>

/** House players take the empty places, up to this total. */
const FILL: AnyDeclared = {
  does: 'fill',
  mood: 'direction',
  by: ['casino-supervisor'],
  fields: { players: field.whole(2, 10_000) },
  about: 'the-table',
  under: 'nz7:2.3',
}

/** Chance, the clock and the tables send these, not people. */
const OF_HOUSE: readonly string[] = ['lot', 'time', 'session-ended']

/** The commands that people give. */
export const DIRECTOR: readonly AnyDeclared[] = [
  ...DIRECTOR_LAW.filter(({ does }) => !OF_HOUSE.includes(does)),
  FILL,
]
