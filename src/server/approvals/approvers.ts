import { mayApprove } from '../../protocol/permissions.ts'
import { keyOf } from '../identity/account.ts'
import type { Staff } from '../identity/staff/staff.ts'

/** The people on shift who may approve this command at a table, without the person who asks. */
export const approversOf = (
  staff: Pick<Staff, 'state' | 'isIn'>,
  game: string,
  does: string,
  asker: string,
): readonly string[] =>
  Object.values(staff.state.staff)
    .filter(({ name, role }) => keyOf(name) !== keyOf(asker) && mayApprove(game, role, does))
    .map(({ name }) => name)
    .filter(name => staff.isIn(name))
