/** `croupier-rules/client`: a client of a running server, for Node. */

export type { Answer, Ask, Refused } from '../client/answer.ts'
export { House, HouseError, type ListedTable } from '../client/house.ts'
export { signIn, visit } from '../client/node.ts'
export type { Watcher } from '../client/socket.ts'
export type { Shown, TableShown } from '../protocol/shown.ts'
