import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { MIX_IN } from '../../../src/floor/commands.ts'
import { CATALOGUE, type GameName } from '../../../src/games/catalogue.ts'
import { GENERAL } from '../../../src/general/commands.ts'
import type { AnyDeclared } from '../../../src/kernel/command.ts'
import { en } from '../../../src/web/i18n/en.ts'

/** For everything that a guest may do at a table, the browser has a control that sends it. */

const WEB = join(import.meta.dirname, '../../../src/web')

const under = (folder: string): string =>
  readdirSync(join(WEB, folder), { recursive: true, encoding: 'utf8' })
    .filter(name => /\.tsx?$/.test(name) && !/\.test\./.test(name))
    .map(name => readFileSync(join(WEB, folder, name), 'utf8'))
    .join('\n')

const SHARED = ['ui', 'features', 'client'].map(under).join('\n')

/**
 * A command is sent by `does`, chosen from a short list beside it, or offered by a row of buttons.
 */
const isSent = (source: string, does: string): boolean =>
  source.includes(`does: '${does}'`) ||
  new RegExp(`\\[[^\\]]*'${does}'[^\\]]*\\] as const\\)\\.map\\(does =>`).test(source) ||
  (Object.hasOwn(en.rights.asks, does) && source.includes('RightRow'))

const isGuests = ({ by }: AnyDeclared): boolean => by.includes('patron')

const without = (source: string, commands: readonly AnyDeclared[]): readonly string[] =>
  commands.filter(one => isGuests(one) && !isSent(source, one.does)).map(({ does }) => does)

describe('a control in the browser', () => {
  test('for every guest command of Division 1, some of them only in some games', () => {
    const everywhere = `${SHARED}\n${under('games')}`
    expect(without(everywhere, [...GENERAL, MIX_IN])).toEqual([])
  })

  test.each(Object.keys(CATALOGUE) as readonly GameName[])(
    'for every guest command of %s',
    game => {
      const own = `${SHARED}\n${under(`games/${game}`)}`
      const commands: readonly AnyDeclared[] = CATALOGUE[game].commands
      const theirs = commands.filter(one => !(GENERAL as readonly AnyDeclared[]).includes(one))
      expect(theirs.filter(isGuests).length).toBeGreaterThan(0)
      expect(without(own, theirs)).toEqual([])
    },
  )

  test('a missing control is detected', () => {
    expect(isSent(SHARED, 'no-such-thing')).toBe(false)
  })
})
