import type { PromiseRecord } from '../features/fairness/chance.ts'
import type { Connection, Line, Moment, RoundRecord } from './connection.ts'
import { fetchFrom, fetchMe, fetchTables } from './house-api.ts'
import { line, type Promised } from './house-socket.ts'
import { newWords } from './own-entropy.ts'
import { MOST_ROUNDS } from './past-rounds.ts'
import { fetchHistory, fetchReplay } from './records-api.ts'

/** A table of the house. */

/** Whoever has not signed in watches, and has no name. */
const ownName = async (): Promise<string> => {
  try {
    return (await fetchMe()).name
  } catch {
    return ''
  }
}

/** The newest rounds, once; after that the last of them, which may have been put right, and what ended since. */
const newRounds = (table: string): Connection['rounds'] => {
  let known: readonly RoundRecord[] = []
  return async () => {
    const last = known[0]?.round
    const after = last && last - 1
    const found = await fetchFrom<readonly RoundRecord[]>(table, 'rounds', { after })
    const older = known.filter(({ round }) => found.every(one => one.round !== round))
    known = [...found, ...older].slice(0, MOST_ROUNDS)
    return known
  }
}

export const openSocket = async (table: string): Promise<Connection> => {
  const [patron, tables] = await Promise.all([ownName(), fetchTables()])
  const game = tables.find(({ id }) => id === table)?.game
  if (game === undefined) throw new Error(`no table ${table}`)
  const listeners = new Set<() => void>()
  const tell = () => {
    for (const listener of listeners) listener()
  }
  let moment: Moment | undefined
  let state: Line = 'opening'
  let notice: string | undefined
  const { post, close } = line(
    table,
    (heard, promise) => {
      moment = heard
      mixIn(heard, promise)
      tell()
    },
    now => {
      state = now
      tell()
    },
    said => {
      notice = said
      tell()
    },
  )
  /** Once for every promise: with cards before the cut, otherwise once there is a wager to be fair to. */
  let mixed = 0
  const mixIn = ({ view }: Moment, promise: Promised | null): void => {
    if (!promise?.takesWords || promise.number === mixed || view.mine === null) return
    const hasWager = view.wagers.some(wager => wager.patron === patron)
    if (!hasWager && view.play.phase !== 'cutting') return
    mixed = promise.number
    const id = crypto.randomUUID()
    const words = newWords(table, mixed)
    post(id, JSON.stringify({ id, table, does: 'mix-in', words }), () => undefined)
  }
  return {
    table,
    game,
    patron,
    subscribe: listener => {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    moment: () => moment,
    line: () => state,
    notice: () => notice,
    close,
    send: ask =>
      new Promise(resolve => {
        notice = undefined
        const id = crypto.randomUUID()
        post(id, JSON.stringify({ id, table, ...ask }), resolve)
      }),
    rounds: newRounds(table),
    history: before => (patron === '' ? Promise.resolve([]) : fetchHistory(table, before)),
    replay: round => fetchReplay(table, round),
    promises: before => fetchFrom<readonly PromiseRecord[]>(table, 'shoes', { before }),
  }
}
