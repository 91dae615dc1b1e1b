import { createContext, type ReactNode, use, useContext } from 'react'
import { dollars as inDollars } from '../../kernel/refusal.ts'
import type { Words } from './en.ts'
import { type LoadedLanguage, volumeIn } from './languages.ts'
import type { Volume } from './volumes/index.ts'

export const SpokenContext = createContext<LoadedLanguage | undefined>(undefined)

export const useSpoken = (): LoadedLanguage => useContext(SpokenContext)!

export const useWords = (): Words => useSpoken().words

interface InWordsProps {
  readonly of: readonly Volume[]
  readonly children: ReactNode
}

/** Renders its children once their words are loaded. */
export const InWords = ({ of, children }: InWordsProps): ReactNode => {
  const { language } = useSpoken()
  for (const coming of of.map(volume => volumeIn(language, volume))) use(coming)
  return children
}

/** An amount of money as text, with a minus sign if it is negative. */
export const dollars = (cents: number): string => inDollars(cents).replace('-', '−')

export type { Words } from './en.ts'
export { phaseWords, phraseText, spokenText } from './phrase-text.ts'
