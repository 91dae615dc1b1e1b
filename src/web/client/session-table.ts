import type { BaccaratView } from '../../games/baccarat/view.ts'
import { LIMIT_KINDS } from '../../games/roulette/play.ts'
import type { RouletteView } from '../../games/roulette/view.ts'
import { chips, NONE } from '../../kernel/money.ts'
import { HIDDEN } from '../../kernel/secret.ts'
import type { Wager } from '../../kernel/wager.ts'
import type { SessionView } from '../../tournament/session/view.ts'
import { netOfAll } from '../features/table/state/sums.ts'
import { kindOf } from '../games/baccarat/table.ts'
import { lastNumber } from '../games/roulette/table.ts'
import type { Connection, Line, Moment, RoundRecord, Shown, View } from './connection.ts'
import { line } from './house-socket.ts'
import type { Past } from './past-rounds.ts'
import { lookingBack } from './past-session.ts'

/** The table of a session: its ring is taken off, and a game's felt sees the table that it knows. */

export type Contest = SessionView<Shown>

export interface SessionConnection extends Connection {
  readonly session: () => Contest | undefined
}

type Played = Contest['table']['wagers']

/** Behind a secret wager there is nothing to count. @rule nz7:4.15 */
const counted = (wagers: Played): readonly Wager[] =>
  wagers.map(wager => ({ ...wager, chips: wager.chips === HIDDEN ? NONE : wager.chips }))

/** From the rail all that lies on a place is one pile, whoever laid it. */
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

/** Any part of what a round takes may lie on any place. @rule nz7:3.4 nz7:3.5 ruling:716 */
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

/** The table as a game's felt has it: nobody brings chips of another kind. @rule nz7:4.5 nz7:4.9 */
export const tableOf = (session: Contest, patron: string): View => {
  const { table } = session
  const wagers = counted(table.wagers)
  return {
    ...table,
    sign: signOf(session),
    wagers: isContestant(session, patron) ? wagers : piled(wagers),
  }
}

/** What came in the round that ended last, as a record of it tells. */
const CAME: Readonly<
  Record<string, (play: Shown) => Pick<RoundRecord, 'result'> & { readonly hands?: unknown }>
> = {
  roulette: play => {
    const number = lastNumber(play as RouletteView)
    return { result: number === undefined ? null : { number } }
  },
  baccarat: play => {
    const { results, hands } = play as BaccaratView
    const { player, banker } = hands
    return {
      result: results.at(-1) ?? null,
      hands: { player: player.cards, banker: banker.cards },
    }
  },
}

const pastOf = (record: RoundRecord, mine: View['mine']): Past => ({
  ...record,
  at: Date.now(),
  stay: [],
  fees: 0,
  net: netOfAll(record.settled),
  after: Object.values(mine?.stack ?? {}).reduce<number>((sum, n) => sum + (n ?? 0), 0),
})

/** Whether a round that was over has been put right. */
const isOther = (known: Past['settled'], settled: Past['settled']): boolean =>
  JSON.stringify(known) !== JSON.stringify(settled)

/** Whoever sits down late has seen only the rounds since. */
const watching = (game: string) => {
  let rounds: readonly Past[] = []
  let before: number | undefined
  return {
    rounds: () => rounds,
    look: ({ round, play, mine }: View): void => {
      const settled = mine?.settled ?? []
      const [last, ...older] = rounds
      const told = () => pastOf({ round, settled, ...CAME[game]!(play) }, mine)
      if (before !== undefined && round > before) rounds = [told(), ...rounds]
      else if (last?.round === round && isOther(last.settled, settled)) rounds = [told(), ...older]
      before = round
    },
  }
}

export const openSession = (table: string, game: string, patron: string): SessionConnection => {
  const listeners = new Set<() => void>()
  const tell = () => {
    for (const listener of listeners) listener()
  }
  const seen = watching(game)
  let session: Contest | undefined
  let moment: Moment | undefined
  let state: Line = 'opening'
  const { post, close } = line(
    table,
    heard => {
      session = heard.view as unknown as Contest
      moment = { ...heard, view: tableOf(session, patron) }
      seen.look(moment.view)
      tell()
    },
    now => {
      state = now
      tell()
    },
  )
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
    line: () => state,
    close,
    send: ask =>
      new Promise(resolve => {
        const id = crypto.randomUUID()
        post(id, JSON.stringify({ id, table, ...ask }), resolve)
      }),
    rounds: () => Promise.resolve(seen.rounds()),
    ...lookingBack(table, patron),
  }
}
