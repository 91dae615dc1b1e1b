import { settle } from '../../kernel/chips/settle.ts'
import { type Chips, chips, oddsText } from '../../kernel/money.ts'
import { isRefusal, type Refusal, refuse } from '../../kernel/refusal.ts'
import { type Outcome, voided } from '../../kernel/wager.ts'
import { betOf, clothOf, type Elections, multipleOf } from './book/book.ts'
import { colourOf, isOnWheel } from './s02-wheel.ts'
import { ODDS, outcomeOf } from './s03-wagers/odds.ts'
import type { Bet, Kind } from './s03-wagers/positions.ts'
import {
  type FixedMultiple,
  MULTIPLE_CLAUSE,
  type Multiple,
  piecesOf,
} from './s03-wagers/racetrack.ts'

/** A whole spin, settled at once without a table, patrons or limits. */
export interface Round {
  readonly elections: Elections
  /** The winning number; null if the spin is void. */
  readonly spun: string | null
  readonly wagers: readonly RoundWager[]
}

export type RoundWager =
  | {
      readonly id: string
      readonly on: Kind
      readonly numbers: readonly string[]
      readonly amount: Chips
    }
  | { readonly id: string; readonly on: FixedMultiple; readonly piece: Chips }
  | {
      readonly id: string
      readonly on: 'neighbours'
      readonly number: string
      readonly piece: Chips
    }

interface PlacedWager {
  readonly id: string
  readonly bets: readonly Bet[]
  readonly chips: Chips
  readonly multiple?: Multiple['kind']
}

type Judge = (bet: Bet) => Outcome

export const settleSpin = ({ elections, spun, wagers }: Round) => {
  const cloth = clothOf(elections)
  if (spun !== null && !isOnWheel(cloth.wheel, spun))
    return refuse(cloth.wheel.under, 'The wheel has no {spun}.', { spun })
  const placed: PlacedWager[] = []
  for (const wager of wagers) {
    const lies = place(elections, wager)
    if (isRefusal(lies)) return lies
    placed.push(lies)
  }
  const refused = uncountable(placed)
  if (refused) return refused
  const judge: Judge = spun === null ? () => voided('nz8:5.1') : bet => outcomeOf(cloth, bet, spun)
  const answers = placed.map(wager => answer(wager, judge))
  return {
    spun,
    colour: spun === null ? null : colourOf(spun),
    wagers: answers,
    net: answers.reduce((sum, { net }) => sum + net, 0),
  }
}

const place = (elections: Elections, wager: RoundWager): PlacedWager | Refusal => {
  if ('amount' in wager) {
    const bet = betOf(elections, wager.on, wager.numbers)
    return isRefusal(bet) ? bet : { id: wager.id, bets: [bet], chips: wager.amount }
  }
  const number = wager.on === 'neighbours' ? wager.number : ''
  const multiple = multipleOf(elections, wager.on, number)
  if (isRefusal(multiple)) return multiple
  const bets = piecesOf(clothOf(elections).wheel, multiple)
  return { id: wager.id, bets, chips: wager.piece, multiple: multiple.kind }
}

/** The total possible payout must be a safe integer of cents. */
const uncountable = (placed: readonly PlacedWager[]): Refusal | undefined => {
  let most = 0n
  for (const { id, bets, chips: stake } of placed) {
    for (const { kind } of bets) most += BigInt(stake) * BigInt(ODDS[kind].pays + 1)
    if (most > BigInt(Number.MAX_SAFE_INTEGER))
      return refuse('nz1:10.4', 'What wager {id} could win cannot be paid to the cent.', { id })
  }
  return undefined
}

const answer = ({ id, bets, chips: stake, multiple }: PlacedWager, judge: Judge) => {
  if (multiple === undefined) return simpleAnswer(id, bets[0]!, stake, judge(bets[0]!))
  const pieces = bets.map((bet, i) => ({
    ...simpleAnswer(`${id}/${i + 1}`, bet, stake, judge(bet)),
    on: bet.kind,
    numbers: bet.numbers,
    amount: stake,
  }))
  const telling = pieces.find(({ outcome }) => outcome === 'win') ?? pieces[0]!
  return {
    id,
    outcome: telling.outcome,
    odds: null,
    won: pieces.reduce((sum, { won }) => sum + won, 0),
    net: pieces.reduce((sum, { net }) => sum + net, 0),
    under: telling.outcome === 'lose' ? MULTIPLE_CLAUSE[multiple] : telling.under,
    pieces,
  }
}

const DENOMINATIONS = [chips(1)]

const simpleAnswer = (id: string, { kind }: Bet, stake: Chips, outcome: Outcome) => {
  const wager = { id, patron: '', on: kind, chips: stake, kind: 'value' as const }
  const { won } = settle(wager, outcome, DENOMINATIONS)
  return {
    id,
    outcome: outcome.is,
    odds: outcome.is === 'win' ? oddsText(outcome.odds) : null,
    won,
    net: outcome.is === 'lose' ? -stake : won,
    under: outcome.under,
  }
}
