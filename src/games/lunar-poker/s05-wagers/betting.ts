import type { Authority } from '../../../kernel/authority.ts'
import type { Consequence, Felt, Level } from '../../../kernel/game.ts'
import type { Patron, Seat } from '../../../kernel/people.ts'
import { type Decision, type Refusal, refuse } from '../../../kernel/refusal.ts'
import { type Stake, voided, type Wager } from '../../../kernel/wager.ts'
import type { LunarEvent, Seated } from '../table/events.ts'
import type { LunarState } from '../table/state.ts'

/** Division 22 sections 5 and 5a: wagers before the first card, until the call. */

/**
 * `super` is on the player's own hand, `super-3` on the hand of seat 3.
 * @rule nz22:3.3(a) nz22:3.3(b) nz22:3.3(c) nz22:3.3(d)
 */
export type WagerName = 'ante' | 'bet' | 'super' | 'dealer-super' | `super-${Seat}`

const OTHER = /^super-(\d)$/

/** The seat of the other hand that a Super Bet is on. */
export const otherSeat = (on: string): Seat | undefined => {
  const seat = on.match(OTHER)?.[1]
  return seat === undefined ? undefined : Number(seat)
}

export const hasSuperOfOthers = ({ wagers }: Felt, seat: Seat): boolean =>
  wagers.some(({ on }) => otherSeat(on) === seat)

const isOn = (on: string): on is WagerName =>
  ['ante', 'bet', 'super', 'dealer-super'].includes(on) || otherSeat(on) !== undefined

const anteAt = ({ wagers }: Felt, seat: Seat): Wager | undefined =>
  wagers.find(({ on, area }) => on === 'ante' && area === seat)

const superAt = ({ wagers }: Felt, seat: Seat): Wager | undefined =>
  wagers.find(({ on, area }) => on === 'super' && area === seat)

/** The pair of this patron and somebody else here who are not to play at one table. */
const apart = (
  { separated }: LunarState,
  patron: Patron,
  felt: Felt,
): readonly [Patron, Patron] | undefined =>
  separated.find(pair => pair.includes(patron) && pair.every(isHere(felt)))

/**
 * A box takes part with an Ante and, if required, a Super Bet. The call has checked its amount.
 * Players who are kept apart do not take part.
 * @rule nz22:5.1(a) nz22:5a.4(a) nz22:9.14(c) ruling:2236
 */
export const boxesIn = (state: LunarState, felt: Felt): readonly Seated[] =>
  felt.seats.flatMap((_, i): Seated[] => {
    const ante = anteAt(felt, i + 1)
    if (!ante || apart(state, ante.patron, felt)) return []
    const own = superAt(felt, i + 1)
    return state.elections.multipleSuper && !own
      ? []
      : [
          {
            seat: i + 1,
            patron: ante.patron,
            ante: ante.chips,
            superBet: own?.id ?? null,
          },
        ]
  })

/** A player has one box. @rule nz22:5.1 nz22:5.4 nz22:5.13(a) nz22:6.2 nz22:9.14(c) ruling:2219 */
export const permits = (state: LunarState, stake: Stake, felt: Felt): Refusal | undefined => {
  const { on, patron, area } = stake
  if (!isOn(on)) return refuse('nz22:3.3', 'There is no area for a wager on {on}.', { on })
  if (on === 'bet')
    return refuse('nz22:5.2(b)', 'To make a Bet, decide to play. It is twice the Ante.')
  if (state.phase.is === 'opening')
    return refuse('nz22:6.2', 'Wagers are taken once the cards have been inspected.')
  if (!isBefore(state)) return refuse('nz22:5.13(a)', 'No more bets has been called.')
  const isOwnBox = area !== undefined && felt.seats[area - 1] === patron
  if (!isOwnBox || felt.wagers.some(wager => isOfAnotherBox(wager, patron, area)))
    return refuse('nz22:5.4', 'Wager on the areas of your own box; each takes one wager.')
  const pair = apart(state, patron, felt)
  if (pair)
    return refuse('nz22:9.14(c)', '{first} and {second} are not to play at the same table.', {
      first: pair[0],
      second: pair[1],
    })
  return on === 'ante' ? undefined : superRefused(state, { ...stake, on, area }, felt)
}

