import type { BaccaratCommand, BaccaratEvent } from '../../games/baccarat/events.ts'
import { baccarat } from '../../games/baccarat/index.ts'
import type { BaccaratState } from '../../games/baccarat/state.ts'
import type { GeneralCommand } from '../../general/commands.ts'
import type { GeneralEvent } from '../../general/events.ts'
import type { TableState } from '../../general/state.ts'
import type { Drawn } from '../../kernel/chance.ts'
import { type Log, submit } from '../../kernel/log.ts'
import { chips } from '../../kernel/money.ts'
import type { Actor } from '../../kernel/people.ts'
import { type Decision, isRefusal, sentence } from '../../kernel/refusal.ts'
import { nextDuty } from '../../server/dealer.ts'
import { commitmentOf, newSecret, type ShoeRecord, stackOf } from '../chance.ts'
import type { Answer, Ask, Connection, Moment, RoundRecord } from './connection.ts'

/** The real rules in this browser: one patron, a dealer who never tires, play money, no house. */

type Table = TableState<BaccaratState>
type Command = BaccaratCommand | GeneralCommand
type Happened = BaccaratEvent | GeneralEvent

const TABLE = 'practice'
const PATRON = 'you'
const YOU: Actor = { role: 'patron', patron: PATRON }
const CHANCE: Actor = { role: 'chance' }
const SUPERVISOR: Actor = { role: 'staff', rank: 'casino-supervisor' }
const BUY_IN = chips(1000_00)

/** Quarters too: with them every five dollars on Banker can be paid exactly. @rule nz5:5.12 */
const DENOMINATIONS = [25, 100, 500, 2500, 10000, 50000, 100000].map(cents => chips(cents))

const ELECTIONS = {
  ...baccarat.standard('nz5').elections,
  perfectPair: 1,
  dragonBonus: 1,
} as const

/** How long a step takes at a calm table, in milliseconds. */
const pauseFor = ({ play: { phase, hands } }: Table): number => {
  switch (phase.is) {
    case 'opening':
    case 'shuffling':
      return 350
    case 'burning':
      return 220
    case 'called':
      return 1100
    case 'dealing':
      return hands.player.length + hands.banker.length >= 4 ? 1500 : 750
    default:
      return 500
  }
}

/** Rounds as the log tells them; on its way through, what was cut back counts as part of the end. */
const roundsOf = (events: readonly Happened[]): readonly RoundRecord[] => {
  const rounds: RoundRecord[] = []
  let settled: RoundRecord['settled'] = []
  for (const event of events) {
    if (event.is === 'NoMoreBets') settled = []
    if (event.is === 'WagerSettled') settled = [...settled, event]
    if (event.is === 'ResultAnnounced')
      rounds.push({
        round: rounds.length + 1,
        hands: event.hands,
        result: event.round,
        settled: [],
      })
    const last = rounds.at(-1)
    if (event.is === 'RoundEnded' && last) rounds[rounds.length - 1] = { ...last, settled }
  }
  return rounds
}

type Shoe = ShoeRecord & { readonly secret: string }

/** What may be told of a shoe that is still dealt from. */
const sealed = ({ secret: _, ...told }: Shoe): ShoeRecord => told

export const openPractice = (pace: () => number): Connection => {
  let log: Log<Table, Command, Happened> = {
    state: baccarat.game.open({ ...baccarat.setUp(ELECTIONS), denominations: DENOMINATIONS }),
    entries: [],
  }
  let moment: Moment | undefined
  let betsAreDown = false
  let timer: ReturnType<typeof setTimeout> | undefined
  let over: readonly ShoeRecord[] = []
  let shoe: Shoe | undefined
  let stack: readonly Drawn[] | undefined
  const listeners = new Set<() => void>()

  const show = (): void => {
    const seq = log.entries.length
    const view = baccarat.game.view(log.state, { role: 'patron', patron: PATRON })
    moment = { seq, view, left: null, heardAt: 0 }
    for (const listener of listeners) listener()
  }

  /** Keeps beside the log what chance needs of it. */
  const keep = (command: Command): void => {
    if (!shoe) return
    if (command.does === 'cut') shoe = { ...shoe, cut: command.at }
    if (command.does === 'place-cutting-card') shoe = { ...shoe, behind: command.behind }
    if (command.does === 'card') shoe = { ...shoe, out: [...shoe.out, command.card] }
    if (log.state.play.phase.is === 'shuffling' && command.does !== 'shuffled') {
      over = [shoe, ...over]
      shoe = undefined
      stack = undefined
    }
  }

  const ask = (command: Command): Decision<Happened> => {
    const answer = submit(baccarat.game, log, String(log.entries.length + 1), command)
    log = answer.log
    if (!isRefusal(answer.decision)) {
      if (command.does === 'call') betsAreDown = false
      keep(command)
      show()
    }
    schedule()
    return answer.decision
  }

  const answered = (command: Command): Promise<Answer> => {
    const decision = ask(command)
    return Promise.resolve(
      isRefusal(decision)
        ? { refused: { under: decision.refused, message: sentence(decision) } }
        : { done: log.entries.length },
    )
  }

  const shuffle = async (decks: number): Promise<void> => {
    const next = { table: TABLE, shoe: log.state.play.shoes + 1, decks, secret: newSecret() }
    const commitment = await commitmentOf(next)
    shoe = { ...next, of: 'cards', commitment, said: [], out: [] }
    ask({ by: CHANCE, does: 'shuffled', commitment })
  }

  const draw = async (): Promise<void> => {
    if (!shoe) return
    stack ??= await stackOf(shoe, shoe.cut ?? 0, shoe.behind ?? 0)
    ask({ by: CHANCE, does: 'card', card: stack[shoe.out.length] ?? 'none' })
  }

  /** The next thing that happens without the patron; nothing where the patron comes first. */
  const next = (): (() => unknown) | undefined => {
    const duty = nextDuty(log.state, { betsAreDown })
    if (duty) return () => ask(duty)
    const asked = baccarat.game.awaits(log.state)
    if (asked?.for === 'shuffle') return () => shuffle(asked.decks)
    return asked?.for === 'card' ? draw : undefined
  }

  const schedule = (): void => {
    clearTimeout(timer)
    const step = next()
    if (step) timer = setTimeout(step, pauseFor(log.state) * pace())
  }

  ask({ by: SUPERVISOR, does: 'open-table' })
  ask({ by: YOU, does: 'sit', seat: 1 })
  ask({ by: YOU, does: 'buy-in', chips: BUY_IN })

  return {
    table: TABLE,
    game: 'baccarat',
    patron: PATRON,
    subscribe: listener => {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    moment: () => moment,
    line: () => 'open',
    send: (said: Ask) => answered({ ...said, by: YOU } as Command),
    rounds: () =>
      Promise.resolve(roundsOf(log.entries.flatMap(entry => entry.events)).toReversed()),
    promises: () => Promise.resolve(shoe ? [sealed(shoe), ...over] : over),
    practice: {
      deal: () => {
        if (log.state.wagers.length === 0) ask({ by: YOU, does: 'ask-free-rounds' })
        betsAreDown = true
        schedule()
        return Promise.resolve({ done: log.entries.length })
      },
      newShoe: () =>
        answered({
          by: SUPERVISOR,
          does: 'direct-shuffle',
          ground: 'discretion',
          reason: 'the patron asked for a new shoe',
        }),
    },
  }
}
