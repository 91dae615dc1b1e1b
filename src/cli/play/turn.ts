import type { SpokenBet } from '../../games/bet-grammar.ts'
import type { Event } from '../../kernel/game.ts'
import type { Chips } from '../../kernel/money.ts'
import { type Decision, isRefusal, type Refusal } from '../../kernel/refusal.ts'
import { commonLines, type Known } from './answering.ts'
import type { Paint } from './drawing.ts'
import { refused, sayAll } from './sitting.ts'
import type { Common } from './speech.ts'
import type { Terminal } from './terminal.ts'

/** Between two rounds a patron bets, asks, and says when to go on. */

/** Lines that every game understands. */
type Shared =
  | Common
  | { readonly is: 'bets'; readonly bets: readonly SpokenBet[] }
  | { readonly is: 'clear'; readonly on?: string | undefined }

/** After a line: the round is over, or the refusal that `why` explains. */
export type Acted = 'ended' | Refusal | undefined

/** What a game adds to a turn. */
export interface GameTurn<Host, Said extends Line, Round> {
  readonly header: (host: Host) => void
  /** What the table waits for, before every line of a round that has begun. */
  readonly reminder?: (host: Host) => string | undefined
  readonly line: (host: Host) => Promise<string | undefined>
  readonly understand: (host: Host, line: string) => Said
  /** Carries out a line that only this game understands. Returns undefined for any other line. */
  readonly act: (host: Host, said: Said) => Promise<Acted> | undefined
  readonly bet: (host: Host, bet: SpokenBet) => Decision<Event>
  /** Runs after the bets. `isAny`: at least one was accepted. */
  readonly placed: (host: Host, isAny: boolean) => void | Promise<void>
  /** Names what has a wager on it. */
  readonly lying: (host: Host) => readonly string[]
  readonly show: (host: Host) => void
  /** The bets of the last round that had any. */
  readonly last: (host: Host) => readonly SpokenBet[]
  readonly clear: (host: Host, on?: string) => Refusal | undefined
  readonly buy: (host: Host, chips: Chips) => Refusal | undefined
  readonly mix: (host: Host, words: string) => void
  /** Answers only this game gives. */
  readonly lines: (host: Host, said: Said) => readonly string[] | undefined
  readonly known: (host: Host) => Known<Round>
}

interface Line {
  readonly is: string
}

interface Anyone {
  readonly terminal: Terminal
  readonly paint: Paint
}

const place = async <Host extends Anyone, Said extends Line, Round>(
  host: Host,
  game: GameTurn<Host, Said, Round>,
  bets: readonly SpokenBet[],
): Promise<Refusal | undefined> => {
  const against = bets.map(bet => game.bet(host, bet)).filter(isRefusal)
  for (const refusal of against) refused(host, refusal, game.known(host).naming)
  await game.placed(host, against.length < bets.length)
  return against.at(-1)
}

/** Repeats the last bets, except those still on the table. */
const betAgain = async <Host extends Anyone, Said extends Line, Round>(
  host: Host,
  game: GameTurn<Host, Said, Round>,
): Promise<Refusal | undefined> => {
  const lying = game.lying(host)
  const again = game.last(host).filter(({ on }) => !lying.includes(on))
  if (again.length > 0) return place(host, game, again)
  if (lying.length > 0) game.show(host)
  else host.terminal.say('   Nothing to bet again yet.')
  return undefined
}

/** Carries out a line of every game. Returns the refusal that `why` explains. */
const answer = async <Host extends Anyone, Said extends Line, Round>(
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
      return game.buy(host, shared.chips)
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

export const takeTurn = async <Host extends Anyone, Said extends Line, Round>(
  host: Host,
  game: GameTurn<Host, Said, Round>,
): Promise<'ended' | 'left'> => {
  game.header(host)
  let before: Refusal | undefined
  for (;;) {
    const reminder = game.reminder?.(host)
    if (reminder !== undefined) host.terminal.say(`   ${reminder}`)
    const line = await game.line(host)
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
