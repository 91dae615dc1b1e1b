import { readdirSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { converter, OVERRIDES } from './simplified-chinese.ts'

/** Every override is needed: some word of ours would read otherwise without it. */

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
