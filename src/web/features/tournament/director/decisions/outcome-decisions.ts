import { isInPlay, isWaiting } from '../../../../../tournament/director/state.ts'
import {
  sessionAt,
  type TournamentView,
} from '../../../../../tournament/director/view/tournament-view.ts'
import {
  APPLICATION,
  type Faults,
  isGameName,
} from '../../../../../tournament/session/application.ts'
import {
  type Decision,
  type Field,
  oneOption,
  option,
  type PlaceNames,
  players,
  remainingPlayers,
} from './decision.ts'

/** Decisions about who goes on, after a fault, and about prizes that are shared. */

/** The stage played last, until a session of the next one begins. */
const stageOver = ({ sessions, stage }: TournamentView): number => {
  const here = sessions.filter(session => session.stage === stage && !session.isVoid)
  return stage > 0 && here.every(isWaiting) ? stage - 1 : stage
}

/**
 * Advances players under a term of the written conditions, once all sessions of the stage are
 * counted. @rule nz7:5.7(a) nz7:5.7(b)
 */
export const advancing = (view: TournamentView): readonly Decision[] => {
  const { conditions, sessions } = view
  const stage = stageOver(view)
  const here = sessions.filter(each => each.stage === stage && !each.playOff && !each.isVoid)
  const isOver = here.length > 0 && here.every(({ result }) => result)
  const terms = conditions.discretion ?? []
  if (!isOver || terms.length === 0 || conditions.stages[stage]?.progression === undefined)
    return []
  const played = remainingPlayers(
    view,
    here.flatMap(({ result }) => Object.keys(result?.stacks ?? {})),
  )
  const fields: readonly Field[] = [
    { is: 'some', name: 'patrons', of: played.map(each => option(each)) },
    oneOption(terms, 'term'),
  ]
  return [{ does: 'advance', under: 'nz7:5.7', who: 'operator', fields }]
}

export const faultsOf = ({ conditions: { game } }: TournamentView): Faults | null =>
  isGameName(game) ? APPLICATION[game].faults : null

/** Sessions that the director broke off. */
const brokenIn = (view: TournamentView): readonly number[] =>
  view.standings
    .filter(({ status, session }) => status === 'void' && isInPlay(sessionAt(view, session)!))
    .map(({ session }) => session)

const cancelling = ({ cancel }: Faults): Decision => ({
  does: 'cancel-system',
  under: cancel,
  who: 'director',
  fields: [],
})

/** The system behind the terminals fails between sessions. @rule nz7:9.5(c) nz7:11.5(c) */
export const systemFailing = (view: TournamentView): readonly Decision[] => {
  const faults = faultsOf(view)
  return faults && brokenIn(view).length === 0 ? [cancelling(faults)] : []
}

/** The three choices after a failure of the terminal system. @rule nz7:9.5 nz7:11.5 */
export const afterFault = (view: TournamentView, named: PlaceNames): readonly Decision[] => {
  const faults = faultsOf(view)
  const broken = brokenIn(view)
  if (!faults || broken.length === 0) return []
  const affected = broken.flatMap(at => sessionAt(view, at)!.players)
  const still = players(view, 'accepted').filter(patron => affected.includes(patron))
  const some: Field = { is: 'some', name: 'patrons', of: still.map(each => option(each)) }
  // biome-ignore format: a table
  return [
    ...broken.map(session => ({ does: 'restart', under: faults.restart, who: 'director', fields: [], with: { session }, about: named.session(session), isNext: true }) as const),
    { does: 'void-entries', under: faults.entries, who: 'director', fields: [some], with: { ground: 'system' } },
    cancelling(faults),
  ]
}

/** Items won by several players. @rule nz7:5.12 ruling:708 */
export const sharing = ({ awards }: TournamentView): readonly Decision[] => {
  const shared = awards.filter(({ sharedItems }) => sharedItems.length > 0)
  const first = shared[0]
  if (!first) return []
  const { place, sharedItems } = first
  const item = sharedItems[0]!
  const sharers = shared.filter(each => each.place === place).map(({ patron }) => patron)
  const about = { with: { place, item }, about: item }
  // biome-ignore format: a table
  return [
    { does: 'share-item', under: 'nz7:5.12', who: 'director', fields: [oneOption(sharers, 'to')], ...about, isNext: true },
    { does: 'sell-item', under: 'ruling:708', who: 'director', fields: [{ is: 'money', name: 'soldFor' }], ...about },
  ]
}
