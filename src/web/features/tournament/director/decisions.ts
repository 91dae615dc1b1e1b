import { sessionAt, type TournamentView } from '../../../../tournament/director/standing.ts'
import type { Session } from '../../../../tournament/director/state.ts'
import { APPLICATION, isGameName } from '../../../../tournament/session/application.ts'
import type { Ask } from '../../../client/connection.ts'

/** The decisions that a tournament's state allows, each with its clause and fields. */

export type Field =
  | {
      readonly is: 'one' | 'some'
      readonly name: string
      readonly of: readonly Option[]
      /** The list has only some of the players: the others are searched. */
      readonly isPart?: boolean
    }
  | { readonly is: 'reason'; readonly name: string }
  | {
      readonly is: 'number' | 'money' | 'time'
      readonly name: string
      readonly usual?: string
    }

/** An entry of a list, and the value that is sent. */
export interface Option {
  readonly value: string
  readonly label: string
}

export interface Decision {
  readonly does: string
  readonly under: string
  /** Who decides. A director also acts for the operator. */
  readonly who: 'operator' | 'director'
  readonly fields: readonly Field[]
  readonly with?: Readonly<Record<string, unknown>>
  /** The subject, if several decisions of this kind are due. */
  readonly about?: string
  /** True for a next step; undefined for a decision that is only possible. */
  readonly isNext?: true
}

export const option = (value: string, label = value): Option => ({ value, label })

const players = ({ entries }: TournamentView, ...status: readonly string[]): readonly string[] =>
  (entries ?? []).filter(each => status.includes(each.status)).map(({ patron }) => patron)

/** Drops players known to be out. The view of a large field lists only some of its players. */
const stillIn = ({ entries }: TournamentView, patrons: readonly string[]): readonly string[] => {
  const isOut = new Set(
    (entries ?? []).flatMap(({ patron, status }) => (status === 'accepted' ? [] : [patron])),
  )
  return patrons.filter(patron => !isOut.has(patron))
}

const reason: Field = { is: 'reason', name: 'reason' }

const one = (of: readonly string[], name = 'patron', isPart = false): Field => ({
  is: 'one',
  name,
  of: of.map(each => option(each)),
  isPart,
})

/** Any player who is still in. */
const player = (view: TournamentView): Field => {
  const shown = players(view, 'accepted')
  return one(shown, 'patron', shown.length < view.taken)
}

export const isWaiting = ({ begun, result, isVoid }: Session): boolean =>
  !begun && !result && !isVoid

export const isInPlay = ({ begun, result, isVoid }: Session): boolean =>
  begun === true && !result && !isVoid

const numbers = (
  { sessions }: TournamentView,
  is: (session: Session) => boolean,
): readonly number[] => sessions.flatMap(session => (is(session) ? [session.at] : []))

/** @rule nz7:2.2(v) nz7:2.3(ad)(i) nz7:2.3(ae) nz7:2.4(1)(ii) */
const beforePlay = (view: TournamentView): readonly Decision[] => {
  const { taken, conditions, entries } = view
  const { minPlayers = 2, maxPlayers } = conditions
  const isEnough = taken >= minPlayers
  const asking = (entries ?? []).flatMap(each => (each.asksRefund ? [each.patron] : []))
  const consents: readonly Field[] = [
    one(asking),
    { is: 'one', name: 'agrees', of: [option('yes'), option('no')] },
  ]
  // biome-ignore format: a table
  return [
    ...(isEnough ? [{ does: 'begin', under: 'nz7:2.3(ad)(i)', who: 'operator', fields: [], isNext: true } as const] : []),
    ...(maxPlayers === undefined || taken < maxPlayers
      ? [{ does: 'fill', under: 'nz7:2.2(v)', who: 'operator', fields: [{ is: 'number', name: 'players', usual: String(Math.min(maxPlayers ?? 24, 24)) }] } as const]
      : []),
    ...(asking.length > 0 ? [{ does: 'consent', under: 'nz7:2.4(1)(ii)', who: 'operator', fields: consents } as const] : []),
    ...(isEnough ? [] : [{ does: 'cancel', under: 'nz7:2.3(ae)', who: 'operator', fields: [], with: { ground: 'participation' } } as const]),
  ]
}

/** Players who do not come when called, or who break the rules. @rule nz7:2.3(ac) */
const disqualifying = (view: TournamentView, now: number): readonly Decision[] => {
  const due = stillIn(
    view,
    view.sessions
      .filter(session => isWaiting(session) && session.startsAt <= now)
      .flatMap(session => session.players),
  )
  // biome-ignore format: a table
  return [
    ...(view.taken > 0 ? [{ does: 'disqualify', under: 'nz7:2.3(ac)(i)', who: 'director', fields: [player(view), reason], with: { ground: 'breach' } } as const] : []),
    ...(due.length > 0 ? [{ does: 'no-show', under: 'nz7:2.3(ac)(ii)', who: 'director', fields: [one(due), reason] } as const] : []),
  ]
}

