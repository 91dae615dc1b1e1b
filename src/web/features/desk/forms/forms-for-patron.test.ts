import { expect, test } from 'vitest'
import { commandsOf } from './command-forms.ts'
import { formsEnteredFor } from './forms-for-patron.ts'

/** Answers that the dealer's next step gives for a patron, or that staff have a form for. */
const ELSEWHERE = [
  'alter',
  'choose-dice',
  'decline-cut',
  'decline-dice',
  'decline-role',
  'end-nominee',
  'sit',
  'stand',
  'turn-hand',
  'withdraw',
]

test.each(['baccarat', 'roulette', 'snake-eyes', 'lunar-poker'])(
  '%s: staff can enter all that a cash patron may do',
  game => {
    const entered = formsEnteredFor(game, 'Ana (cash)').map(({ does }) => does)
    const all = commandsOf(game).filter(({ by }) => by.includes('patron'))
    const missing = all.map(({ does }) => does).filter(does => !entered.includes(does))
    expect(missing.filter(does => !ELSEWHERE.includes(does))).toEqual([])
  },
)
