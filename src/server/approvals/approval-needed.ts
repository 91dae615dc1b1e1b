import type { Command } from '../../kernel/game.ts'
import { isRefusal } from '../../kernel/refusal.ts'
import { TWO_PEOPLE } from '../../protocol/permissions.ts'
import type { Table } from '../floor/floor.ts'

/** Whether a command needs a second person now. What the table would refuse it may refuse at once. */
export const needsTwo = ({ host }: Table, command: Command): boolean => {
  if (!Object.hasOwn(TWO_PEOPLE, command.does)) return false
  const decision = host.game.decide(host.state, command)
  if (isRefusal(decision)) return false
  const { when } = TWO_PEOPLE[command.does as keyof typeof TWO_PEOPLE]
  return when === 'always' || decision.some(({ is }) => is === 'WagerReopened')
}
