import type { Authority } from '../../../kernel/authority.ts'
import type { Felt } from '../../../kernel/game.ts'
import { RANKS, type StaffRank } from '../../../kernel/people.ts'
import { type Decision, type Refusal, refuse } from '../../../kernel/refusal.ts'
import * as field from '../../../kernel/shape.ts'
import type { Wager, WagerId } from '../../../kernel/wager.ts'
import { FACES } from '../fields.ts'
import { command, decisions } from '../law.ts'
import type { Faces } from '../s03-equipment/dice.ts'
import { areFaces, keepsDice, relinquishedAfter } from '../s05-roll/roll.ts'
import type { EventOf, SnakeEyesEvent } from '../table/events.ts'
import type { LastRoll, Shooter, State } from '../table/state.ts'
import { voidRoll } from './irregularities.ts'

/** Division 11A rule 6.6: only a higher rank may overrule a call. */

const LADDER: Readonly<Record<StaffRank, Authority>> = {
  dealer: 'nz11a:6.6',
  'game-supervisor': 'nz11a:6.6(a)',
  'casino-supervisor': 'nz11a:6.6(b)',
  'senior-casino-supervisor': 'nz11a:6.6(c)',
  operator: 'nz11a:6.6(d)',
}

const outranked = (rank: StaffRank, decided: StaffRank): Refusal | undefined =>
  RANKS.indexOf(rank) > RANKS.indexOf(decided)
    ? undefined
    : refuse(LADDER[rank], 'The {rank} has decided this: a higher rank is needed.', {
        rank: decided.replaceAll('-', ' '),
      })

/**
 * Allowed until the next roll. The new outcome may also be a void roll.
 * @rule ruling:1107 ruling:1117
 */
export const overrule = command('overrule', {
  mood: 'direction',
  by: ['game-supervisor'],
  fields: { outcome: field.either(FACES, field.oneOf('no-roll')), reason: field.reason },
  about: 'a-round',
  under: 'nz11a:6.6',
  place: 'form',
  approval: { when: 'after-settlement', because: 'reverses a roll that was paid' },
  decide: (state, command, felt) => {
    const { rank } = command.by
    if (command.outcome !== 'no-roll') {
      const refused = areFaces(command.outcome)
      if (refused) return refused
    }
    if (command.reason === '') return refuse(LADDER[rank], 'Say what was wrong with the call.')
    const { phase, last } = state
    if (isAsCalled(state, command.outcome)) return refuse(LADDER[rank], 'That is the call already.')
    if (phase.is === 'at-rest' && phase.called)
      return outranked(rank, phase.called.by) ?? beforeSettlement(state, command, rank, felt)
    if (!last || phase.is === 'at-rest')
      return refuse(LADDER[rank], 'There is no call to overrule.')
    return outranked(rank, last.by) ?? afterwards(state, last, command, rank, felt)
  },
})

/** True if the ruling would change nothing: the same dice, or void for a void roll. */
const isAsCalled = ({ phase, last }: State, outcome: Faces | 'no-roll'): boolean => {
  if (phase.is === 'at-rest' || !last) return false
  return outcome === 'no-roll'
    ? last.faces === null
    : last.faces !== null && last.faces.toSorted().join() === outcome.toSorted().join()
}

interface Overruling {
  readonly outcome: Faces | 'no-roll'
  readonly reason: string
}

const overruled = (
  { outcome, reason }: Overruling,
  by: StaffRank,
  reopens: readonly WagerId[],
): EventOf<'CallOverruled'> => ({
  is: 'CallOverruled',
  outcome,
  by,
  reason,
  reopens,
  under: LADDER[by],
})

const beforeSettlement = (
  state: State,
  command: Overruling,
  rank: StaffRank,
  felt: Felt,
): Decision<SnakeEyesEvent> => [
  overruled(command, rank, []),
  ...(command.outcome === 'no-roll'
    ? [voidRoll(state, felt, rank, 'overruled', LADDER[rank], command.reason)]
    : []),
]

/**
 * Reverses the settlement, then settles the roll correctly. Each wager counts as it was when the
 * dice came to rest, whatever its patron has done with it since.
 * @rule nz1:11.1 nz11a:4.4 nz11a:4.8 ruling:1107
 */
const afterwards = (
  state: State,
  last: LastRoll,
  command: Overruling,
  rank: StaffRank,
  felt: Felt,
): Decision<SnakeEyesEvent> => {
  const { outcome } = command
  const standing = last.standing.filter(({ id }) => !felt.voided?.includes(id))
  const decided = outcome === 'no-roll' ? [] : decisions(state, standing, outcome)
  const ids = decided.map(({ wager }) => wager)
  const again: readonly SnakeEyesEvent[] =
    outcome === 'no-roll'
      ? []
      : [{ is: 'RollSettledAgain', faces: outcome, decided: ids, under: LADDER[rank] }]
  const undecided = standing.filter(
    ({ id }) =>
      !ids.includes(id) &&
      (last.decided.includes(id) || felt.wagers.some(wager => wager.id === id)),
  )
  const kept = outcome === 'no-roll' || keepsDice(outcome, last.shooter, undecided.length)
  const reopens = standing
    .filter(
      wager =>
        last.decided.includes(wager.id) || (ids.includes(wager.id) && isTouched(wager, felt)),
    )
    .map(({ id }) => id)
  return [
    { ...overruled(command, rank, reopens), wasOver: true },
    ...again,
    ...diceMoved(state, felt, last, outcome, kept),
  ]
}

/** The patron has altered it or taken it off since the dice came to rest. */
const isTouched = ({ id, chips }: Wager, { wagers }: Felt): boolean =>
  !wagers.some(wager => wager.id === id && wager.chips === chips)

const hadKept = ({ faces, shooter, standing, decided }: LastRoll): boolean =>
  !faces || keepsDice(faces, shooter, standing.length - decided.length)

/** Only a shooter who is still there gets the dice back. */
const handedBack = (
  { shooter, dice }: LastRoll,
  { present }: Felt,
  under: 'ruling:1107' | 'ruling:1119',
): readonly SnakeEyesEvent[] =>
  shooter.is === 'dealer' || present.includes(shooter.patron)
    ? [{ is: 'DiceReturned', shooter, dice, under }]
    : []

/** An invalidated 7 Out gives the dice back to its shooter. @rule nz11a:5.7(a) ruling:1119 */
export const diceAfterInvalidation = (
  { last, phase }: State,
  felt: Felt,
): readonly SnakeEyesEvent[] =>
  last && !hadKept(last) && phase.is !== 'rolling' && phase.is !== 'at-rest'
    ? handedBack(last, felt, 'ruling:1119')
    : []

/**
 * A shooter who lost the dice by a wrong call gets them back. One who should have lost them loses
 * them.
 */
const diceMoved = (
  state: State,
  felt: Felt,
  last: LastRoll,
  outcome: Faces | 'no-roll',
  keeps: boolean,
): readonly SnakeEyesEvent[] => {
  const { shooter } = last
  if (hadKept(last) === keeps) return []
  if (keeps) return handedBack(last, felt, 'ruling:1107')
  return outcome !== 'no-roll' && holdsDice(state, shooter)
    ? relinquishedAfter(state, felt, shooter, outcome)
    : []
}

const holdsDice = ({ phase }: State, shooter: Shooter): boolean =>
  phase.is === 'betting' && JSON.stringify(phase.shooter) === JSON.stringify(shooter)
