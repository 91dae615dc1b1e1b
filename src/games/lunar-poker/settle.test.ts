import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { type Card, DECK, isCard } from '../../kernel/card.ts'
import { chips } from '../../kernel/money.ts'
import { isRefusal } from '../../kernel/refusal.ts'
import type { Elections } from './book/elections.ts'
import type { Box, Round, SuperBet } from './round.ts'
import { INSTANT_CASH } from './s05-wagers/printed-odds.ts'
import { settleRound } from './settle.ts'

const hand = (text: string): readonly Card[] => text.split(' ').filter(isCard)

const ELECTIONS: Elections = {
  dealing: 'shuffler',
  superTable: 1,
  instantCash: { straightFlush: 200, royalFlush: 1000 },
  multipleSuper: false,
}

/** A deck that starts with these cards. The others follow in the order of a new deck. */
const deck = (text: string): readonly Card[] => {
  const top = hand(text)
  return [...top, ...DECK.filter(card => !top.includes(card))]
}

const box = (more: Partial<Box> = {}): Box => ({
  seat: 1,
  ante: chips(1000),
  super: [],
  action: 'play',
  discard: [],
  afterDraw: 'play',
  forceDealer: false,
  ...more,
})

const round = (
  cards: string,
  boxes: readonly Box[] = [box()],
  elected: Partial<Elections> = {},
) => ({
  elections: { ...ELECTIONS, ...elected },
  deck: deck(cards),
  patrons: boxes,
})

const settled = (...args: Parameters<typeof round>) => {
  const answer = settleRound(round(...args))
  if (isRefusal(answer)) throw new Error(answer.says)
  return answer
}
const only = (...args: Parameters<typeof round>) => settled(...args).patrons[0]!

const refusedUnder = (given: Round): string => {
  const answer = settleRound(given)
  return isRefusal(answer) ? answer.refused : 'answered'
}

const ACE_KING = 'AC KD 9H 5S 2C'
const NO_HAND = 'AC QD JH 9S 4C'

describe('dealing', () => {
  test('nz22:8.3(a) nz22:8.3(b) from a shoe the cards go round one at a time, the Dealer last', () => {
    const { dealer, patrons } = settled(
      '2C 3C 4C 2D 3D 4D 2H 3H 4H 2S 3S 4S 6C 7C 8C',
      [box(), box({ seat: 4 })],
      { dealing: 'shoe' },
    )
    expect(patrons.map(one => one.hand)).toEqual([hand('2C 2D 2H 2S 6C'), hand('3C 3D 3H 3S 7C')])
    expect(dealer.hand).toEqual(hand('4C 4D 4H 4S 8C'))
  })

  test('nz22:8.4(a) nz22:8.4(b) from a shuffler five at a time, the Dealer last', () => {
    const { dealer, patrons } = settled('2C 3C 4C 5D 7D 2D 3D 4D 5H 7H AC KD QH 8S 6C', [
      box(),
      box({ seat: 2 }),
    ])
    expect(patrons.map(one => one.hand)).toEqual([hand('2C 3C 4C 5D 7D'), hand('2D 3D 4D 5H 7H')])
    expect(dealer.hand).toEqual(hand('AC KD QH 8S 6C'))
  })
})

describe('fold', () => {
  test('nz22:5.2(a) nz22:9.4(a) before a draw costs the Ante', () => {
    const folds = only(`8S 8D AH KC 5D ${ACE_KING}`.replace('KC', 'KH'), [box({ action: 'fold' })])
    expect(folds).toMatchObject({ finalHand: null, ante: -1000, bet: 0, net: -1000, first: null })
    expect(folds.under).toBe('nz22:9.4(a)')
  })

  test('nz22:9.9 after a draw costs the Ante and the fee', () => {
    const folds = only(`8S 8D AH KC 5D ${ACE_KING}`, [
      box({ action: 'exchange', discard: hand('AH KC 5D'), afterDraw: 'fold' }),
    ])
    expect(folds).toMatchObject({ finalHand: null, fees: { draw: 1000, force: 0 }, net: -2000 })
  })
})

