import { isDeepStrictEqual } from 'node:util'
import type { Event } from '../../kernel/game.ts'
import { isWalkIn, type Patron } from '../../kernel/people.ts'
import type { Body, Kept } from '../../records/entry.ts'
import type { DirectorCommand } from '../../tournament/director/commands.ts'
import { director } from '../../tournament/director/director.ts'
import { paymentsOf } from '../../tournament/director/money.ts'
import type { Conditions } from '../../tournament/director/s02-entry/conditions.ts'
import type { Result } from '../../tournament/director/s05-results/ranking.ts'
import type { DirectorEvent, DirectorState } from '../../tournament/director/state.ts'
import { termsOf } from '../../tournament/director/terms.ts'
import type { SessionTerms } from '../../tournament/session/state.ts'
import type { CageState } from '../money/cage.ts'
import { isPaid } from '../tournaments/cashier.ts'
import { type BookState, tournamentPlan } from '../tournaments/tournament-book.ts'
import type { ExportError } from './export.ts'
import type { Report } from './verify-log.ts'

/**
 * Audits a tournament across its logs. It must follow the announced conditions. Each session must
 * have the terms of its stage and the players drawn for it. Each count must equal the state of its
 * table, and the cage must have every payment.
 */

interface House {
  readonly logs: ReadonlyMap<string, readonly Kept[]>
  readonly reports: readonly Report[]
  readonly cage: CageState | undefined
}

interface Entry {
  readonly seq: number
  readonly body: Body
  readonly before: DirectorState
  readonly after: DirectorState
}

const opensOf = (entries: readonly Kept[] | undefined): Body['opens'] =>
  entries?.[0] && (JSON.parse(entries[0].body) as Body).opens

/** The director's log, entry by entry, with the state before and after each. */
const entriesOf = (kept: readonly Kept[]): readonly Entry[] => {
  let state = director.open(opensOf(kept)?.config as Conditions)
  return kept.map(({ seq, body: text }) => {
    const body = JSON.parse(text) as Body
    const before = state
    state = (body.events as readonly DirectorEvent[]).reduce(director.evolve, state)
    return { seq, body, before, after: state }
  })
}

const sessionLog = (tournament: string, session: number): string =>
  `${tournament}-session-${session + 1}`

/** The terms without the players, who are compared by name. */
const without = ({ players: _, ...terms }: SessionTerms): object => terms

/**
 * A session's table must have the drawn players and the terms of the stage.
 * @rule nz7:2.2 nz7:4.2
 */
const termsWrong = (
  house: House,
  log: string,
  { after }: Entry,
  at: number,
): string | undefined => {
  const opened = opensOf(house.logs.get(sessionLog(log, at)))?.config as
    | { readonly terms: SessionTerms }
    | undefined
  if (!opened) return undefined
  const due = JSON.parse(JSON.stringify(termsOf(after, at))) as SessionTerms
  const isSame = isDeepStrictEqual(without(opened.terms), without(due))
  const isDrawn = opened.terms.players.every((patron: Patron) => due.players.includes(patron))
  return isSame && isDrawn ? undefined : `session ${at + 1} was opened on other terms`
}

/** The count must equal the state of the table. @rule nz7:5.5 */
const countWrong = (
  { reports, cage }: House,
  log: string,
  { session, result }: { readonly session: number; readonly result: Result },
): string | undefined => {
  const table = reports.find(each => each.log === sessionLog(log, session))
  const came = (table?.state as { readonly result?: Result } | undefined)?.result
  if (!came && !cage) return undefined
  if (!came) return `session ${session + 1} was counted, and there is no log of it that was`
  return isDeepStrictEqual(JSON.parse(JSON.stringify(came)), result)
    ? undefined
    : `session ${session + 1} was not counted as its table came to`
}

const saidIn = (house: House, log: string, entry: Entry): readonly string[] => {
  const command = entry.body.command as DirectorCommand | undefined
  const began = (entry.body.events as readonly DirectorEvent[]).flatMap(event =>
    event.is === 'SessionBegan' ? [termsWrong(house, log, entry, event.session)] : [],
  )
  const counted = command?.does === 'session-ended' ? [countWrong(house, log, command)] : []
  return [...began, ...counted].filter(says => says !== undefined)
}

const conditionsWrong = ({ reports, logs }: House, log: string): readonly string[] => {
  const book = reports.find(each => each.log === 'tournaments')?.state as BookState | undefined
  const announced = book && tournamentPlan(book, log)
  if (!book || isDeepStrictEqual(announced?.conditions, opensOf(logs.get(log))?.config)) return []
  return ['it was held on other conditions than were announced']
}

const sum = (amounts: readonly number[]): number => amounts.reduce((a, b) => a + b, 0)

/** Fees and chips paid, minus payouts, must be on the cage's books or in transit. */
const moneyWrong = (
  { cage, logs }: House,
  log: string,
  entries: readonly Entry[],
): readonly string[] => {
  if (!cage) return []
  const known = new Set(logs.get('cage')?.map(({ id }) => id))
  const taken = sum(
    entries.flatMap(({ seq, body }) =>
      (body.events as readonly Event[] as readonly DirectorEvent[])
        .flatMap(paymentsOf)
        .map(({ does, chips, patron, for: purpose }) => {
          if (does === 'pays' && !isWalkIn(patron)) return chips
          const entered = isPaid(id => known.has(id), log, seq, purpose, patron) ? chips : 0
          return does === 'pays' ? entered : -entered
        }),
    ),
  )
  const said = logs.get(log)!.map(({ id }) => id)
  const waiting = Object.entries(cage.vouchers).filter(
    ([voucher, { table, state, patron }]) =>
      table === log &&
      state === 'reserved' &&
      said.includes(voucher.slice(log.length + 1, -(patron.length + 1))),
  )
  const booked = (cage.out[log] ?? 0) + sum(waiting.map(([, { chips }]) => chips))
  return taken === booked
    ? []
    : [`${taken} cents were taken, and the cage has ${booked} on its books`]
}

/** Errors between the logs of all tournaments. */
export const acrossTournaments = (house: House): readonly ExportError[] =>
  house.reports.flatMap(({ log }): readonly ExportError[] => {
    const kept = house.logs.get(log)!
    if (opensOf(kept)?.game !== 'tournament') return []
    const entries = entriesOf(kept)
    const said = entries.flatMap(entry =>
      saidIn(house, log, entry).map(says => ({ log, seq: entry.seq, says })),
    )
    const seq = kept.length
    return [
      ...conditionsWrong(house, log).map(says => ({ log, seq: 1, says })),
      ...said,
      ...moneyWrong(house, log, entries).map(says => ({ log, seq, says })),
    ]
  })
