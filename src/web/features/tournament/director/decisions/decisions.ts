import { isWalkIn } from '../../../../../kernel/people.ts'
import { isInPlay, isWaiting } from '../../../../../tournament/director/state.ts'
import type { TournamentView } from '../../../../../tournament/director/view/tournament-view.ts'
import type { Ask } from '../../../../client/connection.ts'
import {
  type Decision,
  type Field,
  numbers,
  oneOption,
  option,
  type PlaceNames,
  player,
  players,
  reason,
  remainingPlayers,
} from './decision.ts'
import { advancing, afterFault, sharing, systemFailing } from './outcome-decisions.ts'

/** The decisions that a tournament's state allows, each with its clause and fields. */

/** @rule nz7:2.2(v) nz7:2.3(ad)(i) nz7:2.3(ae) nz7:2.4(1)(ii) */
const beforePlay = (view: TournamentView): readonly Decision[] => {
  const { taken, conditions } = view
  const { minPlayers = 2, maxPlayers } = conditions
  const isEnough = taken >= minPlayers
  // biome-ignore format: a table
  return [
    ...(isEnough ? [{ does: 'begin', under: 'nz7:2.3(ad)(i)', who: 'operator', fields: [], isNext: true } as const] : []),
    ...(maxPlayers === undefined || taken < maxPlayers
      ? [{ does: 'fill', under: 'nz7:2.2(v)', who: 'operator', fields: [{ is: 'number', name: 'players', usual: String(Math.min(maxPlayers ?? 24, 24)) }] } as const]
      : []),
    ...tooFew(view),
  ]
}

/** Players who withdrew late wait for an answer. @rule nz7:2.4(1)(ii) */
const refunding = ({ entries }: TournamentView): readonly Decision[] => {
  const asking = (entries ?? []).flatMap(each => (each.asksRefund ? [each.patron] : []))
  const agrees: Field = { is: 'one', name: 'agrees', of: [option('yes'), option('no')] }
  const fields = [oneOption(asking), agrees]
  return asking.length === 0
    ? []
    : [{ does: 'consent', under: 'nz7:2.4(1)(ii)', who: 'operator', fields, isNext: true }]
}

const OPEN = ['applied', 'notified', 'alternate', 'accepted']

/** Staff enter that a patron without an account withdraws, except during a session. @rule nz7:2.4(1) */
const withdrawingFor = (view: TournamentView): readonly Decision[] => {
  const playing = view.sessions.filter(isInPlay).flatMap(session => session.players)
  const free = players(view, ...OPEN).filter(each => isWalkIn(each) && !playing.includes(each))
  const fields = [oneOption(free, 'for')]
  return free.length === 0
    ? []
    : [{ does: 'withdraw-for', under: 'nz7:2.4(1)', who: 'director', fields }]
}

/** Until the first session begins. @rule nz7:2.3(ae) */
const tooFew = ({ taken, conditions, sessions }: TournamentView): readonly Decision[] => {
  const isBegun = sessions.some(({ begun, result }) => begun || result)
  if (isBegun || taken >= (conditions.minPlayers ?? 2)) return []
  const ground = { ground: 'participation' }
  return [{ does: 'cancel', under: 'nz7:2.3(ae)', who: 'operator', fields: [], with: ground }]
}

/** Players who do not come when called, or who break the rules. @rule nz7:2.3(ac) */
const disqualifying = (view: TournamentView, now: number): readonly Decision[] => {
  const due = remainingPlayers(
    view,
    view.sessions
      .filter(session => isWaiting(session) && session.startsAt <= now)
      .flatMap(session => session.players),
  )
  // biome-ignore format: a table
  return [
    ...(view.taken > 0 ? [{ does: 'disqualify', under: 'nz7:2.3(ac)(i)', who: 'director', fields: [player(view), reason], with: { ground: 'breach' } } as const] : []),
    ...(due.length > 0 ? [{ does: 'no-show', under: 'nz7:2.3(ac)(ii)', who: 'director', fields: [oneOption(due), reason] } as const] : []),
  ]
}

