import { type Lesson, lessonsIn } from '../../../school/lesson.ts'
import type { Language } from '../../i18n/languages.ts'
import type { School } from './words/school.en.ts'

/** Loads words and lessons in the current language. */

const WORDS: Readonly<Record<Language, () => Promise<School>>> = {
  en: async () => (await import('./words/school.en.ts')).school,
  'zh-Hans': async () => (await import('./words/school.zh-hant.ts?simplified')).school,
  'zh-Hant': async () => (await import('./words/school.zh-hant.ts')).school,
}

const TEXTS = import.meta.glob<string>('../../../../school/*.txt', {
  query: '?raw',
  import: 'default',
})
const SIMPLIFIED = import.meta.glob<string>('../../../../school/*.txt', {
  query: '?simplified',
  import: 'default',
})

export interface SchoolLessons {
  readonly school: School
  readonly lessons: readonly Lesson[]
}

const fileOf = (path: string): string => `school/${path.split('/').at(-1)}`

const load = async (language: Language): Promise<SchoolLessons> => {
  const texts = Object.entries(language === 'zh-Hans' ? SIMPLIFIED : TEXTS)
  const [school, ...read] = await Promise.all([
    WORDS[language](),
    ...texts.map(async ([path, text]) => lessonsIn(fileOf(path), await text()).lessons),
  ])
  return { school, lessons: read.flat() }
}

const loaded = new Map<Language, Promise<SchoolLessons>>()

export const taughtIn = (language: Language): Promise<SchoolLessons> => {
  const known = loaded.get(language) ?? load(language)
  loaded.set(language, known)
  return known
}
