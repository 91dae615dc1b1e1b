import { describe, test } from 'vitest'
import { croupier } from './croupier.ts'

describe.concurrent('croupier play baccarat', () => {
  test('nz5:7.6 nz5:8.2 nz5:10.1 is played through a pipe, and ends with the input', async ({
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

  test('with nobody there, the table closes in good order', async ({ expect }) => {
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

  test('a game that nobody knows is named, with those that are', async ({ expect }) => {
    const { code, err } = await croupier(['play', 'poker'])
    expect(code).toBe(2)
    expect(err).toBe("croupier: unknown game 'poker' after play; expected one of baccarat\n")
  })

  test('its help teaches what to type, in eighty columns', async ({ expect }) => {
    const { code, out } = await croupier(['play', 'baccarat', '--help'])
    expect(code).toBe(0)
    expect(out).toContain('50 banker')
    expect(out.split('\n').filter(line => line.length > 80)).toEqual([])
  })
})
