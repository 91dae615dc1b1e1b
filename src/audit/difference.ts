import type { Authority } from '../kernel/authority.ts'
import type { Odds } from '../kernel/money.ts'

/** A wager or a whole round that the other system settled differently from the rules. */
export interface Difference {
  readonly line: number
  readonly round: string
  /** Null if the finding is about the whole round. */
  readonly wager: string | null
  readonly patron: string | null
  readonly on: string | null
  readonly stake: number | null
  /** The change of the patron's money in cents, as recorded and as it should be. */
  readonly theirs: number | null
  readonly ours: number | null
  readonly cents: number
  readonly under: Authority
  readonly kind: Kind
  readonly sentence: string
}

/** Likely causes, in the words of a settlement report. */
export const KINDS = {
  'card-used-twice': 'A card appears more often than the shoe or deck holds it',
  'impossible-third-card': 'A third card that the rules do not draw, or one that is missing',
  'impossible-round': 'Something that the rules do not allow',
  'wrong-winner': 'Settled as if another hand, number or total had won',
  'limit-exceeded': 'A stake above the maximum was settled in full',
  'below-minimum': 'A stake below the minimum was settled',
  'commission-not-taken': 'The commission was not taken',
  'commission-wrong': 'Another commission was taken',
  'half-on-six-forgotten': 'A Banker win with 6 was paid in full',
  'tie-collected': 'A wager that a tie returns was collected',
  'stand-off-collected': 'A wager that stands off was collected',
  'stand-off-paid': 'A wager that stands off was paid',
  'pair-on-third-card': 'A pair with the third card was paid',
  'margin-off-by-one': 'The Dragon Bonus was paid for a margin one point off',
  'natural-by-margin': 'A Natural was paid by its margin',
  'wrong-pay-table': 'Paid by other odds or another pay table',
  rounding: 'Rounded in another way',
  'fee-not-taken': 'A fee was not taken',
  'half-returned': 'Half of a losing stake was returned',
  'win-not-paid': 'A winning wager was not paid',
  'win-collected': 'A winning wager was collected',
  'loss-returned': 'A losing wager was returned',
  'loss-paid': 'A losing wager was paid',
  'void-settled': 'A void wager was won or lost',
  'settled-early': 'A wager that stays in play was settled',
  unexplained: 'No known cause explains the amount',
} as const

export type Kind = keyof typeof KINDS

/** How the rules end a wager, with everything that causes may depend on. */
export interface RulesOutcome {
  readonly outcome: 'win' | 'lose' | 'stand-off' | 'void' | 'stays'
  readonly odds: Odds | null
  readonly won: number
  readonly commission: number
  readonly net: number
  readonly under: Authority
}

export interface Cause {
  readonly kind: Kind
  readonly sentence: string
}

export const money = (cents: number): string => {
  const size = Math.abs(cents)
  const text = (size / 100).toFixed(Number.isInteger(size) ? 2 : 9)
  return `${cents < 0 ? '−' : ''}$${text}`
}

const endings: Readonly<Record<RulesOutcome['outcome'], string>> = {
  win: 'wins',
  lose: 'loses',
  'stand-off': 'stands off',
  void: 'is void',
  stays: 'stays in play',
}

export const oddsOf = ({ pays, to }: Odds): string => `${pays} to ${to}`

/** `wins at 8 to 1`, or the other outcome of the wager. */
const due = ({ outcome, odds }: RulesOutcome): string =>
  outcome === 'win' && odds ? `wins at ${oddsOf(odds)}` : endings[outcome]

const cause = (kind: Kind, sentence: string): Cause => ({ kind, sentence })

const ofWin = (ours: RulesOutcome, stake: number, theirs: number): Cause => {
  if (theirs === -stake) return cause('win-collected', `It ${due(ours)}, but was collected.`)
  if (theirs === 0) return cause('win-not-paid', `It ${due(ours)}, but only came back.`)
  if (ours.commission > 0 && theirs > 0 && theirs < ours.won) {
    const percent = Math.round(((ours.won - theirs) / ours.won) * 10_000) / 100
    return cause('commission-wrong', `Commission of ${percent} % was taken.`)
  }
  if (theirs > 0) return cause('wrong-pay-table', `Paid ${ratio(theirs, stake)}; it ${due(ours)}.`)
  return cause('unexplained', `It ${due(ours)}.`)
}

/** The odds that a payment corresponds to: `6 to 1`, `19 to 20`, or the plain quotient. */
const ratio = (won: number, stake: number): string => {
  for (const to of [1, 2, 4, 5, 10, 20])
    if (Number.isInteger((won * to) / stake)) return `${(won * to) / stake} to ${to}`
  return `${(won / stake).toFixed(4)} to 1`
}

const ofLoss = (ours: RulesOutcome, stake: number, theirs: number): Cause => {
  if (theirs === 0) return cause('loss-returned', 'It loses, but was returned.')
  if (theirs * 2 === -stake) return cause('half-returned', 'It loses, but half was returned.')
  if (theirs > 0) return cause('loss-paid', `It loses, but was paid ${ratio(theirs, stake)}.`)
  return cause('unexplained', `It ${due(ours)}.`)
}

const ofStandOff = (_: RulesOutcome, stake: number, theirs: number): Cause => {
  if (theirs === -stake) return cause('stand-off-collected', 'It stands off, but was collected.')
  return theirs > 0
    ? cause('stand-off-paid', `It stands off, but was paid ${ratio(theirs, stake)}.`)
    : cause('unexplained', 'It stands off.')
}

const GENERAL: Readonly<
  Record<RulesOutcome['outcome'], (ours: RulesOutcome, stake: number, theirs: number) => Cause>
> = {
  win: ofWin,
  lose: ofLoss,
  'stand-off': ofStandOff,
  void: () => cause('void-settled', 'It is void, but was settled.'),
  stays: () => cause('settled-early', 'It stays in play, but was settled.'),
}

/** The payment that a settlement fault would cause. Listed from the most to the least specific. */
export interface Suspect extends Cause {
  readonly net: number
}

/**
 * The likely cause of a difference. A difference smaller than any chip can only be rounding.
 * Otherwise it is the first suspect that explains the amount to the cent.
 */
export const causeOf = (
  ours: RulesOutcome,
  stake: number,
  theirs: number,
  smallest: number,
  suspects: readonly Suspect[],
): Cause => {
  const off = Math.abs(theirs - ours.net)
  if (!Number.isInteger(theirs) || off < smallest || off === 1)
    return cause('rounding', `${money(theirs)} instead of ${money(ours.net)}.`)
  if (ours.commission > 0 && theirs === ours.won)
    return cause('commission-not-taken', `Commission of ${money(ours.commission)} was not taken.`)
  return suspects.find(({ net }) => net === theirs) ?? GENERAL[ours.outcome](ours, stake, theirs)
}