describe('drawing', () => {
  test('nz22:8.5(c) nz22:8.7 exchanged cards come from the rest of the deck, box by box', () => {
    const { patrons, dealer } = settled(
      '8S 8D AH KC 5D 9S 9D 4H 3C 6D AC KD QH 7S 2C 8H 8C 6S 9H',
      [box({ action: 'exchange', discard: hand('KC 5D') }), box({ seat: 2, action: 'buy-sixth' })],
    )
    expect(patrons[0]!.finalHand).toEqual(hand('8S 8D AH 8H 8C'))
    expect(patrons[1]!.finalHand).toEqual(hand('9S 9D 4H 3C 6D 6S'))
    expect(patrons.map(one => one.fees.draw)).toEqual([1000, 1000])
    expect(dealer.forced).toBe(false)
  })

  test.each([
    ['one card', '8S'],
    ['no card', ''],
    ['a card of another hand', '8S AC'],
    ['a card twice', '8S 8S'],
  ])('nz22:8.5 nobody exchanges %s', (_, discard) => {
    const exchange = box({ action: 'exchange', discard: hand(discard) })
    expect(refusedUnder(round(`8S 8D AH KC 5D ${ACE_KING}`, [exchange]))).toBe('nz22:8.5')
  })

  test.each([2, 3, 4, 5])('nz22:8.5 %i cards may be exchanged', count => {
    const discard = hand('8S 8D AH KC 5D').slice(0, count)
    const exchange = box({ action: 'exchange', discard })
    expect(only(`8S 8D AH KC 5D ${ACE_KING}`, [exchange]).finalHand).toHaveLength(5)
  })

  test('nz22:11.19 a deck that runs out cannot be settled', () => {
    const boxes = [1, 2, 3, 4, 5].map(seat => {
      const discard = [0, 1, 2, 3, 4].map(pass => DECK[pass * 6 + seat - 1]!)
      return box({ seat, action: 'exchange', discard })
    })
    const elections = { ...ELECTIONS, dealing: 'shoe' } as const
    const last = { ...boxes[4]!, discard: boxes[4]!.discard.slice(0, 2) }
    const given = { elections, deck: DECK, patrons: boxes }
    expect(refusedUnder(given)).toBe('nz22:11.19')
    expect(refusedUnder({ ...given, patrons: [...boxes.slice(0, 4), last] })).toBe('answered')
  })
})

describe('the Dealer qualifies', () => {
  test('nz22:10.6(a) nz22:10.8(a) nz22:10.8(c) a higher hand wins on the Bet, the Ante goes back', () => {
    const wins = only(`8S 8D QH JC 5D ${ACE_KING}`)
    expect(wins).toMatchObject({ ante: 0, bet: 2000, first: 'pair', second: null, net: 2000 })
    expect(wins.under).toBe('nz22:10.6(a)')
  })

  test('nz22:10.9 nz22:10.9(b) both combinations are paid on the whole Bet', () => {
    const wins = only('8S 8D AH KC 5D AC KD 9H 6S 2C')
    expect(wins).toMatchObject({ bet: 4000, first: 'pair', second: 'ace-king', net: 4000 })
  })

  test('nz22:10.9 the second combination need not beat the Dealer', () => {
    const wins = only('KS KD KH 8S AD 2S 4S 6S 9S 10S 8D', [box({ action: 'buy-sixth' })])
    expect(wins).toMatchObject({
      bet: 16_000,
      first: 'full-house',
      second: 'ace-king',
      net: 15_000,
    })
  })

  test('nz22:10.6(b) nz22:10.7(a) a lower hand loses Ante and Bet, whatever else it holds', () => {
    const loses = only('8S 8D AH KC 5D 9S 9D 2H 3C 4D')
    expect(loses).toMatchObject({ ante: -1000, bet: -2000, first: null, second: null, net: -3000 })
    expect(loses.under).toBe('nz22:10.6(b)')
  })

  test('nz22:10.6(c) an equal hand stands off and costs only the fees', () => {
    const equal = only('AS KS 9D 5C 2D AC KD 9H 5S 2C')
    expect(equal).toMatchObject({ ante: 0, bet: 0, first: null, net: 0, under: 'nz22:10.6(c)' })
  })

  test('nz22:10.1 nobody forces a Dealer that qualifies', () => {
    const { dealer, patrons } = settled(`8S 8D QH JC 5D ${ACE_KING}`, [box({ forceDealer: true })])
    expect(dealer).toMatchObject({ qualifies: true, forced: false, removed: null, finalHand: null })
    expect(patrons[0]!.fees.force).toBe(0)
  })
})

