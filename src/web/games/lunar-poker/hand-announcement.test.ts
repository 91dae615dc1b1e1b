import { expect, test } from 'vitest'
import type { BoxView, LunarView } from '../../../games/lunar-poker/table/view.ts'
import { HIDDEN } from '../../../kernel/secret.ts'
import { en } from '../../i18n/en.ts'
import { zhHant } from '../../i18n/zh-hant.ts'
import { handAnnouncement } from './hand-announcement.ts'

const OWN = ['KS', 'KH', '8H', '6C', '4H']
const box = (cards: readonly string[]) => ({ cards, drawn: [] }) as unknown as BoxView
const play = (dealer: readonly string[]) =>
  ({ mine: { value: 'no hand' }, dealer: { cards: dealer, value: null } }) as unknown as LunarView
const UP = [HIDDEN, HIDDEN, HIDDEN, HIDDEN, '10C']

test('nz22:8.5 the hand is said with its value and the card that the dealer shows', () => {
  expect(handAnnouncement(en, play(UP), box(OWN)).text).toBe(
    'Your hand: no hand. King of spades, King of hearts, Eight of hearts, Six of clubs, ' +
      'Four of hearts. The dealer shows Ten of clubs.',
  )
  expect(handAnnouncement(zhHant, play(UP), box(OWN)).text).toMatch(
    /^您的手牌：.*荷官亮出梅花 ?10。$/,
  )
})

test('the cards stay the same when the dealer turns the others, so nothing is said twice', () => {
  const before = handAnnouncement(en, play(UP), box(OWN))
  const after = handAnnouncement(en, play(['2C', '3C', '4C', '5C', '10C']), box(OWN))
  expect(after.cards).toBe(before.cards)
})

test('nothing is said before the hand is complete', () => {
  expect(handAnnouncement(en, play([]), box(['KS'])).cards).toBe('')
  expect(handAnnouncement(en, play([]), undefined).cards).toBe('')
})
