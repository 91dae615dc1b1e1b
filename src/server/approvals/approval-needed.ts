import type { Command } from '../../kernel/game.ts'
import { isRefusal } from '../../kernel/refusal.ts'
import { declaredAt } from '../../protocol/commands.ts'
import type { Table } from '../floor/floor.ts'

/** Whether a command needs a second person now. Commands the rules would refuse need no approver. */
export const needsTwo = ({ game, host }: Table, command: Command): boolean => {
  const approval = declaredAt(game, command.does)?.approval
  if (!approval) return false
  const decision = host.game.decide(host.state, command)
  if (isRefusal(decision)) return false
  return approval.when === 'always' || decision.some(({ is }) => is === 'WagerReopened')
}
