/**
 * What a wager wins according to the regulation. Nothing here imports the rules: it was written a
 * second time from the text, to check the tables' settlement.
 */
export interface Pay {
  readonly is: 'win' | 'lose' | 'stand-off'
  /** Odds, as `pays` to `to`. */
  readonly pays?: number
  readonly to?: number
  /** Per cent of the winnings. */
  readonly commission?: number
}

export const LOSES: Pay = { is: 'lose' }
export const PUSHES: Pay = { is: 'stand-off' }
export const wins = (pays: number, to = 1): Pay => ({ is: 'win', pays, to })

export interface Money {
  readonly won: number
  readonly commission: number
}

/**
 * Rounds winnings up to the next amount that chips can pay. Each chip here is a multiple of the
 * smaller ones.
 */
export const inChips = (
  stake: number,
  { is, pays = 0, to = 1, commission = 0 }: Pay,
  least: number,
  atMost = Number.POSITIVE_INFINITY,
): Money => {
  if (is !== 'win') return { won: 0, commission: 0 }
  const up = (cents: number): number => Math.ceil(cents / least) * least
  const won = Math.min(atMost, up(Math.ceil((stake * pays) / to)))
  const kept = Math.floor((won * commission) / 100)
  return { won, commission: commission === 0 ? 0 : won - up(won - kept) }
}

export interface Face {
  readonly rank: string
  readonly suit: string
  readonly isRed: boolean
}

export const faceOf = (card: string): Face => {
  const suit = card.slice(-1)
  return { rank: card.slice(0, -1), suit, isRed: suit === 'D' || suit === 'H' }
}
