import type { Authority } from '../kernel/authority.ts'
import { chips } from '../kernel/money.ts'
import { type Move, settle } from '../kernel/settle.ts'
import type { WagerId } from '../kernel/wager.ts'
import type { GeneralEvent } from './events.ts'
import { keptFor } from './s11-payment.ts'
import { paidWith } from './s13-chips.ts'
import { balance, type Ended, type Ring, recordOf } from './state.ts'

/**
 * Reverses a settlement that followed a wrong call, and puts the wager back in its place. If the
 * patron no longer holds the chips, the bank lends them and the patron owes them.
 * @rule nz1:11.1
 */
export const reopened = (ring: Ring, id: WagerId, under: Authority): readonly GeneralEvent[] => {
  const ended = [...ring.round.ended, ...(ring.last?.ended ?? [])].find(
    ({ wager }) => wager.id === id,
  )
  if (!ended) return []
  const { patron } = ended.wager
  let owes = recordOf(ring, patron)?.owes ?? 0
  const spent: Record<string, number> = {}
  const moves = turnedRound(ring, ended, under).flatMap((move): Move[] => {
    if (move.from === 'bank') return [move]
    const key = `${move.from} ${move.kind}`
    const held = balance(ring, move.from, move.kind) - (spent[key] ?? 0)
    const taken = Math.min(held, move.chips)
    spent[key] = (spent[key] ?? 0) + taken
    owes += move.chips - taken
    const short: Move = { ...move, from: 'bank', chips: chips(move.chips - taken) }
    const paid: Move = { ...move, chips: chips(taken) }
    return [paid, short].filter(({ from, to, chips: size }) => size > 0 && from !== to)
  })
  return [{ is: 'WagerReopened', wager: ended.wager, owes: chips(owes), moves, under }]
}

/** First the winnings go back, then the stake. */
const turnedRound = (ring: Ring, { wager, outcome }: Ended, under: Authority): readonly Move[] =>
  keptFor(
    ring,
    wager.patron,
    settle(wager, outcome, paidWith(ring, wager.kind)).moves.map(move => ({
      ...move,
      from: move.to,
      to: move.from,
      under,
    })),
  )
