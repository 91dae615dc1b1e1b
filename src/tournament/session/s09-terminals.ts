import { voids } from '../../general/s10-cure.ts'
import type { Authority } from '../../kernel/authority.ts'
import { chips, NONE } from '../../kernel/money.ts'
import { type Actor, isPatron, type Patron, type Seat } from '../../kernel/people.ts'
import { type Decision, type Refusal, refuse } from '../../kernel/refusal.ts'
import type { Move } from '../../kernel/settle.ts'
import { DIRECTOR, needs } from '../director/s02-entry.ts'
import { type Faults, noTerminals } from './application.ts'
import { brokenOff } from './s05-round.ts'
import {
  applicationOf,
  type Either,
  isLastButOne,
  kindOf,
  playerOf,
  type Session,
  type SessionCommand,
  type SessionDoes,
  stackOf,
  without,
} from './state.ts'

/** Division 7 rules 9.4, 9.5, 11.4 and 11.5: terminals that fail while they are played at. */

type CommandOf<D extends SessionDoes> = Extract<SessionCommand, { readonly does: D }>
type Law<D extends SessionDoes> = (state: Session, command: CommandOf<D>) => Decision<Either>
type Mended<D extends SessionDoes> = (
  state: Session,
  command: CommandOf<D>,
  faults: Faults,
) => Decision<Either>

/** Nothing of this is heard of at a table without terminals, or before and after a session. */
const atTerminals =
  <D extends SessionDoes>(law: Mended<D>): Law<D> =>
  (state, command) => {
    const { faults } = applicationOf(state)
    if (!faults) return noTerminals()
    return state.status === 'running'
      ? law(state, command, faults)
      : refuse('nz7:1.1/session', 'No session is under way here.')
  }

const isDown = ({ faults }: Session, seat: Seat | undefined): boolean =>
  seat !== undefined && faults.includes(seat)

/** What a terminal that has failed shows is no wager. @rule nz7:9.4 nz7:11.4 */
export const terminalDown = (state: Session, patron: Patron): Refusal | undefined => {
  const { faults } = applicationOf(state)
  return faults && isDown(state, playerOf(state, patron)?.seat)
    ? refuse(faults.terminal, 'Your terminal is out of order: the director sees to it.')
    : undefined
}

/** Nor does it change one. */
export const untouched = (state: Session, { by }: { readonly by: Actor }): Refusal | undefined =>
  isPatron(by) ? terminalDown(state, by.patron) : undefined

const fails: Law<'terminal-fails'> = atTerminals((state, { by, seat }, faults) => {
  const refused = needs(by, 'dealer', faults.terminal)
  if (refused) return refused
  const isThere = Number.isInteger(seat) && seat >= 1 && seat <= state.inner.seats.length
  return isThere && !isDown(state, seat)
    ? [{ is: 'TerminalFailed', seat, under: faults.terminal }]
    : refuse(faults.terminal, 'No terminal {seat} was in order here.', { seat })
})

const works: Law<'terminal-works'> = atTerminals(
  (state, { by, seat }, faults) =>
    needs(by, DIRECTOR, faults.terminal) ??
    (isDown(state, seat)
      ? [{ is: 'TerminalRestored', seat, under: faults.terminal }]
      : refuse(faults.terminal, 'Terminal {seat} is in order.', { seat })),
)

/** The player at a terminal that has failed. */
const affected = (
  state: Session,
  by: Actor,
  patron: Patron,
  under: Authority,
): Refusal | undefined => {
  const refused = needs(by, DIRECTOR, under)
  if (refused) return refused
  const player = playerOf(state, patron)
  return player?.status === 'active' && isDown(state, player.seat)
    ? undefined
    : refuse(under, 'No terminal of {patron} has failed.', { patron })
}

