import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { baccarat } from '../../../games/baccarat/index.ts'
import type { TableElections } from '../../../games/baccarat/table/state.ts'
import type { ShoeDraw } from '../../../kernel/chance.ts'
import { chips } from '../../../kernel/money.ts'
import {
  commitmentOf,
  type ShoeChance,
  sealedShoes,
  shoeSoFar,
} from '../../../server/chance/shoe-commitments.ts'
import { Malformed } from '../../input.ts'
import { accountOf, squeezed, typing } from '../test-terminal.ts'
import { sitDown } from './table.ts'

const SECRET = 'ab'.repeat(32)
const QUARTERS = [25, 100, 500, 2500, 10_000].map(chips)

/** Cards in the order the test needs. They do not match the commitment, so the check fails. */
const stacked = (...cards: readonly ShoeDraw[]): ShoeChance => {
  const seal = { table: 't', shoe: 1, decks: 8, secret: SECRET }
  return {
    seal: () => commitmentOf(seal),
    mix: () => undefined,
    draw: entries => cards[shoeSoFar(entries).out.length] ?? 'none',
    reveal: () => ({ seal, said: [] }),
  }
}

interface Setting {
  readonly elections?: Partial<TableElections>
  readonly lines: Parameters<typeof typing>[0]
  readonly live?: true
}

const played = async (chance: ShoeChance, { elections = {}, lines, live }: Setting) => {
  const { terminal, said } = typing(lines, live)
  const standard = baccarat.standard(elections.book ?? 'nz5').elections
  const config = { ...baccarat.setUp({ ...standard, ...elections }), denominations: QUARTERS }
  await sitDown({ config, buyIn: chips(100_000), chance, terminal })
  return said
}

/** The ace burns one more card. */
const BURN: readonly ShoeDraw[] = ['AS', '2C']

/** Player 9 with three cards, Banker 7. */
const PLAYER_WINS: readonly ShoeDraw[] = ['KS', '7H', '4D', '10S', '5C']
const BANKER_WINS: readonly ShoeDraw[] = ['KS', '7H', '7D', '2S']
const TIE: readonly ShoeDraw[] = ['KS', 'QH', '7D', '7S']

test('nz5:6.1 nz5:6.2 nz5:6.3 nz5:7.1 the opening is shown step by step, sealed before the cut', async () => {
  const said = squeezed(await played(stacked(...BURN), { lines: ['200'] }))
  const steps = [
    '416 cards checked by the dealer nz5:6.1',
    'checked again by the game supervisor nz5:6.1',
    'laid out face up, deck by deck, for you to look at nz5:6.2',
    'turned face down and washed nz5:6.3(a)',
    'stacked nz5:6.3(b)',
    'riffled nz5:6.3(c)',
    'shuffled, and the order sealed before you cut nz5:7.1(a)',
    'sha256 ',
    'cut > 200',
    'you cut at 200 nz5:7.6',
    'cutting card placed, 20 cards behind it nz5:7.6',
    'burned: A♠ up, 1 face down ▒▒ nz5:7.7(a)',
    'Round 1',
  ]
  const places = steps.map(step => said.indexOf(step))
  expect(places).not.toContain(-1)
  expect(places).toEqual([...places].sort((a, b) => a - b))
})

test('nz5:7.6 a cut in the outer decks is refused, and the patron is asked again', async () => {
  const lines = ['51', '365', 'somewhere', '52']
  const said = squeezed(await played(stacked(...BURN), { lines }))
  expect(said.match(/Cut at least a deck from either end: 52 to 364 cards. nz5:7.6/g)).toHaveLength(
    2,
  )
  expect(said).toContain('A number, or pass; quit to leave.')
  expect(said).toContain('you cut at 52')
})

test('nz5:7.5 if the patron passes, the dealer cuts', async () => {
  const said = squeezed(await played(stacked(...BURN), { lines: ['pass'] }))
  expect(said).toContain('you pass on the cut nz5:7.5\n✓ the dealer cuts at 208')
})

