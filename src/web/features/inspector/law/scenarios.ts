import type { Played } from '../../../../scenario/index.ts'
import { readScenarios, type Scenario } from '../../../../scenario/language/scenario-text.ts'

/** The scenarios of the law. Each file is fetched on demand and run by the core. */

const FILES = import.meta.glob<string>('../../../../../scenarios/**/*.txt', {
  query: '?raw',
  import: 'default',
})

const UP = '../../../../../'

/** Paths as the matrix has them: `scenarios/nz5/05-wagers.txt`. */
export const FILE_NAMES: readonly string[] = Object.keys(FILES).map(path => path.slice(UP.length))

/** A scenario as it is written in its file. */
export interface ScenarioSource {
  readonly file: string
  readonly scenario: Scenario
  /** Its lines, without the title. */
  readonly text: string
}

export const scenariosIn = async (file: string): Promise<readonly ScenarioSource[]> => {
  const text = await FILES[`${UP}${file}`]!()
  const lines = text.split('\n')
  const scenarios = readScenarios(text)
  return scenarios.map((scenario, i) => {
    const end = scenarios[i + 1] ? scenarios[i + 1]!.line - 1 : lines.length
    return { file, scenario, text: lines.slice(scenario.line, end).join('\n').trim() }
  })
}

/** Plays the lines so that the first of them is line 1. */
export const played = async (title: string, text: string): Promise<Played> => {
  const { play } = await import('../../../../scenario/index.ts')
  const [first] = play(`# ${title}\n${text}\n`)
  return first!
}

/** Plays every scenario of a file. */
export const playFile = async (file: string): Promise<readonly Played[]> => {
  const [text, { play }] = await Promise.all([
    FILES[`${UP}${file}`]!(),
    import('../../../../scenario/index.ts'),
  ])
  return play(text)
}

/** True if the scenario cites the clause in its title or in one of its lines. */
export const isAbout = ({ scenario: { title, steps } }: ScenarioSource, id: string): boolean =>
  title.split(/[\s,;]+/).includes(id) ||
  steps.some(({ by, refusedBy }) => by === id || refusedBy === id)