describe('the Dealer does not qualify', () => {
  test('nz22:10.2(a) nz22:10.2(c) a player who does not force wins the Ante and gets the Bet back', () => {
    const paid = only(`2S 3D 5H 6C 8D ${NO_HAND}`)
    expect(paid).toMatchObject({ ante: 1000, bet: 0, first: null, net: 1000 })
    expect(paid.under).toBe('nz22:10.2(a)')
  })

  test('nz22:10.3 nz22:10.4 two of three force: an ace makes way, the king does not help', () => {
    const { dealer, patrons } = settled(
      `2S 3D 5H 6C 8D 2D 3H 5C 6S 8H 2H 3C 5S 6D 8C ${NO_HAND} KH`,
      [box({ forceDealer: true }), box({ seat: 2 }), box({ seat: 3, forceDealer: true })],
    )
    expect(dealer).toMatchObject({ forced: true, removed: 'AC', replacement: 'KH' })
    expect(patrons.map(one => one.net)).toEqual([-1000, 1000, -1000])
    expect(patrons.map(one => one.under)).toEqual(['nz22:10.4', 'nz22:10.2(a)', 'nz22:10.4'])
    expect(patrons.map(one => one.fees.force)).toEqual([1000, 0, 1000])
  })

  test('nz22:10.5 forced to a pair of sevens, it plays against those who forced', () => {
    const { dealer, patrons } = settled('8S 8D QH JC 5D 9S 9D 2H 3C 4D KS QD 7H 5S 3D 7C', [
      box({ forceDealer: true }),
      box({ seat: 2 }),
    ])
    expect(dealer.finalHand).toEqual(hand('QD 7H 5S 3D 7C'))
    expect(patrons[0]).toMatchObject({ bet: 2000, first: 'pair', net: 1000 })
    expect(patrons[1]).toMatchObject({ ante: 1000, bet: 0, first: null, net: 1000 })
  })

  test('nz22:10.4 a player who folded cannot force the Dealer', () => {
    const folds = [box({ action: 'fold', forceDealer: true }), box({ seat: 2 })]
    expect(settled(`2S 3D 5H 6C 8D 2D 3H 5C 6S 8H ${NO_HAND}`, folds).dealer.forced).toBe(false)
  })
})

describe('Instant Cash', () => {
  test('nz22:5.6 nz22:5.8 nz22:5.11 is paid on the Ante whatever was chosen, with the Super Bet', () => {
    const cash = only(`AS KS QS JS 10S ${ACE_KING.replace('5S', '5D')}`, [
      box({ action: 'fold', super: [{ on: 'own', amount: chips(1000) }] }),
    ])
    expect(cash).toMatchObject({ instantCash: 'royal-flush', ante: 1_000_000, bet: 0 })
    expect(cash.super[0]).toMatchObject({ combination: 'same-coloured-straight', net: 150_000 })
    expect(cash).toMatchObject({ finalHand: cash.hand, net: 1_150_000, under: 'nz22:5.8' })
  })

  test('nz22:5.6 ruling:2221 the odds are one of thirteen pairs', () => {
    expect(INSTANT_CASH).toHaveLength(13)
    for (const instantCash of INSTANT_CASH)
      expect(refusedUnder(round(ACE_KING, [box()], { instantCash }))).toBe('answered')
    const mixed = { straightFlush: 400, royalFlush: 600 }
    expect(refusedUnder(round(ACE_KING, [box()], { instantCash: mixed }))).toBe('nz22:5.6')
  })

  test('nz22:10.8(a) a straight flush that was drawn wins on the Bet only', () => {
    const drawn = only('4S 5S 6S 7S AD AC KD 9H 5D 2C 8S', [box({ action: 'buy-sixth' })])
    expect(drawn).toMatchObject({ instantCash: null, first: 'straight-flush', bet: 100_000 })
  })
})

