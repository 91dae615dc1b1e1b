import { expect, test } from 'vitest'
import { DUTIES } from '../../dealing/duties.ts'
import type { Payout } from '../../floor/payouts.ts'
import type { GameName } from '../../games/catalogue.ts'
import type { TableState } from '../../general/state.ts'
import { play } from '../../scenario/index.ts'
import { roundPay } from './round-pay.ts'

/** What a dealer's desk says to collect and pay after the steps of a scenario. */

const after = (game: GameName, steps: string, items: readonly Payout[] = []) => {
  const [{ trace, opened, failure } = { trace: [], failure: 'nothing' }] = play(steps)
  expect(failure).toBeUndefined()
  const { game: rules, config } = opened!
  const events = trace.flatMap(({ entries }) => entries.flatMap(entry => entry.events))
  const state = events.reduce(
    (was, event) => rules.evolve(was as never, event as never) as never,
    rules.open(config as never),
  ) as TableState<unknown>
  return roundPay({
    game,
    state,
    duties: DUTIES[game] as never,
    log: 'x',
    ticked: { of: 'x 1', items },
  })
}

const COUP = `# nz5:5.16 a Tie
table    nz5
seat 1   buys in 1000
seat 1   wagers 100 on banker
seat 1   wagers 20 on tie
dealer   calls no more bets
shoe     Ks 3c 2d Qh 5c 4d
`

test('nz5:5.16 wagers stay on the layout after a Stand Off, until their patron removes them', () => {
  const pay = after('baccarat', COUP)
  expect(pay!.standsOff).toMatchObject([{ patron: 'seat 1', on: 'banker', stake: 10_000 }])
  expect(pay!.giveBack).toEqual([])
  const gone = after('baccarat', `${COUP}seat 1   withdraws banker\n`)
  expect(gone!.standsOff).toEqual([])
})

const HAND = `# nz22:8.5(a) a draw
table    nz22
seat 1   buys in 100
seat 1   wagers 10 on ante
dealer   calls no more bets
shoe     8s ac 8d qd qh jh 10c 9s 5d 4c
seat 1   exchanges qh 10c 5d
`

test('nz22:5.7 nz22:8.5(a) the desk asks for a fee once the decisions are locked in', () => {
  expect(after('lunar-poker', HAND)).toBeNull()
  const locked = after('lunar-poker', `${HAND}dealer   locks the decisions\n`)
  expect(locked).toMatchObject({ isUnderWay: true, collect: [], pay: [] })
  expect(locked!.fees).toEqual([{ patron: 'seat 1', seat: 1, chips: 1000, upTo: 1000 }])
})

test('nz22:10.3 the desk asks for the fee of forcing the Dealer', () => {
  const plays = HAND.replace('exchanges qh 10c 5d', 'plays')
  const steps = [
    'dealer   locks the decisions',
    'dealer   calls no more bets',
    'seat 1   forces the dealer',
  ]
  const forced = after('lunar-poker', `${plays}${steps.join('\n')}\n`)
  expect(forced!.fees).toMatchObject([{ chips: 1000 }])
})

const SPIN = `# nz8:5.1(b) a spin that became void after the payment
table    nz8
seat 1   buys in 100
seat 1   wagers 10 on red
seat 1   wagers 5 on black
dealer   spins
dealer   calls no more bets
wheel    17
dealer   announces the number
dealer   collects
dealer   pays
`

test('nz8:5.1(b) what was paid and collected in a spin that became void goes back', () => {
  const items = [{ chips: 1000 }, { patron: 'seat 1', chips: 500 }]
  expect(after('roulette', SPIN, items)).toMatchObject({ takeBack: [], collectedTooMuch: 0 })
  const voided = `${SPIN}dealer   announces no spin for foreign-object\n`
  const pay = after('roulette', voided, items)
  expect(pay!.takeBack).toEqual([{ patron: 'seat 1', seat: 1, chips: 500 }])
  expect(pay!.collectedTooMuch).toBe(1000)
})
