import type { Authority } from '../../../kernel/authority.ts'
import type { Felt } from '../../../kernel/game.ts'
import {
  type ByPatron,
  type ByStaff,
  isPatron,
  type Nominee,
  type Patron,
} from '../../../kernel/people.ts'
import { type Refusal, refuse } from '../../../kernel/refusal.ts'
import * as field from '../../../kernel/shape.ts'
import { bookOf, command, type ElectionHolder, EVERYBODY } from '../law.ts'
import type { Side } from '../s09-third-cards/third-card.ts'
import type { BaccaratEvent } from '../table/events.ts'
import type { BaccaratState, Nomination } from '../table/state.ts'

/**
 * Division 5 rule 2.3: nominees, who wager or handle cards for a patron. The older edition has
 * none.
 */

const nominationOf = (
  { nominations }: BaccaratState,
  patron: Patron,
  nominee: Patron,
): Nomination | undefined =>
  nominations.find(each => each.patron === patron && each.nominee === nominee)

const hasNominees = (play: ElectionHolder): boolean => bookOf(play).nominees

/** If the book allows no nominees, rule 2.3 does not apply. */
const wherePermitted =
  (under: Authority) =>
  (play: ElectionHolder): Authority =>
    hasNominees(play) ? under : 'nz1:2.3'

const notPermitted = (state: BaccaratState): Refusal | undefined =>
  hasNominees(state) ? undefined : refuse('nz1:2.3', 'This rulebook does not allow nominees.')

const PAIR = { patron: field.patron, nominee: field.patron }

export const requestNominee = command('request-nominee', {
  mood: 'request',
  by: ['patron'],
  fields: { nominee: field.patron },
  about: 'the-table',
  under: wherePermitted('nz5:2.3(a)'),
  decide: (state, { by, nominee }) => {
    const refused = notPermitted(state)
    if (refused) return refused
    if (by.patron === nominee) return refuse('nz5:2.3(a)', 'Name somebody other than yourself.')
    return nominationOf(state, by.patron, nominee)
      ? refuse('nz5:2.3(a)', '{nominee} has been asked for.', { nominee })
      : [{ is: 'NomineeRequested', patron: by.patron, nominee, under: 'nz5:2.3(a)' }]
  },
})

/**
 * A nominee acts for one patron at a time. A patron has one nominee, or any number in International
 * Baccarat.
 * @rule nz5:15.3 ruling:533
 */
export const engaged = (
  { nominations, elections }: BaccaratState,
  patron: Patron,
  nominee: Patron,
): Refusal | undefined => {
  const others = nominations.filter(({ stands }) => stands !== 'requested')
  if (others.some(each => each.nominee === nominee))
    return refuse('nz5:2.3(d)', '{nominee} already acts for another patron.', { nominee })
  return !elections.international && others.some(each => each.patron === patron)
    ? refuse('ruling:533', '{patron} has a nominee already.', { patron })
    : undefined
}

/** The supervisor chooses the nominee's rights. Staff and their associates cannot be nominees. */
export const approveNominee = command('approve-nominee', {
  mood: 'direction',
  by: ['game-supervisor'],
  fields: {
    ...PAIR,
    mayWager: field.flag,
    mayHandle: field.flag,
    /** Casino staff or an associate. The host knows this. */
    associated: field.flag,
    /** Acts for someone at another table. The host knows this too. */
    elsewhere: field.optional(field.internal<boolean>()),
  },
  about: 'the-table',
  under: wherePermitted('nz5:2.3(a)'),
  place: 'button',
  hints: { mayWager: { on: true }, mayHandle: { on: true } },
  decide: (state, { patron, nominee, mayWager, mayHandle, associated, elsewhere }, felt) => {
    const refused = notPermitted(state)
    if (refused) return refused
    if (nominationOf(state, patron, nominee)?.stands !== 'requested')
      return refuse('nz5:2.3(a)', '{patron} has not asked for {nominee}.', { patron, nominee })
    if (elsewhere)
      return refuse('nz5:2.3(d)', '{nominee} already acts for a patron at another table.', {
        nominee,
      })
    if (felt.isExcluded?.(nominee))
      return refuse('nz1:17.3(b)', '{patron} has been excluded from this game.', {
        patron: nominee,
      })
    if (associated)
      return refuse('nz5:2.3(h)', 'Casino staff and people close to them cannot act for a patron.')
    return (
      engaged(state, patron, nominee) ?? [
        { is: 'NomineeApproved', patron, nominee, mayWager, mayHandle, under: 'nz5:2.3(a)' },
      ]
    )
  },
})

/** A supervisor may still refuse before the announcement. */
export const refuseNominee = command('refuse-nominee', {
  mood: 'direction',
  by: ['game-supervisor'],
  fields: PAIR,
  about: 'the-table',
  under: wherePermitted('nz5:2.3(a)'),
  place: 'button',
  decide: (state, { patron, nominee }) => {
    const refused = notPermitted(state)
    if (refused) return refused
    const stands = nominationOf(state, patron, nominee)?.stands
    return stands === 'requested' || stands === 'approved'
      ? [{ is: 'NomineeRefused', patron, nominee, under: 'nz5:2.3(a)' }]
      : refuse('nz5:2.3(a)', '{patron} has not asked for {nominee}.', { patron, nominee })
  },
})

