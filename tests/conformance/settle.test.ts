import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { answerRounds, SETTLED_GAMES } from '../../src/cli/settle/verb.ts'
import { croupier, ROOT } from '../fixtures/processes/croupier.ts'

interface Sample {
  readonly note: string
  readonly given: { readonly id: string; readonly game: string }
  readonly expect: object
}

const samples = (
  JSON.parse(
    readFileSync(join(ROOT, 'tests/fixtures/vectors/contract-samples.json'), 'utf8'),
  ) as readonly Sample[]
).filter(({ given }) => SETTLED_GAMES.includes(given.game))

const settle = (rounds: unknown) => answerRounds(JSON.stringify(rounds), 'test') as unknown[]

describe('the samples of the contract', () => {
  test.each(samples.map(sample => [sample.given.id, sample.note, sample] as const))(
    '%s %s',
    (_id, _note, sample) => {
      expect(settle([sample.given])).toMatchObject([sample.expect])
    },
  )
})

const ROUND = {
  id: 'r1',
  game: 'baccarat',
  book: 'nz5',
  elections: { decks: 8, variant: 'commission', tie: 8 },
  cards: ['9H', '2D', 'KD', '3S'],
  wagers: [{ id: 'w1', patron: 'A', on: 'player', amount: 1000 }],
}

const withWager = (wager: object) => [{ ...ROUND, wagers: [{ ...ROUND.wagers[0], ...wager }] }]
const withElections = (elections: object) => [
  { ...ROUND, elections: { ...ROUND.elections, ...elections } },
]

test('nz1:15.1 four decks have four nines of hearts, not five', () => {
  const from = (cards: readonly string[]) => [
    { ...ROUND, elections: { ...ROUND.elections, decks: 4 }, cards },
  ]
  const four = ['9H', '9H', '9H', '9H']
  expect(settle(from(four))).toMatchObject([{ result: 'tie' }])
  expect(settle(from([...four, '9H']))).toMatchObject([{ refused: { under: 'nz1:15.1' } }])
})

describe('a well-formed but unlawful round is refused with its clause', () => {
  test.each([
    ['nz5:3.4(a)', 'nine decks', withElections({ decks: 9 })],
    ['nz5:5.10(c)', 'a tie at 7', withElections({ tie: 7 })],
    ['nz5:11A.7', 'a fourth Perfect Pair scale', withElections({ perfectPair: 4 })],
    ['nz5:11A.1A', 'two wagers on pairs', withElections({ perfectPair: 1, anyPair: 1 })],
    ['nz5:1.0/ante', 'an Ante too high', withElections({ ante: { fee: 126, tableMinimum: 1000 } })],
    ['nz5:11B.1', 'a Dragon Bonus not offered', withWager({ on: 'dragon-bonus-player' })],
    ['nz1:10.1(a)', "Marina Bay's pair in New Zealand", withWager({ on: 'pair-player' })],
    ['nz1:10.3', 'a stake that no chips make up', withElections({ smallestChip: 300 })],
    ['nz5:12.5', 'too few cards', [{ ...ROUND, cards: ['9H', '2D', 'KD'] }]],
    [
      'nz1:15.1',
      'nine aces of spades',
      [{ ...ROUND, cards: [...ROUND.cards, ...Array(9).fill('AS')] }],
    ],
    ['nz1:10.4', 'winnings beyond counting', withWager({ amount: 2 ** 53 - 1 })],
    [
      'mbs:4.1',
      'half on six at Marina Bay',
      [{ ...ROUND, book: 'mbs', elections: { ...ROUND.elections, variant: 'half-on-six' } }],
    ],
    [
      'nz5-old:5.11',
      '2 to 1 in the older edition',
      [{ ...ROUND, book: 'nz5-old', elections: { ...ROUND.elections, variant: 'two-to-one' } }],
    ],
  ])('%s %s', (under, _, rounds) => {
    expect(settle(rounds)).toMatchObject([{ id: 'r1', refused: { under } }])
  })

  test('one refused round does not stop the others', () => {
    const answers = settle([...withWager({ on: 'pair-player' }), ROUND])
    expect(answers).toMatchObject([{ refused: {} }, { result: 'player', net: { A: 1000 } }])
  })
})

