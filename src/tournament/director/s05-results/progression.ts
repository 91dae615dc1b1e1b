import type { Authority } from '../../../kernel/authority.ts'
import type { Patron } from '../../../kernel/people.ts'
import { refuse } from '../../../kernel/refusal.ts'
import * as field from '../../../kernel/shape.ts'
import { APPLICATION, isGameName } from '../../session/application.ts'
import { command } from '../law.ts'
import type { Progression } from '../s02-entry/conditions.ts'
import { seatedByLot } from '../s04-heats.ts'
import {
  type DirectorEvent,
  type DirectorState,
  entryOf,
  isPlayer,
  isWaiting,
  remaining,
  type Session,
  sessionsHere,
} from '../state.ts'
import { distributed } from './distribution.ts'
import {
  type PlayOff,
  playOffResults,
  progress,
  type Result,
  ranked,
  rankFinal,
  scores,
  tieOfBust,
} from './ranking.ts'

/** Division 7 section 5: what follows a stage once all its sessions are counted. */

/**
 * The result of the players who are still in the tournament. In the final a player who left after
 * the count keeps the place; a disqualified one does not.
 * @rule nz7:5.9 nz7:2.3(ac) ruling:745
 */
const held = (state: DirectorState, { stage, result }: Session): Result => {
  const { stacks, bust } = result!
  const isFinal = state.conditions.stages[stage]!.progression === undefined
  const counts = (patron: Patron): boolean => {
    const status = entryOf(state, patron)?.status
    return status === 'accepted' || (isFinal && status === 'withdrawn')
  }
  const all = Object.keys(stacks)
  if (all.every(counts)) return result!
  const stay = all.filter(counts).map(patron => [patron, stacks[patron]!] as const)
  return { stacks: Object.fromEntries(stay), ...(bust ? { bust: bust.filter(counts) } : {}) }
}

/** Whether at most one player is left in this session. */
const isAlone = (state: DirectorState, { players }: Session): boolean => {
  let left = 0
  for (const patron of players) {
    if (isPlayer(state, patron)) left += 1
    if (left > 1) return false
  }
  return true
}

/**
 * Sessions with at most one player left, once their time has come. Until then they may be
 * cancelled.
 * @rule nz7:5.1 nz7:2.3(ae) ruling:732
 */
const walkovers = (state: DirectorState): readonly DirectorEvent[] =>
  state.sessions.flatMap((session, at): readonly DirectorEvent[] => {
    const isDue = isWaiting(session) && session.startsAt <= state.now
    if (session.stage !== state.stage || !isDue || !isAlone(state, session)) return []
    const left = remaining(state, session)
    const { startingChips } = state.conditions.stages[session.stage]!
    const started = session.playOff ? state.conditions.playOff.chips : startingChips
    const result = { stacks: Object.fromEntries(left.map(patron => [patron, started])) }
    return [{ is: 'SessionTallied', session: at, result, under: 'ruling:732' }]
  })

/** Events after which somebody may be alone in a session. */
const EMPTYING: ReadonlySet<DirectorEvent['is']> = new Set([
  'TimePassed',
  'Disqualified',
  'EntryWithdrawn',
  'EntryVoided',
  'HeatChanged',
  'SessionsDrawn',
  'PlayOffCalled',
  'SessionMoved',
  'SeatsArranged',
  'ActionUndone',
] satisfies readonly DirectorEvent['is'][])

/** Events that neither end a session nor empty one. Most commands have only such events. */
const ROUTINE: ReadonlySet<DirectorEvent['is']> = new Set([
  'Applied',
  'ConditionsSent',
  'EntryAccepted',
  'EntryWaitListed',
  'EntryRefused',
  'CheckedIn',
  'LotDrawn',
  'TableAssigned',
  'SessionBegan',
  'ChipsSold',
  'CountEntered',
] satisfies readonly DirectorEvent['is'][])

/** Whether anything can follow from these events. */
export const mayFollow = (events: readonly DirectorEvent[]): boolean =>
  events.some(({ is }) => !ROUTINE.has(is))

const WENT_UNDER = 'those who went under together'

/** The next events of the tournament; none while someone still has to play. */
export const follows = (
  state: DirectorState,
  after: readonly DirectorEvent[],
): readonly DirectorEvent[] => {
  if (state.undrawn.length > 0) return []
  const won = after.some(({ is }) => EMPTYING.has(is)) ? walkovers(state) : []
  if (won.length > 0) return won
  const isOpen = ({ stage, isVoid, result }: Session): boolean =>
    stage === state.stage && !isVoid && !result
  const open = state.sessions.filter(isOpen)
  if (open.length === 0) return fromResults(state)
  return after.some(({ is }) => REMOVING.has(is)) ? needless(state, open) : []
}

/** What the results call for, as if no play-off were waiting. */
const fromResults = (state: DirectorState): readonly DirectorEvent[] => {
  const here = sessionsHere(state).filter(({ result }) => result)
  const heats = here.filter(({ playOff }) => !playOff).map(each => held(state, each))
  const playOffs = here
    .filter(({ playOff }) => playOff)
    .map(each => ({ ...held(state, each), ...(each.for ? { for: each.for } : {}) }))
  const { progression } = state.conditions.stages[state.stage]!
  if (!progression || heats.length === 0) return decided(state, heats, playOffs)
  return promoted(state, heats, playOffs, progression)
}

/** Events after which a play-off that waits may not be needed any more. */
const REMOVING: ReadonlySet<DirectorEvent['is']> = new Set([
  'Disqualified',
  'EntryWithdrawn',
  'EntryVoided',
] satisfies readonly DirectorEvent['is'][])

