import { nextDuty } from '../../dealing/baccarat.ts'
import { nextSpinDuty } from '../../dealing/roulette.ts'
import { assert } from '../../kernel/assert.ts'
import { decks } from '../../kernel/card.ts'
import type { Ask, ShoeDraw } from '../../kernel/chance.ts'
import type { Command, Event, Game } from '../../kernel/game.ts'
import { isRefusal } from '../../kernel/refusal.ts'
import { shuffle, stackOf as stackedOf } from '../../server/chance/shoe-commitments.ts'
import type { Result } from '../../tournament/director/s05-results/ranking.ts'
import { APPLICATION } from '../../tournament/session/application.ts'
import { type NumberSource, turnOfBot } from '../../tournament/session/bots.ts'
import {
  active,
  applicationOf,
  type Session,
  type SessionTerms,
  turnOf,
} from '../../tournament/session/state.ts'
import { shoe, wheel } from '../../tournament/session/tables.ts'

/** One session from the seating to the count, with a bot in every chair. */

const DEALER = { role: 'staff', rank: 'dealer' } as const
const DIRECTOR = { role: 'staff', rank: 'casino-supervisor' } as const
const CHANCE = { role: 'chance' } as const

/** In a timed session each round of bots takes one minute. */
const MINUTE = 60_000

const CUT = 26
const BEHIND = 20

interface Room<S extends Session> {
  // biome-ignore lint/suspicious/noExplicitAny: the table's own rules check a bot's commands.
  readonly game: Game<any, S, any, Event, unknown>
  readonly config: (terms: SessionTerms) => unknown
  readonly duty: (state: S) => Command | undefined
}

const atWheel: Room<ReturnType<typeof wheel.game.open>> = {
  ...wheel,
  duty: ({ inner }) => nextSpinDuty(inner, { betsAreDown: true }),
}

/** No bot wants to cut. */
const atShoe: Room<ReturnType<typeof shoe.game.open>> = {
  ...shoe,
  duty: ({ inner }) =>
    inner.play.phase.is === 'cutting' && inner.play.phase.seat !== null
      ? { by: DEALER, does: 'decline-cut' }
      : nextDuty(inner, { betsAreDown: true }),
}

export interface PlayedSession {
  readonly result: Result
  readonly rounds: number
  /** The clause that ended the session. */
  readonly under: string
}

/** The shoe in use: the order of its cards, and how many have come out. */
interface Shoe {
  readonly stack: readonly ShoeDraw[]
  readonly out: number
}

const answers = (ask: Ask, cards: Shoe, below: NumberSource): readonly [Command, Shoe] => {
  switch (ask.for) {
    case 'spin': {
      const number = ask.pockets[below(ask.pockets.length)]!
      return [{ by: CHANCE, does: 'spun', number } as Command, cards]
    }
    case 'shuffle': {
      const order = shuffle(decks(ask.decks), () => below(2 ** 32))
      const stack = stackedOf(order, CUT * ask.decks, BEHIND)
      return [
        { by: CHANCE, does: 'shuffled' },
        { stack, out: 0 },
      ]
    }
    case 'card': {
      const card = cards.stack[cards.out] ?? 'none'
      return [{ by: CHANCE, does: 'card', card } as Command, { ...cards, out: cards.out + 1 }]
    }
    default:
      assert(false, `no tournament asks for a ${ask.for}`)
  }
}

/**
 * Whether an indicator card has come out, which raises the limits. There is one every third of the
 * shoe.
 */
const showsIndicator = (state: Session, { stack, out }: Shoe): boolean =>
  state.limitStep < state.terms.limits.length - 1 &&
  !state.raises &&
  out > (stack.length * (state.limitStep + 1)) / 3

/** Steps at the start of each round: the clock, an indicator card, wagers at terminals. */
const opens = (state: Session, cards: Shoe, below: NumberSource): readonly Command[] => [
  { by: { role: 'clock' }, does: 'time', at: state.rounds * MINUTE } as Command,
  ...(showsIndicator(state, cards) ? [{ by: DEALER, does: 'indicator-card' } as const] : []),
  ...(applicationOf(state).terminals
    ? active(state).flatMap(patron => turnOfBot(state, patron, below))
    : []),
]

const isOn = ({ status }: Session): boolean => status === 'seating' || status === 'running'

const playAt = <S extends Session>(
  room: Room<S>,
  terms: SessionTerms,
  below: NumberSource,
): PlayedSession => {
  let state = room.game.open(room.config(terms))
  let cards: Shoe = { stack: [], out: 0 }
  let under = ''
  let opened = -1
  const tell = (command: Command): void => {
    const decision = room.game.decide(state, command)
    assert(!isRefusal(decision), `a bot was refused: ${JSON.stringify(decision)}`)
    under = decision.find(({ is }) => is === 'SessionEnded')?.under ?? under
    state = decision.reduce(room.game.evolve, state)
  }
  /** The next commands: from chance, the dealer, the director or the players. */
  const next = (): readonly Command[] => {
    const ask = room.game.awaits(state)
    if (ask) {
      const [command, after] = answers(ask, cards, below)
      cards = after
      return [command]
    }
    const duty = room.duty(state)!
    if (duty.does !== APPLICATION[terms.game].starts[0]) return [duty]
    if (state.status === 'seating') return [{ by: DIRECTOR, does: 'start' }]
    if (opened < state.rounds) {
      opened = state.rounds
      return opens(state, cards, below)
    }
    const patron = turnOf(state)
    return patron === undefined ? [duty] : turnOfBot(state, patron, below)
  }
  tell({ by: DIRECTOR, does: 'director', present: true } as Command)
  while (isOn(state)) for (const command of next()) if (isOn(state)) tell(command)
  const result = state.result!
  tell({ by: DIRECTOR, does: 'tally', counts: result.stacks } as Command)
  return { result, rounds: state.rounds, under }
}

/** Plays a session to its end and counts it. The count carries the clause that ended it. */
export const playSession = (terms: SessionTerms, below: NumberSource): PlayedSession =>
  APPLICATION[terms.game].table === 'roulette'
    ? playAt(atWheel, terms, below)
    : playAt(atShoe, terms, below)