describe('malformed input ends with code 2 and one line', () => {
  test.each([
    ['no JSON', 'no json', /is not JSON/],
    ['no array', '{}', /expected an array/],
    ['an unknown game', [{ ...ROUND, game: 'poker' }], /\[0\]\.game: expected one of/],
    ['an unknown book', [{ ...ROUND, book: 'nz6' }], /\[0\]\.book/],
    ['an unknown field', [{ ...ROUND, extra: 1 }], /extra/],
    [
      'a card that does not exist',
      [{ ...ROUND, cards: ['1H'] }],
      /\[0\]\.cards\[0\]: expected a card/,
    ],
    ['an unknown wager', withWager({ on: 'dragon' }), /\[0\]\.wagers\[0\]\.on/],
    [
      'half a cent',
      withWager({ amount: 1.5 }),
      /\[0\]\.wagers\[0\]\.amount: expected a whole number/,
    ],
    ['less than nothing', withWager({ amount: -5 }), /amount: expected a whole number/],
    ['nothing', withWager({ amount: 0 }), /amount: expected a whole number/],
    ['more than can be counted', withWager({ amount: 2 ** 60 }), /amount: expected a whole number/],
    ['an amount in words', withWager({ amount: '100' }), /amount: expected a whole number/],
    ['no elections', [{ ...ROUND, elections: undefined }], /\[0\]\.elections/],
    ['a missing variant', [{ ...ROUND, elections: { decks: 8, tie: 8 } }], /variant/],
  ])('%s', async (_, rounds, says) => {
    const input = typeof rounds === 'string' ? rounds : JSON.stringify(rounds)
    expect(() => answerRounds(input, 'test')).toThrow(says)
  })

  test('errors go to standard error, and standard output is empty', async () => {
    const [bad, missing, call] = await Promise.all([
      croupier(['settle'], JSON.stringify(withWager({ amount: 1.5 }))),
      croupier(['settle', 'no-such-file.json']),
      croupier(['settel']),
    ])
    for (const { code, out, err } of [bad!, missing!, call!]) {
      expect(code).toBe(2)
      expect(out).toBe('')
      expect(err.trim().split('\n')).toHaveLength(1)
    }
    expect(bad!.err).toContain('standard input[0].wagers[0].amount')
  })
})

describe('chips that cannot pay exactly', () => {
  const banker = ['2D', '9H', '3S', 'KD', 'KC']
  test.each([
    [
      'nz5:5.13 $130 with $2.50 chips',
      13_000,
      250,
      { won: 10_000, commission: 500, voided: 3000, net: 9500 },
    ],
    [
      'nz5:5.13 $25 with $1 chips',
      2500,
      100,
      { won: 2000, commission: 100, voided: 500, net: 1900 },
    ],
    [
      'nz5:5.13 $70 with $1 chips',
      7000,
      100,
      { won: 6000, commission: 300, voided: 1000, net: 5700 },
    ],
    [
      'nz5:5.13 nothing valid is left of $10',
      1000,
      100,
      { outcome: 'void', won: 0, voided: 1000, net: 0 },
    ],
    [
      'nz5:5.13 $150 with $5 chips',
      15_000,
      500,
      { won: 10_000, commission: 500, voided: 5000, net: 9500 },
    ],
  ])('%s', (_, amount, smallestChip, expected) => {
    const rounds = [
      {
        ...ROUND,
        elections: { ...ROUND.elections, smallestChip },
        cards: banker,
        wagers: [{ id: 'w1', patron: 'A', on: 'banker', amount }],
      },
    ]
    expect(settle(rounds)).toMatchObject([{ wagers: [expected] }])
  })

  test('mbs:4.1 ruling:592 Marina Bay rounds payments up to whole chips', () => {
    const [answer] = settle([
      {
        ...ROUND,
        book: 'mbs',
        elections: { ...ROUND.elections, smallestChip: 100 },
        cards: banker,
        wagers: [{ id: 'w1', patron: 'A', on: 'banker', amount: 1000 }],
      },
    ])
    expect(answer).toMatchObject({ wagers: [{ won: 1000, commission: 0, voided: 0, net: 1000 }] })
  })

  test('nz1:11.3 a Banker win at half odds on six is rounded up', () => {
    const [answer] = settle([
      {
        ...ROUND,
        elections: { ...ROUND.elections, variant: 'half-on-six', smallestChip: 100 },
        cards: ['2D', '9H', '3S', '7D', 'KC'],
        wagers: [{ id: 'w1', patron: 'A', on: 'banker', amount: 2500 }],
      },
    ])
    expect(answer).toMatchObject({
      result: 'banker',
      wagers: [{ odds: '1:2', won: 1300, net: 1300 }],
    })
  })
})
