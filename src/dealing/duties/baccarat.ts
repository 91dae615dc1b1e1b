import type { BaccaratCommand } from '../../games/baccarat/commands.ts'
import { bookOf } from '../../games/baccarat/law.ts'
import type { BaccaratState } from '../../games/baccarat/table/state.ts'
import type { TableState } from '../../general/state.ts'
import type { Command } from '../../kernel/game.ts'
import type { Actor } from '../../kernel/people.ts'
import { nextDuty } from '../baccarat.ts'
import type { Duties, Duty } from '../duty.ts'

const DEALER: Actor = { role: 'staff', rank: 'dealer' }
const SUPERVISOR: Actor = { role: 'staff', rank: 'game-supervisor' }

export const baccaratDuties: Duties<BaccaratState> = (table, grants) => {
  const { phase } = table.play
  if (phase.is === 'cutting' && phase.seat !== null)
    return {
      command: { by: DEALER, does: 'decline-cut' },
      after: 'patron',
      whom: `seat ${phase.seat}`,
    }
  const silent = unanswered(table.play)
  if (silent) return silent
  const { voidHand } = table.play
  const betsAreDown = table.wagers.length > 0 || isFreeRoundDue(table.play) || voidHand !== null
  const command = nextDuty(table, { betsAreDown, ...(grants && { grants }) })
  /** A Void Hand has no wagers, so do not wait for them. @rule nz5:12.2(b) nz5-old:12.2(b) */
  if (command?.does === 'call') return { command, after: voidHand ? 'step' : 'bets' }
  return command && { command, after: isForAnybody(table, command) ? 'call' : 'step' }
}

/** A hand that the dealer would turn. Waits in case a patron offers to turn it. @rule nz5:15.7 */
const isForAnybody = ({ play }: TableState<BaccaratState>, command: BaccaratCommand): boolean => {
  if (command.does !== 'turn-hand' || !play.elections.international) return false
  const { hand } = command
  return !play.international.kept.includes(hand) && play.hands[hand].length === 2
}

/**
 * A patron who does not answer declines the cards. A patron who holds cards too long loses them,
 * and the dealer turns them.
 * @rule nz5:8.9(d) nz5:8.18(c) nz5:15.8
 */
const unanswered = ({ phase, out }: BaccaratState): Duty | undefined => {
  if (phase.is === 'offering')
    return {
      command: { by: DEALER, does: 'decline-role' },
      after: 'patron',
      whom: `${phase.hand} ${phase.offers[0]}`,
    }
  return phase.is === 'turning' && out
    ? {
        command: { by: SUPERVISOR, does: 'dealer-turns', hand: out.hand } as Command,
        after: 'patron',
        whom: `${out.hand} ${out.holders.join(' ')}`,
      }
    : undefined
}

/** @rule ruling:541 */
const isFreeRoundDue = (play: BaccaratState): boolean => {
  const { asked, dealt } = play.freeRounds
  return asked && dealt < (bookOf(play).freeRounds.onRequest?.most ?? 0)
}
