import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { lunarPoker } from '../../../games/lunar-poker/index.ts'
import type { Card } from '../../../kernel/card.ts'
import { chips } from '../../../kernel/money.ts'
import { deckOf, sealedThrows, type Throws } from '../../../server/chance/spin-commitments.ts'
import { accountOf, squeezed, typing } from '../test-terminal.ts'
import { sitDown } from './table.ts'
import { understand } from './words.ts'

interface Setting {
  readonly throws?: Throws<readonly Card[]>
  readonly live?: true
}

const played = async (
  lines: readonly string[],
  { throws = sealedThrows('t', deckOf), live }: Setting = {},
): Promise<readonly string[]> => {
  const { terminal, said } = typing(lines, live)
  const config = lunarPoker.standard('nz22')
  await sitDown({ config, buyIn: chips(100_000), throws, terminal })
  return said
}

const heard = async (lines: readonly string[], setting?: Setting): Promise<string> =>
  squeezed(await played(lines, setting))

test('nz22:6.1 nz22:6.2 nz22:6.3 nz22:7.1 nz22:7.2 cards are prepared, sealed and cut before anybody bets', async () => {
  expect(await heard([])).toContain(
    [
      '✓ 52 cards checked by the dealer nz22:6.1',
      '✓ checked again by the game supervisor nz22:6.1',
      '✓ laid out face up for you to look at nz22:6.2',
      '✓ turned over and mixed nz22:6.3',
      '✓ shuffled, and the order sealed nz22:7.1',
      '✓ cut by the dealer at 26 nz22:7.2',
    ].join('\n'),
  )
})

test('nz22:8.1(a) nz22:5.1(b) nz22:8.5 nz22:10.1 a refusal is a sentence with its clause', async () => {
  const said = await heard(['deal', '5 super', '10', 'deal', 'exchange 1', 'force', 'why'])
  expect(said).toContain('✗ No box has valid wagers for a round. nz22:8.1(a)')
  expect(said).toContain('✗ A Super Bet goes with an Ante on the same box. nz22:5.1(b)')
  expect(said).toContain('✗ Two to five of your own cards may be exchanged. nz22:8.5')
  expect(said).toContain('✗ You are not asked whether to Force the Dealer. nz22:10.1')
})

test('nz22:5.2(a) nz22:9.4(a) a patron who folds, or leaves during the round, loses the Ante', async () => {
  const folded = await heard(['10 ante', 'deal', 'fold', 'why'])
  expect(folded).toContain('You fold.')
  expect(folded).toContain('Ante $10 lost -$10 nz22:9.4(a)\nThis round -$10 · you have $990')
  const left = await heard(['10 ante', 'deal'])
  expect(left).toContain('Bought in $1,000, cashed out $990: -$10')
})

test('nz22:8.5(a) nz22:9.9 exchanged cards are gone, the fee is shown, and the hand is played or folded', async () => {
  const said = await heard(['10 ante', 'deal', 'exchange 1 2 3 4 5', 'sixth', 'fold'])
  expect(said).toContain('The fee is $10. nz22:8.5(a)')
  expect(said.match(/^1 2 3 4 5$/gm)).toHaveLength(2)
  expect(said).not.toContain('1 2 3 4 5 6')
  expect(said).toContain('✗ After a draw the hand is folded or played. nz22:9.9')
  expect(said).toContain('This round -$20 · you have $980')
})

test('nz22:9.10 until bets are closed only one card of the Dealer is visible', async () => {
  const said = await heard(['10 ante', 'deal', 'cards'])
  expect(said.match(/^DEALER (?:▒▒ ){4}\S+$/gm)).toHaveLength(2)
})

test('nz1:15.1 the dealt cards match the commitment, and a difference is reported as such', async () => {
  const lines = ['10 ante', 'mix kia ora', 'deal', 'mix late', 'sixth', 'fold']
  const kept = await heard(lines)
  expect(kept.match(/✓ secret [0-9a-f]{64}/g)).toHaveLength(2)
  expect(kept).toContain('Mixed in was "kia ora".')
  expect(kept).toContain('Too late: cards are out.')
  const honest = sealedThrows('t', deckOf)
  const throws = { ...honest, draw: () => [...honest.draw()].reverse() }
  expect(await heard(lines, { throws })).toContain('This deal was not honest')
})

test.each([
  ['10', [{ on: 'ante', chips: 1000 }]],
  [
    '$10 on ante, 5 super',
    [
      { on: 'ante', chips: 1000 },
      { on: 'super', chips: 500 },
    ],
  ],
  ['ante 1,000', [{ on: 'ante', chips: 100_000 }]],
] as const)('nz22:3.3 "%s" is understood', (line, bets) => {
  expect(understand(line)).toEqual({ is: 'bets', bets })
})

test.each(['10 foo', 'ante', '10 20', 'exchange', 'mix'])('"%s" is asked back', line => {
  expect(understand(line)).toMatchObject({ is: 'unclear' })
})

const VOCABULARY = [
  '10 ante',
  '10 ante, 5 super',
  '99999',
  'deal',
  'deal',
  'play',
  'play',
  'fold',
  'exchange 1 2',
  'exchange 1 1',
  'exchange 2 3 4 5',
  'sixth',
  'declare',
  'force',
  'no',
  'clear',
  'rebet',
  'why',
  'history',
  'buy 100',
  '',
]

test('nz1:11.1 after any input, chips are conserved', async () => {
  const script = fc.array(fc.constantFrom(...VOCABULARY), { maxLength: 60 })
  await fc.assert(
    fc.asyncProperty(script, async lines => {
      const said = await heard(lines)
      const { expected, cashed } = accountOf(said)
      const bought = lines.filter(line => line === 'buy 100').length
      expect(said.match(/\$100 in chips, in front of you/g) ?? []).toHaveLength(bought)
      expect(cashed).toBe(expected)
      expect(said).not.toContain('not honest')
    }),
    { numRuns: 60 },
  )
})

test('eighty columns are enough, on a terminal or not', async () => {
  const asked = ['sign', 'help', 'seal', 'cards', 'history', 'why', 'rules nz22:10.4']
  const round = ['100 ante, 100 super', 'deal', 'sixth', 'cards', 'play', 'force', 'no', ...asked]
  for (const live of [{}, { live: true as const }]) {
    const said = await played([...asked, ...round, ...round], live)
    expect(said.filter(line => line.length > 79)).toEqual([])
  }
})
