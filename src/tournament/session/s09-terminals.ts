import { wagerReturn } from '../../general/s10-wagers/cure.ts'
import { betsClosed } from '../../general/state.ts'
import type { Authority } from '../../kernel/authority.ts'
import type { Move } from '../../kernel/chips/settle.ts'
import { chips, NONE } from '../../kernel/money.ts'
import { type Actor, isPatron, type Patron, type Seat } from '../../kernel/people.ts'
import { type Decision, type Refusal, refuse } from '../../kernel/refusal.ts'
import * as field from '../../kernel/shape.ts'
import { DIRECTOR } from '../director/law.ts'
import { type Faults, noTerminals } from './application.ts'
import { command } from './law.ts'
import { abandonment } from './s05-rounds/round.ts'
import {
  type AnyEvent,
  applicationOf,
  isLastButOne,
  isOutOfChips,
  kindOf,
  playerOf,
  type Session,
  stackOf,
  without,
} from './state.ts'

/** Division 7 rules 9.4, 9.5, 11.4 and 11.5: terminals that fail during play. */

/** Applies only at terminals, from the start of a session until the count. @rule nz7:5.5(b) */
const atTerminals =
  <F>(law: (state: Session, said: F, faults: Faults) => Decision<AnyEvent>) =>
  (state: Session, said: F): Decision<AnyEvent> => {
    const { faults } = applicationOf(state)
    if (!faults) return noTerminals()
    return state.status === 'running' || state.status === 'over'
      ? law(state, said, faults)
      : refuse('nz7:1.1/session', 'No session is under way here.')
  }

const faultClause =
  (name: keyof Faults) =>
  (state: Session): Authority =>
    applicationOf(state).faults?.[name] ?? 'nz7:1.1/session'

const isDown = ({ faults }: Session, seat: Seat | undefined): boolean =>
  seat !== undefined && faults.includes(seat)

/** A failed terminal cannot place a wager. @rule nz7:9.4 nz7:11.4 */
export const terminalDown = (state: Session, patron: Patron): Refusal | undefined => {
  const { faults } = applicationOf(state)
  return faults && isDown(state, playerOf(state, patron)?.seat)
    ? refuse(faults.terminal, 'Your terminal has failed. The director will help you.')
    : undefined
}

/** Nor can it change one. Its player can still dispute. @rule nz1:19.1 */
export const untouched = (
  state: Session,
  { by, does }: { readonly by: Actor; readonly does: string },
): Refusal | undefined =>
  isPatron(by) && does !== 'dispute' ? terminalDown(state, by.patron) : undefined

const fails = command('terminal-fails', {
  mood: 'report',
  by: ['dealer'],
  fields: { seat: field.seat },
  about: 'the-table',
  under: faultClause('terminal'),
  decide: atTerminals((state, { seat }, faults) => {
    const isThere = Number.isInteger(seat) && seat >= 1 && seat <= state.inner.seats.length
    return isThere && !isDown(state, seat)
      ? [{ is: 'TerminalFailed', seat, under: faults.terminal }]
      : refuse(faults.terminal, 'Terminal {seat} does not work here.', { seat })
  }),
})

const works = command('terminal-works', {
  mood: 'report',
  by: [DIRECTOR],
  fields: { seat: field.seat },
  about: 'the-table',
  under: faultClause('terminal'),
  decide: atTerminals((state, { seat }, faults) =>
    isDown(state, seat)
      ? [{ is: 'TerminalRestored', seat, under: faults.terminal }]
      : refuse(faults.terminal, 'Terminal {seat} works.', { seat }),
  ),
})

const unharmed = (state: Session, patron: Patron, under: Authority): Refusal | undefined =>
  isDown(state, playerOf(state, patron)?.seat)
    ? undefined
    : refuse(under, 'No terminal of {patron} has failed.', { patron })

/** Refuses a player whose terminal works. After the end of play also players who are out count. */
const affected = (state: Session, patron: Patron, under: Authority): Refusal | undefined => {
  const { status } = playerOf(state, patron) ?? {}
  const isIn = status === 'active' || (status === 'out' && state.status === 'over')
  const out = refuse(under, '{patron} plays no more in this session.', { patron })
  return unharmed(state, patron, under) ?? (isIn ? undefined : out)
}

/**
 * The round in which the terminal failed: the one that was named, otherwise the round under way, or the last
 * one before its first wager.
 * @rule ruling:748
 */
const failedIn = ({ inner }: Session, named: number | undefined): number => {
  const { round, last, wagers } = inner
  const isBegun = betsClosed(inner) || wagers.length > 0
  return named ?? (isBegun ? round : (last ?? round)).number
}

/**
 * The table settles the wagers that it has. The director corrects the rest.
 * @rule nz7:9.4 nz7:11.4
 */
