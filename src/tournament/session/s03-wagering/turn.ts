import { wagerReturn } from '../../../general/s10-wagers/cure.ts'
import { chips } from '../../../kernel/money.ts'
import {
  type Actor,
  type ByPatron,
  type ByStaff,
  isPatron,
  type Patron,
  ranksAtLeast,
} from '../../../kernel/people.ts'
import { type Decision, type Refusal, refuse } from '../../../kernel/refusal.ts'
import {
  type AnyEvent,
  applicationOf,
  kindOf,
  limitsOf,
  noBets,
  patronStakes,
  playerOf,
  type Session,
  stackOf,
  turnOf,
  type WagerForm,
} from '../state.ts'

/** Division 7 sections 3 and 4: wagering in turn. */

/** @rule nz7:4.1 */
export const notUnderWay = (state: Session): Refusal | undefined => {
  const { status, directorPresent, interrupted } = state
  if (status !== 'running') return refuse('nz7:1.1/session', 'No session is under way here.')
  if (interrupted) {
    const under =
      interrupted.ground === 'recess' ? undefined : applicationOf(state).faults?.terminal
    return refuse(under ?? 'nz7:4.6', 'Play is interrupted: the director will call you back.')
  }
  return directorPresent
    ? undefined
    : refuse('nz7:4.1', 'Play waits until the director or a representative is back.')
}

/** @rule nz7:3.7 nz7:4.2 nz7:4.7 nz7:3.2 ruling:727 */
export const outOfTurn = (state: Session, patron: Patron): Refusal | undefined => {
  const player = playerOf(state, patron)
  if (!player) return refuse('nz7:4.2', '{patron} has no box at this table.', { patron })
  if (player.status !== 'active')
    return refuse('nz7:3.7', '{patron} is out of this session.', { patron })
  if (applicationOf(state).terminals) return undefined
  if (state.done.includes(patron))
    return refuse('nz7:3.2', 'Your wager is made and cannot be changed.')
  const off = noBets(state)
  if (off) return refuse(off, 'No bets this hand.')
  const turn = turnOf(state)
  if (turn === patron) return undefined
  return turn === undefined
    ? refuse('nz7:4.7', 'It is nobody’s turn now.')
    : refuse('nz7:4.7', 'It is the turn of {patron}.', { patron: turn })
}

/** No dealer can take such a wager by mistake: it is not permitted at all. @rule nz7:8.2(b) ruling:724 */
export const onBothHands = (after: Session, patron: Patron): Refusal | undefined => {
  const { opposing } = applicationOf(after)
  const both = opposing.filter(on =>
    after.inner.wagers.some(wager => wager.patron === patron && wager.on === on),
  )
  return both.length > 1
    ? refuse('nz7:8.2(b)', 'In a tournament nobody wagers on both hands.')
    : undefined
}

/**
 * A player's total may not exceed the maximum, nor be on both hands.
 * @rule nz7:3.5 nz7:3.9 ruling:716
 */
export const tooMuch = (after: Session, patron: Patron): Refusal | undefined => {
  const { minimum, maximum } = limitsOf(after)
  const sum = patronStakes(after, patron)
  if (after.late === patron && sum > minimum)
    return refuse('nz7:3.9', 'Your time is over: you may wager the minimum, {$minimum}.', {
      minimum,
    })
  if (sum > maximum)
    return refuse('nz7:3.5', 'At most {$maximum} may be wagered in a round.', { maximum })
  return onBothHands(after, patron)
}

/** @rule nz7:3.4 nz7:3.5 */
export const tooLittle = (state: Session, patron: Patron): Refusal | undefined => {
  const { minimum } = limitsOf(state)
  const { increment } = state.terms
  const sum = patronStakes(state, patron)
  if (sum < minimum)
    return refuse('nz7:3.5', 'Every player wagers at least {$minimum}, or plays a pass card.', {
      minimum,
    })
  return sum % increment === 0
    ? undefined
    : refuse('nz7:3.4', 'Wagers go up in steps of {$increment}.', { increment })
}

const ended = (state: Session, patron: Patron, form: WagerForm | null): AnyEvent => ({
  is: 'TurnEnded',
  patron,
  form,
  stack: stackOf(state, patron) + patronStakes(state, patron),
  under: form === null ? 'nz7:3.2' : form === 'pass' ? 'nz7:4.14' : 'nz7:4.15',
})

const noWager = (state: Session, patron: Patron): Refusal | undefined =>
  patronStakes(state, patron) === 0
    ? refuse('nz7:3.5', '{patron} has not wagered.', { patron })
    : undefined

/** A turn ends with a valid wager. Wagers that the dealer accepted wrongly are corrected. */
export const confirm = (
  state: Session,
  by: ByPatron | ByStaff,
  named: Patron | undefined,
): Decision<AnyEvent> => {
  const patron = isPatron(by) ? by.patron : named
  if (patron === undefined) return refuse('nz7:3.2', 'Say which player makes the wager.')
  const refused = outOfTurn(state, patron)
  if (refused) return refused
  if (applicationOf(state).terminals)
    return refuse('nz7:3.5', 'Players at terminals do not have to wager or pass.')
  const wrong = isPatron(by) ? tooLittle(state, patron) : noWager(state, patron)
  return wrong ?? [...broughtInside(state, patron), ended(state, patron, null)]
}

