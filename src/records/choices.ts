import type { Body, Stamp } from './entry.ts'
import type { Choice } from './round-record.ts'
import { actorText } from './table-book.ts'

/** A patron's choice other than money: a cut, the dice, an exchange, or no choice in time. */

const MONEY = new Set([
  'sit',
  'stand',
  'leave',
  'buy-in',
  'cash-out',
  'buy-colour',
  'sell-colour',
  'wager',
  'alter',
  'withdraw',
])

const FOR_THEM = new Set(['report-absent', 'decline-cut', 'decline-dice', 'decline-role', 'cut'])

export const choiceIn = ({ seq, at }: Stamp, { command, events }: Body): readonly Choice[] => {
  if (!command) return []
  const { by, does } = command
  const isOwn = (by.role === 'patron' || by.role === 'nominee') && !MONEY.has(does)
  if (!isOwn && !(by.role === 'staff' && FOR_THEM.has(does))) return []
  const { by: _, does: __, ...said } = command
  return [{ seq, at, by: actorText(by), does, with: said, under: events[0]?.under ?? null }]
}
