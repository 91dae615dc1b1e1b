import { spawn } from 'node:child_process'
import { join } from 'node:path'
import { describe, test } from 'vitest'
import { croupier, ROOT } from '../fixtures/processes/croupier.ts'

describe.concurrent('croupier play baccarat', () => {
  test('nz5:7.6 nz5:8.2 nz5:10.1 works through a pipe, and ends with the input', async ({
    expect,
  }) => {
    const input = ['10', '200', '50 banker 20 tie', 'deal', 'why', 'history', ''].join('\n')
    const { code, out, err } = await croupier(['play', 'baccarat', '--dragon-bonus', '1'], input)
    expect(err).toBe('')
    expect(code).toBe(0)
    expect(out).toContain('Cut at least a deck from either end')
    expect(out).toContain('On the table: Banker $50, Tie $20')
    expect(out).toMatch(/(Player wins|Banker wins|Tie Hand), Player \d, Banker \d\./)
    expect(out).toMatch(/nz5:9\.[235]/)
    expect(out).toMatch(/committed to before the cut: checked, \d+ cards\./)
    expect(out).toMatch(/Bought in \$1,000, cashed out \$/)
    expect(out).not.toContain('\u001b')
    expect(out.split('\n').filter(line => line.length > 79)).toEqual([])
  })

  test('without input, the table closes cleanly', async ({ expect }) => {
    const { code, out } = await croupier(['play', 'baccarat', '--book', 'mbs', '--fast'])
    expect(code).toBe(0)
    expect(out).toContain('no card came out.')
    expect(out).toContain('cashed out $1,000: $0')
  })

  test.for<readonly [readonly string[], string]>([
    [['--decks', '9'], 'decks may be 4, 5, 6, 7, 8, not 9. (nz5:3.4(a))'],
    [['--book', 'mbs', '--tie', '9'], 'tie may be 8, not 9. (mbs:4.1)'],
    [['--buy-in', '0'], '(nz1:10.3)'],
  ])('nz5:3.4(a) mbs:4.1 nz1:10.3 %j is refused in one line', async ([args, says], { expect }) => {
    const { code, out, err } = await croupier(['play', 'baccarat', ...args])
    expect(code).toBe(2)
    expect(out).toBe('')
    expect(err).toContain(says)
    expect(err.trim().split('\n')).toHaveLength(1)
  })

  test('an unknown game is reported, with the list of games', async ({ expect }) => {
    const { code, err } = await croupier(['play', 'poker'])
    expect(code).toBe(2)
    expect(err).toBe(
      "croupier: unknown game 'poker' after play; expected one of baccarat, roulette, snake-eyes, lunar-poker\n",
    )
  })

  test('its help explains what to type, in eighty columns', async ({ expect }) => {
    const { code, out } = await croupier(['play', 'baccarat', '--help'])
    expect(code).toBe(0)
    expect(out).toContain('50 banker')
    expect(out.split('\n').filter(line => line.length > 80)).toEqual([])
  })
})

const TABLES: readonly (readonly [string, readonly string[], readonly RegExp[]])[] = [
  [
    'roulette',
    ['10 17', '5 red, 5 odd', '10 17 21', 'tier 5', 'cloth', 'spin', 'why', 'history', 'rebet'],
    [
      /✗ There is no wager Split 17-21/,
      /^ {3}\d+ (red|black|green)\./m,
      /dozen 1/,
      /nz8:4\.4\(a\)/,
    ],
  ],
  [
    'snake-eyes',
    ['10 hard 6, 5 field', '2 six', 'layout', 'throw', 'why', 'throw short', 'history', 'norolls'],
    [/✗ The minimum here is \$5\./, /^ {3}[1-6] and [1-6]: /m, /Hardway Combo/, /nz11a:6\.4\(b\)/],
  ],
]

const LUNAR: (typeof TABLES)[number] = [
  'lunar-poker',
  ['5 super', '10 ante, 5 super', 'deal', 'exchange 1', 'play', 'no', 'why', 'rebet', 'deal'],
  [/✗ A Super Bet goes with an Ante/, /✗ Two to five of your own cards/, /nz22:9\.10/],
]

describe.concurrent('croupier play, the other tables', () => {
  test.for([...TABLES, LUNAR])(
    '%s works through a pipe, and ends with the input',
    async ([game, lines, says], { expect }) => {
      const { code, out, err } = await croupier(['play', game], `${lines.join('\n')}\n`)
      expect(err).toBe('')
      expect(code).toBe(0)
      for (const pattern of says) expect(out).toMatch(pattern)
      expect(out).toMatch(/✓ secret [0-9a-f]{64}/)
      expect(out).not.toContain('not honest')
      expect(out).toMatch(/Bought in \$1,000, cashed out \$/)
      expect(out).not.toContain('\u001b')
      expect(out.split('\n').filter(line => line.length > 79)).toEqual([])
    },
  )

  test.for<readonly [readonly string[], string]>([
    [['roulette', '--layout', 'triple'], "argument 'triple' is invalid"],
    [['roulette', '--buy-in', '0'], '(nz1:10.3)'],
    [['snake-eyes', '--dice', '6'], 'dice may be 2, 3, 4, 5, not 6. (nz11a:1.1/dice)'],
    [['snake-eyes', '--hard4', '8'], 'hard4 may be 7, 6, not 8. (nz11a:4.9)'],
    [['lunar-poker', '--super-table', '8'], 'pay tables 1 to 7, not 8. (nz22:5.9)'],
    [['snake-eyes', '--fast', 'x'], 'too many arguments'],
  ])('nz1:10.3 nz11a:4.9 %j is refused in one line', async ([args, says], { expect }) => {
    const { code, out, err } = await croupier(['play', ...args])
    expect(code).toBe(2)
    expect(out).toBe('')
    expect(err).toContain(says)
    expect(err.trim().split('\n')).toHaveLength(1)
  })

  test.for(['roulette', 'snake-eyes', 'lunar-poker'])(
    'the help of %s explains what to type',
    async (game, { expect }) => {
      const { code, out } = await croupier(['play', game, '--help'])
      expect(code).toBe(0)
      expect(out).toContain('At the table, type')
      expect(out).toContain('printf')
      expect(out.split('\n').filter(line => line.length > 80)).toEqual([])
    },
  )
})

describe.concurrent('a reader that closes the pipe', () => {
  test.for([
    ['law', 'status'],
    ['play', 'snake-eyes'],
  ])('%j ends without an error', async (args, { expect }) => {
    const child = spawn(join(ROOT, 'node_modules/.bin/tsx'), [
      join(ROOT, 'src/cli/main.ts'),
      ...args,
    ])
    let err = ''
    child.stderr.on('data', part => {
      err += part
    })
    child.stdin.on('error', () => undefined)
    child.stdout.destroy()
    child.stdin.end('sign\n'.repeat(2000))
    await new Promise(resolve => child.on('close', resolve))
    expect(err).toBe('')
  })
})
