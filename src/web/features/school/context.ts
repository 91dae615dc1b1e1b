import { createContext, useContext } from 'react'
import type { Taught } from './lessons.ts'

/** The words and lessons of the school in the current language. */
export const SchoolContext = createContext<Taught | undefined>(undefined)

export const useSchool = (): Taught => useContext(SchoolContext)!
