import { describe, expect, test } from 'vitest'
import { accountHoldings } from '../../src/general/state.ts'
import { chips } from '../../src/kernel/money.ts'
import { isRefusal } from '../../src/kernel/refusal.ts'
import { stackOf, turnOf } from '../../src/tournament/session/state.ts'
import { shoe } from '../../src/tournament/session/tables.ts'
import {
  ALL,
  bets,
  type Command,
  coup,
  DEALER,
  DIRECTOR,
  dealing,
  give,
  patron,
  type Shoe,
  type State,
  seen,
  spin,
  started,
  TIGHT,
  tell,
  wagerOn,
} from '../fixtures/people/tournament-client.ts'

/** Unusual situations in a tournament, each taken from the regulation: at the tables. */

const pass = (name: string): Command => ({ by: patron(name), does: 'pass-card' })
const secret = (name: string, dollars: number, bet = 'red'): Command => ({
  by: patron(name),
  does: 'secret-wager',
  on: bet,
  chips: chips(dollars * 100),
})
const out = (name: string, ground: 'nz7:3.5' | 'nz7:4.10' = 'nz7:4.10'): Command => ({
  by: DIRECTOR,
  does: 'disqualify',
  patron: name,
  ground,
  reason: 'seen',
})
const TIMER: Command = { by: DIRECTOR, does: 'bet-timer', seconds: 5 }
const LATE: Command = { by: { role: 'clock' }, does: 'time-up' }
const held = (state: State, name: string): number =>
  seen(state, { role: 'rail' }).players.find(each => each.patron === name)!.chips

describe('cards', () => {
  test('nz7:4.15 nz7:5.5 a secret wager in the last round stays hidden until its end, and is in the count', () => {
    const last = started({ duration: { unit: 'spins', value: 1 } })
    const { state } = tell(last, secret('Ana', 300), ...bets('Ben', 100), ...bets('Cyd', 100))
    const running = tell(state, ...spin('1').slice(0, 6)).state
    expect(held(running, 'Ana')).toBe(100_000)
    const over = tell(running, ...spin('1').slice(6)).state
    expect(over.status).toBe('over')
    expect(over.result?.stacks).toEqual({ Ana: 130_000, Ben: 110_000, Cyd: 110_000 })
    expect(held(over, 'Ana')).toBe(130_000)
  })

  test('nz7:4.14 nz7:3.9 nz7:3.5 a late player may still pass, but without a card must wager', () => {
    const late = tell(started(), TIMER, LATE).state
    expect(tell(late, pass('Ana')).state.done).toEqual(['Ana'])
    const round = [pass('Ana'), ...bets('Ben', 100), ...bets('Cyd', 100), ...spin('1')]
    const next = tell(late, ...round, ...bets('Ben', 100), ...bets('Cyd', 100), LATE).state
    expect(turnOf(next)).toBe('Ana')
    expect(tell(next, pass('Ana')).refused).toBe('nz7:4.14')
    expect(tell(next, wagerOn('Ana', 150)).refused).toBe('nz7:3.9')
    expect(tell(next, out('Ana', 'nz7:3.5')).state.players[0]?.status).toBe('disqualified')
    expect(tell(next, ...bets('Ana', 100)).refused).toBeUndefined()
  })

  test('nz7:4.14 nz7:4.8 a spin on which all players pass counts, and the marker moves', () => {
    const { state } = tell(started(), pass('Ana'), pass('Ben'), pass('Cyd'), ...spin('7'))
    expect([state.rounds, state.marker]).toEqual([1, 2])
    expect(state.players.map(({ left }) => left.pass)).toEqual([0, 0, 0])
  })

  test('nz7:4.14 nz7:4.15 one card per round: none after a wager, and none with another card', () => {
    const wagered = tell(started(), wagerOn('Ana', 100)).state
    expect(tell(wagered, pass('Ana')).refused).toBe('nz7:4.14')
    expect(tell(wagered, secret('Ana', 100)).refused).toBe('nz7:4.15')
    const passed = tell(started(), pass('Ana')).state
    expect(tell(passed, secret('Ana', 100)).refused).toBe('nz7:3.2')
  })

  test('nz7:3.9 nz7:4.15 a late secret wager is the minimum, like any other', () => {
    const late = tell(started(), TIMER, LATE).state
    expect(tell(late, secret('Ana', 200)).refused).toBe('nz7:3.9')
    expect(tell(late, secret('Ana', 100)).refused).toBeUndefined()
  })
})

