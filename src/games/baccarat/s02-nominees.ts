import type { Authority } from '../../kernel/authority.ts'
import type { Felt } from '../../kernel/game.ts'
import { type Actor, isPatron, type Nominee, type Patron } from '../../kernel/people.ts'
import { type Decision, type Refusal, refuse } from '../../kernel/refusal.ts'
import type { BaccaratCommandOf, BaccaratEvent } from './events.ts'
import { bookOf, byStaff } from './s06-opening.ts'
import type { BaccaratState, Nomination } from './state.ts'

/** Division 5 rule 2.3: who wagers or handles cards for a patron. The older edition has nobody who does. */

const nominationOf = (
  { nominations }: BaccaratState,
  patron: Patron,
  nominee: Patron,
): Nomination | undefined =>
  nominations.find(each => each.patron === patron && each.nominee === nominee)

const bySupervisor = (state: BaccaratState, by: Actor): Refusal | undefined =>
  bookOf(state).nominees
    ? byStaff(by, 'game-supervisor', 'nz5:2.3(a)')
    : refuse('nz1:2.3', 'Nobody acts for a patron by this rulebook.')

export const requestNominee = (
  state: BaccaratState,
  { by, nominee }: BaccaratCommandOf<'request-nominee'>,
): Decision<BaccaratEvent> => {
  if (!bookOf(state).nominees)
    return refuse('nz1:2.3', 'Nobody acts for a patron by this rulebook.')
  if (!isPatron(by) || by.patron === nominee)
    return refuse('nz5:2.3(a)', 'A patron asks for somebody else to act.')
  return nominationOf(state, by.patron, nominee)
    ? refuse('nz5:2.3(a)', '{nominee} has been asked for.', { nominee })
    : [{ is: 'NomineeRequested', patron: by.patron, nominee, under: 'nz5:2.3(a)' }]
}

/**
 * One patron at a time for a nominee; one nominee for a patron, and any number in International
 * Baccarat. @rule nz5:15.3 ruling:533
 */
export const engaged = (
  { nominations, elections }: BaccaratState,
  patron: Patron,
  nominee: Patron,
): Refusal | undefined => {
  const others = nominations.filter(({ stands }) => stands !== 'requested')
  if (others.some(each => each.nominee === nominee))
    return refuse('nz5:2.3(d)', '{nominee} acts for somebody already.', { nominee })
  return !elections.international && others.some(each => each.patron === patron)
    ? refuse('ruling:533', '{patron} has a nominee already.', { patron })
    : undefined
}

/** Approved with what the supervisor lets them do; nobody of the house or close to it is. */
export const approveNominee = (
  state: BaccaratState,
  command: BaccaratCommandOf<'approve-nominee'>,
): Decision<BaccaratEvent> => {
  const { by, patron, nominee, mayWager, mayHandle, associated, elsewhere } = command
  const refused = bySupervisor(state, by)
  if (refused) return refused
  if (nominationOf(state, patron, nominee)?.stands !== 'requested')
    return refuse('nz5:2.3(a)', '{patron} has not asked for {nominee}.', { patron, nominee })
  if (elsewhere)
    return refuse('nz5:2.3(d)', '{nominee} acts for somebody at another table.', { nominee })
  if (associated)
    return refuse('nz5:2.3(h)', 'Nobody of the casino or close to it acts for a patron.')
  return (
    engaged(state, patron, nominee) ?? [
      { is: 'NomineeApproved', patron, nominee, mayWager, mayHandle, under: 'nz5:2.3(a)' },
    ]
  )
}

/** Before the announcement a supervisor may still say no. */
export const refuseNominee = (
  state: BaccaratState,
  { by, patron, nominee }: BaccaratCommandOf<'refuse-nominee'>,
): Decision<BaccaratEvent> => {
  const refused = bySupervisor(state, by)
  if (refused) return refused
  const stands = nominationOf(state, patron, nominee)?.stands
  return stands === 'requested' || stands === 'approved'
    ? [{ is: 'NomineeRefused', patron, nominee, under: 'nz5:2.3(a)' }]
    : refuse('nz5:2.3(a)', '{patron} has not asked for {nominee}.', { patron, nominee })
}