test('nz5:8.2 nz5:8.6 nz5:10.1 nz5:5.10(a) a round card by card, then every wager with its clause', async () => {
  const said = squeezed(
    await played(stacked(...BURN, ...PLAYER_WINS), {
      lines: ['200', '50 player 20 tie', 'deal', 'why'],
    }),
  )
  expect(said).toContain(
    [
      'No more bets.',
      'Player K♠',
      'Banker 7♥',
      'Player K♠ 4♦',
      'Banker 7♥ 10♠',
      'Player 4, Banker 7.',
      'Player K♠ 4♦ 5♣',
      'Player wins, Player 9, Banker 7.',
      'Tie $20 lost -$20 nz5:5.1(c)(ii)',
      'Player $50 won +$50 1 to 1 nz5:5.10(a)',
      'This round +$30 · you have $1,030',
    ].join('\n'),
  )
  expect(said).toContain('Player had 4: draws on 0 to 5. nz5:9.3')
  expect(said).toContain('Banker had 7: never draws. nz5:9.4')
  expect(said).toContain('If Player drew, Banker follows Table 2')
  expect(said).toContain('Bought in $1,000, cashed out $1,030: +$30')
})

test('nz5:5.10(b) commission is shown with the wager', async () => {
  const said = squeezed(
    await played(stacked(...BURN, ...BANKER_WINS), { lines: ['200', '50 banker', 'deal', 'why'] }),
  )
  expect(said).toContain('Banker $50 won +$47.50 1 to 1 less $2.50 nz5:5.10(b)')
  expect(said).toContain('Banker had 9 in two cards, a Natural: nobody draws. nz5:9.2')
  expect(said).toContain('cashed out $1,047.50: +$47.50')
})

test('nz5:5.16 after a Tie the wager stays, and may be taken back', async () => {
  const lines = ['200', '50 banker', 'deal', 'clear', 'clear']
  const said = squeezed(await played(stacked(...BURN, ...TIE), { lines }))
  expect(said).toContain('Tie Hand, Player 7, Banker 7.')
  expect(said).toContain('Banker $50 stands off $0 stays there nz5:5.1(a)(iii)')
  expect(said).toContain('On the table: Banker $50\n$950 > clear\n$50 comes back from Banker.')
  expect(said).toContain('$1,000 > clear\nYou have no wager there.')
})

test('rebet repeats the last wagers, each once', async () => {
  const lines = ['200', 'rebet', '50 banker 20 tie', 'deal', 'rebet', 'rebet', 'deal']
  const said = squeezed(await played(stacked(...BURN, ...PLAYER_WINS, ...BANKER_WINS), { lines }))
  expect(said).toContain('Nothing to bet again yet.')
  expect(said.match(/rebet\nOn the table: Banker \$50, Tie \$20/g)).toHaveLength(2)
  expect(said).toContain('cashed out $957.50')
})

test('nz5:5.12 nz1:10.1(b) nz5:11B.1 a refusal is a sentence with its clause, and why explains it', async () => {
  const lines = ['200', '22 banker', 'why', '10 player', '5 dragon player', '6000 player', 'bla']
  const said = squeezed(await played(stacked(...BURN), { lines }))
  expect(said).toContain('✗ Banker bets must be multiples of $5. nz5:5.12')
  expect(said).toContain('must be refused.')
  expect(said).toContain('✗ The minimum here is $20. nz1:10.1(b)')
  expect(said).toContain('✗ The maximum here is $5,000. nz1:10.1(b)')
  expect(said).toContain('✗ No wager on Dragon Bonus on Player is offered here. nz5:11B.1')
  expect(said).toContain('There is no "bla" here.')
  expect(said).toContain('cashed out $1,000: $0')
})

test('nz5:8.3 a round may be dealt without a wager', async () => {
  const said = squeezed(await played(stacked(...BURN, ...PLAYER_WINS), { lines: ['200', 'deal'] }))
  expect(said).toContain('Player wins, Player 9, Banker 7.')
  expect(said).not.toContain('This round')
})

