import { describe, expect, test } from 'vitest'
import { DECK } from '../../kernel/card.ts'
import { decode, Malformed } from '../input.ts'
import { lunarPoker } from './lunar-poker.ts'

const PATRON = { seat: 1, ante: 500, super: [], action: 'play', forceDealer: false }
const ROUND = {
  id: 'r',
  game: 'lunar-poker',
  book: 'nz22',
  elections: {
    dealing: 'shoe',
    superTable: 1,
    instantCash: { straightFlush: 200, royalFlush: 600 },
    multipleSuper: false,
  },
  deck: DECK,
  patrons: [PATRON],
}

const malformed = (change: object): string => {
  try {
    decode(lunarPoker, { ...ROUND, ...change }, 'here')
  } catch (error) {
    if (error instanceof Malformed) return error.message
  }
  return 'decoded'
}
const patron = (change: object) => ({ patrons: [{ ...PATRON, ...change }] })
const elected = (change: object) => ({ elections: { ...ROUND.elections, ...change } })

describe('croupier settle, Lunar Poker', () => {
  test('the valid round from which the malformed ones are made', () => {
    expect(malformed({})).toBe('decoded')
  })

  test.each([
    ['a card that does not exist', { deck: ['1S'] }, 'here.deck[0]'],
    ['another book', { book: 'nz5' }, 'here.book'],
    ['a field nobody knows', { insurance: 1 }, 'here'],
    ['a field of a patron nobody knows', patron({ insurance: 1 }), 'here.patrons[0]'],
    ['an Ante of nothing', patron({ ante: 0 }), 'here.patrons[0].ante'],
    ['an Ante of half a cent', patron({ ante: 0.5 }), 'here.patrons[0].ante'],
    ['an Ante of 2^53', patron({ ante: 2 ** 53 }), 'here.patrons[0].ante'],
    ['an action that is none', patron({ action: 'raise' }), 'here.patrons[0].action'],
    ['a seat below 1', patron({ seat: 0 }), 'here.patrons[0].seat'],
    [
      'a Super Bet on nobody',
      patron({ super: [{ on: 'x', amount: 5 }] }),
      'here.patrons[0].super[0].on',
    ],
    ['a draw without what follows', patron({ action: 'buy-sixth' }), 'here.patrons[0].afterDraw'],
    ['no word about forcing', patron({ forceDealer: undefined }), 'here.patrons[0].forceDealer'],
    ['a dealing device that is none', elected({ dealing: 'hand' }), 'here.elections.dealing'],
    ['a limit of nothing', elected({ maxPayout: 0 }), 'here.elections.maxPayout'],
    ['odds in words', elected({ superTable: 'one' }), 'here.elections.superTable'],
  ])('malformed: %s', (_, change, place) => {
    expect(malformed(change)).toContain(`${place}:`)
  })
})
