import { mayDo } from '../../protocol/permissions.ts'
import { keyOf } from '../identity/account.ts'
import type { Staff } from '../identity/staff.ts'

/** The people on shift, apart from who asks, who may approve this command at a table. */
export const approversOf = (
  staff: Pick<Staff, 'state' | 'isIn'>,
  game: string,
  does: string,
  asker: string,
): readonly string[] =>
  Object.values(staff.state.staff)
    .filter(({ name, role }) => keyOf(name) !== keyOf(asker) && mayDo(game, role, does))
    .map(({ name }) => name)
    .filter(name => staff.isIn(name))
