import { actorOf, EXPECTS } from './actors.ts'

/** The plain-text language: a title with its clauses, then lines that act or expect. */

export interface Step {
  readonly line: number
  readonly actor: string
  readonly phrase: string
  /** `refused by nz1:6.0` at the end of an action; `*` for `refused` by any clause. */
  readonly refusedBy?: string
  /** `in round 2` at the end of an action: the round it is about. */
  readonly round?: number
  /** `by nz5:5.10(c)` at the end of an expectation. */
  readonly by?: string
}

export interface Scenario {
  readonly title: string
  readonly line: number
  readonly steps: readonly Step[]
}

/** Refused by any clause. */
export const REFUSED = '*'

const TITLE = /^#\s+(.*)$/
const COMMENT = /^\s*-/
const REFUSED_BY = /\s+refused by (\S+)$/
/** One option of a table has `refused` as its value. */
const JUST_REFUSED = /(?<! unpayable)\s+refused$/
const ROUND = /\s+in round ([1-9]\d*)$/
const BY = /\s+by (\S+:\S+)$/

const stepOf = (raw: string, line: number): Step => {
  const [actor, phrase] = actorOf(raw.trim().replaceAll(/\s+/g, ' '))
  if (actor !== EXPECTS) {
    const refused = ` ${phrase}`.match(REFUSED_BY) ?? ` ${phrase}`.match(JUST_REFUSED)
    if (!refused) return acts(line, actor, phrase)
    return { ...acts(line, actor, cut(phrase, refused[0])), refusedBy: refused[1] ?? REFUSED }
  }
  const by = ` ${phrase}`.match(BY)
  return by ? { line, actor, phrase: cut(phrase, by[0]), by: by[1]! } : { line, actor, phrase }
}

const acts = (line: number, actor: string, phrase: string): Step => {
  const round = ` ${phrase}`.match(ROUND)
  return round
    ? { line, actor, phrase: cut(phrase, round[0]), round: Number(round[1]) }
    : { line, actor, phrase }
}

const cut = (phrase: string, tail: string): string => ` ${phrase}`.slice(0, -tail.length).trim()

/** Blank lines and lines that start with a dash are comments. */
export const readScenarios = (text: string): readonly Scenario[] => {
  const scenarios: { title: string; line: number; steps: Step[] }[] = []
  text.split(/\r?\n/).forEach((raw, index) => {
    const line = index + 1
    const title = raw.match(TITLE)
    if (title) scenarios.push({ title: title[1]!.trim(), line, steps: [] })
    else if (raw.trim() !== '' && !COMMENT.test(raw))
      if (scenarios.length === 0) scenarios.push({ title: '', line, steps: [stepOf(raw, line)] })
      else scenarios.at(-1)!.steps.push(stepOf(raw, line))
  })
  return scenarios
}
