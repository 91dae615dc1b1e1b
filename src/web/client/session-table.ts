import type { BaccaratView } from '../../games/baccarat/table/view.ts'
import { LIMIT_KINDS } from '../../games/roulette/book/limit-kinds.ts'
import { chips, NONE } from '../../kernel/money.ts'
import { HIDDEN } from '../../kernel/secret.ts'
import type { Wager } from '../../kernel/wager.ts'
import type { SessionView } from '../../tournament/session/view.ts'
import { kindOf } from '../games/baccarat/table.ts'
import { newRounds } from './api/records.ts'
import type { Connection, Moment, TablePlay, View } from './connection.ts'
import { house } from './house-socket.ts'
import { lookingBack } from './past-session.ts'

/** The table inside a tournament session, so that the game's own felt can draw it. */

export type Contest = SessionView<TablePlay>

export interface SessionConnection extends Connection {
  readonly session: () => Contest | undefined
  readonly close: () => void
}

type SessionWagers = Contest['table']['wagers']

/** The amount of a secret wager is unknown. @rule nz7:4.15 */
const counted = (wagers: SessionWagers): readonly Wager[] =>
  wagers.map(wager => ({ ...wager, chips: wager.chips === HIDDEN ? NONE : wager.chips }))

/** All wagers on one place are drawn as one pile. */
const piled = (wagers: readonly Wager[]): readonly Wager[] => {
  const piles = new Map<string, Wager>()
  for (const wager of wagers.filter(each => each.chips > 0)) {
    const below = piles.get(wager.on)?.chips ?? NONE
    piles.set(wager.on, { ...wager, patron: '', chips: chips(below + wager.chips) })
  }
  return [...piles.values()]
}

export const isContestant = ({ players }: Contest, patron: string): boolean =>
  players.some(player => player.patron === patron)

/** A player may split the round's amount over any places. @rule nz7:3.4 nz7:3.5 ruling:716 */
const signOf = ({ table, limits, terminals }: Contest): View['sign'] => {
  const { areas } = table.play as Partial<BaccaratView>
  const kinds = areas?.map(({ on }) => kindOf(on)) ?? LIMIT_KINDS
  const each = { minimum: terminals ? limits.minimum : limits.step, maximum: limits.maximum }
  return {
    ...table.sign,
    limits: Object.fromEntries(kinds.map(kind => [kind, each])),
    freeColours: [],
    nonValueChipsOnly: false,
  }
}

/** The table as the game's felt draws it. There are only tournament chips. @rule nz7:4.5 nz7:4.9 */
export const tableOf = (session: Contest, patron: string): View => {
  const { table } = session
  const wagers = counted(table.wagers)
  return {
    ...table,
    sign: signOf(session),
    wagers: isContestant(session, patron) ? wagers : piled(wagers),
  }
}

export const openSession = (table: string, game: string, patron: string): SessionConnection => {
  const listeners = new Set<() => void>()
  const tell = () => {
    for (const listener of listeners) listener()
  }
  let session: Contest | undefined
  let moment: Moment | undefined
  const close = house.watch(table, {
    shown: (shown, now) => {
      if (shown.is !== 'session') return
      const { seq, until } = shown
      session = shown.view
      const left = until === null ? null : until - now
      const view = tableOf(session, patron)
      const { desk } = shown
      moment = {
        seq,
        view,
        left,
        heardAt: performance.now(),
        houseTime: now,
        ...(desk && { desk }),
      }
      tell()
    },
    lineChanged: tell,
  })
  return {
    table,
    game,
    patron,
    subscribe: listener => {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    session: () => session,
    moment: () => moment,
    line: () => house.line,
    close,
    send: ask => house.ask(table, ask),
    rounds: newRounds(table),
    ...lookingBack(table, patron),
  }
}