/** Somebody who left has an Ante in this box, or this patron has one in the box they left. */
const isOfAnotherBox = (wager: Wager, patron: Patron, area: Seat): boolean =>
  wager.on === 'ante' && (wager.patron === patron) !== (wager.area === area)

const isHere =
  ({ seats }: Felt) =>
  (patron: Patron): boolean =>
    seats.includes(patron)

const isBefore = ({ phase }: LunarState): boolean =>
  phase.is === 'betting' || phase.is === 'cutting' || phase.is === 'shuffling'

/** A Super Bet on the patron's own hand is at least the Ante. @rule nz1:10.1(d) nz22:5a.4(a) */
export const level = (
  { elections }: LunarState,
  { on, area }: Stake,
  felt: Felt,
): Level | undefined => {
  const ante = area === undefined ? undefined : anteAt(felt, area)
  return on === 'super' && elections.multipleSuper && ante
    ? { minimum: ante.chips, under: 'nz22:5a.4(a)' }
    : undefined
}

/** @rule nz22:5.1(b) nz22:5a.1 nz22:5a.4(a) nz22:5a.4(b) nz22:5a.4(c) nz22:5a.5 */
const superRefused = (
  { elections }: LunarState,
  { on, area }: Stake & { readonly on: WagerName; readonly area: Seat },
  felt: Felt,
): Refusal | undefined => {
  if (!anteAt(felt, area))
    return refuse('nz22:5.1(b)', 'A Super Bet goes with an Ante on the same box.')
  if (on === 'super') return undefined
  if (!elections.multipleSuper)
    return refuse(
      'nz22:5a.1',
      'At this table each player may place a Super Bet only on their own hand.',
    )
  const target = otherSeat(on)
  if (target === undefined) return undefined
  if (target === area)
    return refuse('nz22:5a.4(b)', 'Place the Super Bet on your own hand on its own area.')
  return anteAt(felt, target)
    ? undefined
    : refuse('nz22:5a.5', 'Seat {target} has no Ante, so no Super Bet is taken on its hand.', {
        target,
      })
}

/**
 * The owner may change a wager until the call.
 * @rule nz22:5.13 nz22:5.13(b) nz22:5.14 ruling:2214
 */
export const releases = (state: LunarState): Refusal | undefined =>
  isBefore(state) || state.phase.is === 'opening'
    ? undefined
    : refuse('nz22:5.13(b)', 'No wager may be touched until it has been decided and settled.')

/** @rule nz22:8.1 nz22:8.1(a) */
export const callFirst = (state: LunarState, felt: Felt): Decision<LunarEvent> => {
  const under = 'nz22:8.1(a)'
  return boxesIn(state, felt).length === 0
    ? refuse(under, 'No box has valid wagers for a round.')
    : [{ is: 'NoMoreBets', under }]
}

/**
 * Voids the wagers of a box that does not take part, and wagers on a hand that is not dealt: at the
 * call, and again at the first card, because the operator may have voided an Ante in between.
 * @rule nz22:5a.4 nz1:17.3(a)
 */
export const outOfPlay = (state: LunarState, felt: Felt): readonly Consequence[] => {
  const seats = boxesIn(state, felt).map(({ seat }) => seat)
  return felt.wagers.flatMap(({ id, on, area, patron }): Consequence[] => {
    const under = apart(state, patron, felt) ? 'nz22:9.14(c)' : voidUnder(state, on, area, seats)
    return under ? [{ wager: id, outcome: voided(under) }] : []
  })
}

const voidUnder = (
  { elections }: LunarState,
  on: string,
  area: Seat | undefined,
  seats: readonly Seat[],
): Authority | undefined => {
  if (area === undefined || !seats.includes(area))
    return elections.multipleSuper ? 'nz22:5a.4(a)' : 'nz22:5.1(b)'
  const target = otherSeat(on)
  return target !== undefined && !seats.includes(target) ? 'nz22:5a.5' : undefined
}
