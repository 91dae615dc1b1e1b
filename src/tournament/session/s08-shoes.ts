import { betsClosed } from '../../general/state.ts'
import type { Event } from '../../kernel/game.ts'
import { type Actor, ranksAtLeast } from '../../kernel/people.ts'
import { type Decision, isRefusal, type Refusal, refuse } from '../../kernel/refusal.ts'
import type { ShoeEvents } from './application.ts'
import { endsBeforeRound } from './s05-rounds/ends.ts'
import { abandonment } from './s05-rounds/round.ts'
import { type AnyEvent, applicationOf, type Session } from './state.ts'

/** Division 7 rules 5.3 and 8.4: shoes, the cutting card and reshuffles. */

/**
 * True if a round begins with the cutting card. In the ordinary game this round is then the last of
 * its shoe. In a tournament the next one is.
 * @rule nz7:8.4(b) ruling:733
 */
export const beginsWithCut = (
  { inner, status }: Session,
  events: readonly Event[],
  { cuttingCard: cutting, lastRound }: ShoeEvents,
): boolean =>
  status === 'running' &&
  betsClosed(inner) &&
  events.some(({ is }) => is === cutting) &&
  events.some(({ is }) => is === lastRound)

/** @rule nz7:5.3 nz7:5.3(c) ruling:702 the cutting card of the last shoe may end the session. */
const cuttingCard = (state: Session, isFirst: boolean): readonly AnyEvent[] => {
  const { duration, endVariant } = state.terms
  if (state.status !== 'running' || duration.unit !== 'shoes' || state.shoe < duration.value)
    return []
  const ending = isFirst ? endsBeforeRound(duration, endVariant, state.shoe) : undefined
  return ending
    ? abandonment(state, ending.under)
    : [{ is: 'CuttingCardSeen', round: state.rounds + 1, under: 'nz7:5.3' }]
}

/** A shoe that did not reach its end does not count and is dealt again. @rule nz7:8.3(b) nz7:8.4 */
export const aboutShoe = (
  state: Session,
  is: string,
  shoe: ShoeEvents,
  isFirst: boolean,
): readonly AnyEvent[] => {
  if (is === shoe.cuttingCard) return cuttingCard(state, isFirst)
  if (is === shoe.over) return [{ is: 'ShoeFinished', under: 'nz7:8.4(b)' }]
  if (shoe.out.includes(is)) return state.shoeIn ? [{ is: 'ShoeOut', under: 'nz7:8.4' }] : []
  if (is !== shoe.ready) return []
  return state.shoeOver
    ? [{ is: 'ShoeCounted', under: 'nz7:8.3(b)' }]
    : [{ is: 'ShoeAgain', under: 'nz7:8.4' }]
}

interface Shuffles {
  readonly by: Actor
  readonly does: string
  readonly ground?: unknown
}

/** Without a doubt about the cards, a reshuffle needs a vacant table. */
const isDiscretion = ({ does, ground }: Shuffles): boolean =>
  does === 'direct-shuffle' && ground === 'discretion'

/** @rule nz7:8.4(c) */
export const unshuffled = (state: Session, command: Shuffles): Refusal | undefined => {
  if (!isDiscretion(command) || applicationOf(state).shoe === null) return undefined
  if (!ranksAtLeast(command.by, 'casino-supervisor'))
    return refuse('nz7:8.4(c)', 'This is for the casino supervisor to do.')
  return state.vacant
    ? undefined
    : refuse('nz7:8.4(c)', 'Nobody has left this table since its last round.')
}

/** In a tournament, such a shuffle cites Division 7. @rule nz7:8.4(c) */
export const renamed = <E extends Event>(decision: Decision<E>, command: Shuffles): Decision<E> =>
  isRefusal(decision) || !isDiscretion(command)
    ? decision
    : decision.map(event =>
        event.is === 'ShuffleDirected' ? { ...event, under: 'nz7:8.4(c)' } : event,
      )