describe('turns', () => {
  test('nz7:4.7 nz7:4.8 nz7:4.10 a disqualified player with the marker no longer bets, and the next player opens', () => {
    const { state } = tell(started(), out('Ana'))
    expect([turnOf(state), state.marker]).toEqual(['Ben', 1])
    const after = tell(state, ...bets('Ben', 100), ...bets('Cyd', 100), ...spin('1')).state
    expect([after.marker, turnOf(after)]).toEqual([2, 'Ben'])
  })

  test('nz7:4.8 ruling:717 if the next two players are gone, the marker returns to its holder', () => {
    const four = started({ players: ['Ana', 'Ben', 'Cyd', 'Dee'] })
    const gone = tell(four, out('Ben'), out('Cyd')).state
    const { state } = tell(gone, ...bets('Ana', 100), ...bets('Dee', 100), ...spin('1'))
    expect(state.marker).toBe(4)
    const next = tell(state, ...bets('Dee', 100), ...bets('Ana', 100), ...spin('1')).state
    expect(next.marker).toBe(1)
  })

  test('nz7:2.3(ac)(i) the wager of a disqualified player goes back and counts with their chips', () => {
    const { state } = tell(started(), ...bets('Ana', 100), ...bets('Ben', 100), out('Ana'))
    expect(state.inner.wagers.map(wager => wager.patron)).toEqual(['Ben'])
    expect(state.expelled.Ana?.held).toBe(100_000)
  })

  test('nz7:3.6(b) ruling:716 above the maximum over several positions, the latest wagers are reduced', () => {
    const accept = (bet: string, dollars: number): Command =>
      ({
        by: DEALER,
        does: 'accept',
        patron: 'Ana',
        on: bet,
        chips: chips(dollars * 100),
        kind: 'tournament:cup',
      }) as Command
    const taken = tell(started(), accept('red', 400), accept('odd', 200), accept('low', 100))
    expect(taken.refused).toBeUndefined()
    const cut = tell(taken.state, { by: DEALER, does: 'confirm', patron: 'Ana' }).state
    expect(cut.inner.wagers.map(wager => [wager.on, wager.chips])).toEqual([
      ['red', 40_000],
      ['odd', 10_000],
    ])
  })

  test('nz7:3.7 nz7:4.2 nobody wagers on the box of a player who is out', () => {
    const four = started({ players: ['Ana', 'Ben', 'Cyd', 'Dee'], ...TIGHT })
    const round = ['Ana', 'Ben', 'Cyd'].flatMap(name => bets(name, 100))
    const { state } = tell(four, ...round, ...bets('Dee', 100, 'black'), ...spin('1'))
    expect(state.players[3]?.status).toBe('out')
    expect(tell(state, wagerOn('Dee', 100)).refused).toBe('nz7:3.7')
    const onHers = { ...wagerOn('Ben', 100), area: 4 } as Command
    expect(tell(state, onHers).refused).toBe('nz7:4.2')
  })
})

