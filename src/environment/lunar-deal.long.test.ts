import { expect, test } from 'vitest'
import type { LunarState } from '../games/lunar-poker/table/state.ts'
import { type Card, DECK } from '../kernel/card.ts'
import { isRefusal } from '../kernel/refusal.ts'
import { isShown } from '../kernel/secret.ts'
import { handOdds } from '../odds/lunar-poker/choices.ts'
import { acted, DONE, legalActs } from './acts.ts'
import { answered } from './chances.ts'
import { nodeOf, type Position, returns } from './position.ts'
import { begun, configOf } from './table.ts'

/** Every way in which one deal of Lunar Poker can end, as a tree of the environment. */

const HAND: readonly Card[] = ['AS', 'KD', 'QH', '7C', '2D']
const UP: Card = '3S'
const ANTE = 1000
const START = { game: 'lunar-poker', book: 'nz22', elections: {}, seed: 's' } as const

const does = (position: Position, act: object): Position => {
  const next = acted(position, act as never)
  if ('refused' in next) throw new Error(`${next.refused} ${next.says}`)
  return next
}

const playOf = ({ table }: Position): LunarState => table.play as LunarState

const opened = (): Position => {
  const start = { ...START, players: 1, rounds: 1 }
  const config = configOf(start)
  if (isRefusal(config)) throw new Error(config.says)
  const { position } = begun(start, config)
  return does(does(position, { does: 'wager', on: 'ante', chips: ANTE }), DONE)
}

type Slot = 'own' | 'up' | 'hidden'

/** Who gets each card of the deal, from a deal of any ten cards. */
const slotsFrom = (first: Position): readonly Slot[] => {
  const to: ('own' | number)[] = []
  let position = first
  for (const card of DECK.slice(0, 10)) {
    const before = playOf(position).dealer.cards.length
    position = answered(position, card)!
    to.push(playOf(position).dealer.cards.length > before ? before : 'own')
  }
  const up = playOf(position).dealer.cards.findIndex(isShown)
  return to.map(each => (each === 'own' ? 'own' : each === up ? 'up' : 'hidden'))
}

/**
 * This Bet pays 1 to 1, so forcing the Dealer costs at least what it can win: the patron lets it be.
 */
const valueOfPlay = (position: Position): number => {
  let now = does(position, { does: 'play' })
  while (nodeOf(now).to === 'player')
    now = does(now, legalActs(now, []).find(act => act.does === 'let-be') ?? DONE)
  return returns(now)[0]!
}

test('nz22:5.2(b) the whole tree of a deal has the value in croupier odds', () => {
  const first = opened()
  const slots = slotsFrom(first)
  const left = DECK.filter(card => !HAND.includes(card) && card !== UP)
  let [sum, ends] = [0, 0]
  /** The order of the hidden cards does not matter, so each set of four comes once. */
  const visit = (position: Position, slot: number, own: number, from: number): void => {
    const is = slots[slot]
    if (is === undefined) {
      sum += valueOfPlay(position)
      ends += 1
    } else if (is === 'hidden')
      for (let i = from; i < left.length; i += 1)
        visit(answered(position, left[i]!)!, slot + 1, own, i + 1)
    else
      visit(
        answered(position, is === 'up' ? UP : HAND[own]!)!,
        slot + 1,
        own + Number(is === 'own'),
        from,
      )
  }
  visit(first, 0, 0, 0)
  const { instantCash } = playOf(first).elections
  const known = handOdds(HAND, UP, instantCash)
  if (!('choices' in known)) throw new Error('this hand is paid at once')
  const { value } = known.choices.find(({ choice }) => choice === 'play')!
  expect(ends).toBe(163_185)
  expect(sum / ends / ANTE).toBeCloseTo(value, 9)
})
