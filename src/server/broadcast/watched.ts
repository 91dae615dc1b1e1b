import { recordOf } from '../../general/state.ts'
import type { Viewer } from '../../kernel/people.ts'
import type { Shown, TableShown } from '../../protocol/shown.ts'
import { promisedAt } from '../chance/patron-entropy.ts'
import { deskOf } from '../desk/desk.ts'
import type { Floor, Table } from '../floor/floor.ts'
import { type Principal, viewerOf } from '../identity/principal.ts'

/** Something that can be watched over a socket: a table, a tournament, one of its sessions. */
export interface Watched {
  /** A text that changes whenever the view may have changed. */
  readonly moment: () => string
  readonly viewer: (principal: Principal) => Viewer
  /** The current view for each viewer. */
  readonly look: () => (viewer: Viewer) => Shown
}

/** The end of a countdown comes from two clocks, which can differ by a few milliseconds. */
const UNEVEN = 50

const steady = (until: () => number | null): (() => number | null) => {
  let said: number | null = null
  return () => {
    const now = until()
    if (said === null || now === null || Math.abs(now - said) > UNEVEN) said = now
    return said
  }
}

export const watchedTable = (table: Table, { log }: Pick<Floor, 'log'>): Watched => {
  const { host, croupier } = table
  const until = steady(() => croupier.until)
  return {
    moment: () => `${host.seq} ${log.seq} ${until()}`,
    /** Everybody who is not at the table has the same view. */
    viewer: principal =>
      viewerOf(
        principal,
        principal.is === 'guest' && recordOf(host.state, principal.patron) !== undefined,
      ),
    look: () => {
      const common = {
        is: 'table',
        seq: host.seq,
        until: until(),
        dealer: table.onFloor().dealing.is,
        promise: promisedAt(host),
      } as const
      return (viewer): TableShown => ({
        ...common,
        view: host.game.view(host.state, viewer),
        ...(viewer.role === 'dealer' && { desk: deskOf(table) }),
      })
    },
  }
}