test('nz5:11B.2 a side wager alone is void at the call and returned', async () => {
  const said = squeezed(
    await played(stacked(...BURN, ...PLAYER_WINS), {
      elections: { dragonBonus: 1 },
      lines: ['200', '5 dragon player', 'deal'],
    }),
  )
  expect(said).toContain('Dragon Bonus on Player is void: $5 comes back to you nz5:11B.2')
  expect(said).toContain('cashed out $1,000: $0')
})

test('nz5:7.7(b) the burned card is shown on request', async () => {
  const said = squeezed(
    await played(stacked('9H'), {
      elections: { burn: 'one-face-down' },
      lines: ['200', 'burn'],
    }),
  )
  expect(said).toContain('burned: one card, face down ▒▒')
  expect(said).toContain('burned: one card, shown 9♥')
})

test('mbs:4.1 mbs:3.8.1 Marina Bay pays pairs, under its own clauses', async () => {
  const said = squeezed(
    await played(stacked(...BURN, '4S', 'KH', '4D', '9S'), {
      elections: { book: 'mbs' },
      lines: ['200', '5 pair player 5 pair banker', 'deal'],
    }),
  )
  expect(said).toContain('Pair on Player $5 won +$55 11 to 1 mbs:4.1')
  expect(said).toContain('Pair on Banker $5 lost -$5 mbs:3.8.2')
})

test('a patron who leaves during a round takes wagers and chips along', async () => {
  const said = squeezed(await played(stacked(...BURN), { lines: ['200', '50 banker 20 tie'] }))
  expect(said).toContain('$50 comes back from Banker.')
  expect(said).toContain('Bought in $1,000, cashed out $1,000: $0')
})

test('reports a shoe that differs from its commitment', async () => {
  const said = squeezed(await played(stacked(...BURN, ...PLAYER_WINS), { lines: ['200', 'deal'] }))
  expect(said).toContain('✗ This shoe was not honest: number 1 out of the shoe was AS, not ')
  expect(said).not.toContain('checked,')
})

test('nz5:11.2(a) a cutting card before the first card makes this round the last', async () => {
  const cards: readonly ShoeDraw[] = [...BURN, 'cutting-card', ...PLAYER_WINS]
  const said = squeezed(await played(stacked(...cards), { lines: ['200', 'deal'] }))
  expect(said).toContain(
    'No more bets.\nThe cutting card comes out.\nLast coup: this round ends the shoe.\nPlayer K♠',
  )
  expect(said).toContain('Banker 7.\n\nThe seal of shoe 1 is opened')
})

test('nz5:11.2(b) a cutting card later makes the next round the last, and says so', async () => {
  const cards: readonly ShoeDraw[] = [...BURN, 'KS', 'cutting-card', ...PLAYER_WINS.slice(1)]
  const said = squeezed(
    await played(stacked(...cards, ...BANKER_WINS), { lines: ['200', 'deal', 'deal'] }),
  )
  expect(said).toContain('Banker 7.\nLast coup: the next round ends this shoe. nz5:11.2(b)')
  expect(said).toContain('LAST COUP · shoe 1')
  expect(said).toContain('Banker 9.\n\nThe seal of shoe 1 is opened')
})

test('nz5:12.5 with too few cards the round is void, and the wager is returned', async () => {
  const cards: readonly ShoeDraw[] = [...BURN, 'KS', '7H']
  const lines = ['200', '50 player', 'deal']
  const said = squeezed(await played(stacked(...cards), { lines }))
  expect(said).toContain('This round is void: too few cards to finish the round.')
  expect(said).toContain('Player is void: $50 comes back to you nz5:12.5')
  expect(said).toContain('Bought in $1,000, cashed out $1,000: $0')
})

/** Deals until this many rounds are over, and cuts whenever asked. */
const dealing = (rounds: number) => {
  let left = rounds * 2
  return (prompt: string): string | undefined => {
    if (prompt === 'cut > ') return '100 kia ora'
    left -= 1
    if (left < 0) return undefined
    return left % 2 === 1 ? '20 player' : 'deal'
  }
}

