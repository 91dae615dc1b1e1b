import { readdirSync, readFileSync } from 'node:fs'
import { Converter } from 'opencc-js'
import { expect, test } from 'vitest'
import { converter, OVERRIDES } from './simplified-chinese.ts'

/** Every override is needed: without it, at least one of our texts would convert wrongly. */

const WORDS = readdirSync('src/web', { recursive: true, encoding: 'utf8' })
  .filter(name => name.includes('zh-hant') && name.endsWith('.ts'))
  .map(name => readFileSync(`src/web/${name}`, 'utf8'))
  .join('\n')

const whole = converter()(WORDS)

test.each(OVERRIDES)('%s becomes %s', (from, to) => {
  const without = converter(OVERRIDES.filter(each => each[0] !== from))(WORDS)
  expect(without).not.toBe(whole)
  expect(converter()(from)).toBe(to)
})

/** Characters of both scripts that the dictionaries would convert. */
const IN_BOTH = '佣准台干里'

const toTraditional = Converter({ from: 'cn', to: 'tw' })
const toSimplified = Converter({ from: 'tw', to: 'cn' })

const isSimplified = (character: string): boolean =>
  toSimplified(character) === character && toTraditional(character) !== character

test('the traditional words contain no simplified character', () => {
  const characters = new Set(WORDS.match(/\p{Script=Han}/gu))
  expect([...characters].filter(isSimplified).toSorted().join('')).toBe(IN_BOTH)
})
