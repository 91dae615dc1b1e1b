import { roulette } from '../../games/roulette/index.ts'
import { assert } from '../../kernel/assert.ts'
import { chips } from '../../kernel/money.ts'
import type { Patron } from '../../kernel/people.ts'
import { isRefusal } from '../../kernel/refusal.ts'
import type { Result } from '../../tournament/ranking.ts'
import { tournament } from '../../tournament/table.ts'
import { limitsOf, type SessionTerms, stackOf, turnOf } from '../../tournament/table-state.ts'

/** One session of roulette, every chair taken by a bot. */

const DEALER = { role: 'staff', rank: 'dealer' } as const
const DIRECTOR = { role: 'staff', rank: 'casino-supervisor' } as const

const wheel = tournament(roulette.game)
type State = ReturnType<typeof wheel.open>
type Said = Parameters<typeof wheel.decide>[1]

/** A number from 0 up to but not including n. */
export type Below = (n: number) => number

const told = (state: State, command: Said): State => {
  const decision = wheel.decide(state, command)
  assert(!isRefusal(decision), `a bot was refused: ${JSON.stringify(decision)}`)
  return decision.reduce(wheel.evolve, state)
}

const BETS = ['red', 'black', 'odd', 'even', 'low', 'high', 'dozen:1', 'dozen:2', 'column:3']

/** Now and then a card; else a wager of a few steps on something simple. */
const turn = (state: State, patron: Patron, below: Below): State => {
  const by = { role: 'patron', patron } as const
  const { left } = state.players.find(player => player.patron === patron)!
  const mood = below(12)
  if (mood === 0 && left.pass > 0) return told(state, { by, does: 'pass-card' })
  const { minimum, maximum } = limitsOf(state)
  const { increment } = state.terms
  const least = Math.ceil(minimum / increment)
  const most = Math.floor(Math.min(maximum, stackOf(state, patron)) / increment)
  if (most < least)
    return told(state, { by: DIRECTOR, does: 'excuse', patron, reason: 'no lawful wager is left' })
  const steps = least + below(Math.max(1, Math.ceil((most - least + 1) / (1 + below(4)))))
  const amount = chips(Math.min(steps, most) * increment)
  const on = BETS[below(BETS.length)]!
  if (mood === 1 && left.secret > 0)
    return told(state, { by, does: 'secret-wager', on, chips: amount })
  const wagered = told(state, { by, does: 'wager', on, chips: amount })
  return told(wagered, { by, does: 'confirm' })
}

const spin = (start: State, below: Below): State => {
  let state = told(start, {
    by: DEALER,
    does: 'spin',
    wheel: 'clockwise',
    ball: 'anticlockwise',
  })
  state = told(state, { by: DEALER, does: 'call' })
  state = told(state, { by: DEALER, does: 'ball-drops' })
  const ask = wheel.awaits(state)
  assert(ask?.for === 'spin', 'the wheel is asked when the ball has dropped')
  const number = ask.pockets[below(ask.pockets.length)]!
  state = told(state, { by: { role: 'chance' }, does: 'spun', number })
  for (const does of ['announce', 'transfer', 'collect'] as const)
    state = told(state, { by: DEALER, does })
  return state.inner.wagers.length > 0 ? told(state, { by: DEALER, does: 'pay' }) : state
}

/** Played to its end and counted; the clause that ended it comes with the count. */
export const playSession = (
  terms: SessionTerms,
  below: Below,
): { readonly result: Result; readonly spins: number } => {
  let state = wheel.open({ terms, table: roulette.standard() })
  state = told(state, { by: DIRECTOR, does: 'director', present: true })
  state = told(state, { by: DIRECTOR, does: 'start' })
  while (state.status === 'running') {
    const patron = turnOf(state)
    state = patron === undefined ? spin(state, below) : turn(state, patron, below)
  }
  const result = state.result!
  told(state, { by: DEALER, does: 'tally', counts: result.stacks })
  return { result, spins: state.rounds }
}
