import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { MIX_IN } from '../../src/floor/commands.ts'
import { CATALOGUE, type GameName } from '../../src/games/catalogue.ts'
import { GENERAL } from '../../src/general/commands.ts'
import type { AnyDeclared } from '../../src/kernel/command.ts'
import { en } from '../../src/web/i18n/en.ts'

/** Everything that a guest may do at a table can be done in the browser, by a control that sends it. */

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

const isGuests = ({ by }: AnyDeclared): boolean => by.includes('patron')

const without = (source: string, commands: readonly AnyDeclared[]): readonly string[] =>
  commands.filter(one => isGuests(one) && !isSent(source, one.does)).map(({ does }) => does)

describe('a control in the browser', () => {
  test('for every command of Division 1 that a guest has, some of them in a game of their own', () => {
    const everywhere = `${SHARED}\n${under('games')}`
    expect(without(everywhere, [...GENERAL, MIX_IN])).toEqual([])
  })

  test.each(Object.keys(CATALOGUE) as readonly GameName[])(
    'for every command of %s that a guest has',
    game => {
      const own = `${SHARED}\n${under(`games/${game}`)}`
      const commands: readonly AnyDeclared[] = CATALOGUE[game].commands
      const theirs = commands.filter(one => !(GENERAL as readonly AnyDeclared[]).includes(one))
      expect(theirs.filter(isGuests).length).toBeGreaterThan(0)
      expect(without(own, theirs)).toEqual([])
    },
  )

  test('and none is found where none is', () => {
    expect(isSent(SHARED, 'no-such-thing')).toBe(false)
  })
})
