import { en, type Words } from './en.ts'

/** English is there from the beginning; another language comes over the line when it is chosen. */

export const LANGUAGES = ['en', 'zh-Hans', 'zh-Hant'] as const

export type Language = (typeof LANGUAGES)[number]

/** Each language by its own name: whoever looks for it reads that. */
export const NAME_OF: Readonly<Record<Language, string>> = {
  en: 'English',
  'zh-Hans': '简体中文',
  'zh-Hant': '繁體中文',
}

export interface Spoken {
  readonly language: Language
  readonly words: Words
}

const LOADS: Readonly<Record<Language, () => Promise<Words>>> = {
  en: async () => en,
  'zh-Hans': async () => (await import('./zh-hant.ts?simplified')).zhHant,
  'zh-Hant': async () => (await import('./zh-hant.ts')).zhHant,
}

const loaded = new Map<Language, Promise<Spoken>>()

const load = async (language: Language): Promise<Spoken> => {
  try {
    return { language, words: await LOADS[language]() }
  } catch {
    // Words that do not come over the line are read in English; the next choice tries again.
    loaded.delete(language)
    return { language: 'en', words: en }
  }
}

export const spokenIn = (language: Language): Promise<Spoken> => {
  const already = loaded.get(language)
  if (already) return already
  const loading = load(language)
  loaded.set(language, loading)
  return loading
}

/** Where Chinese is written in the traditional way, if its tag does not say how. */
const TRADITIONAL = /^(yue|zh-(.*-)?(hant|tw|hk|mo))\b/i

/** The first of the tongues a browser asks for that is spoken here. */
export const preferred = (tags: readonly string[]): Language => {
  for (const tag of tags) {
    if (TRADITIONAL.test(tag) && !/hans/i.test(tag)) return 'zh-Hant'
    if (/^(zh|cmn)\b/i.test(tag)) return 'zh-Hans'
    if (/^en\b/i.test(tag)) return 'en'
  }
  return 'en'
}
