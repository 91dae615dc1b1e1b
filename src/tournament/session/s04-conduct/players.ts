import { wagerReturn } from '../../../general/s10-wagers/cure.ts'
import { betsClosed } from '../../../general/state.ts'
import { refuse } from '../../../kernel/refusal.ts'
import * as field from '../../../kernel/shape.ts'
import { DIRECTOR } from '../../director/law.ts'
import type { Expulsion, Result } from '../../director/s05-results/ranking.ts'
import { command } from '../law.ts'
import { outWithWager } from '../s03-wagering/turn.ts'
import { abandonment } from '../s05-rounds/round.ts'
import {
  type AnyEvent,
  BREACHES,
  type Breach,
  isLastButOne,
  patronStakes,
  playerOf,
  type Session,
  stackOf,
  turnOf,
  without,
} from '../state.ts'

/** Division 7 section 4: who a player is, and who leaves a table. */

/** Wagers go back first, so that the count of chips is complete. */
const gone = (state: Session, patron: string, under: 'nz7:4.6' | 'nz7:2.3(ac)(i)') =>
  state.inner.wagers
    .filter(wager => wager.patron === patron)
    .map((wager): AnyEvent => wagerReturn(state.inner, wager, under))

/** The tournament's director sees this with the count. @rule nz7:3.5 nz7:4.6 nz7:4.10 nz7:4.11 */
const disqualify = command('disqualify', {
  mood: 'direction',
  by: [DIRECTOR],
  fields: { patron: field.patron, ground: field.oneOf(...BREACHES), reason: field.reason },
  about: 'the-table',
  under: 'nz7:2.3(ac)(i)',

  decide: (state, { patron, ground, reason }) => {
    if (!['active', 'out'].includes(playerOf(state, patron)?.status ?? ''))
      return refuse('nz7:2.3(ac)(i)', '{patron} does not play here.', { patron })
    if (state.status === 'void')
      return refuse('nz7:2.3(ac)(i)', 'This session was void: use the list of entries.')
    if (!BREACHES.includes(ground) || reason === '')
      return refuse('nz7:2.3(ac)(i)', 'Name the rule that was broken, and how.')
    if (ground === 'nz7:3.5' && turnOf(state) !== patron)
      return refuse('nz7:3.5', '{patron} is not the one who has to wager.', { patron })
    if (ground === 'nz7:4.3' && !playerOf(state, patron)?.name.asked)
      return refuse('nz7:4.3', '{patron} has not been asked for a name, or has given it.', {
        patron,
      })
    return disqualified(state, patron, reason, ground)
  },
})

/**
 * The chips of a disqualified player. Chips that were bought belong to the player also before they
 * are issued.
 * @rule ruling:730
 */
const heldBy = (state: Session, patron: string): number => {
  const { status, terms, result } = state
  if (status === 'seating' && terms.chipIssue === 'face-value') return terms.startingChips
  const counted = status === 'tallied' ? (result?.stacks[patron] ?? 0) : 0
  return counted + stackOf(state, patron) + patronStakes(state, patron)
}

/** Before, during and after play, and after the count. @rule nz7:4.9 nz7:4.10 ruling:737 */
export const disqualified = (
  state: Session,
  patron: string,
  reason: string,
  under: Breach,
): readonly AnyEvent[] => {
  const held = heldBy(state, patron)
  const expulsion = { under, reason, held }
  const out = without(state, patron, 'disqualified')
  const left = { ...out, expelled: { ...out.expelled, [patron]: expulsion } }
  const isLast = playerOf(state, patron)?.status === 'active' && isLastButOne(state, patron)
  return [
    ...gone(state, patron, 'nz7:2.3(ac)(i)'),
    { is: 'PlayerDisqualified', patron, reason, held, under },
    ...(isLast ? abandonment(left, 'nz7:5.1') : []),
    ...correctedWithout(state, patron, expulsion),
  ]
}

/** After its end a session keeps its count, without that player. */
const correctedWithout = (
  { result }: Session,
  patron: string,
  expulsion: Expulsion,
): readonly AnyEvent[] => {
  if (!result) return []
  const { [patron]: _, ...stacks } = result.stacks
  const bust = result.bust?.filter(each => each !== patron)
  const again: Result = {
    stacks,
    ...(bust && bust.length > 0 ? { bust } : {}),
    disqualified: { ...result.disqualified, [patron]: expulsion },
  }
  return [{ is: 'CountCorrected', result: again, under: expulsion.under }]
}

/**
 * In an emergency, or with consent, a player may leave. Their wager is still decided, and their
 * chips count.
 * @rule nz7:4.6
 */
const excuse = command('excuse', {
  mood: 'direction',
  by: [DIRECTOR],
  fields: { patron: field.patron, reason: field.reason },
  about: 'the-table',
  under: 'nz7:4.6',

  decide: (state, { patron }) => {
    if (state.status !== 'seating' && state.status !== 'running')
      return refuse('nz7:5.5', 'The session is over, so everybody may leave.')
    if (playerOf(state, patron)?.status !== 'active')
      return refuse('nz7:4.6', '{patron} does not play here.', { patron })
    const endsNow = !betsClosed(state.inner) && isLastButOne(state, patron)
    return endsNow
      ? [{ is: 'PlayerOut', patron, under: 'nz7:4.6' }, ...abandonment(state, 'nz7:5.1')]
      : outWithWager(state, patron, 'nz7:4.6')
  },
})

/** @rule nz7:4.3 */
const askName = command('ask-name', {
  mood: 'direction',
  by: ['game-supervisor'],
  fields: { patron: field.patron },
  about: 'the-table',
  under: 'nz7:4.3',

  decide: (state, { patron }) => {
    return playerOf(state, patron)
      ? [{ is: 'NameAsked', patron, under: 'nz7:4.3' }]
      : refuse('nz7:4.3', '{patron} does not play here.', { patron })
  },
})

const giveName = command('give-name', {
  mood: 'request',
  by: ['patron'],
  fields: { name: field.word },
  about: 'the-table',
  under: 'nz7:4.3',

  decide: (state, { by, name }) => {
    const player = playerOf(state, by.patron)
    if (!player?.name.asked) return refuse('nz7:4.3', 'You do not have to give a name now.')
    return name.trim() === ''
      ? refuse('nz7:4.3', 'Enter your name.')
      : [{ is: 'NameGiven', patron: player.patron, name: name.trim(), under: 'nz7:4.3' }]
  },
})

export const PLAYERS = [disqualify, excuse, askName, giveName] as const
