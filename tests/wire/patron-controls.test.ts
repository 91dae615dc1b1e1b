import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { BACCARAT } from '../../src/protocol/fields/baccarat.ts'
import { GENERAL } from '../../src/protocol/fields/general.ts'
import { LUNAR_POKER } from '../../src/protocol/fields/lunar-poker.ts'
import { ROULETTE } from '../../src/protocol/fields/roulette.ts'
import { SNAKE_EYES } from '../../src/protocol/fields/snake-eyes.ts'
import { COMMANDS } from '../../src/protocol/permissions.ts'
import { en } from '../../src/web/i18n/en.ts'

/** Everything that a guest may do at a table can be done in the browser, by a control that sends it. */

const isGuests = (does: string): boolean =>
  Object.hasOwn(COMMANDS, does) && 'guest' in COMMANDS[does as keyof typeof COMMANDS]

const WEB = join(import.meta.dirname, '../../src/web')

const under = (folder: string): string =>
  readdirSync(join(WEB, folder), { recursive: true, encoding: 'utf8' })
    .filter(name => /\.tsx?$/.test(name) && !/\.test\./.test(name))
    .map(name => readFileSync(join(WEB, folder, name), 'utf8'))
    .join('\n')

const SHARED = ['ui', 'features', 'client'].map(under).join('\n')

/** Said by `does`; picked from a short list beside it; or a right that a row of buttons offers. */
const isSent = (source: string, does: string): boolean =>
  source.includes(`does: '${does}'`) ||
  new RegExp(`\\[[^\\]]*'${does}'[^\\]]*\\] as const\\)\\.map\\(does =>`).test(source) ||
  (Object.hasOwn(en.rights.asks, does) && source.includes('RightRow'))

/** A word that is a guest's elsewhere. @rule nz22:7.2 no player ever cuts the cards of Lunar Poker */
const NOT_HERE: Readonly<Record<string, readonly string[]>> = { 'lunar-poker': ['cut'] }

const without = (source: string, fields: object): readonly string[] =>
  Object.keys(fields).filter(does => isGuests(does) && !isSent(source, does))

describe('a control in the browser', () => {
  test('for every command of Division 1 that a guest has, some of them in a game of their own', () => {
    const everywhere = `${SHARED}\n${under('games')}`
    expect(without(everywhere, { ...GENERAL, 'mix-in': {} })).toEqual([])
  })

  test.each([
    ['baccarat', BACCARAT],
    ['roulette', ROULETTE],
    ['snake-eyes', SNAKE_EYES],
    ['lunar-poker', LUNAR_POKER],
  ] as const)('for every command of %s that a guest has', (game, fields) => {
    const own = `${SHARED}\n${under(`games/${game}`)}`
    expect(Object.keys(fields).filter(isGuests).length).toBeGreaterThan(0)
    expect(without(own, fields)).toEqual(NOT_HERE[game] ?? [])
  })

  test('and none is found where none is', () => {
    expect(isSent(SHARED, 'no-such-thing')).toBe(false)
  })
})
