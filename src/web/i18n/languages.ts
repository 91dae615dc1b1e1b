import { use } from 'react'
import type { Words } from './en.ts'
import { type Section, VOLUME_OF, VOLUMES, type Volume } from './volumes/index.ts'
import { volume as start } from './volumes/start.en.ts'

/** English loads with the page. Other words load when they are needed. */

export const LANGUAGES = ['en', 'zh-Hans', 'zh-Hant'] as const

export type Language = (typeof LANGUAGES)[number]

/** Each language by its own name. */
export const NAME_OF: Readonly<Record<Language, string>> = {
  en: 'English',
  'zh-Hans': '简体中文',
  'zh-Hant': '繁體中文',
}

export interface Spoken {
  readonly language: Language
  readonly words: Words
}

type Load = () => Promise<{ readonly volume: Partial<Words> }>

// biome-ignore format: a table
const LOADS: Readonly<Record<Language, Readonly<Record<Volume, Load>>>> = {
  en: {
    start: async () => ({ volume: start }),
    table: () => import('./volumes/table.en.ts'),
    baccarat: () => import('./volumes/baccarat.en.ts'),
    roulette: () => import('./volumes/roulette.en.ts'),
    'snake-eyes': () => import('./volumes/snake-eyes.en.ts'),
    'lunar-poker': () => import('./volumes/lunar-poker.en.ts'),
    tournament: () => import('./volumes/tournament.en.ts'),
    desk: () => import('./volumes/desk.en.ts'),
    odds: () => import('./volumes/odds.en.ts'),
    inspector: () => import('./volumes/inspector.en.ts'),
    help: () => import('./volumes/help.en.ts'),
    limits: () => import('./volumes/limits.en.ts'),
  },
  'zh-Hans': {
    start: () => import('./volumes/start.zh-hant.ts?simplified'),
    table: () => import('./volumes/table.zh-hant.ts?simplified'),
    baccarat: () => import('./volumes/baccarat.zh-hant.ts?simplified'),
    roulette: () => import('./volumes/roulette.zh-hant.ts?simplified'),
    'snake-eyes': () => import('./volumes/snake-eyes.zh-hant.ts?simplified'),
    'lunar-poker': () => import('./volumes/lunar-poker.zh-hant.ts?simplified'),
    tournament: () => import('./volumes/tournament.zh-hant.ts?simplified'),
    desk: () => import('./volumes/desk.zh-hant.ts?simplified'),
    odds: () => import('./volumes/odds.zh-hant.ts?simplified'),
    inspector: () => import('./volumes/inspector.zh-hant.ts?simplified'),
    help: () => import('./volumes/help.zh-hant.ts?simplified'),
    limits: () => import('./volumes/limits.zh-hant.ts?simplified'),
  },
  'zh-Hant': {
    start: () => import('./volumes/start.zh-hant.ts'),
    table: () => import('./volumes/table.zh-hant.ts'),
    baccarat: () => import('./volumes/baccarat.zh-hant.ts'),
    roulette: () => import('./volumes/roulette.zh-hant.ts'),
    'snake-eyes': () => import('./volumes/snake-eyes.zh-hant.ts'),
    'lunar-poker': () => import('./volumes/lunar-poker.zh-hant.ts'),
    tournament: () => import('./volumes/tournament.zh-hant.ts'),
    desk: () => import('./volumes/desk.zh-hant.ts'),
    odds: () => import('./volumes/odds.zh-hant.ts'),
    inspector: () => import('./volumes/inspector.zh-hant.ts'),
    help: () => import('./volumes/help.zh-hant.ts'),
    limits: () => import('./volumes/limits.zh-hant.ts'),
  },
}

const SECTIONS = Object.keys(VOLUME_OF) as readonly Section[]

/** A component that reads a section whose volume is not here yet waits for it. */
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

const spokenAs = new Map<Language, Spoken>()

const spokenOf = (language: Language): Spoken => {
  const known = spokenAs.get(language) ?? { language, words: emptyWords(language) }
  spokenAs.set(language, known)
  return known
}

const put = (words: Words, { templates, ...sections }: Partial<Words>): void => {
  Object.assign(words.templates, templates)
  for (const [section, value] of Object.entries(sections))
    Object.defineProperty(words, section, { value, enumerable: true, configurable: true })
}

const loading = new Map<string, Promise<Spoken>>()

const load = async (language: Language, volume: Volume): Promise<Spoken> => {
  const spoken = spokenOf(language)
  try {
    put(spoken.words, (await LOADS[language][volume]()).volume)
  } catch {
    // If words fail to load, show English.
    put(spoken.words, (await LOADS.en[volume]()).volume)
  }
  return spoken
}

/** The words of a language, with this volume loaded. */
export const volumeIn = (language: Language, volume: Volume): Promise<Spoken> => {
  const key = `${language} ${volume}`
  const already = loading.get(key)
  if (already !== undefined) return already
  const coming = load(language, volume)
  loading.set(key, coming)
  return coming
}

/** Every word of a language. */
export const spokenIn = async (language: Language): Promise<Spoken> => {
  await Promise.all(VOLUMES.map(volume => volumeIn(language, volume)))
  return spokenOf(language)
}

/** Regions that write traditional Chinese, for tags without a script. */
const TRADITIONAL = /^(yue|zh-(.*-)?(hant|tw|hk|mo))\b/i

/** The first of the browser's languages that we have. */
export const preferred = (tags: readonly string[]): Language => {
  for (const tag of tags) {
    if (TRADITIONAL.test(tag) && !/hans/i.test(tag)) return 'zh-Hant'
    if (/^(zh|cmn)\b/i.test(tag)) return 'zh-Hans'
    if (/^en\b/i.test(tag)) return 'en'
  }
  return 'en'
}
