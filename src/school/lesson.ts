import { SETTINGS } from '../scenario/index.ts'
import { REFUSED, readScenarios } from '../scenario/language/scenario-text.ts'
import { type Mistake, type ScenarioLine, understand } from '../scenario/line-meaning.ts'
import type { AnySetting } from '../scenario/stage.ts'

/**
 * Lessons are scenarios. Lines of staff without a name are what the trainee has to do; everybody
 * else is part of the situation. Comments that begin with a known word are directives:
 *
 *     - kind first-card-face-up        names the irregularity (`- trap NAME`: only looks like one)
 *     - zh 第一張牌面朝上                 the title in Chinese
 *     - vary 50 as 25, 50, 100         a seed replaces the word 50 everywhere in the lesson
 *     - sees The first card is open.   what the trainee sees before the next line
 *     - sees-zh 第一張牌是打開的。         the same in Chinese
 */

export interface Sight {
  readonly en: string
  readonly zh: string
}

export interface Lesson {
  readonly id: string
  /** A trap looks like an irregularity, but the round continues as usual. */
  readonly is: 'kind' | 'trap'
  readonly title: Sight
  /** The clauses that the title names. */
  readonly clauses: readonly string[]
  /** The file and line where it begins. */
  readonly at: string
  readonly book: string
  readonly setting: AnySetting
  readonly vary: readonly Variation[]
  readonly text: string
}

interface Variation {
  readonly word: string
  readonly among: readonly string[]
}

const DIRECTIVE = /^\s*-\s+(kind|trap|zh|vary|sees|sees-zh)\s+(.*\S)\s*$/

interface Directive {
  readonly line: number
  readonly says: string
  readonly value: string
}

/** The directives of a text, with the line that each is on. */
export const directivesIn = (text: string): readonly Directive[] =>
  text.split(/\r?\n/).flatMap((raw, index) => {
    const found = raw.match(DIRECTIVE)
    return found ? [{ line: index + 1, says: found[1]!, value: found[2]! }] : []
  })

const variationOf = (value: string): Variation => {
  const [word = '', among = ''] = value.split(' as ')
  return { word: word.trim(), among: among.split(',').map(each => each.trim()) }
}

/** Each scenario of a file as a text of its own, with the line where it begins. */
const blocksOf = (text: string): readonly { readonly line: number; readonly text: string }[] => {
  const lines = text.split(/\r?\n/)
  const starts = lines.flatMap((raw, index) => (/^#\s/.test(raw) ? [index] : []))
  return starts.map((start, i) => ({
    line: start + 1,
    text: lines.slice(start, starts[i + 1] ?? lines.length).join('\n'),
  }))
}

const CLAUSE = /^(?:[a-z]+\d*[\w-]*):\S+$/

const titleOf = (title: string): { readonly clauses: readonly string[]; readonly says: string } => {
  const words = title.split(/\s+/)
  const count = words.findIndex(word => !CLAUSE.test(word))
  return { clauses: words.slice(0, count), says: words.slice(count).join(' ') }
}

const lessonOf = (file: string, block: { line: number; text: string }): Lesson | Mistake => {
  const wrong = (says: string, line = 0): Mistake => ({ line: block.line + line, says })
  const directives = directivesIn(block.text)
  const first = (...says: readonly string[]) => directives.find(each => says.includes(each.says))
  const named = first('kind', 'trap')
  const [scenario] = readScenarios(block.text)
  const { lines, mistakes } = understand(SETTINGS, scenario!)
  if (mistakes.length > 0) return wrong(mistakes[0]!.says, mistakes[0]!.line - 1)
  if (!named) return wrong('a lesson needs a line "- kind NAME" or "- trap NAME"')
  const opens = lines.find(line => line.is === 'opens')!
  const { clauses, says } = titleOf(scenario!.title)
  if (clauses.length === 0) return wrong('the title of a lesson begins with its clauses')
  const vary = directives.filter(each => each.says === 'vary').map(each => variationOf(each.value))
  const odd = vary.find(({ word, among }) => !(word && among.includes(word)))
  if (odd) return wrong(`vary ${odd.word}: the choices must include ${odd.word} itself`)
  const vague = scenario!.steps.find(step => step.refusedBy === REFUSED)
  if (vague) return wrong('name the clause: refused by CLAUSE', vague.line - 1)
  if (!first('sees')) return wrong('a lesson needs a line "- sees WHAT THE TRAINEE SEES"')
  return {
    id: named.value,
    is: named.says as Lesson['is'],
    title: { en: says, zh: first('zh')?.value ?? says },
    clauses,
    at: `${file}:${block.line}`,
    book: opens.book,
    setting: opens.setting,
    vary,
    text: block.text,
  }
}

export interface LessonFile {
  readonly lessons: readonly Lesson[]
  readonly mistakes: readonly Mistake[]
}

/** The lessons of a file, and every lesson that cannot be used. */
export const lessonsIn = (file: string, text: string): LessonFile => {
  const found = blocksOf(text).map(block => lessonOf(file, block))
  return {
    lessons: found.filter((one): one is Lesson => 'id' in one),
    mistakes: found.filter((one): one is Mistake => !('id' in one)),
  }
}

const escaped = (word: string): string => word.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&')

/**
 * Replaces every varied word by one that `choose` picks. All at once, so that no replacement is
 * replaced again.
 */
export const varied = (lesson: Lesson, choose: (among: readonly string[]) => string): string => {
  const { vary, text } = lesson
  if (vary.length === 0) return text
  const chosen = new Map(vary.map(({ word, among }) => [word, choose(among)]))
  const words = [...chosen.keys()].toSorted((a, b) => b.length - a.length).map(escaped)
  const pattern = new RegExp(`(?<![\\w.])(?:${words.join('|')})(?![\\w]|\\.\\d)`, 'g')
  return text
    .split('\n')
    .map(line =>
      /^\s*-\s+vary\s|^#/.test(line) ? line : line.replace(pattern, word => chosen.get(word)!),
    )
    .join('\n')
}

export interface LessonStep {
  readonly line: ScenarioLine
  readonly sees?: Sight
}

/**
 * The actions of a lesson, each with what the trainee sees before it. Expectations are for
 * `croupier scenario`: they hold for the lesson as written, not for every seed.
 */
export const lessonSteps = (text: string): readonly LessonStep[] => {
  const { lines, mistakes } = understand(SETTINGS, readScenarios(text)[0]!)
  if (mistakes.length > 0) throw new Error(`line ${mistakes[0]!.line}: ${mistakes[0]!.says}`)
  const directives = directivesIn(text)
  let from = 0
  return lines.flatMap(line => {
    if (line.is === 'expects') return []
    const between = directives.filter(each => each.line > from && each.line < line.step.line)
    from = line.step.line
    const en = between.findLast(each => each.says === 'sees')?.value
    const zh = between.findLast(each => each.says === 'sees-zh')?.value
    return [en === undefined ? { line } : { line, sees: { en, zh: zh ?? en } }]
  })
}
