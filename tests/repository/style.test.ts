import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import ts from 'typescript'
import { describe, expect, test } from 'vitest'
import { ROOT } from '../fixtures/processes/croupier.ts'

/** The rules of STYLE.md that a machine can check. */

const PURE = ['kernel', 'general', 'games', 'scenario', 'tournament', 'odds', 'school']
const LONGEST_FILE = 300
const LONGEST_FUNCTION = 45

const files = readdirSync(join(ROOT, 'src'), { recursive: true, encoding: 'utf8' })
  .filter(name => /\.tsx?$/.test(name) && !name.endsWith('.test.ts'))
  .map(name => ({ name, text: readFileSync(join(ROOT, 'src', name), 'utf8') }))

/** A kernel in AssemblyScript keeps its loop in one function, because a call there costs time. */
const isKernel = ({ name }: { name: string }): boolean => name.startsWith('odds/wasm/kernels/')

/** The one file there that you run directly, after you change a kernel. */
const BUILDS = 'odds/wasm/build.ts'

const pure = files.filter(({ name }) => PURE.includes(name.split('/')[0]!) && name !== BUILDS)

const lines = (text: string): number => text.split('\n').length

const isFunction = (node: ts.Node): boolean =>
  ts.isArrowFunction(node) ||
  ts.isFunctionDeclaration(node) ||
  ts.isMethodDeclaration(node) ||
  ts.isFunctionExpression(node)

/**
 * In formatted code only the first line of a statement and the text of a template start with a
 * word. Most files have no statement as long as a long function, so they need no parser.
 */
const mayHaveLongFunction = ({ text }: { text: string }): boolean => {
  let indented = 0
  return text.split('\n').some(line => {
    indented = /^[\w/]/.test(line) ? 0 : indented + 1
    return indented > LONGEST_FUNCTION - 2 || line.split('`').length % 2 === 0
  })
}

/** Functions that are too long, not counting the lines of functions inside them. */
const longFunctions = ({ name, text }: { name: string; text: string }): readonly string[] => {
  const source = ts.createSourceFile(name, text, ts.ScriptTarget.Latest)
  const found: string[] = []
  const visit = (node: ts.Node): number => {
    let inner = 0
    ts.forEachChild(node, child => {
      inner += visit(child)
    })
    if (!isFunction(node)) return inner
    const { line } = source.getLineAndCharacterOfPosition(node.getStart(source))
    const own = source.getLineAndCharacterOfPosition(node.end).line - line + 1 - inner
    if (own > LONGEST_FUNCTION) found.push(`${name}:${line + 1} has ${own} lines of its own`)
    return inner + own
  }
  visit(source)
  return found
}

const code = (text: string): string =>
  text.replace(/\/\*[\s\S]*?\*\//g, '').replace(/(^|\s)\/\/.*$/gm, '')

const offenders = (
  among: readonly { name: string; text: string }[],
  pattern: RegExp,
): readonly string[] => among.filter(({ text }) => pattern.test(code(text))).map(({ name }) => name)

describe('tidy', () => {
  test(`no file is longer than ${LONGEST_FILE} lines`, () => {
    const long = files.filter(({ text }) => lines(text) > LONGEST_FILE).map(({ name }) => name)
    expect(long).toEqual([])
  })

  test(`no function has more than ${LONGEST_FUNCTION} lines of its own`, () => {
    const parsed = files.filter(file => !isKernel(file)).filter(mayHaveLongFunction)
    expect(parsed.flatMap(longFunctions)).toEqual([])
  })

  test('types are derived, not asserted through unknown', () => {
    const shell = files.filter(({ name }) => /^(server|web)\//.test(name))
    expect(offenders(shell, /as unknown as/)).toEqual(['server/identity/staff/passkey-routes.ts'])
  })

  test('the core uses no clock, no randomness and no Node', () => {
    expect(offenders(pure, /\bDate\b|\bMath\.random\b|\bprocess\.|\bcrypto\./)).toEqual([])
    expect(offenders(pure, /from '(node:|[a-z@](?!\.))/)).toEqual([])
  })

  test('the core imports nothing from the server around it', () => {
    expect(offenders(pure, /from '[^']*\/(cli|server|law|web)\/[^']*\.ts'/)).toEqual([])
    const kernel = pure.filter(({ name }) => name.startsWith('kernel/'))
    expect(offenders(kernel, /from '\.\.\/(general|games|scenario|odds|tournament)\//)).toEqual([])
    const general = pure.filter(({ name }) => name.startsWith('general/'))
    expect(offenders(general, /from '\.\.\/(games|scenario|odds|tournament)\//)).toEqual([])
  })

  test('no TODO is left, and no name says manager or helper', () => {
    expect(
      files.filter(({ text }) => /\bTODO\b|\bFIXME\b|\bXXX\b/.test(text)).map(f => f.name),
    ).toEqual([])
    expect(
      files.filter(({ name }) => /manager|helper|util|service|engine/i.test(name)).map(f => f.name),
    ).toEqual([])
  })

  /** Each of them once had ten meanings or more. */
  test('a type is named by what it is, not by what was done with it', () => {
    const riddle =
      /^(?:export )?(?:interface|type) (?:Told|Said|Asked|Heard|Looked|Reached|At|Of|On)\b/m
    expect(offenders(files, riddle)).toEqual([])
  })

  test('no machine path and no registry is written down', () => {
    const written = files.filter(({ text }) =>
      /(?<![.\w])\/(work|home|root|Users)\/|registry\.npmjs/.test(text),
    )
    expect(written.map(({ name }) => name)).toEqual([])
    expect(readFileSync(join(ROOT, 'package-lock.json'), 'utf8')).not.toContain('"resolved": "http')
  })
})
