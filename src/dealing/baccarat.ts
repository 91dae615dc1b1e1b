import type { BaccaratCommand } from '../games/baccarat/commands.ts'
import { engaged } from '../games/baccarat/s02-nominees/nominees.ts'
import { isInviting } from '../games/baccarat/s07-shoe/shoe.ts'
import { isReady } from '../games/baccarat/s08-dealing/roles.ts'
import type { BaccaratState } from '../games/baccarat/table/state.ts'
import type { TableState } from '../general/state.ts'
import type { Actor, Patron } from '../kernel/people.ts'
import { isShown } from '../kernel/secret.ts'

/** The virtual dealer and supervisor for baccarat: finds their next step. */

/** What a virtual supervisor needs from other tables to grant requests. */
export interface GrantRules {
  readonly mayAct: (nominee: Patron) => boolean
}

const DEALER: Actor = { role: 'staff', rank: 'dealer' }
const SUPERVISOR: Actor = { role: 'staff', rank: 'game-supervisor' }

/**
 * The fewest cards allowed behind the cutting card, so that a shoe lasts as long as possible.
 * @rule nz5:7.6
 */
const BEHIND = 20

const DECK_SIZE = 52

type Opening = Extract<BaccaratState['phase'], { is: 'opening' }>

/** @rule nz5:6.1 nz5:6.2 nz5:6.3 nz5:6.3(a) nz5:6.3(b) nz5:6.3(c) */
const opens = (
  { step }: Opening,
  { seats, play }: TableState<BaccaratState>,
): BaccaratCommand | undefined => {
  switch (step) {
    case 'delivered':
      return play.inspectedBy.includes('dealer')
        ? { by: SUPERVISOR, does: 'inspect' }
        : { by: DEALER, does: 'inspect' }
    case 'inspected':
      return { by: DEALER, does: 'spread' }
    case 'spread':
      return seats.some(patron => patron !== null) ? { by: DEALER, does: 'wash' } : undefined
    case 'washed':
      return { by: DEALER, does: 'stack' }
    case 'brought':
      return { by: DEALER, does: 'wash' }
    case 'stacked':
      return { by: DEALER, does: 'riffle' }
  }
}

/**
 * Requests that the supervisor can grant: a nominee, a split of the cards, or a hand to turn that
 * nobody else wants.
 * @rule nz5:2.3 nz5:15.4 nz5:15.7
 */
const granted = (
  { seats, play }: TableState<BaccaratState>,
  { mayAct }: GrantRules,
): BaccaratCommand | undefined => {
  const by = SUPERVISOR
  for (const { patron, nominee, stands } of play.nominations) {
    if (stands === 'approved') return { by, does: 'announce-nominee', patron, nominee }
    if (stands === 'ending') return { by, does: 'end-nominee', patron, nominee }
    if (stands === 'requested' && mayAct(nominee) && !engaged(play, patron, nominee)) {
      const may = { mayWager: true, mayHandle: true, associated: false }
      return { by, does: 'approve-nominee', patron, nominee, ...may }
    }
  }
  if (play.phase.is !== 'turning') return undefined
  const { splits, volunteers } = play.international
  const split = splits.find(each => !each.directed && each.hand !== play.out?.hand)
  if (split && play.hands[split.hand].every(card => !isShown(card)))
    return { by, does: 'direct-split', hand: split.hand }
  const willing = volunteers.find(({ patron }) => seats.includes(patron))
  return willing && { by, does: 'direct-turner', hand: willing.hand, patron: willing.patron }
}

/**
 * The dealer's next step; undefined while a patron, chance or the betting time comes first.
 * @rule nz5:7.5 nz5:7.6 nz5:7.7 nz5:8.2
 */
export const nextDuty = (
  table: TableState<BaccaratState>,
  { betsAreDown, grants }: { readonly betsAreDown: boolean; readonly grants?: GrantRules },
): BaccaratCommand | undefined => {
  if (!table.open) return undefined
  const { phase, elections } = table.play
  const asked = grants && granted(table, grants)
  if (asked) return asked
  switch (phase.is) {
    case 'opening':
      return opens(phase, table)
    case 'cutting':
      return phase.seat === null
        ? { by: DEALER, does: 'cut', at: (elections.decks * DECK_SIZE) / 2 }
        : undefined
    case 'cut':
      return { by: DEALER, does: 'place-cutting-card', behind: BEHIND }
    case 'loaded':
      return { by: DEALER, does: 'burn' }
    case 'betting':
      if (isInviting(table.play) && !table.play.invited) return { by: DEALER, does: 'invite-bets' }
      return betsAreDown ? { by: DEALER, does: 'call' } : undefined
    case 'called':
      return isReady(table.play, table) ? undefined : { by: DEALER, does: 'offer-roles' }
    case 'reopened':
      return { by: DEALER, does: 'call' }
    case 'turning':
      return turns(table.play)
    case 'shuffling':
    case 'burning':
    case 'offering':
    case 'dealing':
      return undefined
  }
}

/**
 * The Player's Hand comes first. It is passed to the patron with the role, or turned.
 * @rule nz5:8.13 nz5:8.18 nz5:8.19
 */
const turns = ({ hands, out, roles }: BaccaratState): BaccaratCommand | undefined => {
  const hand = hands.player.every(isShown) ? 'banker' : 'player'
  if (out) return undefined
  return { by: DEALER, does: roles?.[hand] ? 'pass-hand' : 'turn-hand', hand }
}