export const announceNominee = (
  state: BaccaratState,
  { by, patron, nominee }: BaccaratCommandOf<'announce-nominee'>,
): Decision<BaccaratEvent> => {
  const refused = bySupervisor(state, by)
  if (refused) return refused
  return nominationOf(state, patron, nominee)?.stands === 'approved'
    ? [{ is: 'NomineeAnnounced', patron, nominee, under: 'nz5:2.3(b)' }]
    : refuse('nz5:2.3(b)', '{nominee} is announced once approved.', { nominee })
}

/** The patron confirms, then a supervisor announces it; wagers that lie there stay the patron's. */
export const endNominee = (
  state: BaccaratState,
  { by, patron, nominee }: BaccaratCommandOf<'end-nominee'>,
): Decision<BaccaratEvent> => {
  const stands = nominationOf(state, patron, nominee)?.stands
  if (stands === undefined) return refuse('nz5:2.3(e)', '{nominee} does not act here.', { nominee })
  if (isPatron(by))
    return by.patron === patron
      ? [{ is: 'NomineeEndConfirmed', patron, nominee, under: 'nz5:2.3(e)' }]
      : refuse('nz5:2.3(e)', 'It is for {patron} to confirm.', { patron })
  const refused = byStaff(by, 'game-supervisor', 'nz5:2.3(e)')
  if (refused) return refused
  return stands === 'ending'
    ? [
        ...cardsBack(state, nominee, 'nz5:2.3(e)'),
        { is: 'NomineeEnded', patron, nominee, under: 'nz5:2.3(e)' },
      ]
    : refuse('nz5:2.3(e)', '{patron} confirms it first.', { patron })
}

/** One right is withdrawn at once, for some patrons or all; cards in a nominee's hands come back. */
export const withdrawNominees = (
  state: BaccaratState,
  { by, right, patrons }: BaccaratCommandOf<'withdraw-nominees'>,
): Decision<BaccaratEvent> => {
  const under = right === 'wager' ? 'nz5:2.3(f)' : 'nz5:2.3(g)'
  const refused = bySupervisor(state, by)
  if (refused) return refused
  const concerned = state.nominations.filter(
    ({ patron }) => patrons === 'everybody' || patrons.includes(patron),
  )
  const holder = concerned.find(({ nominee }) => state.out?.holders.includes(nominee))
  const back = right === 'handle' && holder ? cardsBack(state, holder.nominee, under) : []
  return [
    ...back,
    {
      is: 'NomineeRightWithdrawn',
      right,
      patrons: [...new Set(concerned.map(({ patron }) => patron))],
      under,
    },
  ]
}

/** Cards that somebody holds who may no longer do so go back to the box, face down. */
export const cardsBack = (
  { out }: BaccaratState,
  holder: Patron,
  under: Authority,
): readonly BaccaratEvent[] =>
  out?.holders.includes(holder) ? [{ is: 'HandRetrieved', hand: out.hand, under }] : []

/** The person, whether they act for themselves or for a patron. */
export const nameOf = (by: Actor): Patron | undefined => {
  if (by.role === 'nominee') return by.nominee
  return isPatron(by) ? by.patron : undefined
}

/** What speaks against this person acting for that patron, in wagers or with cards. @rule nz5:2.3 */
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
      : refuse('nz5:2.3(f)', '{patron} wagers for themselves.', { patron })
  return found.mayHandle
    ? undefined
    : refuse('nz5:2.3(g)', '{patron} handles cards for themselves.', { patron })
}

export const represents = (state: BaccaratState, by: Nominee): Refusal | undefined =>
  bookOf(state).nominees
    ? acting(state, by, 'wager')
    : refuse('nz1:2.3', 'Nobody acts for a patron by this rulebook.')

/** Cards go to a nominee who is seated. @rule nz5:1.0/banker nz5:1.0/player ruling:533 */
export const handlerRefused = (
  state: BaccaratState,
  patron: Patron,
  nominee: Patron,
  { seats }: Felt,
): Refusal | undefined =>
  acting(state, { patron, nominee }, 'handle') ??
  (seats.includes(nominee)
    ? undefined
    : refuse('ruling:533', 'Cards are passed to somebody who is seated.'))

/** A marker lies before everybody for whom somebody acts. @rule nz5:2.3(c) */
export const markers = ({ nominations }: BaccaratState): readonly Nomination[] =>
  nominations.filter(({ stands }) => stands === 'active' || stands === 'ending')