/**
 * Raises the wager to the minimum or cuts it to the maximum, which for a late player is the minimum.
 * A player who cannot reach the minimum is out.
 * @rule nz7:3.6 nz7:3.6(a) nz7:3.6(b) nz7:3.9 ruling:720
 */
export const broughtInside = (state: Session, patron: Patron): readonly AnyEvent[] => {
  const { minimum, maximum } = limitsOf(state)
  const wagers = state.inner.wagers.filter(wager => wager.patron === patron)
  const sum = patronStakes(state, patron)
  const last = wagers.at(-1)!
  if (sum < minimum) {
    const more = chips(minimum - sum)
    if (stackOf(state, patron) < more)
      return [
        ...wagers.map(wager => wagerReturn(state.inner, wager, 'nz7:3.6(a)')),
        { is: 'PlayerOut', patron, under: 'nz7:3.6(a)' },
      ]
    const kind = kindOf(state.terms)
    const under = 'nz7:3.6(a)'
    const moves = [
      { from: `stack:${patron}`, to: `area:${last.id}`, chips: more, kind, under },
    ] as const
    return [{ is: 'WagerAltered', wager: last.id, chips: chips(last.chips + more), moves, under }]
  }
  const isLate = state.late === patron
  let excess = sum - (isLate ? minimum : maximum)
  return wagers.toReversed().flatMap(wager => {
    if (excess <= 0) return []
    const part = chips(Math.min(excess, wager.chips))
    excess -= part
    return [wagerReturn(state.inner, wager, isLate ? 'nz7:3.9' : 'nz7:3.6(b)', part)]
  })
}

/**
 * A player whose turn ends because they are out leaves a wager like any other.
 * @rule nz7:3.6 nz7:4.6 nz1:17.3(b)
 */
export const outWithWager = (
  state: Session,
  patron: Patron,
  under: 'nz7:4.6' | 'nz1:17.3(b)',
): readonly AnyEvent[] => {
  const isCut = turnOf(state) === patron && patronStakes(state, patron) > 0
  const inside = isCut ? broughtInside(state, patron) : []
  return [...inside.filter(({ is }) => is !== 'PlayerOut'), { is: 'PlayerOut', patron, under }]
}

/** @rule nz7:4.14 nz7:4.15 nz7:2.2(t) */
export const noCard = (state: Session, patron: Patron, form: WagerForm): Refusal | undefined => {
  const refused = outOfTurn(state, patron)
  if (refused) return refused
  const under = form === 'pass' ? 'nz7:4.14' : 'nz7:4.15'
  if (patronStakes(state, patron) > 0)
    return refuse(under, 'You have started to wager. Play a card before your first wager.')
  return playerOf(state, patron)!.left[form] > 0
    ? undefined
    : refuse(under, 'You have no such card left in this session.')
}

/** The player, or the one whom a dealer names. */
export const cardOf = (by: Actor, named: Patron | undefined): Patron | undefined => {
  if (isPatron(by)) return named === undefined || named === by.patron ? by.patron : undefined
  return ranksAtLeast(by, 'dealer') ? named : undefined
}

/** @rule nz7:4.14 ruling:746 */
export const passCard = (
  state: Session,
  by: ByPatron | ByStaff,
  named: Patron | undefined,
): Decision<AnyEvent> => {
  const patron = cardOf(by, named)
  return patron === undefined
    ? refuse('nz7:4.14', 'Players play their own cards.')
    : (noCard(state, patron, 'pass') ?? [ended(state, patron, 'pass')])
}

/** `after` already includes the wager. */
export const secretEnded = (after: Session, patron: Patron): Decision<AnyEvent> =>
  tooMuch(after, patron) ?? tooLittle(after, patron) ?? [ended(after, patron, 'secret')]

/** @rule nz7:4.2 nz7:4.2(a) nz7:3.1 nz7:4.5 */
export const notOwn = (state: Session, patron: Patron, command: object): Refusal | undefined => {
  const { area, kind } = command as { readonly area?: number; readonly kind?: string }
  if (area !== undefined && area !== playerOf(state, patron)?.seat)
    return refuse('nz7:4.2', 'Wager on your own box.')
  return kind !== undefined && kind !== kindOf(state.terms)
    ? refuse('nz7:3.1', 'Only chips of this tournament are wagered here.')
    : undefined
}

/** @rule nz7:3.5 nz7:4.7 nz7:7.3(a) nz7:8.3(a) a round waits until all turns are done. */
export const notReady = (state: Session): Refusal | undefined => {
  const refused = notUnderWay(state)
  const turn = turnOf(state)
  if (refused || turn === undefined) return refused
  return refuse('nz7:4.7', '{patron} has yet to wager or to play a card.', { patron: turn })
}