describe('limits that rise', () => {
  const RISING = {
    limits: [
      { minimum: chips(10_000), maximum: chips(50_000) },
      { minimum: chips(20_000), maximum: chips(80_000) },
    ],
  }
  const INDICATOR = { by: DEALER, does: 'indicator-card' } as const
  const wager = (state: Shoe, name: string, dollars: number) =>
    shoe.game.decide(state, {
      by: patron(name),
      does: 'wager',
      on: 'player',
      chips: chips(dollars * 100),
    })

  test('nz7:4.13 nz7:3.3 an indicator card between two turns does not change the limits of the later turn', () => {
    const first = give(dealing(RISING), INDICATOR)
    expect(isRefusal(wager(first, 'Ana', 100))).toBe(false)
    expect(isRefusal(wager(first, 'Ana', 600))).toBe(true)
    const next = coup(first)
    expect(next.limitStep).toBe(1)
    expect(shoe.game.view(next, { role: 'rail' }).table.sign.limits).toEqual({
      'each round': { minimum: 20_000, maximum: 80_000, step: 500 },
    })
  })

  test('nz7:4.13 nz7:3.8(b) nz7:5.4 limits of a round that is never played eliminate nobody', () => {
    const duration = { unit: 'rounds', value: 1 } as const
    const tight = { ...RISING, startingChips: chips(10_000), duration, players: ['Ana', 'Ben'] }
    const lost = coup(give(dealing(tight), INDICATOR), undefined, ['2S', '5H', '2D', '4C'])
    expect(lost.result?.bust).toEqual(['Ana', 'Ben'])
    const some = { ...tight, startingChips: chips(15_000) }
    const level = coup(give(dealing(some), INDICATOR), undefined, ['9S', '9H', 'KD', 'KC'])
    expect(level.result).toEqual({ stacks: { Ana: 15_000, Ben: 15_000 } })
  })
})

describe('wrong payments', () => {
  const right = (does: 'recover' | 'make-good', name: string, dollars: number): Command =>
    ({
      by: DIRECTOR,
      does,
      patron: name,
      chips: chips(dollars * 100),
      reason: 'misread',
    }) as Command
  const over = () =>
    tell(started({ duration: { unit: 'spins', value: 1 } }), ...ALL, ...spin('1')).state

  test('nz1:11.1 nz7:5.5 ruling:736 an overpayment found before the count is taken back and changes the count', () => {
    const state = tell(over(), right('recover', 'Ana', 100)).state
    expect(state.result?.stacks).toEqual({ Ana: 100_000, Ben: 110_000, Cyd: 110_000 })
    const tally = (counts: object) => ({ by: DEALER, does: 'tally', counts }) as Command
    expect(tell(state, tally(over().result!.stacks)).refused).toBe('nz7:5.5(a)')
    const counted = tell(state, tally(state.result!.stacks))
    expect(counted.state.status).toBe('tallied')
    expect(tell(counted.state, right('recover', 'Ben', 100)).refused).toBe('nz7:5.5')
  })

  test('nz1:11.1 nz7:3.7 a player who was out for lack of a payment returns, with tournament chips only', () => {
    const four = started({ players: ['Ana', 'Ben', 'Cyd', 'Dee'], ...TIGHT })
    const round = ['Ana', 'Ben', 'Cyd'].flatMap(name => bets(name, 100))
    const { state } = tell(four, ...round, ...bets('Dee', 100, 'black'), ...spin('1'))
    const back = tell(state, right('make-good', 'Dee', 200)).state
    expect([back.players[3]?.status, stackOf(back, 'Dee')]).toEqual(['active', 20_000])
    expect(accountHoldings(back.inner, 'stack:Dee')).toEqual({ 'tournament:cup': 20_000 })
    expect(tell(state, right('recover', 'Ana', 900)).refused).toBe('nz1:11.1')
  })

  test('nz1:11.1 nz7:3.8 a player who gets a missing payment was not eliminated with the others', () => {
    const all = ['Ana', 'Ben', 'Cyd'].flatMap(name => bets(name, 100, 'black'))
    const under = tell(started(TIGHT), ...all, ...spin('1')).state
    expect(under.result?.bust).toEqual(['Ana', 'Ben', 'Cyd'])
    const paid = tell(under, right('make-good', 'Ben', 200)).state
    expect(paid.result).toEqual({ stacks: { Ana: 0, Ben: 20_000, Cyd: 0 } })
  })
})
