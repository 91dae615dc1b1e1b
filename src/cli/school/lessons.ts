import { readdirSync } from 'node:fs'
import { join, relative } from 'node:path'
import { ROOT } from '../../law/index.ts'
import { type Lesson, lessonsIn } from '../../school/lesson.ts'
import { Malformed, readInput } from '../input.ts'

/** The lessons of the school, or of the files that were named. */
export const readLessons = (files: readonly string[]): readonly Lesson[] => {
  const folder = join(ROOT, 'school')
  const own = readdirSync(folder)
    .filter(name => name.endsWith('.txt'))
    .toSorted()
    .map(name => join(folder, name))
  const lessons = (files.length > 0 ? files : own).flatMap(file => {
    const name = files.length > 0 ? file : relative(ROOT, file)
    const { lessons: found, mistakes } = lessonsIn(name, readInput(file))
    const [first] = mistakes
    if (first) throw new Malformed(`${name}:${first.line}: ${first.says}`)
    return found
  })
  const twice = lessons.find((one, i) => lessons.findIndex(({ id }) => id === one.id) < i)
  if (twice) throw new Malformed(`${twice.at}: there is another lesson called ${twice.id}`)
  return lessons
}
