import type { Played } from '../../scenario/index.ts'

/** The scenarios of the law, fetched a file at a time and played by the core itself. */

const FILES = import.meta.glob<string>('../../../scenarios/**/*.txt', {
  query: '?raw',
  import: 'default',
})

const UP = '../../../'

/** As the matrix names them: `scenarios/nz5/05-wagers.txt`. */
export const FILE_NAMES: readonly string[] = Object.keys(FILES).map(path => path.slice(UP.length))

/** Every scenario of a file, played; the text of each is what the file has. */
export interface Shown extends Played {
  readonly file: string
  readonly text: string
}

const textOf = (lines: readonly string[], from: number, to: number): string =>
  lines.slice(from, to).join('\n').trim()

export const playFile = async (file: string): Promise<readonly Shown[]> => {
  const [text, { play }] = await Promise.all([
    FILES[`${UP}${file}`]!(),
    import('../../scenario/index.ts'),
  ])
  const lines = text.split('\n')
  const played = play(text)
  return played.map((one, i) => ({
    ...one,
    file,
    text: textOf(lines, one.scenario.line, (played[i + 1]?.scenario.line ?? lines.length + 1) - 1),
  }))
}

/** Whether a scenario speaks of a clause: in its title, or where it says by which. */
export const isAbout = ({ scenario: { title, steps } }: Shown, id: string): boolean =>
  title.split(/[\s,;]+/).includes(id) ||
  steps.some(({ by, refusedBy }) => by === id || refusedBy === id)
