import { useSyncExternalStore } from 'react'
import { type Language, preferred } from '../i18n/languages.ts'

/** A patron's settings, stored in the browser. */
export interface Settings {
  readonly language: Language
  readonly fourColours: boolean
  readonly quick: boolean
  readonly keys: boolean
  readonly large: boolean
  /** Keeps the wheel still while the ball runs. */
  readonly still: boolean
  readonly leftHanded: boolean
  /** Names the patterns of the Big Road in the lobby. */
  readonly goodRoads: boolean
  readonly theme: 'dark' | 'light' | 'auto'
  /** Sounds. Everything you hear is also shown as text. */
  readonly calls: boolean
  readonly effects: boolean
  readonly tones: boolean
}

const KEY = 'croupier.settings'

const USUAL: Settings = {
  language: preferred(navigator.languages),
  fourColours: false,
  quick: false,
  keys: true,
  large: false,
  still: false,
  leftHanded: false,
  goodRoads: false,
  theme: 'dark',
  calls: false,
  effects: false,
  tones: false,
}

const stored = (): Settings => {
  try {
    return { ...USUAL, ...(JSON.parse(localStorage.getItem(KEY) ?? '{}') as Partial<Settings>) }
  } catch {
    return USUAL
  }
}

let current = stored()
const listeners = new Set<() => void>()

export const settings = (): Settings => current

export const change = (part: Partial<Settings>): void => {
  current = { ...current, ...part }
  try {
    localStorage.setItem(KEY, JSON.stringify(current))
  } catch {
    // Without storage, settings last until the page closes.
  }
  for (const listener of listeners) listener()
}

const subscribe = (listener: () => void): (() => void) => {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

export const useSettings = (): Settings => useSyncExternalStore(subscribe, settings)
