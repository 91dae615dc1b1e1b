import { expect, test } from 'vitest'
import { type DECK, RANKS } from '../../../kernel/card.ts'
import { sentence } from '../../../kernel/refusal.ts'
import { BOOKS } from '../books/index.ts'
import { wagerName } from '../names.ts'
import { thirdCardReasons } from './reasons.ts'
import { dealFrom } from './third-card.ts'

const reasons = (book: 'nz5' | 'nz5-old' | 'mbs', ...cards: readonly (typeof DECK)[number][]) =>
  thirdCardReasons(book, dealFrom(BOOKS[book].draw, cards)!).map(
    ([phrase, id]) => `${sentence(phrase)} ${id}`,
  )

test('nz5:9.2 mbs:3.9.1 a Natural stops all drawing', () => {
  expect(reasons('nz5', '8S', '2H', 'KD', '3C')).toEqual([
    'Player had 8 in two cards, a Natural: nobody draws. nz5:9.2',
  ])
  expect(reasons('mbs', '2S', '9H', 'KD', 'KC')).toEqual([
    'Banker had 9 in two cards, a Natural: nobody draws. mbs:3.9.1',
  ])
})

test('nz5:9.3 nz5:9.5 mbs:3.9.2 mbs:3.9.3 if the Player stands on six, the Banker draws on five', () => {
  expect(reasons('nz5', '6S', '2H', 'KD', '3C', '4S')).toEqual([
    'Player had 6: stands on 6 and 7. nz5:9.3',
    'Banker had 5: draws on 0 to 5. nz5:9.5',
  ])
  expect(reasons('mbs', '7S', '2H', 'KD', '4C', '4S')).toEqual([
    'Player had 7: stands on 6 and 7. mbs:3.9.2',
    'Banker had 6: stands on 6 and 7. mbs:3.9.3',
  ])
})

test('nz5:9.4 nz5-old:9.4 mbs:3.9.4 otherwise the table decides, and the reason names its row', () => {
  expect(reasons('nz5', '2S', '3H', 'KD', 'KC', '8S')[1]).toBe(
    'Banker had 3: draws against 0-7, 9. Third card counted 8: stood. nz5:9.4',
  )
  expect(reasons('nz5-old', '2S', '6H', 'KD', 'KC', '7S', 'AS')[1]).toBe(
    'Banker had 6: draws against 6-7. Third card counted 7: drew. nz5-old:9.4',
  )
  expect(reasons('mbs', '2S', '2H', 'KD', 'KC', '8S', 'AS')[1]).toBe(
    'Banker had 2: always draws. mbs:3.9.4',
  )
})

test('nz5:9.3 nz5:9.4 nz5:9.5 the reasons match the draws, for all counts and third cards', () => {
  for (const one of RANKS)
    for (const two of RANKS)
      for (const third of RANKS) {
        const hands = dealFrom(BOOKS.nz5.draw, [
          `${one}S`,
          `${two}H`,
          'KD',
          'KC',
          `${third}S`,
          'AS',
        ])!
        const [player = '', banker = player] = thirdCardReasons('nz5', hands).map(([phrase]) =>
          sentence(phrase),
        )
        const drew = (text: string) => /draws on|always|drew/.test(text)
        expect(drew(player)).toBe(hands.player.length === 3)
        expect(drew(banker)).toBe(hands.banker.length === 3)
      }
})

test('wagers are called what the layout calls them', () => {
  expect(wagerName('banker')).toBe('Banker')
  expect(wagerName('dragon-bonus-player')).toBe('Dragon Bonus on Player')
  expect(wagerName('pair-banker')).toBe('Pair on Banker')
})
