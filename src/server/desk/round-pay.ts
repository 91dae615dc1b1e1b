import type { Duty } from '../../dealing/duty.ts'
import { roundDue } from '../../dealing/outlook.ts'
import { paySheet } from '../../dealing/pay-sheet.ts'
import { roundName, type TickedItems, tickedIn } from '../../floor/payouts.ts'
import { CATALOGUE, type GameName } from '../../games/catalogue.ts'
import type { TableState } from '../../general/state.ts'
import type { RoundPay } from '../../protocol/desk.ts'

/** What the dealer collects and pays, at a table of the house or in a session dealt there. */

interface PayContext {
  readonly game: GameName
  readonly state: TableState<unknown>
  readonly duties: (table: TableState<never>) => Duty | undefined
  /** The log that has the round. */
  readonly log: string
  readonly ticked: TickedItems | undefined
}

/** Until then, patrons may take their fees back. @rule nz22:5.7 */
const areFeesFinal = (game: GameName, state: TableState<unknown>): boolean => {
  const rules = CATALOGUE[game]
  return !('areFeesFinal' in rules) || rules.areFeesFinal(state.play as never)
}

/**
 * What is still to be collected and paid since the last call, or was paid last; null if there is
 * nothing. A round that became void has no results, but what was ticked off goes back.
 */
export const roundPay = ({
  game,
  state,
  duties,
  log,
  ticked: kept,
}: PayContext): RoundPay | null => {
  const due = roundDue(CATALOGUE[game].game as never, state, duties, areFeesFinal(game, state))
  if (!due) return null
  const { round, isSettled, isUnderWay } = due
  const ticked = tickedIn(kept, roundName(log, round))
  const hasFees = Object.values(due.fees).some(fee => fee > 0)
  if (due.ended.length === 0 && !hasFees && ticked.length === 0) return null
  const worths = Object.entries(state.colours).map(([colour, { worth }]) => [colour, worth])
  const paying = {
    denominations: state.config.denominations,
    colours: Object.fromEntries(worths),
    seats: state.seats,
  }
  return { round, isSettled, isUnderWay, ticked, ...paySheet(due, paying, ticked) }
}