const correct = command('correct-balance', {
  mood: 'direction',
  by: [DIRECTOR],
  fields: {
    patron: field.patron,
    way: field.oneOf('credit', 'debit'),
    chips: field.chips,
    reason: field.reason,
  },
  about: 'a-round',
  under: faultClause('terminal'),
  approval: { when: 'always', because: 'corrects a player’s chips by hand' },
  decide: atTerminals((state, command, faults) => {
    const { patron, way, chips: amount, reason, round: named } = command
    const under = faults.terminal
    // A player who is out because they have no chips comes back if chips are due to them.
    const refused = (isOutOfChips(state, patron) ? unharmed : affected)(state, patron, under)
    if (refused) return refused
    if (!Number.isSafeInteger(amount) || amount <= 0 || reason === '')
      return refuse(under, 'Give the amount to correct, and the reason.')
    const held = chips(stackOf(state, patron))
    if (way === 'debit' && held < amount)
      return refuse(under, '{patron} holds {$held} only.', { patron, held })
    const [from, to] =
      way === 'credit'
        ? (['bank', `stack:${patron}`] as const)
        : ([`stack:${patron}`, 'bank'] as const)
    const moves: readonly Move[] = [{ from, to, chips: amount, kind: kindOf(state.terms), under }]
    const round = failedIn(state, named)
    return [{ is: 'PaymentCorrected', patron, owes: NONE, reason, round, moves, under }]
  }),
})

/** Working terminals without a player. */
const freeTerminals = ({ inner, faults }: Session): readonly Seat[] =>
  inner.seats.flatMap((patron, i) => (patron === null && !faults.includes(i + 1) ? [i + 1] : []))

/** Chips belong to the player, so the balance moves too. @rule nz7:9.4(a) nz7:11.4(a) */
const moveTerminal = command('move-terminal', {
  mood: 'direction',
  by: [DIRECTOR],
  fields: { patron: field.patron, to: field.seat },
  about: 'the-table',
  under: faultClause('freeTerminal'),
  decide: atTerminals((state, { patron, to }, faults) => {
    const under = faults.freeTerminal
    const refused = affected(state, patron, under)
    if (refused) return refused
    return freeTerminals(state).includes(to)
      ? [
          { is: 'PatronJoined', patron, seat: to, under },
          { is: 'TerminalChanged', patron, to, under },
        ]
      : refuse(under, 'Terminal {to} is not free.', { to })
  }),
})

const stacksBack = (state: Session, patron: Patron, under: Authority): readonly AnyEvent[] => {
  const back = state.inner.wagers.filter(wager => wager.patron === patron)
  const laid = back.reduce((sum, { chips: size }) => sum + size, 0)
  const amount = chips(stackOf(state, patron) + laid)
  const kind = kindOf(state.terms)
  const moves: readonly Move[] = [
    { from: `stack:${patron}`, to: 'cage', chips: amount, kind, under },
  ]
  return [
    ...back.map(wager => wagerReturn(state.inner, wager, under)),
    ...(amount > 0 ? [{ is: 'ChipsRedeemed', patron, moves, under } as const] : []),
  ]
}

/**
 * The entry in this heat is void. The director finds another heat or voids the whole entry.
 * @rule nz7:9.4(b) nz7:11.4(b) ruling:715
 */
const voidHeat = command('void-heat', {
  mood: 'direction',
  by: [DIRECTOR],
  fields: { patron: field.patron },
  about: 'the-table',
  under: faultClause('otherHeat'),
  decide: atTerminals((state, { patron }, faults) => {
    const under = faults.otherHeat
    const refused = affected(state, patron, under)
    if (refused) return refused
    const [free] = freeTerminals(state)
    if (free !== undefined)
      return refuse(under, 'Terminal {free} is free: move {patron} there.', { free, patron })
    return [
      ...stacksBack(state, patron, under),
      { is: 'HeatVoided', patron, under },
      ...(isLastButOne(state, patron)
        ? abandonment(without(state, patron, 'void'), 'nz7:5.1')
        : []),
    ]
  }),
})

/** The system has failed, so nothing in this session counts. @rule nz7:9.5 nz7:11.5 */
const breakOff = command('break-off', {
  mood: 'direction',
  by: [DIRECTOR],
  fields: { reason: field.reason },
  about: 'the-table',
  under: faultClause('system'),
  decide: atTerminals((state, { reason }, faults) => {
    if (reason === '') return refuse(faults.system, 'Give the reason.')
    const all = state.players.flatMap(({ patron }) => stacksBack(state, patron, faults.system))
    return [...all, { is: 'SessionBrokenOff', reason, under: faults.system }]
  }),
})

export const TERMINALS = [fails, works, correct, moveTerminal, voidHeat, breakOff] as const
