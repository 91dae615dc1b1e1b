/** `croupier-rules/protocol`: every message of the socket, and how to follow a table. */

export { commandsAt, wireFields } from '../protocol/commands.ts'
export type { Desk } from '../protocol/desk.ts'
export { type Copy, followed, isViewMessage, watchFrom } from '../protocol/follow.ts'
export { fieldsSchema } from '../protocol/json-schema.ts'
export { LONGEST_MESSAGE } from '../protocol/messages.ts'
export { momentIn } from '../protocol/moment.ts'
export { applied, type Change, type Patch } from '../protocol/patch.ts'
export { mayDo, ROLES, type Role } from '../protocol/permissions.ts'
export type { SessionShown, Shown, TableShown, TournamentShown } from '../protocol/shown.ts'
export { PROTOCOL } from '../protocol/version.ts'
export type * from '../protocol/wire.ts'
