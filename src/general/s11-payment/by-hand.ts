import type { Authority } from '../../kernel/authority.ts'
import { commonStep } from '../../kernel/chips/denominations.ts'
import type { Move } from '../../kernel/chips/settle.ts'
import { type Chips, chips } from '../../kernel/money.ts'
import type { Patron } from '../../kernel/people.ts'
import { type Refusal, refuse } from '../../kernel/refusal.ts'
import * as field from '../../kernel/shape.ts'
import type { ChipKind } from '../../kernel/wager.ts'
import type { EventOf, GeneralEvent } from '../events.ts'
import { evolveRing } from '../evolve.ts'
import { command } from '../law.ts'
import { MOST } from '../s09-limits.ts'
import { hasOutcome, patronDebt, type Ring, type Round, recordOf, roundsBefore } from '../state.ts'
import { chipsTaken, movesForPatron } from './payment.ts'

/** Division 1 section 11: a supervisor corrects a payment by hand. */

const badCorrection = (
  ring: Ring,
  patron: string,
  amount: number,
  reason: string,
): Refusal | undefined => {
  if (!recordOf(ring, patron))
    return refuse('nz1:11.1', 'Nobody called {patron} played here.', { patron })
  if (amount <= 0 || amount > MOST)
    return refuse('nz1:11.1', 'Give the amount that was paid wrongly, at most {$most}.', {
      most: MOST,
    })
  return reason === '' ? refuse('nz1:11.1', 'Give the reason.') : undefined
}

/**
 * The round that was paid wrongly: the latest in which a wager of this patron was decided, up to the round
 * that was named.
 * @rule ruling:132
 */
export const roundPaid = (
  ring: Pick<Ring, 'round' | 'last' | 'earlier'>,
  patron: Patron,
  named = ring.round.number,
): { readonly round?: number } => {
  const isDecided = (round: Round): boolean =>
    hasOutcome(round) ||
    round.ended.some(({ wager, outcome }) => wager.patron === patron && outcome.is !== 'void')
  const found = [ring.round, ...roundsBefore(ring)].find(
    round => round.number <= named && round.wagered.includes(patron) && isDecided(round),
  )
  return found ? { round: found.number } : {}
}

type PaymentCorrection = Omit<EventOf<'PaymentCorrected'>, 'is' | 'patron' | 'reason'>

/** The patron returns this amount, and owes any part that their chips do not cover. */
const takenBy = (
  ring: Ring,
  patron: Patron,
  amount: number,
  kind: ChipKind,
  under: Authority,
): PaymentCorrection => {
  const { moves, short } = chipsTaken(ring, patron, amount, kind, under)
  return { owes: chips(patronDebt(ring, patron) + short), moves, under }
}

/** The patron gets this amount, less anything they owe. */
const paidBy = (
  ring: Ring,
  patron: Patron,
  amount: number,
  kind: ChipKind,
  under: Authority,
): PaymentCorrection => {
  const owed = patronDebt(ring, patron)
  const kept = Math.min(owed, amount)
  const rest = chips(amount - kept)
  const paid: Move = { from: 'bank', to: `stack:${patron}`, chips: rest, kind, under }
  return {
    owes: chips(owed - kept),
    moves: movesForPatron(ring, patron, rest > 0 ? [paid] : []),
    under,
  }
}

/** The patron must return an overpayment. */
export const recover = command('recover', {
  mood: 'direction',
  by: ['game-supervisor'],
  fields: { patron: field.patron, chips: field.chips, reason: field.reason },
  about: 'any-round',
  under: 'nz1:11.1',
  place: 'form',
  approval: { when: 'always', because: 'takes chips from a patron by hand' },
  decide: (ring, { patron, chips: amount, reason, round }) =>
    badCorrection(ring, patron, amount, reason) ?? [
      {
        is: 'PaymentCorrected',
        patron,
        reason,
        ...roundPaid(ring, patron, round),
        ...takenBy(ring, patron, amount, 'value', 'nz1:11.1'),
      },
    ],
})

/**
 * The amount due and the amount paid are both made of chips, so their difference is too, with
 * change.
 * @rule nz1:11.3
 */
const neverDue = ({ config }: Ring, amount: Chips): Refusal | undefined =>
  amount % commonStep(config.denominations) === 0
    ? undefined
    : refuse('nz1:11.3', '{$amount} cannot be made up of the chips of this table.', { amount })

/** Pays the missing amount now. */
export const makeGood = command('make-good', {
  mood: 'direction',
  by: ['game-supervisor'],
  fields: { patron: field.patron, chips: field.chips, reason: field.reason },
  about: 'any-round',
  under: 'nz1:11.1',
  place: 'form',
  approval: { when: 'always', because: 'gives a patron chips by hand' },
  decide: (ring, { patron, chips: amount, reason, round }) =>
    badCorrection(ring, patron, amount, reason) ??
    neverDue(ring, amount) ?? [
      {
        is: 'PaymentCorrected',
        patron,
        reason,
        ...roundPaid(ring, patron, round),
        ...paidBy(ring, patron, amount, 'value', 'nz1:11.1'),
      },
    ],
})

/**
 * Payments by hand are reversed with the payment that they corrected.
 * @rule ruling:132
 */
export const handPaymentReversals = (
  ring: Ring,
  { number: round, byHand = [] }: Pick<Round, 'number' | 'byHand'>,
  under: Authority,
  isOf: (patron: Patron) => boolean = () => true,
): readonly GeneralEvent[] => {
  const events: GeneralEvent[] = []
  for (const patron of new Set(byHand.map(each => each.patron).filter(isOf))) {
    const all = byHand.filter(each => each.patron === patron)
    const paid = all.reduce((sum, each) => sum + each.paid, 0)
    if (paid === 0) continue
    const { kind } = all[0]!
    const now = events.reduce(evolveRing, ring)
    const change =
      paid > 0 ? takenBy(now, patron, paid, kind, under) : paidBy(now, patron, -paid, kind, under)
    const reason = 'the payment it corrected was undone'
    events.push({ is: 'PaymentCorrected', patron, reason, round, ...change })
  }
  return events
}
