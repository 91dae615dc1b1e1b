import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { BOOKS } from '../kernel/authority.ts'
import { ROOT } from './index.ts'

export interface SourceLine {
  readonly file: string
  readonly line: number
}

export interface Citation extends SourceLine {
  readonly id: string
}

/** The places of each id in the code of the rules and in the examples. */
export interface Evidence {
  readonly code: ReadonlyMap<string, readonly SourceLine[]>
  /** The places outside the rules, such as screens. They prove nothing, but must exist too. */
  readonly mentions: ReadonlyMap<string, readonly SourceLine[]>
  readonly scenarios: ReadonlyMap<string, readonly SourceLine[]>
  /** The exported names in `src`, for clauses that define a term. */
  readonly names: ReadonlySet<string>
}

/** A book and a number: `nz5:5.10(b)`, `nz1:1.1/void(a)`, `nz8:3.1A(b)(iii)`, `ruling:502`. */
const ID = new RegExp(
  `(?<![\\w-])(?:${[...BOOKS, 'ruling'].join('|')}):(?:[\\w./-]|\\(\\w+\\))+`,
  'g',
)

/** Comments and strings in one pattern, because whichever opens first contains the other. */
const TOKEN =
  /\/\*[\s\S]*?\*\/|\/\/[^\n]*|'(?:\\.|[^'\\\n])*'|"(?:\\.|[^"\\\n])*"|`(?:\\[\s\S]|[^`\\])*`/g

/** The code before the title of a test: `it(`, `describe.each(rows)(`, `test.skip(`. */
const BEFORE_TITLE = /(?:\b(?:describe|it|test)(?:\.\w+)*|\))\(\s*$/

const EXPORTED = /^export (?:async )?(?:const|function|type|interface|class) (\w+)/gm

/** Skips an id that a template completes (`nz5:9.${n}`), because it is only a prefix. */
const idsIn = (text: string): readonly { readonly id: string; readonly at: number }[] =>
  [...text.matchAll(ID)]
    .filter(({ 0: id, index }) => !text.startsWith('${', index + id.length))
    .map(({ 0: id, index }) => ({ id: id.replace(/[./-]+$/, ''), at: index }))

const lineAt = (text: string, offset: number): number => text.slice(0, offset).split('\n').length

/** The ids directly after the tag. A tag without an id is reported. */
const tagged = (comment: string): readonly { readonly id: string; readonly at: number }[] =>
  [...comment.matchAll(/@rule\b([^\n]*)/g)].flatMap(({ 1: rest = '', index }) => {
    const ids: string[] = []
    for (const word of rest
      .replace(/\*\/\s*$/, '')
      .trim()
      .split(/[\s,;]+/)) {
      const [first] = idsIn(word)
      if (first?.at !== 0) break
      ids.push(first.id)
    }
    return (ids.length > 0 ? ids : ['@rule without a clause']).map(id => ({ id, at: index }))
  })

/** Citations in a source file: its `@rule` tags, and strings that consist of one id. */
export const citationsInSource = (file: string, text: string): readonly Citation[] =>
  [...text.matchAll(TOKEN)].flatMap(({ 0: token, index }) => {
    const inner = token.slice(1, -1)
    const found = token.startsWith('/') ? tagged(token) : idsIn(inner).filter(c => c.id === inner)
    return found.map(({ id, at }) => ({ id, file, line: lineAt(text, index + at) }))
  })

/** The ids in the titles of a test file. Ids elsewhere in it may be test data. */
export const citationsInTests = (file: string, text: string): readonly Citation[] =>
  [...text.matchAll(TOKEN)]
    .filter(({ 0: token, index }) => {
      const before = text.slice(Math.max(0, index - 80), index)
      return !token.startsWith('/') && BEFORE_TITLE.test(before)
    })
    .flatMap(({ 0: token, index }) =>
      idsIn(token).map(({ id, at }) => ({ id, file, line: lineAt(text, index + at) })),
    )

/** Every id in a scenario: in its title, after `by` and after `refused by`. */
export const citationsInScenario = (file: string, text: string): readonly Citation[] =>
  text
    .split('\n')
    .flatMap((line, above) => idsIn(line).map(({ id }) => ({ id, file, line: above + 1 })))

/** The exported names of a source file. */
export const namesIn = (text: string): readonly string[] =>
  [...text.matchAll(EXPORTED)].map(({ 1: name = '' }) => name)

/** The places of each id, in order. A line that cites an id twice is one place. */
export const byId = (citations: readonly Citation[]): ReadonlyMap<string, readonly SourceLine[]> =>
  citations.reduce((places, { id, file, line }) => {
    const known = places.get(id) ?? []
    const last = known.at(-1)
    if (last?.file !== file || last.line !== line) known.push({ file, line })
    return places.set(id, known)
  }, new Map<string, SourceLine[]>())

interface Text {
  readonly file: string
  readonly text: string
}

/** A missing folder has no texts. The check then reports the missing evidence. */
const textsUnder = (folder: string, wanted: RegExp): readonly Text[] => {
  if (!existsSync(`${ROOT}${folder}`)) return []
  return readdirSync(`${ROOT}${folder}`, { recursive: true, encoding: 'utf8' })
    .map(name => `${folder}/${name.replaceAll('\\', '/')}`)
    .filter(file => wanted.test(file))
    .sort()
    .map(file => ({ file, text: readFileSync(`${ROOT}${file}`, 'utf8') }))
}

/** Where the rules are. A citation on a screen or in the server is no evidence that they are kept. */
const RULES = ['kernel', 'general', 'games', 'tournament', 'server/chance']

const citedIn = (texts: readonly Text[]): ReadonlyMap<string, readonly SourceLine[]> =>
  byId(texts.flatMap(({ file, text }) => citationsInSource(file, text)))

export const readEvidence = (): Evidence => {
  const sources = textsUnder('src', /\.tsx?$/)
  const isRule = ({ file }: Text) => RULES.some(folder => file.startsWith(`src/${folder}/`))
  const isTest = ({ file }: Text) => /\.test\.tsx?$/.test(file)
  const code = sources.filter(source => !isTest(source))
  const tests = [...sources.filter(isTest), ...textsUnder('tests', /\.test\.tsx?$/)]
  const scenarios = textsUnder('scenarios', /\.txt$/)
  return {
    code: citedIn(code.filter(isRule)),
    mentions: citedIn(code.filter(source => !isRule(source))),
    scenarios: byId([
      ...scenarios.flatMap(({ file, text }) => citationsInScenario(file, text)),
      ...tests.flatMap(({ file, text }) => citationsInTests(file, text)),
    ]),
    names: new Set(code.flatMap(({ text }) => namesIn(text))),
  }
}