/** The names of sessions and tables. */
interface Named {
  readonly session: (at: number) => string
  readonly table: (table: string) => string
}

/** @rule nz7:2.7 nz7:4.1 nz7:4.6 nz7:5.7 */
const inPlay = (view: TournamentView, named: Named, now: number): readonly Decision[] => {
  const waiting = numbers(view, isWaiting)
  const isReady = (at: number): boolean =>
    view.tables !== 'attended' || sessionAt(view, at)!.table !== undefined
  const due = waiting.filter(at => sessionAt(view, at)!.startsAt <= now && isReady(at))
  const playing = view.sessions.filter(isInPlay).flatMap(session => session.players)
  const seated = stillIn(view, playing)
  const options = waiting.map(at => option(String(at), named.session(at)))
  // biome-ignore format: a table
  return [
    ...due.map(session => ({ does: 'begin-session', under: 'nz7:4.1', who: 'director', fields: [], with: { session }, about: named.session(session), isNext: true }) as const),
    ...(waiting.length > 0 ? [{ does: 'reschedule', under: 'nz7:2.7', who: 'director', fields: [{ is: 'one', name: 'session', of: options }, { is: 'time', name: 'at' }] } as const] : []),
    ...(seated.length > 0 ? [{ does: 'withdraw', under: 'nz7:4.6', who: 'director', fields: [one(seated)] } as const] : []),
    ...assigning(view, named),
    ...seating(view, named),
    ...advancing(view),
  ]
}

/** A session must have a table before it begins. @rule nz7:4.2(a) */
const assigning = (view: TournamentView, named: Named): readonly Decision[] => {
  const { tables, places } = view
  const waiting = view.sessions.filter(isWaiting)
  if (tables !== 'attended' || waiting.length === 0) return []
  const of = (places ?? []).map(table => option(table, named.table(table)))
  const field: Field = { is: 'one', name: 'place', of }
  const under = 'nz7:4.2(a)'
  const without = waiting.filter(({ table }) => table === undefined)
  const others = waiting.filter(({ table }) => table !== undefined)
  const chosen: Field = {
    is: 'one',
    name: 'session',
    of: others.map(({ at }) => option(String(at), named.session(at))),
  }
  // biome-ignore format: a table
  return [
    ...without.map(({ at }) => ({ does: 'assign', under, who: 'director', fields: [field], with: { session: at }, about: named.session(at), isNext: true }) as const),
    ...(others.length > 0 ? [{ does: 'assign', under, who: 'director', fields: [chosen, field] } as const] : []),
  ]
}

/** Seats assigned by hand, until a session begins. @rule nz7:2.3(ad)(ii) */
const seating = (view: TournamentView, named: Named): readonly Decision[] => {
  const waiting = view.sessions.filter(each => isWaiting(each) && each.stage === view.stage)
  const still = stillIn(
    view,
    waiting.flatMap(session => session.players),
  )
  if (still.length === 0) return []
  const to = waiting.map(({ at }) => option(String(at), named.session(at)))
  const fields: readonly Field[] = [
    one(still),
    { is: 'one', name: 'session', of: to },
    { is: 'number', name: 'at-seat', usual: '1' },
  ]
  return [{ does: 'seat', under: 'nz7:2.3(ad)(ii)', who: 'director', fields }]
}

/**
 * Advances players under a term of the written conditions, once all sessions of the stage are
 * counted. @rule nz7:5.7(a) nz7:5.7(b)
 */
const advancing = (view: TournamentView): readonly Decision[] => {
  const { conditions, sessions, stage } = view
  const here = sessions.filter(each => each.stage === stage && !each.playOff && !each.isVoid)
  const isOver = here.length > 0 && here.every(({ result }) => result)
  const terms = conditions.discretion ?? []
  if (!isOver || terms.length === 0 || conditions.stages[stage]?.progression === undefined)
    return []
  const played = here.flatMap(({ result }) => Object.keys(result?.stacks ?? {}))
  const fields: readonly Field[] = [
    { is: 'some', name: 'patrons', of: played.map(each => option(each)) },
    one(terms, 'term'),
  ]
  return [{ does: 'advance', under: 'nz7:5.7', who: 'operator', fields }]
}

