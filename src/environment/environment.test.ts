import { describe, expect, test } from 'vitest'
import { CATALOGUE, type GameName } from '../games/catalogue.ts'
import { faces, type LunarState } from '../games/lunar-poker/table/state.ts'
import { isRefusal } from '../kernel/refusal.ts'
import { isShown } from '../kernel/secret.ts'
import { rouletteOdds } from '../odds/roulette.ts'
import { numberBelow, seeded } from '../odds/simulation/random.ts'
import { snakeEyesOdds } from '../odds/snake-eyes.ts'
import { acted, DONE, legalActs } from './acts.ts'
import { answered, chancesAt, sampled } from './chances.ts'
import { nodeOf, observed, type Position, returns } from './position.ts'
import { begun, booksOf, configOf, type Start } from './table.ts'

const started = (game: GameName, more: Partial<Start> = {}) => {
  const start: Start = {
    game,
    book: booksOf(game)[0]!,
    elections: {},
    seed: 's',
    players: 2,
    rounds: 1,
    ...more,
  }
  const config = configOf(start)
  if (isRefusal(config)) throw new Error(config.says)
  return begun(start, config)
}

const does = (position: Position, act: object): Position => {
  const next = acted(position, act as never)
  if ('refused' in next) throw new Error(`${next.refused} ${next.says}`)
  return next
}

describe.each(Object.keys(CATALOGUE) as GameName[])('%s', game => {
  test('random play: legal acts are accepted, probabilities add up to one, and returns are right at the end', () => {
    const words = seeded('play', 1)
    for (let episode = 0; episode < 12; episode += 1) {
      let { position } = started(game, { seed: `${episode}`, players: 1 + numberBelow(3, words) })
      for (let moves = 0; nodeOf(position).to !== 'end'; moves += 1) {
        expect(moves).toBeLessThan(400)
        const node = nodeOf(position)
        if (node.to === 'player') {
          const legal = legalActs(position, [])
          const isEnough = node.isBetting && position.table.wagers.length > 3
          position = does(position, isEnough ? DONE : legal[numberBelow(legal.length, words)]!)
        } else {
          const chances = chancesAt(position)
          expect(chances.reduce((sum, { num }) => sum + num, 0)).toBe(chances[0]!.den)
          position = answered(position, sampled(position, words))!
        }
      }
      expect(returns(position).every(Number.isSafeInteger)).toBe(true)
    }
  })

  test('a position is a value: after JSON it plays on in the same way', () => {
    const { position } = started(game)
    const copy = JSON.parse(JSON.stringify(position)) as Position
    expect(legalActs(copy, [])).toEqual(legalActs(position, []))
  })
})

const SESSION = {
  startingChips: 1000_00,
  minimum: 25_00,
  maximum: 500_00,
  increment: 5_00,
  rounds: 3,
  passCards: 1,
  secretCards: 1,
}

describe.each(['roulette', 'baccarat'] as const)('a session of %s', game => {
  test('nz7:4.7 random play: players act in turn until all rounds are played', () => {
    const words = seeded('session', 1)
    for (let episode = 0; episode < 2; episode += 1) {
      let { position } = started(game, { seed: `${episode}`, players: 2, session: SESSION })
      const acts = new Set<string>()
      for (let moves = 0; nodeOf(position).to !== 'end'; moves += 1) {
        expect(moves).toBeLessThan(400)
        if (nodeOf(position).to === 'chance') {
          position = answered(position, sampled(position, words))!
          continue
        }
        const legal = legalActs(position, [25_00])
        expect(legal.length).toBeGreaterThan(0)
        const end = legal.find(act => act.does === DONE.does)
        const chosen = end ?? legal[numberBelow(legal.length, words)]!
        acts.add(chosen.does)
        position = does(position, chosen)
      }
      expect(acts).toContain(DONE.does)
      const { result, rounds } = position.session!
      expect(rounds).toBeLessThanOrEqual(SESSION.rounds)
      expect(returns(position).map(won => won + SESSION.startingChips)).toEqual(
        position.players.map(patron => result!.stacks[patron] ?? 0),
      )
    }
  })
})