describe('the maximum payout', () => {
  test('nz22:5.12 ruling:2203 binds each wager, and a Bet for both its combinations together', () => {
    const maxPayout = chips(3000)
    const wins = only('8S 8D AH KC 5D AC KD 9H 6S 2C', [box()], { maxPayout })
    expect(wins).toMatchObject({ bet: 3000, net: 3000 })
    const cash = only(
      'AS KS QS JS 10S AC KD 9H 5D 2C',
      [box({ super: [{ on: 'own', amount: chips(1000) }] })],
      { maxPayout },
    )
    expect(cash).toMatchObject({ ante: 3000, net: 6000 })
  })
})

describe('Super Bets', () => {
  const own = (amount: number): SuperBet => ({ on: 'own', amount: chips(amount) })

  test('nz22:5.9 nz22:9.2 win or lose by the first five cards, whatever follows', () => {
    const flush = only(`2S 4S 6S 8S 10S ${ACE_KING}`.replace('5S', '5D'), [
      box({ action: 'fold', super: [own(100)] }),
    ])
    expect(flush.super).toEqual([
      {
        on: 'own',
        combination: 'flush',
        outcome: 'win',
        odds: '50:1',
        net: 5000,
        under: 'nz22:5.9',
      },
    ])
    expect(flush.net).toBe(4000)
  })

  test('nz22:5a.4(b) nz22:5a.4(c) nz22:5a.6 on another hand and on the Dealer', () => {
    const boxes = [
      box({
        super: [own(1000), { on: 2, amount: chips(100) }, { on: 'dealer', amount: chips(50) }],
      }),
      box({ seat: 2, super: [own(1000)] }),
    ]
    const cards = '2D 4S 6C 8S 10S 8C 8D 8H 3C 2S AC KD QH 5S 2C'
    const { patrons } = settled(cards, boxes, { multipleSuper: true })
    expect(patrons[0]!.super.map(one => one.net)).toEqual([-1000, 800, 300])
    expect(patrons[0]!.super.map(one => one.under)).toEqual(['nz22:9.2', 'nz22:5.9', 'nz22:5a.6'])
    expect(patrons[1]!.super[0]!.net).toBe(8000)
  })

  test.each([
    [
      'nz22:5a.1 on the Dealer at an ordinary table',
      false,
      [{ on: 'dealer', amount: 5 }],
      'nz22:5a.1',
    ],
    ['nz22:5a.1 on another hand at an ordinary table', false, [{ on: 2, amount: 5 }], 'nz22:5a.1'],
    ['nz22:5.4 twice on the own hand', false, [own(5), own(5)], 'nz22:5.4'],
    ['nz22:5a.4(a) less than the Ante', true, [own(999)], 'nz22:5a.4(a)'],
    ['nz22:5a.4(a) none', true, [], 'nz22:5a.4(a)'],
    [
      'nz22:5a.4(b) on the own hand as another',
      true,
      [own(1000), { on: 1, amount: 5 }],
      'nz22:5a.4(b)',
    ],
    ['nz22:5a.5 on a hand that is not dealt', true, [own(1000), { on: 3, amount: 5 }], 'nz22:5a.5'],
    ['nz22:5.1(b) none at an ordinary table', false, [], 'answered'],
    ['nz22:5a.4(a) as much as the Ante', true, [own(1000)], 'answered'],
  ] as const)('%s', (_, multipleSuper, bets, expected) => {
    const boxes = [
      box({ super: bets as readonly SuperBet[] }),
      box({ seat: 2, super: [own(1000)] }),
    ]
    expect(refusedUnder(round('', boxes, { multipleSuper }))).toBe(expected)
  })

  test('nz22:5.9 there are seven pay tables', () => {
    const table = (superTable: number) => round('', [box()], { superTable: superTable as 1 })
    expect([1, 7].map(n => refusedUnder(table(n)))).toEqual(['answered', 'answered'])
    expect([0, 8].map(n => refusedUnder(table(n)))).toEqual(['nz22:5.9', 'nz22:5.9'])
  })
})

