import { recordOf } from '../../general/state.ts'
import type { Viewer } from '../../kernel/people.ts'
import type { Path } from '../../protocol/patch.ts'
import type { Shown, TableShown } from '../../protocol/shown.ts'
import { promisedAt } from '../chance/patron-entropy.ts'
import { deskOf } from '../desk/desk.ts'
import type { Floor, Table } from '../floor/floor.ts'
import { type Principal, viewerOf } from '../identity/principal.ts'
import type { Parts } from './changes.ts'

/** Something that can be watched over a socket: a table, a tournament, one of its sessions. */
export interface WatchTarget {
  /** A text that changes whenever the view may have changed. */
  readonly moment: () => string
  readonly viewer: (principal: Principal) => Viewer
  /** Where the parts of a view belong in it, the outer ones first. */
  readonly places: readonly Path[]
  /** The parts of the current view for each viewer. */
  readonly look: () => (viewer: Viewer) => Parts
  readonly whole: (parts: Parts) => Shown
}

/** A view of which its viewers share nothing. */
export const UNSHARED: Pick<WatchTarget, 'places' | 'whole'> = {
  places: [[]],
  whole: ([shown]) => shown as Shown,
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

const PLACES: readonly Path[] = [[], ['view'], ['view', 'mine'], ['view', 'play'], ['desk']]

const wholeOf = ([always, common, mine, play, desk]: Parts): Shown =>
  ({
    ...(always as object),
    view: { ...(common as object), mine, play },
    ...(desk !== undefined && { desk }),
  }) as TableShown

const RAIL: Viewer = { role: 'rail' }

export const watchedTable = (table: Table, { log }: Pick<Floor, 'log'>): WatchTarget => {
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
    places: PLACES,
    whole: wholeOf,
    look: () => {
      const always: Omit<TableShown, 'view' | 'desk'> = {
        is: 'table',
        seq: host.seq,
        until: until(),
        dealer: table.onFloor().dealing.is,
        promise: promisedAt(host),
      }
      /** Everybody gets these parts, so they come from the view that anybody may see. */
      const { mine: _, play: __, ...common } = host.game.view(host.state, RAIL)
      return viewer => {
        const { mine, play } = host.game.view(host.state, viewer)
        return [always, common, mine, play, viewer.role === 'dealer' ? deskOf(table) : undefined]
      }
    },
  }
}
