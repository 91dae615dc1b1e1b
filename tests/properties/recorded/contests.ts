import type { Command, Event } from '../../../src/kernel/game.ts'
import { chips } from '../../../src/kernel/money.ts'
import type { Decision } from '../../../src/kernel/refusal.ts'
import { SETTINGS } from '../../../src/scenario/index.ts'
import type { AnySetting } from '../../../src/scenario/stage.ts'
import { BACCARAT_CONDITIONS } from '../../../src/tournament/director/example.ts'
import type { Conditions } from '../../../src/tournament/director/s02-entry/conditions.ts'
import type { SessionTerms } from '../../../src/tournament/session/state.ts'
import { shoe, wheel } from '../../../src/tournament/session/tables.ts'
import { type Tape, tapeOf } from '../subject.ts'
import { tournamentOf } from '../tournaments.ts'
import { markedAt } from './around.ts'
import { decisionMark, Hash, many, numbersOf, type RecordLine } from './marks.ts'
import { inSession, isOfCards, TERMS } from './sessions.ts'

/**
 * Sessions and tournaments with any terms: all events, and every few steps what everybody sees and
 * the answers to other commands.
 */

const SESSIONS = 32
const TOURNAMENTS = 60

/** Steps that share a look at the state. */
const STRIDE = 4
const ATTEMPTS = 3

const TIMES = [
  { seconds: 30, silence: 'director' },
  { seconds: 30, silence: 'disqualified' },
] as const

const PLAYERS = ['Ana', 'Ben', 'Cho', 'Dee', '__proto__']

const commonTerms = (tape: Tape): Omit<SessionTerms, 'game'> => ({
  ...TERMS,
  players: PLAYERS.slice(0, 2 + tape.below(4)),
  startingChips: chips(tape.one([5000, 20_000, 50_000])),
  limits: TERMS.limits.slice(0, 1 + tape.below(2)),
  increment: chips(tape.one([500, 1000, 2500])),
  chipIssue: tape.one(['gratuitous', 'face-value']),
  leftHand: tape.below(2) === 0,
  ...tape.one<Partial<SessionTerms>>([{}, { timeToAct: tape.one(TIMES) }]),
  ...tape.one<Partial<SessionTerms>>([{}, { endVariant: tape.one(['a', 'b', 'c']) }]),
})

const ofWheel = (tape: Tape): Partial<SessionTerms> => ({
  game: tape.one(['roulette', 'electronic-roulette']),
  duration: { unit: 'spins', value: 2 + tape.below(5) },
  variants: tape.one([{}, { layout: 'double-zero-00-0' }]),
})

const ofShoe = (tape: Tape): Partial<SessionTerms> => ({
  game: tape.one(['baccarat', 'electronic-baccarat']),
  duration: { unit: tape.one(['rounds', 'shoes']), value: 1 + tape.below(3) },
  variants: tape.one([{}, { variant: 'commission', tie: 9 }, { variant: 'half-on-six', tie: 8 }]),
})

/** Terminals have no cards to pass or to wager in secret. */
const termsOf = (tape: Tape): SessionTerms => {
  const terms = { ...commonTerms(tape), ...tape.one([ofWheel, ofShoe])(tape) } as SessionTerms
  return terms.game.startsWith('electronic')
    ? {
        ...terms,
        passCards: 0,
        secretCards: 0,
        duration: { ...terms.duration, unit: 'rounds' },
        limits: terms.limits.slice(0, 1),
      }
    : terms
}

/** What is hashed at each step. */
class Looks {
  readonly #setting: AnySetting
  readonly #hash = new Hash()
  #steps: number

  constructor(setting: AnySetting, seed: number) {
    this.#setting = setting
    this.#steps = seed * 1000
  }

  take(command: Command, decision: Decision<Event>, before: unknown): void {
    this.#hash.add(decisionMark(command, decision))
    const seed = this.#steps
    this.#steps += 1
    if (seed % STRIDE === 0)
      markedAt(this.#hash, this.#setting, before, { seed, attempts: ATTEMPTS })
  }

  end(): string {
    return this.#hash.mark(6)
  }
}

const settingOf = (game: unknown): AnySetting => SETTINGS.find(each => each.game === game)!

const sessionOf = (seed: number): string => {
  const numbers = numbersOf(seed + 700, 160)
  const terms = termsOf(tapeOf(numbers.toReversed()))
  const looks = new Looks(settingOf((isOfCards(terms) ? shoe : wheel).game), seed)
  inSession(terms, numbers, (command, decision, before) => looks.take(command, decision, before))
  return looks.end()
}

const moreOf = (tape: Tape): Partial<Conditions> => ({
  transferable: tape.below(2) === 0,
  ...tape.one<object>([{}, { minPlayers: undefined, maxPlayers: undefined }]),
  discretion: tape.one([[], ['a draw among the best']]),
  playStart: tape.one([0, 3_600_000]),
  ...tape.one<Partial<Conditions>>([{}, { timeToAct: tape.one(TIMES) }]),
  ...tape.one<Partial<Conditions>>([
    {},
    { variants: { layout: 'double-zero-00-0' } },
    {
      ...BACCARAT_CONDITIONS,
      minPlayers: 3,
      endVariant: tape.one(['a', 'b', 'c']),
      variants: tape.one([{}, { tie: 9 }]),
    },
  ]),
})

const tournamentWith = (seed: number): string => {
  const numbers = numbersOf(seed + 900, 90)
  const looks = new Looks(SETTINGS.find(({ opens }) => opens === 'tournament')!, seed)
  tournamentOf(
    numbers,
    (command, decision, before) => looks.take(command, decision, before),
    moreOf(tapeOf(numbers.toReversed())),
  )
  return looks.end()
}

export const CONTESTS: readonly RecordLine[] = [
  ...many(SESSIONS, 'session', seed => [sessionOf(seed)]),
  ...many(TOURNAMENTS, 'tournament', seed => [tournamentWith(seed)]),
]
