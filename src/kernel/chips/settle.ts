import type { Authority } from '../authority.ts'
import { type Chips, chips, NONE, roundedUp } from '../money.ts'
import type { Patron } from '../people.ts'
import type { ChipKind, Outcome, Wager, WagerId } from '../wager.ts'
import { type Denominations, nextPayable } from './denominations.ts'

/** The places where chips can be. Only the bank and the cage may have a negative balance. */
export type Account = 'bank' | 'cage' | `stack:${Patron}` | AreaAccount | UnclaimedAccount

export type UnclaimedAccount = `unclaimed:${Patron}`

export type AreaAccount = `area:${WagerId}`

/** The only thing that changes a balance. */
export interface Move {
  readonly from: Account
  readonly to: Account
  readonly chips: Chips
  readonly kind: ChipKind
  readonly under: Authority
}

export interface Settlement {
  readonly won: Chips
  readonly commission: Chips
  /** The void part, which was returned. */
  readonly voided: Chips
  readonly moves: readonly Move[]
}

/**
 * The winnings in chips, rounded up so that they are never less than the odds.
 * @rule nz1:11.2 nz1:11.3
 */
export const winnings = (
  stake: Chips,
  outcome: Extract<Outcome, { is: 'win' }>,
  denominations: Denominations,
): { readonly won: Chips; readonly commission: Chips } => {
  const due = nextPayable(roundedUp(stake, outcome.odds), denominations)
  const won = outcome.atMost === undefined ? due : chips(Math.min(due, outcome.atMost))
  return {
    won,
    commission:
      outcome.commission === undefined
        ? NONE
        : chips(won - nextPayable(chips(won - shareOf(won, outcome.commission)), denominations)),
  }
}

/** Commission is rounded down to a whole cent, in the patron's favour. */
const shareOf = (won: Chips, { pays, to }: { pays: number; to: number }): number =>
  Number((BigInt(won) * BigInt(pays)) / BigInt(to))

/**
 * The only place where a wager becomes money. The play names the outcome and this moves the chips.
 */
export const settle = (
  wager: Wager,
  outcome: Outcome,
  denominations: Denominations,
): Settlement => {
  const { under } = outcome
  const area: Account = `area:${wager.id}`
  const stack: Account = `stack:${wager.patron}`
  const move = (from: Account, to: Account, amount: Chips, kind = wager.kind): Move => ({
    from,
    to,
    chips: amount,
    kind,
    under,
  })
  switch (outcome.is) {
    case 'lose':
      return settlement([move(area, 'bank', wager.chips)])
    case 'stand-off':
      return settlement([move(area, stack, wager.chips)])
    case 'void': {
      const part = outcome.part ?? wager.chips
      return { ...settlement([move(area, stack, part)]), voided: part }
    }
    case 'win': {
      const { won, commission } = winnings(wager.chips, outcome, denominations)
      const paidIn = kindOfWinnings(wager.kind)
      const moves = [move('bank', stack, won, paidIn), move(area, stack, wager.chips)]
      if (commission > 0) moves.push(move(stack, 'bank', commission, paidIn))
      return { won, commission, voided: NONE, moves }
    }
  }
}

/** A promotional chip wins value chips. @rule nz1:14.2 */
export const kindOfWinnings = (kind: ChipKind): ChipKind =>
  kind === 'promotional' ? 'value' : kind

const settlement = (moves: readonly Move[]): Settlement => ({
  won: NONE,
  commission: NONE,
  voided: NONE,
  moves,
})