export const announceNominee = command('announce-nominee', {
  mood: 'direction',
  by: ['game-supervisor'],
  fields: PAIR,
  about: 'the-table',
  under: wherePermitted('nz5:2.3(b)'),
  place: 'button',
  decide: (state, { patron, nominee }) => {
    const refused = notPermitted(state)
    if (refused) return refused
    return nominationOf(state, patron, nominee)?.stands === 'approved'
      ? [{ is: 'NomineeAnnounced', patron, nominee, under: 'nz5:2.3(b)' }]
      : refuse('nz5:2.3(b)', 'Approve {nominee} first.', { nominee })
  },
})

/** The patron confirms, then a supervisor announces it. Wagers on the table stay the patron's. */
export const endNominee = command('end-nominee', {
  mood: 'request',
  by: ['patron', 'game-supervisor'],
  fields: PAIR,
  about: 'the-table',
  under: wherePermitted('nz5:2.3(e)'),
  place: 'button',
  decide: (state, { by, patron, nominee }) => {
    const refused = notPermitted(state)
    if (refused) return refused
    const under = 'nz5:2.3(e)'
    const stands = nominationOf(state, patron, nominee)?.stands
    if (stands === undefined)
      return refuse(under, '{nominee} is not a nominee at this table.', { nominee })
    if (isPatron(by))
      return by.patron === patron
        ? [{ is: 'NomineeEndConfirmed', patron, nominee, under }]
        : refuse(under, 'Only {patron} can confirm this.', { patron })
    return stands === 'ending'
      ? [...cardsBack(state, nominee, under), { is: 'NomineeEnded', patron, nominee, under }]
      : refuse(under, '{patron} must confirm this first.', { patron })
  },
})

const BY_RIGHT = { wager: 'nz5:2.3(f)', handle: 'nz5:2.3(g)' } as const

/** Withdraws one right at once, for some patrons or all. Nominees return any cards they hold. */
export const withdrawNominees = command('withdraw-nominees', {
  mood: 'direction',
  by: ['game-supervisor'],
  fields: { right: field.oneOf('wager', 'handle'), patrons: EVERYBODY },
  about: 'the-table',
  under: wherePermitted('nz5:2.3(a)'),
  underBy: {
    field: 'right',
    clauses: (play: ElectionHolder) => (hasNominees(play) ? BY_RIGHT : {}),
  },
  place: 'form',
  decide: (state, { right, patrons }) => {
    const refused = notPermitted(state)
    if (refused) return refused
    const under = BY_RIGHT[right]
    const concerned = state.nominations.filter(
      ({ patron }) => patrons === 'everybody' || patrons.includes(patron),
    )
    const holder = concerned.find(({ nominee }) => state.out?.holders.includes(nominee))
    const back = right === 'handle' && holder ? cardsBack(state, holder.nominee, under) : []
    const named = [...new Set(concerned.map(({ patron }) => patron))]
    return [...back, { is: 'NomineeRightWithdrawn', right, patrons: named, under }]
  },
})

/** If someone may no longer hold cards, the cards go back to the box, face down. */
export const cardsBack = (
  { out }: BaccaratState,
  holder: Patron,
  under: Authority,
): readonly BaccaratEvent[] =>
  out?.holders.includes(holder) ? [{ is: 'HandRetrieved', hand: out.hand, under }] : []

/** The person, whether they act for themselves or for a patron. */
export const personOf = (by: ByPatron | Nominee): Patron =>
  by.role === 'nominee' ? by.nominee : by.patron

/** The same; undefined if it is staff. */
export const nameOf = (by: ByPatron | Nominee | ByStaff): Patron | undefined =>
  by.role === 'staff' ? undefined : personOf(by)

/** The reason to refuse this nominee, for wagers or for cards. @rule nz5:2.3 */
const acting = (
  state: BaccaratState,
  { patron, nominee }: Pick<Nominee, 'patron' | 'nominee'>,
  right: 'wager' | 'handle',
): Refusal | undefined => {
  const found = nominationOf(state, patron, nominee)
  if (!found || found.stands === 'requested')
    return refuse('nz5:2.3(a)', '{nominee} has not been approved.', { nominee })
  if (found.stands === 'approved')
    return refuse('nz5:2.3(b)', '{nominee} has not been announced.', { nominee })
  if (right === 'wager')
    return found.mayWager
      ? undefined
      : refuse('nz5:2.3(f)', 'The nominee of {patron} may not wager.', { patron })
  return found.mayHandle
    ? undefined
    : refuse('nz5:2.3(g)', 'The nominee of {patron} may not handle cards.', { patron })
}

export const represents = (state: BaccaratState, by: Nominee): Refusal | undefined =>
  notPermitted(state) ?? acting(state, by, 'wager')

const SEATED = { player: 'nz5:1.0/player', banker: 'nz5:1.0/banker' } as const

/** Only a seated nominee may have a hand or get its cards. @rule ruling:533 */
export const handlerRefused = (
  state: BaccaratState,
  hand: Side,
  patron: Patron,
  nominee: Patron,
  { seats }: Felt,
): Refusal | undefined =>
  acting(state, { patron, nominee }, 'handle') ??
  (seats.includes(nominee)
    ? undefined
    : refuse(SEATED[hand], 'Only a seated person may be given cards.'))

/** Every patron with a nominee has a marker in front of them. @rule nz5:2.3(c) */
export const markers = ({ nominations }: BaccaratState): readonly Nomination[] =>
  nominations.filter(({ stands }) => stands === 'active' || stands === 'ending')
