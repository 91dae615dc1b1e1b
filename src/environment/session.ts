import { nextDuty } from '../dealing/baccarat.ts'
import { nextSpinDuty } from '../dealing/roulette.ts'
import type { BaccaratState } from '../games/baccarat/table/state.ts'
import type { GameName } from '../games/catalogue.ts'
import type { State as RouletteState } from '../games/roulette/table/state.ts'
import type { Command } from '../kernel/game.ts'
import { type Chips, chips } from '../kernel/money.ts'
import type { Patron } from '../kernel/people.ts'
import { type Refusal, refuse } from '../kernel/refusal.ts'
import { APPLICATION } from '../tournament/session/application.ts'
import {
  applicationOf,
  limitsOf,
  patronStakes,
  type SessionState,
  type SessionTerms,
  stackOf,
  turnOf,
} from '../tournament/session/state.ts'
import { shoe, wheel } from '../tournament/session/tables.ts'

/**
 * One session of a tournament, from the first round to the last. The director is present, and the
 * clock does not matter, because the session has a number of rounds.
 */

export interface SessionStart {
  readonly startingChips: number
  readonly minimum: number
  readonly maximum: number
  readonly increment: number
  readonly rounds: number
  readonly passCards: number
  readonly secretCards: number
}

export type AnySession = SessionState<unknown>

const ROOMS = { roulette: wheel, baccarat: shoe } as const

export type SessionGame = keyof typeof ROOMS

export const isInTournaments = (game: GameName): game is SessionGame => Object.hasOwn(ROOMS, game)

export const sessionGame = (game: SessionGame) => ROOMS[game].game

const DEALER = { role: 'staff', rank: 'dealer' } as const
const DIRECTOR = { role: 'staff', rank: 'casino-supervisor' } as const

/** The reason to refuse these terms, or undefined. @rule nz7:3.1 */
const termsRefused = (start: SessionStart): Refusal | undefined => {
  const { startingChips, minimum, maximum, increment } = start
  return minimum > maximum || startingChips < minimum || minimum % increment !== 0
    ? refuse(
        'nz7:3.1',
        'Players need chips for the minimum, the maximum may not be below it, and it is a multiple of the increment.',
      )
    : undefined
}

export const sessionConfig = (
  game: SessionGame,
  start: SessionStart,
  players: readonly Patron[],
): object | Refusal => {
  const refused = termsRefused(start)
  if (refused) return refused
  const { startingChips, minimum, maximum, increment, rounds, passCards, secretCards } = start
  const terms: SessionTerms = {
    game,
    tournament: 'environment',
    players,
    startingChips: chips(startingChips),
    limits: [{ minimum: chips(minimum), maximum: chips(maximum) }],
    increment: chips(increment),
    duration: { unit: 'rounds', value: rounds },
    passCards,
    secretCards,
    chipIssue: 'gratuitous',
  }
  return ROOMS[game].config(terms)
}

const dealerDuty = ({ terms, inner }: AnySession): Command | undefined => {
  if (APPLICATION[terms.game].table === 'roulette')
    return nextSpinDuty(inner as SessionState<RouletteState>['inner'], { betsAreDown: true })
  const table = inner as SessionState<BaccaratState>['inner']
  const { phase } = table.play
  return phase.is === 'cutting' && phase.seat !== null
    ? ({ by: DEALER, does: 'decline-cut' } as Command)
    : nextDuty(table, { betsAreDown: true })
}

/** The next step without a choice; undefined if it is a player's turn, or the session is over. */
export const sessionDuty = (session: AnySession): Command | undefined => {
  if (isOver(session)) return undefined
  if (!session.directorPresent) return { by: DIRECTOR, does: 'director', present: true } as Command
  const duty = dealerDuty(session)
  if (duty?.does !== applicationOf(session).starts[0]) return duty
  if (session.status === 'seating') return { by: DIRECTOR, does: 'start' } as Command
  const patron = turnOf(session)
  if (patron === undefined) return duty
  return isUnable(session, patron)
    ? ({ by: DIRECTOR, does: 'excuse', patron, reason: 'no lawful wager is left' } as Command)
    : undefined
}

/** True for a player who has neither chips for the minimum nor a card to pass. @rule nz7:3.7 */
const isUnable = (session: AnySession, patron: Patron): boolean => {
  const player = session.players.find(each => each.patron === patron)!
  return (
    patronStakes(session, patron) === 0 &&
    stackOf(session, patron) < limitsOf(session).minimum &&
    player.left.pass === 0
  )
}

export const isOver = ({ status }: AnySession): boolean =>
  status !== 'seating' && status !== 'running'

/** The player whose turn it is, while a round waits for wagers. */
export const inTurn = (session: AnySession): Patron | undefined =>
  dealerDuty(session)?.does === applicationOf(session).starts[0] ? turnOf(session) : undefined

/** Cards that a player may play instead of an open wager. */
export const cardActs = (
  wagers: readonly { readonly on: string; readonly chips: Chips }[],
): readonly Omit<Command, 'by'>[] => [
  { does: 'pass-card' },
  ...wagers.map(wager => ({ does: 'secret-wager', ...wager })),
]

/** The change of a player's tournament chips in cents. */
export const chipsWon = (session: AnySession, patron: Patron): number =>
  stackOf(session, patron) + patronStakes(session, patron) - session.terms.startingChips