/**
 * Play-offs that decide nothing, because a player above the tie has gone. One that has begun is
 * played, and so is one of several that were called together.
 * @rule nz7:1.1/play-off nz7:5.6
 */
const needless = (state: DirectorState, open: readonly Session[]): readonly DirectorEvent[] => {
  const isCalled = (at: Session): boolean => at.playOff === true && isWaiting(at)
  const isPart = ({ startsAt }: Session): boolean =>
    sessionsHere(state).some(one => one.playOff && one.result && one.startsAt === startsAt)
  if (!open.every(isCalled) || open.some(isPart)) return []
  const still = fromResults(state).flatMap(event =>
    event.is === 'PlayOffCalled' ? event.session.players : [],
  )
  return state.sessions.flatMap((session, at): readonly DirectorEvent[] => {
    const isNeeded = remaining(state, session).some(patron => still.includes(patron))
    return !open.includes(session) || isNeeded
      ? []
      : [{ is: 'SessionVoided', session: at, under: 'nz7:1.1/play-off' }]
  })
}

/** @rule nz7:3.8 nz7:5.6 nz7:5.8 */
const promoted = (
  state: DirectorState,
  heats: readonly Result[],
  playOffs: readonly Result[],
  progression: Progression,
): readonly DirectorEvent[] => {
  const played = playOffResults(playOffs)
  const under = heats.flatMap(heat => {
    if (!heat.bust && playOffs.length === 0) return []
    const lastOf = (patron: Patron) => played.get(patron)?.at(-1) ?? heat
    const tie = tieOfBust(ranked(scores(heat, played)), lastOf)
    return tie ? [tie] : []
  })
  if (under.length > 0) return under.flatMap(tie => playOffsOf(state, tie, WENT_UNDER, 'nz7:3.8'))
  const next = progress(heats, playOffs, progression)
  return 'playOffs' in next
    ? next.playOffs.flatMap(tied => playOffsOf(state, tied, 'progress', 'nz7:5.6'))
    : goOn(state, next.qualified, null, 'nz7:5.8')
}

const goOn = (
  { stage }: DirectorState,
  patrons: readonly Patron[],
  term: string | null,
  under: Authority,
): readonly DirectorEvent[] =>
  patrons.length === 0
    ? distributed([], [])
    : [
        { is: 'Qualified', patrons, term, under },
        { is: 'StageOpened', stage: stage + 1, players: patrons, under: 'nz7:5.8' },
      ]

/**
 * At one table, or at several if one is too small. All start with the same chips.
 * @rule nz7:1.1/play-off nz7:3.8 ruling:728
 */
const playOffsOf = (
  { stage, now, conditions: { game } }: DirectorState,
  tied: readonly Patron[],
  about: string,
  under: Authority,
): readonly DirectorEvent[] =>
  seatedByLot(tied, isGameName(game) ? APPLICATION[game].mostSeats : tied.length).map(seated => ({
    is: 'PlayOffCalled',
    session: { stage, playOff: true, players: seated, startsAt: now },
    for: about,
    under,
  }))

/** @rule nz7:5.9 nz7:5.10 nz7:5.12 */
const decided = (
  state: DirectorState,
  heats: readonly Result[],
  playOffs: readonly PlayOff[],
): readonly DirectorEvent[] => {
  const { prizes } = state.conditions
  const ends = rankFinal(heats, playOffs, prizes.length > 1, patron => isPlayer(state, patron))
  if ('placings' in ends) return distributed(ends.placings, prizes)
  return ends.isBust
    ? playOffsOf(state, ends.playOff, WENT_UNDER, 'nz7:3.8')
    : playOffsOf(state, ends.playOff, ends.for, 'nz7:5.10')
}

/**
 * The stage for which the operator may use discretion: the last one played, until the next begins.
 */
const stageOver = (state: DirectorState): number => {
  const isUntouched = sessionsHere(state).every(isWaiting)
  return state.stage > 0 && isUntouched ? state.stage - 1 : state.stage
}

/**
 * More or fewer players progress only under written terms that everyone had.
 * @rule nz7:5.7 nz7:5.7(a) nz7:5.7(b)
 */
export const advance = command('advance', {
  mood: 'direction',
  by: ['operator'],
  fields: { patrons: field.list(field.patron, 1, 10_000), term: field.reason },
  about: 'the-table',
  under: 'nz7:5.7',

  decide: (state, { patrons, term }) => {
    if (!state.conditions.discretion?.includes(term))
      return refuse('nz7:5.7(a)', 'The players were not told of such a term before they entered.')
    const stage = stageOver(state)
    const isLast = state.conditions.stages[stage]?.progression === undefined
    const here = sessionsHere({ ...state, stage }).filter(({ playOff }) => !playOff)
    const played = here.flatMap(({ result }) => Object.keys(result?.stacks ?? {}))
    const isPlayed = state.status === 'running' && here.every(({ result }) => result)
    if (isLast || here.length === 0 || !isPlayed)
      return refuse('nz7:5.7(b)', 'The sessions of this stage are not over.')
    const isOne = new Set(patrons).size === patrons.length
    return isOne && patrons.every(patron => played.includes(patron) && isPlayer(state, patron))
      ? [...withoutPlayOffs(state), ...goOn({ ...state, stage }, patrons, term, 'nz7:5.7(b)')]
      : refuse('nz7:5.8', 'Only players of this stage advance to the next.')
  },
})

/** A player who progresses under such a term needs no play-off. @rule nz7:5.7 */
const withoutPlayOffs = ({ sessions }: DirectorState): readonly DirectorEvent[] =>
  sessions.flatMap(({ result, isVoid }, session) =>
    result || isVoid ? [] : [{ is: 'SessionVoided', session, under: 'nz7:5.7(b)' } as const],
  )
