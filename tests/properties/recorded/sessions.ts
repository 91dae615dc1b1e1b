import { nextSpinDuty } from '../../../src/dealing/roulette.ts'
import type { Command, Event, Game } from '../../../src/kernel/game.ts'
import { chips } from '../../../src/kernel/money.ts'
import { type Decision, isRefusal } from '../../../src/kernel/refusal.ts'
import { turnOfBot } from '../../../src/tournament/session/bots.ts'
import {
  type SessionState,
  type SessionTerms,
  turnOf,
} from '../../../src/tournament/session/state.ts'
import { shoe, wheel } from '../../../src/tournament/session/tables.ts'
import { irregular } from '../irregularities.ts'
import { generalCommand, type Tape, tapeOf } from '../subject.ts'

/** Tournament sessions with many irregularities. */

export const TERMS: Omit<SessionTerms, 'game'> = {
  tournament: 'cup',
  players: ['Ana', 'Ben', 'Cho'],
  startingChips: chips(50_000),
  limits: [
    { minimum: chips(5000), maximum: chips(20_000) },
    { minimum: chips(10_000), maximum: chips(40_000) },
  ],
  increment: chips(500),
  duration: { unit: 'spins', value: 6 },
  passCards: 1,
  secretCards: 2,
  chipIssue: 'gratuitous',
}

export const SESSIONS: Readonly<Record<string, SessionTerms>> = {
  roulette: { ...TERMS, game: 'roulette', limits: TERMS.limits.slice(0, 1) },
  'electronic roulette': {
    ...TERMS,
    game: 'electronic-roulette',
    limits: TERMS.limits.slice(0, 1),
    passCards: 0,
    secretCards: 0,
    duration: { unit: 'rounds', value: 6 },
  },
  baccarat: { ...TERMS, game: 'baccarat', duration: { unit: 'shoes', value: 1 } },
}

export const isOfCards = ({ game }: SessionTerms): boolean => game.endsWith('baccarat')

type Session = SessionState<unknown>
type AnySession = Game<unknown, Session, Command, Event, unknown>

const DIRECTOR = { role: 'staff', rank: 'casino-supervisor' } as const
const DEALER = { role: 'staff', rank: 'dealer' } as const
const BREACHES = ['chips-hidden', 'no-wager', 'rules', 'left']

const trouble = (tape: Tape, { terms, inner }: Session): Command => {
  const patron = tape.one(terms.players)
  const own = { role: 'patron', patron } as const
  const by = tape.one([DIRECTOR, DIRECTOR, DEALER, own])
  const reason = tape.one(['', 'seen'])
  const amount = chips(tape.one([500, 5000, 60_000]))
  const seat = 1 + tape.below(5)
  return tape.one<Command>([
    { by: own, does: 'pass-card' },
    { by: own, does: 'secret-wager', on: tape.one(['red', 'player']), chips: amount },
    { by: own, does: 'give-name', name: 'Ana' },
    { by, does: 'ask-name', patron },
    { by, does: 'confirm', patron },
    { by, does: 'excuse', patron, reason },
    { by, does: 'disqualify', patron, ground: tape.one(BREACHES), reason },
    { by, does: 'bet-timer', seconds: 30 },
    { by, does: 'time-up' },
    { by, does: 'indicator-card' },
    { by, does: 'keep-limits' },
    { by, does: 'interrupt', ground: tape.one(['recess', 'malfunction']), reason },
    { by, does: 'resume' },
    { by, does: 'connection', patron, up: tape.below(2) === 0, at: inner.now },
    { by, does: 'recover', patron, chips: amount, reason },
    { by, does: 'make-good', patron, chips: amount, reason },
    { by, does: 'terminal-fails', seat },
    { by, does: 'terminal-works', seat },
    {
      by,
      does: 'correct-balance',
      patron,
      way: tape.one(['credit', 'debit']),
      chips: amount,
      reason,
    },
    { by, does: 'move-terminal', patron, to: seat },
    { by, does: 'void-heat', patron },
    { by, does: 'tally', counts: Object.fromEntries(terms.players.map(one => [one, amount])) },
    generalCommand(tape, inner, ['red', 'player', 'straight:17', 'banker']),
    irregular(tape, inner),
  ] as Command[])
}

/** The next step if nobody interferes. */
const duty = (game: AnySession, state: Session, tape: Tape): readonly Command[] => {
  const ask = game.awaits(state)
  if (ask?.for === 'spin')
    return [{ by: { role: 'chance' }, does: 'spun', number: tape.one(ask.pockets) } as Command]
  if (ask?.for === 'shuffle') return [{ by: { role: 'chance' }, does: 'shuffled' }]
  const patron = turnOf(state)
  if (patron !== undefined && state.inner.round.stakes === null)
    return turnOfBot(state as never, patron, n => tape.below(n)) as readonly Command[]
  if (!isOfCards(state.terms)) {
    const next = nextSpinDuty(state.inner as never, { betsAreDown: true })
    return next ? [next] : []
  }
  if (ask === undefined) return [{ by: DEALER, does: 'call' }]
  const card = `${tape.one(['A', '2', '5', '7', '9', 'K'])}${tape.one(['C', 'D', 'H', 'S'])}`
  const isCut = tape.below(20) === 0
  return [{ by: { role: 'chance' }, does: 'card', card: isCut ? 'cutting-card' : card } as Command]
}

export const inSession = (
  terms: SessionTerms,
  numbers: readonly number[],
  take: (command: Command, decision: Decision<Event>, before: Session) => void,
): void => {
  const { game: any, config } = isOfCards(terms) ? shoe : wheel
  const game = any as unknown as AnySession
  let state = game.open(config(terms))
  const tell = (command: Command): void => {
    const decision = game.decide(state, command)
    take(command, decision, state)
    if (!isRefusal(decision)) state = decision.reduce(game.evolve, state)
  }
  tell({ by: DIRECTOR, does: 'director', present: true } as Command)
  tell({ by: DIRECTOR, does: 'start' })
  for (let i = 0; i < numbers.length; i += 1) {
    const tape = tapeOf(numbers.slice(i))
    if (numbers[i]! % 7 === 0) tell(trouble(tape, state))
    else for (const command of duty(game, state, tape)) tell(command)
  }
}