test('nz7:4.15 nobody else sees the amount of a secret wager', () => {
  const after = (chips: number) => {
    const { position } = started('roulette', { players: 2, session: SESSION })
    return does(position, { does: 'secret-wager', on: 'red', chips })
  }
  const [little, much] = [after(50_00), after(400_00)]
  expect(JSON.stringify(observed(little, 1))).toBe(JSON.stringify(observed(much, 1)))
  expect(JSON.stringify(observed(little, 0))).not.toBe(JSON.stringify(observed(much, 0)))
})

test('nz7:7.1 there is no tournament of Snake Eyes', () => {
  const table = { game: 'snake-eyes', book: 'nz11a', elections: {}, seed: 's' } as const
  expect(configOf({ ...table, players: 2, rounds: 1, session: SESSION })).toMatchObject({
    refused: 'nz7:7.1',
  })
})

/** The expected return of one cent on a wager, over all outcomes of chance. */
const value = (position: Position): { readonly won: number; readonly decided: number } => {
  if (nodeOf(position).to === 'end') {
    const [net] = returns(position)
    return { won: net!, decided: position.table.wagers.length === 0 ? 1 : 0 }
  }
  if (nodeOf(position).to === 'player') {
    const act = legalActs(position, []).find(
      each => each.does !== 'relinquish' && each.does !== 'decline-dice',
    )
    return value(
      does(position, nodeOf(position).to === 'player' && act?.does === 'wager' ? DONE : act!),
    )
  }
  return chancesAt(position).reduce(
    (sum, { outcome, num, den }) => {
      const { won, decided } = value(answered(position, outcome)!)
      return { won: sum.won + (won * num) / den, decided: sum.decided + (decided * num) / den }
    },
    { won: 0, decided: 0 },
  )
}

test('nz8:3.1 the whole tree of a spin has the value in croupier odds', () => {
  const rows = rouletteOdds('single-zero')
  for (const [on, wager] of [
    ['straight-up:17', 'straight-up'],
    ['red', 'red'],
    ['corner:0-1-2-3', 'corner'],
  ] as const) {
    const { position } = started('roulette', { players: 1 })
    const stake = 100_00
    const laid = does(position, { does: 'wager', on, chips: stake })
    const edge = rows.find(row => row.wager === wager)!.edge
    expect(value(laid).won / stake).toBeCloseTo(-Number(edge.num) / Number(edge.den), 9)
  }
})

test('nz11a:4.2 a roll has the value in croupier odds, per decided wager', () => {
  const { table } = started('snake-eyes', { players: 1 }).position
  const { elections } = table.play as { readonly elections: Readonly<Record<string, number>> }
  const terms: Readonly<Record<string, string>> = {
    'any-7': '4:1',
    'hard-6': `${elections.hard6}:1`,
    five: snakeEyesOdds().find(row => row.wager === 'five')!.terms,
    field: `option ${elections.field}`,
  }
  for (const [wager, term] of Object.entries(terms)) {
    const { position } = started('snake-eyes', { players: 1 })
    const stake = 100_00
    const { won, decided } = value(does(position, { does: 'wager', on: wager, chips: stake }))
    const { edge } = snakeEyesOdds().find(row => row.wager === wager && row.terms === term)!
    expect(won / decided / stake).toBeCloseTo(-Number(edge.num) / Number(edge.den), 9)
  }
})

const dealt = (cards: readonly string[]): Position => {
  let { position } = started('lunar-poker', { players: 2 })
  for (const _ of position.players)
    position = does(does(position, { does: 'wager', on: 'ante', chips: 500 }), DONE)
  for (const card of cards) position = answered(position, card)!
  return position
}

/** What the first player knows of the deal: their own cards and the Dealer's face-up cards. */
const known = ({ table }: Position): string => {
  const { boxes, dealer } = table.play as LunarState
  return JSON.stringify([faces(boxes[0]!.hand), faces(dealer.cards.filter(isShown))])
}

test('an observation does not depend on secrets of others', () => {
  const cards = 'AS KD QH 7C 2D 3S 4D 5H 6C 8D 9S 10D JH QC KS'.split(' ')
  const first = dealt(cards)
  let compared = 0
  for (const [i, card] of cards.entries()) {
    const j = (i + 3) % cards.length
    const swapped = cards.map((each, at) => (at === i ? cards[j]! : at === j ? card : each))
    const second = dealt(swapped)
    if (known(first) !== known(second)) continue
    compared += 1
    expect(JSON.stringify(observed(second, 0))).toBe(JSON.stringify(observed(first, 0)))
  }
  expect(compared).toBeGreaterThan(1)
})
