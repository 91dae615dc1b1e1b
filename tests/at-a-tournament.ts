import type { Authority } from '../src/kernel/authority.ts'
import type { Drawn } from '../src/kernel/chance.ts'
import { chips } from '../src/kernel/money.ts'
import type { Viewer } from '../src/kernel/people.ts'
import { isRefusal } from '../src/kernel/refusal.ts'
import { nextDuty } from '../src/server/dealer.ts'
import type { SessionTerms } from '../src/tournament/table-state.ts'
import { shoe, wheel } from '../src/tournament/tables.ts'

/** Ana, Ben and Cyd at a table of a tournament, $1,000 each, to try rules out on. */

export const DEALER = { role: 'staff', rank: 'dealer' } as const
export const DIRECTOR = { role: 'staff', rank: 'casino-supervisor' } as const
export const patron = (name: string) => ({ role: 'patron', patron: name }) as const

export type State = ReturnType<typeof wheel.game.open>
export type Command = Parameters<typeof wheel.game.decide>[1]

export const TERMS: SessionTerms = {
  game: 'roulette',
  tournament: 'cup',
  players: ['Ana', 'Ben', 'Cyd'],
  startingChips: chips(100_000),
  limits: [{ minimum: chips(10_000), maximum: chips(50_000) }],
  increment: chips(500),
  duration: { unit: 'spins', value: 3 },
  passCards: 1,
  secretCards: 1,
  chipIssue: 'gratuitous',
}

interface Told {
  readonly state: State
  readonly under: readonly Authority[]
  readonly refused?: Authority
}

export const tell = (start: State, ...commands: readonly Command[]): Told =>
  commands.reduce<Told>(
    ({ state, under }, command) => {
      // Where nobody has won, collecting ends the spin and nothing is left to pay.
      if (command.does === 'pay' && state.inner.wagers.length === 0) return { state, under }
      const decision = wheel.game.decide(state, command)
      return isRefusal(decision)
        ? { state, under, refused: decision.refused }
        : {
            state: decision.reduce(wheel.game.evolve, state),
            under: [...under, ...decision.map(event => event.under)],
          }
    },
    { state: start, under: [] },
  )

export const HERE: Command = { by: DIRECTOR, does: 'director', present: true }

export const started = (change: Partial<SessionTerms> = {}): State =>
  tell(wheel.game.open(wheel.config({ ...TERMS, ...change })), HERE, {
    by: DIRECTOR,
    does: 'start',
  }).state

export const on = (name: string, dollars: number, bet = 'red'): Command => ({
  by: patron(name),
  does: 'wager',
  on: bet,
  chips: chips(dollars * 100),
})
const done = (name: string): Command => ({ by: patron(name), does: 'confirm' })
export const bets = (name: string, dollars: number, bet = 'red') => [
  on(name, dollars, bet),
  done(name),
]
export const spin = (number: string): readonly Command[] => [
  { by: DEALER, does: 'spin', wheel: 'clockwise', ball: 'anticlockwise' },
  { by: DEALER, does: 'call' },
  { by: DEALER, does: 'ball-drops' },
  { by: { role: 'chance' }, does: 'spun', number },
  { by: DEALER, does: 'announce' },
  { by: DEALER, does: 'transfer' },
  { by: DEALER, does: 'collect' },
  { by: DEALER, does: 'pay' },
]
export const ALL = [...bets('Ana', 100), ...bets('Ben', 100), ...bets('Cyd', 100)]
export const seen = (state: State, viewer: Viewer) => wheel.game.view(state, viewer)
export const ALL_OF = ['Ana', 'Ben', 'Cyd']

export const TIGHT: Partial<SessionTerms> = { startingChips: chips(10_000) }

export type Shoe = ReturnType<typeof shoe.game.open>
export type Card = Parameters<typeof shoe.game.decide>[1]

export const DURATION = { unit: 'shoes', value: 1 } as const

export const give = (state: Shoe, ...commands: readonly Card[]): Shoe =>
  commands.reduce((now, command) => {
    const decision = shoe.game.decide(now, command)
    if (isRefusal(decision)) throw new Error(`${command.does}: ${JSON.stringify(decision)}`)
    return decision.reduce(shoe.game.evolve, now)
  }, state)

export const card = (drawn: Drawn): Card => ({ by: { role: 'chance' }, does: 'card', card: drawn })

export const dealer = (start: Shoe): Shoe => {
  let state = start
  for (;;) {
    const { phase } = state.inner.play
    const duty = nextDuty(state.inner, { betsAreDown: false })
    if (duty) state = give(state, duty)
    else if (phase.is === 'shuffling')
      state = give(state, { by: { role: 'chance' }, does: 'shuffled' })
    else if (phase.is === 'cutting') state = give(state, { by: DEALER, does: 'decline-cut' })
    else if (phase.is === 'burning') state = give(state, card('AS'))
    else return state
  }
}

export const dealing = (change: Partial<SessionTerms> = {}): Shoe => {
  const terms = { ...TERMS, game: 'baccarat' as const, duration: DURATION, ...change }
  const ready = dealer(give(shoe.game.open(shoe.config(terms)), HERE as Card))
  return give(ready, { by: DIRECTOR, does: 'start' })
}

export const coup = (
  state: Shoe,
  cut?: 'first' | 'inside',
  dealt: readonly Drawn[] = ['9S', '5H', 'KD', '2C'],
): Shoe => {
  let now = state
  for (;;) {
    const { turn } = shoe.game.view(now, { role: 'rail' })
    if (turn === null) break
    now = give(
      now,
      { by: patron(turn), does: 'wager', on: 'player', chips: chips(10_000) },
      { by: patron(turn), does: 'confirm' },
    )
  }
  now = give(now, { by: DEALER, does: 'call' })
  const cards: Drawn[] = [...dealt]
  if (cut === 'first') cards.unshift('cutting-card')
  if (cut === 'inside') cards.splice(2, 0, 'cutting-card')
  for (const each of cards) if (now.status === 'running') now = give(now, card(each))
  return now
}