/** The three choices after a failure of the terminal system. @rule nz7:9.5 nz7:11.5 */
const afterFault = (view: TournamentView, named: Named): readonly Decision[] => {
  const { game } = view.conditions
  const faults = isGameName(game) ? APPLICATION[game].faults : null
  const broken = view.standings
    .filter(({ status, session }) => status === 'void' && isInPlay(sessionAt(view, session)!))
    .map(({ session }) => session)
  if (!faults || broken.length === 0) return []
  const affected = broken.flatMap(at => sessionAt(view, at)!.players)
  const still = players(view, 'accepted').filter(patron => affected.includes(patron))
  const some: Field = { is: 'some', name: 'patrons', of: still.map(each => option(each)) }
  // biome-ignore format: a table
  return [
    ...broken.map(session => ({ does: 'restart', under: faults.restart, who: 'director', fields: [], with: { session }, about: named.session(session), isNext: true }) as const),
    { does: 'void-entries', under: faults.entries, who: 'director', fields: [some], with: { ground: 'system' } },
    { does: 'cancel-system', under: faults.cancel, who: 'director', fields: [] },
  ]
}

/** Items won by several players. @rule nz7:5.12 ruling:708 */
const sharing = ({ awards }: TournamentView): readonly Decision[] => {
  const shared = awards.filter(({ sharedItems }) => sharedItems.length > 0)
  const first = shared[0]
  if (!first) return []
  const { place, sharedItems } = first
  const item = sharedItems[0]!
  const sharers = shared.filter(each => each.place === place).map(({ patron }) => patron)
  const about = { with: { place, item }, about: item }
  // biome-ignore format: a table
  return [
    { does: 'share-item', under: 'nz7:5.12', who: 'director', fields: [one(sharers, 'to')], ...about, isNext: true },
    { does: 'sell-item', under: 'ruling:708', who: 'director', fields: [{ is: 'money', name: 'soldFor' }], ...about },
  ]
}

/** `now` is the time of day, because sessions begin at their announced time. @rule nz7:2.7 */
export const decisionsOf = (
  view: TournamentView,
  named: Named,
  now: number,
): readonly Decision[] => {
  switch (view.status) {
    case 'draft':
      return [{ does: 'open-entries', under: 'nz7:2.2', who: 'operator', fields: [], isNext: true }]
    case 'entries-open':
      return [...beforePlay(view), ...disqualifying(view, now)]
    case 'running':
      return [...afterFault(view, named), ...inPlay(view, named, now), ...disqualifying(view, now)]
    case 'completed':
      return sharing(view)
    case 'cancelled':
      return []
  }
}

const NUMBERS = ['session', 'seat', 'to-seat', 'heat']

const saidIn = (field: Field, form: FormData): unknown => {
  const text = String(form.get(field.name) ?? '').trim()
  switch (field.is) {
    case 'some':
      return form.getAll(field.name).map(String)
    case 'money':
      return Math.round(Number(text) * 100)
    case 'time':
      return new Date(text).getTime()
    case 'number':
      return Number(text)
    case 'reason':
      return text
    case 'one':
      if (field.name === 'agrees') return text === 'yes'
      return NUMBERS.includes(field.name) ? Number(text) : text
  }
}

/** Decisions whose command has another name or other fields. */
const WIRE: Readonly<Record<string, (said: Readonly<Record<string, unknown>>) => Ask>> = {
  'no-show': said => ({ does: 'disqualify', ground: 'no-show', ...said }),
  'cancel-system': () => ({ does: 'cancel', ground: 'system' }),
  'share-item': ({ to, ...said }) => ({ does: 'share-item', how: { to }, ...said }),
  'sell-item': ({ soldFor, ...said }) => ({ does: 'share-item', how: { soldFor }, ...said }),
  seat: ({ 'at-seat': seat, ...said }) => ({ does: 'seat', seat, ...said }),
  'go-away': () => ({ does: 'director', present: false }),
  'come-back': () => ({ does: 'director', present: true }),
  'another-heat': ({ heat, ...said }) => ({ does: 'another-heat', to: heat, ...said }),
  'void-entry': said => ({ does: 'void-entries', ...said }),
  'interrupt-malfunction': said => ({ does: 'interrupt', ground: 'malfunction', ...said }),
  'move-terminal': ({ 'to-seat': to, ...said }) => ({ does: 'move-terminal', to, ...said }),
}

/** The command for a decision and its completed form. */
export const askOf = ({ does, fields, with: more }: Decision, form: FormData): Ask => {
  const said = {
    ...more,
    ...Object.fromEntries(fields.map(field => [field.name, saidIn(field, form)])),
  }
  return WIRE[does]?.(said) ?? { does, ...said }
}