/** As if nothing had happened: wagers the table has are settled by it, and the rest is put right. @rule nz7:9.4 nz7:11.4 */
const correct: Law<'correct-balance'> = atTerminals((state, command, faults) => {
  const { by, patron, way, chips: amount, reason } = command
  const under = faults.terminal
  const refused = affected(state, by, patron, under)
  if (refused) return refused
  if (!Number.isSafeInteger(amount) || amount <= 0 || reason === '')
    return refuse(under, 'Say how much is put right, and why.')
  const held = chips(stackOf(state, patron))
  if (way === 'debit' && held < amount)
    return refuse(under, '{patron} holds {$held} only.', { patron, held })
  const [from, to] =
    way === 'credit'
      ? (['bank', `stack:${patron}`] as const)
      : ([`stack:${patron}`, 'bank'] as const)
  const moves: readonly Move[] = [{ from, to, chips: amount, kind: kindOf(state.terms), under }]
  return [{ is: 'PaymentCorrected', patron, owes: NONE, reason, moves, under }]
})

/** Terminals that nobody plays at and that work. */
const freeTerminals = ({ inner, faults }: Session): readonly Seat[] =>
  inner.seats.flatMap((patron, i) => (patron === null && !faults.includes(i + 1) ? [i + 1] : []))

/** Chips are kept by player, so the balance comes along. @rule nz7:9.4(a) nz7:11.4(a) */
const moveTerminal: Law<'move-terminal'> = atTerminals((state, { by, patron, to }, faults) => {
  const under = faults.freeTerminal
  const refused = affected(state, by, patron, under)
  if (refused) return refused
  return freeTerminals(state).includes(to)
    ? [
        { is: 'PatronJoined', patron, seat: to, under },
        { is: 'TerminalChanged', patron, to, under },
      ]
    : refuse(under, 'Terminal {to} is not free.', { to })
})

const stacksBack = (state: Session, patron: Patron, under: Authority): readonly Either[] => {
  const back = state.inner.wagers.filter(wager => wager.patron === patron)
  const laid = back.reduce((sum, { chips: size }) => sum + size, 0)
  const amount = chips(stackOf(state, patron) + laid)
  const kind = kindOf(state.terms)
  const moves: readonly Move[] = [
    { from: `stack:${patron}`, to: 'cage', chips: amount, kind, under },
  ]
  return [
    ...back.map(wager => voids(state.inner, wager, under)),
    ...(amount > 0 ? [{ is: 'ChipsRedeemed', patron, moves, under } as const] : []),
  ]
}

/** The entry in this heat is void; the director finds another, or voids all of it. @rule nz7:9.4(b) nz7:11.4(b) ruling:715 */
const voidHeat: Law<'void-heat'> = atTerminals((state, { by, patron }, faults) => {
  const under = faults.otherHeat
  const refused = affected(state, by, patron, under)
  if (refused) return refused
  const [free] = freeTerminals(state)
  if (free !== undefined)
    return refuse(under, 'Terminal {free} is free: move {patron} there.', { free, patron })
  return [
    ...stacksBack(state, patron, under),
    { is: 'HeatVoided', patron, under },
    ...(isLastButOne(state, patron) ? brokenOff(without(state, patron, 'void'), 'nz7:5.1') : []),
  ]
})

/** The system has failed: nothing of this session counts. @rule nz7:9.5 nz7:11.5 */
const breakOff: Law<'break-off'> = atTerminals((state, { by, reason }, faults) => {
  const refused = needs(by, DIRECTOR, faults.system)
  if (refused) return refused
  if (reason === '') return refuse(faults.system, 'Give the reason.')
  const all = state.players.flatMap(({ patron }) => stacksBack(state, patron, faults.system))
  return [...all, { is: 'SessionBrokenOff', reason, under: faults.system }]
})

export const TERMINALS = {
  'terminal-fails': fails,
  'terminal-works': works,
  'correct-balance': correct,
  'move-terminal': moveTerminal,
  'void-heat': voidHeat,
  'break-off': breakOff,
} as const