/**
 * Sessions whose time has come, at a table that is free: the next wave waits until the session before
 * it is counted.
 * @rule nz7:2.7 nz7:4.2(a)
 */
const dueNow = ({ tables, sessions }: TournamentView, now: number): readonly number[] => {
  const taken = new Set(sessions.filter(isInPlay).map(({ table }) => table))
  const isFree = (table: string | undefined): boolean => {
    if (tables !== 'attended') return true
    const isTaken = table === undefined || taken.has(table)
    taken.add(table)
    return !isTaken
  }
  return sessions
    .filter(session => isWaiting(session) && session.startsAt <= now)
    .toSorted((a, b) => a.startsAt - b.startsAt)
    .flatMap(({ at, table }) => (isFree(table) ? [at] : []))
}

/** @rule nz7:2.7 nz7:4.1 nz7:4.6 nz7:5.7 */
const inPlay = (view: TournamentView, named: PlaceNames, now: number): readonly Decision[] => {
  const waiting = numbers(view, isWaiting)
  const due = dueNow(view, now)
  const playing = view.sessions.filter(isInPlay).flatMap(session => session.players)
  const seated = remainingPlayers(view, playing)
  const options = waiting.map(at => option(String(at), named.session(at)))
  // biome-ignore format: a table
  return [
    ...due.map(session => ({ does: 'begin-session', under: 'nz7:4.1', who: 'director', fields: [], with: { session }, about: named.session(session), isNext: true }) as const),
    ...(waiting.length > 0 ? [{ does: 'reschedule', under: 'nz7:2.7', who: 'director', fields: [{ is: 'one', name: 'session', of: options }, { is: 'time', name: 'at' }] } as const] : []),
    ...(seated.length > 0 ? [{ does: 'withdraw', under: 'nz7:4.6', who: 'director', fields: [oneOption(seated)] } as const] : []),
    ...assigning(view, named),
    ...seating(view, named),
    ...advancing(view),
  ]
}

/** A session must have a table before it begins. @rule nz7:4.2(a) */
const assigning = (view: TournamentView, named: PlaceNames): readonly Decision[] => {
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
const seating = (view: TournamentView, named: PlaceNames): readonly Decision[] => {
  const waiting = view.sessions.filter(each => isWaiting(each) && each.stage === view.stage)
  const still = remainingPlayers(
    view,
    waiting.flatMap(session => session.players),
  )
  if (still.length === 0) return []
  const to = waiting.map(({ at }) => option(String(at), named.session(at)))
  const fields: readonly Field[] = [
    oneOption(still),
    { is: 'one', name: 'session', of: to },
    { is: 'number', name: 'at-seat', usual: '2' },
  ]
  return [{ does: 'seat', under: 'nz7:2.3(ad)(ii)', who: 'director', fields }]
}

/** `now` is the time of day, because sessions begin at their announced time. @rule nz7:2.7 */
export const decisionsOf = (
  view: TournamentView,
  named: PlaceNames,
  now: number,
): readonly Decision[] => {
  switch (view.status) {
    case 'draft':
      return [{ does: 'open-entries', under: 'nz7:2.2', who: 'operator', fields: [], isNext: true }]
    case 'entries-open':
      return [
        ...refunding(view),
        ...beforePlay(view),
        ...withdrawingFor(view),
        ...disqualifying(view, now),
      ]
    case 'running':
      return [
        ...afterFault(view, named),
        ...refunding(view),
        ...inPlay(view, named, now),
        ...withdrawingFor(view),
        ...disqualifying(view, now),
        ...tooFew(view),
        ...systemFailing(view),
      ]
    case 'completed':
      return sharing(view)
    case 'cancelled':
      return []
  }
}

const NUMBERS = ['session', 'seat', 'to-seat', 'heat', 'round']

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
  'withdraw-for': said => ({ does: 'withdraw', ...said }),
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
