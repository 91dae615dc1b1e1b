import { createContext, useContext } from 'react'
import { en, type Words } from './en.ts'

export const WordsContext = createContext<Words>(en)

export const useWords = (): Words => useContext(WordsContext)

/** A sum as people here write it. */
export { dollars } from '../../kernel/refusal.ts'
export type { Words } from './en.ts'
export { spoken, spokenText } from './spoken.ts'
