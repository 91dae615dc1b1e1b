import { use } from 'react'
import type { Words } from './en.ts'
import { volume as start } from './volumes/en/start.en.ts'
import { type Section, VOLUME_OF, VOLUMES, type Volume } from './volumes/index.ts'

/** English loads with the page. Other words load when they are needed. */

export const LANGUAGES = ['en', 'zh-Hans', 'zh-Hant'] as const

export type Language = (typeof LANGUAGES)[number]

/** Each language by its own name. */
export const NAME_OF: Readonly<Record<Language, string>> = {
  en: 'English',
  'zh-Hans': '简体中文',
  'zh-Hant': '繁體中文',
}

export interface LoadedLanguage {
  readonly language: Language
  readonly words: Words
}

type Load = () => Promise<{ readonly volume: Partial<Words> }>

// biome-ignore format: a table
const LOADS: Readonly<Record<Language, Readonly<Record<Volume, Load>>>> = {
  en: {
    start: async () => ({ volume: start }),
    table: () => import('./volumes/en/table.en.ts'),
    baccarat: () => import('./volumes/en/baccarat.en.ts'),
    roulette: () => import('./volumes/en/roulette.en.ts'),
    'snake-eyes': () => import('./volumes/en/snake-eyes.en.ts'),
    'lunar-poker': () => import('./volumes/en/lunar-poker.en.ts'),
    tournament: () => import('./volumes/en/tournament.en.ts'),
    desk: () => import('./volumes/en/desk.en.ts'),
    odds: () => import('./volumes/en/odds.en.ts'),
    inspector: () => import('./volumes/en/inspector.en.ts'),
    help: () => import('./volumes/en/help.en.ts'),
    limits: () => import('./volumes/en/limits.en.ts'),
  },
  'zh-Hans': {
    start: () => import('./volumes/zh-hant/start.zh-hant.ts?simplified'),
    table: () => import('./volumes/zh-hant/table.zh-hant.ts?simplified'),
    baccarat: () => import('./volumes/zh-hant/baccarat.zh-hant.ts?simplified'),
    roulette: () => import('./volumes/zh-hant/roulette.zh-hant.ts?simplified'),
    'snake-eyes': () => import('./volumes/zh-hant/snake-eyes.zh-hant.ts?simplified'),
    'lunar-poker': () => import('./volumes/zh-hant/lunar-poker.zh-hant.ts?simplified'),
    tournament: () => import('./volumes/zh-hant/tournament.zh-hant.ts?simplified'),
    desk: () => import('./volumes/zh-hant/desk.zh-hant.ts?simplified'),
    odds: () => import('./volumes/zh-hant/odds.zh-hant.ts?simplified'),
    inspector: () => import('./volumes/zh-hant/inspector.zh-hant.ts?simplified'),
    help: () => import('./volumes/zh-hant/help.zh-hant.ts?simplified'),
    limits: () => import('./volumes/zh-hant/limits.zh-hant.ts?simplified'),
  },
  'zh-Hant': {
    start: () => import('./volumes/zh-hant/start.zh-hant.ts'),
    table: () => import('./volumes/zh-hant/table.zh-hant.ts'),
    baccarat: () => import('./volumes/zh-hant/baccarat.zh-hant.ts'),
    roulette: () => import('./volumes/zh-hant/roulette.zh-hant.ts'),
    'snake-eyes': () => import('./volumes/zh-hant/snake-eyes.zh-hant.ts'),
    'lunar-poker': () => import('./volumes/zh-hant/lunar-poker.zh-hant.ts'),
    tournament: () => import('./volumes/zh-hant/tournament.zh-hant.ts'),
    desk: () => import('./volumes/zh-hant/desk.zh-hant.ts'),
    odds: () => import('./volumes/zh-hant/odds.zh-hant.ts'),
    inspector: () => import('./volumes/zh-hant/inspector.zh-hant.ts'),
    help: () => import('./volumes/zh-hant/help.zh-hant.ts'),
    limits: () => import('./volumes/zh-hant/limits.zh-hant.ts'),
  },
}

const SECTIONS = Object.keys(VOLUME_OF) as readonly Section[]

/**
 * The words of a language before any volume is loaded. A component that reads a missing section
 * waits for it.
 */
const emptyWords = (language: Language): Words => {
  const words = { templates: {} }
  for (const section of SECTIONS)
    Object.defineProperty(words, section, {
      configurable: true,
      enumerable: true,
      get: () => use(volumeIn(language, VOLUME_OF[section])).words[section],
    })
  return words as Words
}

const spokenAs = new Map<Language, LoadedLanguage>()

const languageWords = (language: Language): LoadedLanguage => {
  const known = spokenAs.get(language) ?? { language, words: emptyWords(language) }
  spokenAs.set(language, known)
  return known
}

const put = (words: Words, { templates, ...sections }: Partial<Words>): void => {
  Object.assign(words.templates, templates)
  for (const [section, value] of Object.entries(sections))
    Object.defineProperty(words, section, { value, enumerable: true, configurable: true })
}

const loading = new Map<string, Promise<LoadedLanguage>>()

const load = async (language: Language, volume: Volume): Promise<LoadedLanguage> => {
  const spoken = languageWords(language)
  try {
    put(spoken.words, (await LOADS[language][volume]()).volume)
  } catch {
    // If words fail to load, show English.
    put(spoken.words, (await LOADS.en[volume]()).volume)
  }
  return spoken
}

/** Loads a volume, and returns the words of the language. */
export const volumeIn = (language: Language, volume: Volume): Promise<LoadedLanguage> => {
  const key = `${language} ${volume}`
  const already = loading.get(key)
  if (already !== undefined) return already
  const coming = load(language, volume)
  loading.set(key, coming)
  return coming
}

/** Loads every volume of a language. */
export const loadLanguage = async (language: Language): Promise<LoadedLanguage> => {
  await Promise.all(VOLUMES.map(volume => volumeIn(language, volume)))
  return languageWords(language)
}

/** Regions that write traditional Chinese, for tags without a script. */
const TRADITIONAL = /^(yue|zh-(.*-)?(hant|tw|hk|mo))\b/i

/** The first of the browser's languages that we support. */
export const preferred = (tags: readonly string[]): Language => {
  for (const tag of tags) {
    if (TRADITIONAL.test(tag) && !/hans/i.test(tag)) return 'zh-Hant'
    if (/^(zh|cmn)\b/i.test(tag)) return 'zh-Hans'
    if (/^en\b/i.test(tag)) return 'en'
  }
  return 'en'
}