test('nz5:11.2 nz5:7.3 the last coup is announced, the commitment opened and checked, and a new shoe sealed', async () => {
  const said = squeezed(
    await played(
      sealedShoes('t', () => SECRET),
      {
        elections: { decks: 4 },
        lines: dealing(60),
      },
    ),
  )
  expect(said).toMatch(/The cutting card comes out\./)
  expect(said).toMatch(/Last coup: (the next|this) round ends th(is|e) shoe\./)
  expect(said).toContain('The seal of shoe 1 is opened; mixed in was "kia ora". Its secret was')
  expect(said).toMatch(/committed to before the cut: checked, (1[89]\d|20\d) cards\./)
  expect(said).toContain('shoe 2 ·')
  expect(said).toContain('The seal of shoe 2 is opened')
  expect(said).not.toContain('not honest')
  expect(said).toContain('60 rounds')
})

test('nz1:15.1 with the operating system’s randomness too, every shoe matches its commitment', async () => {
  const said = squeezed(await played(sealedShoes('t'), { lines: dealing(90) }))
  expect(said.match(/committed to before the cut: checked/g)?.length).toBeGreaterThan(1)
  expect(said).not.toContain('not honest')
})

const VOCABULARY = [
  '20 player',
  '25 banker',
  '5 tie',
  '5 dragon player',
  '7 pair banker',
  '99999 player',
  'rebet',
  'clear',
  'clear tie',
  'deal',
  'deal',
  'deal',
  'why',
  'why 2',
  'history',
  'roads',
  'burn',
  'buy 100',
  '',
]

test('nz1:11.1 after any input, chips are conserved: the chips cashed are those bought, plus wins, minus losses', async () => {
  const script = fc.array(fc.constantFrom(...VOCABULARY), { maxLength: 60 })
  await fc.assert(
    fc.asyncProperty(script, async lines => {
      const said = squeezed(
        await played(sealedShoes('t'), {
          elections: { dragonBonus: 1, perfectPair: 1 },
          lines: ['100', ...lines],
        }),
      )
      const { expected, cashed } = accountOf(said)
      expect(cashed).toBe(expected)
      expect(said).not.toContain('not honest')
    }),
    { numRuns: 25 },
  )
})

test.each([
  { book: 'nz5' },
  { variant: 'two-to-one-half-on-six', luckyMatch: 2, dragonBonus: 2 },
  { variant: 'half-on-six', perfectPair: 1, burn: 'one-face-down' },
  { book: 'mbs', decks: 10 },
  { book: 'nz5-old', decks: 4 },
] as const)('eighty columns are enough for %j, on a terminal or not', async elections => {
  const asked = ['sign', 'help', 'seal', 'roads', 'history', 'why', 'rules nz5:7.6', 'deal']
  const lines = ['60', '1000 player 500 banker 5 tie', ...asked, ...asked]
  for (const live of [{}, { live: true as const }]) {
    const said = await played(sealedShoes('t'), { elections, lines, ...live })
    expect(said.filter(line => line.length > 79)).toEqual([])
  }
})

test('nz5:8.4 on a terminal the cards are drawn in place', async () => {
  const said = await played(stacked(...BURN, ...PLAYER_WINS), {
    lines: ['200', 'deal'],
    live: true,
  })
  const at = said.findIndex(line => line.includes('PLAYER 9'))
  expect(said.slice(at, at + 5)).toEqual([
    '   PLAYER 9                              BANKER 7',
    '   ╭────╮ ╭────╮ ╭────╮                  ╭────╮ ╭────╮',
    '   │ K♠ │ │ 4♦ │ │ 5♣ │                  │ 7♥ │ │10♠ │',
    '   ╰────╯ ╰────╯ ╰────╯                  ╰────╯ ╰────╯',
    '   Player wins, Player 9, Banker 7.',
  ])
  expect(said.filter(line => line.includes('PLAYER'))).toHaveLength(1)
})

test('nz5:3.4(a) a table that no book allows does not open', async () => {
  const sitting = played(stacked(), { elections: { decks: 9 }, lines: [] })
  await expect(sitting).rejects.toThrow(Malformed)
  await expect(sitting).rejects.toThrow('decks may be 4, 5, 6, 7, 8, not 9. (nz5:3.4(a))')
})
