import { describe, expect, it } from 'vitest'
import {
  byId,
  citationsInScenario,
  citationsInSource,
  citationsInTests,
  namesIn,
} from './citations.ts'

const inSource = (text: string) => citationsInSource('a.ts', text).map(({ id }) => id)
const inTests = (text: string) => citationsInTests('a.test.ts', text).map(({ id }) => id)
const inScenario = (text: string) => citationsInScenario('a.txt', text).map(({ id }) => id)

describe('citations in source', () => {
  it('takes the ids after a tag, up to the first other word', () => {
    expect(inSource('/** @rule nz5:9.3 mbs:3.9.2 the Banker, as nz5:9.4 says */')).toEqual([
      'nz5:9.3',
      'mbs:3.9.2',
    ])
  })

  it('takes several tags of one comment, each with its line', () => {
    const text =
      'const a = 1\n/**\n * @rule nz1:1.1/void(a)\n * @rule nz5:app-a, ruling:108.\n */\n'
    expect(citationsInSource('a.ts', text)).toEqual([
      { id: 'nz1:1.1/void(a)', file: 'a.ts', line: 3 },
      { id: 'nz5:app-a', file: 'a.ts', line: 4 },
      { id: 'ruling:108', file: 'a.ts', line: 4 },
    ])
  })

  it('reports a tag that names no clause', () => {
    expect(inSource('/** @rule 5.14 the call */')).toEqual(['@rule without a clause'])
  })

  it('takes a string that is an id and nothing else, in any quotes', () => {
    const ids = ['nz5:5.10(b)', 'nz8:3.1A(b)(iii)', 'nz5-old:8.3', 'nz22:5a.4(a)', 'nz5:1.0/ante']
    for (const id of ids) {
      expect(inSource(`refuse('${id}')`)).toEqual([id])
      expect(inSource(`refuse("${id}")`)).toEqual([id])
      expect(inSource(`refuse(\`${id}\`)`)).toEqual([id])
    }
  })

  it('ignores prose, prefixes and templates', () => {
    expect(inSource("say('see nz5:5.14')")).toEqual([])
    expect(inSource("id.startsWith('nz5:')")).toEqual([])
    expect(inSource(`const id = \`nz5:9.$${'{n}'}\``)).toEqual([])
    expect(inSource("const price = 'xnz5:5.14'")).toEqual([])
  })

  it('ignores quoted ids in comments and tags in strings', () => {
    expect(inSource("// such as 'nz5:9.4' or `nz5:9.5`\nconst a = '@rule nz5:1.0'")).toEqual([])
  })

  it('handles apostrophes and URLs', () => {
    expect(inSource("const a = 'http://x' // don't\nrefuse('nz5:5.14')")).toEqual(['nz5:5.14'])
  })
})

describe('citations in tests', () => {
  it('takes ids from titles only', () => {
    expect(inTests("it('nz5:9.4 the Banker stands', () => law('nz5:9.5'))")).toEqual(['nz5:9.4'])
    expect(inTests("describe('nz5:9.4, nz5:9.5.', () => {})")).toEqual(['nz5:9.4', 'nz5:9.5'])
  })

  it('knows tables of tests and titles on a line of their own', () => {
    expect(inTests("it.each(rows)('nz5:9.4 on %s', run)")).toEqual(['nz5:9.4'])
    expect(inTests("test.skip(\n  'nz5:9.4 later', run)")).toEqual(['nz5:9.4'])
  })
})

describe('citations in scenarios', () => {
  it('takes titles and marks', () => {
    const text =
      '# nz5:9.4  Banker on 3 stands\nseat 1 wagers 50   refused by nz5:5.14\nthen x by nz5:5.1(a).\n'
    expect(inScenario(text)).toEqual(['nz5:9.4', 'nz5:5.14', 'nz5:5.1(a)'])
  })

  it('keeps the line', () => {
    expect(citationsInScenario('a.txt', '\n# nz5:9.4\n')).toEqual([
      { id: 'nz5:9.4', file: 'a.txt', line: 2 },
    ])
  })
})

it('gathers the places of one id', () => {
  const places = byId([
    { id: 'nz5:9.4', file: 'a.ts', line: 1 },
    { id: 'nz5:9.5', file: 'a.ts', line: 2 },
    { id: 'nz5:9.4', file: 'b.ts', line: 3 },
  ])
  expect(places.get('nz5:9.4')).toEqual([
    { file: 'a.ts', line: 1 },
    { file: 'b.ts', line: 3 },
  ])
  expect(places.size).toBe(2)
})

it('gives a line that cites an id twice once', () => {
  const text = "const due = { number: 'nz5:12.6', order: 'nz5:12.6' }\nconst also = 'nz5:12.6'"
  expect(byId(citationsInSource('a.ts', text)).get('nz5:12.6')).toEqual([
    { file: 'a.ts', line: 1 },
    { file: 'a.ts', line: 2 },
  ])
})

it('finds exported names and no others', () => {
  const text =
    'export const a = 1\nexport type B = string\nconst c = 2\nexport async function d() {}\n'
  expect(namesIn(text)).toEqual(['a', 'B', 'd'])
})
