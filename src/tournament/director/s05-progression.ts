import type { Authority } from '../../kernel/authority.ts'
import type { Patron } from '../../kernel/people.ts'
import { refuse } from '../../kernel/refusal.ts'
import * as field from '../../kernel/shape.ts'
import { APPLICATION, isGameName } from '../session/application.ts'
import { command } from './law.ts'
import { seatedByLot } from './s04-heats.ts'
import { distributed } from './s05-distribution.ts'
import { progress, type Result, ranked, rankFinal, scores, tieOfBust } from './s05-ranking.ts'
import {
  type DirectorEvent,
  type DirectorState,
  isPlayer,
  isWaiting,
  remaining,
  type Session,
  sessionsHere,
} from './state.ts'

/** Division 7 section 5: what follows a stage once all its sessions are counted. */

const held = (state: DirectorState, { result }: Session): Result => {
  const { stacks, bust } = result!
  const stay = Object.entries(stacks).filter(([patron]) => isPlayer(state, patron))
  return { stacks: Object.fromEntries(stay), ...(bust ? { bust } : {}) }
}

/**
 * Sessions with at most one player left, once their time has come. Until then they may be
 * cancelled.
 * @rule nz7:5.1 nz7:2.3(ae) ruling:732
 */
const walkovers = (state: DirectorState): readonly DirectorEvent[] =>
  state.sessions.flatMap((session, at): readonly DirectorEvent[] => {
    const left = remaining(state, session)
    const isDue = isWaiting(session) && session.startsAt <= state.now
    if (session.stage !== state.stage || !isDue || left.length > 1) return []
    const { startingChips } = state.conditions.stages[session.stage]!
    const started = session.playOff ? state.conditions.playOff.chips : startingChips
    const result = { stacks: Object.fromEntries(left.map(patron => [patron, started])) }
    return [{ is: 'SessionTallied', session: at, result, under: 'ruling:732' }]
  })

/** The next events of the tournament; none while someone still has to play. */
export const follows = (state: DirectorState): readonly DirectorEvent[] => {
  if (state.undrawn.length > 0) return []
  const won = walkovers(state)
  if (won.length > 0) return won
  const here = sessionsHere(state)
  if (here.some(({ result }) => !result)) return []
  const heats = here.filter(({ playOff }) => !playOff).map(each => held(state, each))
  const playOffs = here.filter(({ playOff }) => playOff).map(each => held(state, each))
  const { progression } = state.conditions.stages[state.stage]!
  if (!progression || heats.length === 0) return decided(state, heats, playOffs)
  const under = heats
    .map(heat => tieOfBust(ranked(scores(heat, playOffs)), [...heats, ...playOffs]))
    .find(tie => tie !== undefined)
  if (under) return playOffsOf(state, under, 'those who went under together', 'nz7:3.8')
  const next = progress(heats, playOffs, progression)
  return 'playOff' in next
    ? playOffsOf(state, next.playOff, 'progress', 'nz7:5.6')
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
  playOffs: readonly Result[],
): readonly DirectorEvent[] => {
  const { prizes } = state.conditions
  const ends = rankFinal(heats, playOffs, prizes.length > 1)
  return 'playOff' in ends
    ? playOffsOf(state, ends.playOff, ends.for, ends.isBust ? 'nz7:3.8' : 'nz7:5.10')
    : distributed(ends.placings, prizes)
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
  fields: { patrons: field.list(field.patron, 1, 100), term: field.reason },
  about: 'the-table',
  under: 'nz7:5.7',

  decide: (state, { patrons, term }) => {
    if (!state.conditions.discretion?.includes(term))
      return refuse('nz7:5.7(a)', 'No such term was notified before entry.')
    const stage = stageOver(state)
    const isLast = state.conditions.stages[stage]?.progression === undefined
    const here = sessionsHere({ ...state, stage }).filter(({ playOff }) => !playOff)
    const played = here.flatMap(({ result }) => Object.keys(result?.stacks ?? {}))
    const isPlayed = state.status === 'running' && here.every(({ result }) => result)
    if (isLast || here.length === 0 || !isPlayed)
      return refuse('nz7:5.7(b)', 'The sessions of this stage are not over.')
    const isOne = patrons.length > 0 && new Set(patrons).size === patrons.length
    return isOne && patrons.every(patron => played.includes(patron) && isPlayer(state, patron))
      ? [...withoutPlayOffs(state), ...goOn({ ...state, stage }, patrons, term, 'nz7:5.7(b)')]
      : refuse('nz7:5.8', 'Only players of this stage go on to the next.')
  },
})

/** A player who progresses under such a term needs no play-off. @rule nz7:5.7 */
const withoutPlayOffs = ({ sessions }: DirectorState): readonly DirectorEvent[] =>
  sessions.flatMap(({ result, isVoid }, session) =>
    result || isVoid ? [] : [{ is: 'SessionVoided', session, under: 'nz7:5.7(b)' } as const],
  )
