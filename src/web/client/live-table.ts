import type { Phrase } from '../../kernel/refusal.ts'
import type { TableShown } from '../../protocol/shown.ts'
import type { PromiseRecord } from '../features/fairness/chance.ts'
import { fetchFrom, fetchMe, fetchTables } from './api/house.ts'
import { fetchHistory, fetchReplay, newRounds } from './api/records.ts'
import { type Connection, type Moment, NoTable } from './connection.ts'
import { house } from './house-socket.ts'
import { newWords } from './own-entropy.ts'

/** A live table of the house. */

/** Visitors who have not signed in can watch. They have no name. */
const ownName = async (): Promise<string> => (await fetchMe())?.name ?? ''

/** The table at one moment, with the time left on the countdown. */
const momentOf = ({ seq, view, until, desk }: TableShown, now: number): Moment => ({
  seq,
  view,
  left: until === null ? null : until - now,
  heardAt: performance.now(),
  houseTime: now,
  ...(desk && { desk }),
})

/** Watches the table while it has listeners. Calls `idle` when the last listener leaves. */
export const openSocket = async (table: string, idle: () => void): Promise<Connection> => {
  const [patron, tables] = await Promise.all([ownName(), fetchTables()])
  const game = tables.find(({ id }) => id === table)?.game
  if (game === undefined) throw new NoTable(table)
  const listeners = new Set<() => void>()
  const tell = () => {
    for (const listener of listeners) listener()
  }
  let moment: Moment | undefined
  let notice: Phrase | undefined
  let unwatch: (() => void) | undefined
  const watch = () =>
    house.watch(table, {
      shown: (shown, now) => {
        if (shown.is !== 'table') return
        moment = momentOf(shown, now)
        mixIn(shown)
        tell()
      },
      lineChanged: tell,
      notice: said => {
        notice = said
        tell()
      },
    })
  /**
   * Mixes once per commitment: before the cut if there are cards, otherwise after the first wager.
   */
  let mixed = 0
  const mixIn = ({ view, promise }: TableShown): void => {
    if (!promise?.takesWords || promise.number === mixed || view.mine === null) return
    const hasWager = view.wagers.some(wager => wager.patron === patron)
    if (!hasWager && view.play.phase !== 'cutting') return
    mixed = promise.number
    void house.ask(table, { does: 'mix-in', words: newWords(table, mixed) })
  }
  return {
    table,
    game,
    patron,
    subscribe: listener => {
      listeners.add(listener)
      unwatch ??= watch()
      return () => {
        listeners.delete(listener)
        if (listeners.size > 0) return
        unwatch?.()
        unwatch = undefined
        idle()
      }
    },
    moment: () => moment,
    line: () => house.line,
    notice: () => notice,
    send: ask => {
      notice = undefined
      return house.ask(table, ask)
    },
    rounds: newRounds(table),
    history: before => (patron === '' ? Promise.resolve([]) : fetchHistory(table, before)),
    replay: round => fetchReplay(table, round),
    promises: before => fetchFrom<readonly PromiseRecord[]>(table, 'shoes', { before }),
  }
}
