import type { SpokenBet } from '../../games/bet-grammar.ts'
import type { Event } from '../../kernel/game.ts'
import { NONE } from '../../kernel/money.ts'
import { type Decision, isRefusal, type Refusal } from '../../kernel/refusal.ts'
import { commonLines, type TableFacts } from './common-answers.ts'
import { YOU } from './session.ts'
import { type AtTable, ask, buyMore, nextLine, printRefusal, sayAll } from './sitting.ts'
import type { Common } from './speech.ts'

/** Between two rounds a patron bets, asks, and says when to go on. */

/** Lines that every game understands. */
type Shared =
  | Common
  | { readonly is: 'bets'; readonly bets: readonly SpokenBet[] }
  | { readonly is: 'clear'; readonly on?: string | undefined }

/** After a line: the round is over, or the refusal that `why` explains. */
export type LineResult = 'ended' | Refusal | undefined

/** What a game adds to a turn. */
export interface GameTurn<Host extends AtTable, Said extends Line, Round> {
  readonly header: (host: Host) => void
  /** What the table waits for, before every line of a round that has begun. */
  readonly reminder?: (host: Host) => string | undefined
  readonly understand: (host: Host, line: string) => Said
  /** Carries out a line that only this game understands. Returns undefined for any other line. */
  readonly act: (host: Host, said: Said) => Promise<LineResult> | undefined
  /** Only for games in which some bets are declared before they become wagers. */
  readonly bet?: (host: Host, bet: SpokenBet) => Decision<Event>
  /** The dealer's steps after bets, before or after they are shown. */
  readonly before?: (host: Host) => void
  readonly after?: (host: Host) => Promise<unknown>
  /** What has a bet on it, besides the wagers. */
  readonly declared?: (host: Host) => readonly string[]
  readonly show: (host: Host) => void
  /** The bets of the last round that had any. */
  readonly last: (host: Host) => readonly SpokenBet[]
  readonly clear: (host: Host, on?: string) => Refusal | undefined
  readonly mix: (host: Host, words: string) => void
  /** Answers only this game gives. */
  readonly lines: (host: Host, said: Said) => readonly string[] | undefined
  readonly known: (host: Host) => TableFacts<Round>
}

interface Line {
  readonly is: string
}

const wager = (host: AtTable, { on, chips = NONE }: SpokenBet): Decision<Event> =>
  ask(host, { by: YOU, does: 'wager', on, chips })

const place = async <Host extends AtTable, Said extends Line, Round>(
  host: Host,
  game: GameTurn<Host, Said, Round>,
  bets: readonly SpokenBet[],
): Promise<Refusal | undefined> => {
  const against = bets.map(bet => (game.bet ?? wager)(host, bet)).filter(isRefusal)
  for (const refusal of against) printRefusal(host, refusal, game.known(host).naming)
  game.before?.(host)
  if (against.length < bets.length) game.show(host)
  await game.after?.(host)
  return against.at(-1)
}

/** Repeats the last bets, except those still on the table. */
const betAgain = async <Host extends AtTable, Said extends Line, Round>(
  host: Host,
  game: GameTurn<Host, Said, Round>,
): Promise<Refusal | undefined> => {
  const lying = [
    ...host.session.table().wagers.map(({ on }) => on),
    ...(game.declared?.(host) ?? []),
  ]
  const again = game.last(host).filter(({ on }) => !lying.includes(on))
  if (again.length > 0) return place(host, game, again)
  if (lying.length > 0) game.show(host)
  else host.terminal.say('   Nothing to bet again yet.')
  return undefined
}

/** Carries out a line of every game. Returns the refusal that `why` explains. */
const answer = async <Host extends AtTable, Said extends Line, Round>(
  host: Host,
  game: GameTurn<Host, Said, Round>,
  said: Said,
  before: Refusal | undefined,
): Promise<Refusal | undefined> => {
  const shared = said as Line as Shared
  switch (shared.is) {
    case 'bets':
      return place(host, game, shared.bets)
    case 'rebet':
      return betAgain(host, game)
    case 'clear':
      return game.clear(host, shared.on)
    case 'buy':
      return buyMore(host, shared.chips)
    case 'mix':
      game.mix(host, shared.words)
      return before
    default:
      sayAll(
        host,
        game.lines(host, said) ?? commonLines(host.paint, shared, before, game.known(host)),
      )
      return before
  }
}

export const takeTurn = async <Host extends AtTable, Said extends Line, Round>(
  host: Host,
  game: GameTurn<Host, Said, Round>,
): Promise<'ended' | 'left'> => {
  game.header(host)
  let before: Refusal | undefined
  for (;;) {
    const reminder = game.reminder?.(host)
    if (reminder !== undefined) host.terminal.say(`   ${reminder}`)
    const line = await nextLine(host)
    if (line === undefined) return 'left'
    const said = game.understand(host, line)
    if (said.is === 'quit') return 'left'
    const own = game.act(host, said)
    if (own === undefined) {
      before = await answer(host, game, said, before)
      continue
    }
    const acted = await own
    if (acted === 'ended') return 'ended'
    before = acted
  }
}