describe('rounds that are refused', () => {
  test('nz22:11.10 nz22:3.4(a) a deck without its 52 cards', () => {
    const given = round('')
    expect(refusedUnder({ ...given, deck: DECK.slice(1) })).toBe('nz22:11.10')
    expect(refusedUnder({ ...given, deck: [...DECK.slice(1), DECK[1]!] })).toBe('nz22:11.10')
    expect(refusedUnder({ ...given, deck: [...DECK, DECK[1]!] })).toBe('nz22:11.10')
  })

  test('nz22:3.1 nz22:5.4 nz22:8.1 boxes that are not there', () => {
    expect(refusedUnder(round('', []))).toBe('nz22:8.1')
    expect(refusedUnder(round('', [box({ seat: 6 })]))).toBe('nz22:3.1')
    expect(settleRound(round('', [box({ seat: 7 }), box({ seat: 6 })]))).toMatchObject({
      facts: { seat: 7 },
    })
    expect(refusedUnder(round('', [box(), box()]))).toBe('nz22:5.4')
  })

  test('nz1:10.4 a win too large to count exactly', () => {
    const most = Math.floor(Number.MAX_SAFE_INTEGER / 1000)
    expect(refusedUnder(round('', [box({ ante: chips(most) })]))).toBe('answered')
    expect(refusedUnder(round('', [box({ ante: chips(most + 1) })]))).toBe('nz1:10.4')
    const huge = box({ ante: chips(Number.MAX_SAFE_INTEGER) })
    expect(refusedUnder(round('', [huge]))).toBe('nz1:10.4')
  })
})

test('nz22:10.5 whatever the cards, a box ends with a net that its parts explain', () => {
  const actions = fc.constantFrom('fold', 'play', 'buy-sixth', 'exchange') as fc.Arbitrary<
    Box['action']
  >
  const boxes = fc.array(fc.record({ action: actions, force: fc.boolean(), plays: fc.boolean() }), {
    minLength: 1,
    maxLength: 5,
  })
  const shuffled = fc.shuffledSubarray([...DECK], { minLength: 52, maxLength: 52 })
  fc.assert(
    fc.property(shuffled, boxes, (cards, chosen) => {
      const answer = settleRound({
        elections: ELECTIONS,
        deck: cards,
        patrons: chosen.map(({ action, force, plays }, i) =>
          box({
            seat: i + 1,
            action,
            discard: cards.slice(i * 5, i * 5 + 3),
            afterDraw: plays ? 'play' : 'fold',
            forceDealer: force,
          }),
        ),
      })
      if (isRefusal(answer)) throw new Error(answer.says)
      for (const { net, ante, bet, fees, finalHand } of answer.patrons) {
        expect(net).toBe(ante + bet - fees.draw - fees.force)
        if (finalHand === null) expect(ante).toBe(-1000)
      }
      const used = [...answer.dealer.hand, ...answer.patrons.flatMap(one => one.hand)]
      expect(new Set(used).size).toBe(used.length)
    }),
    { numRuns: 300 },
  )
})
