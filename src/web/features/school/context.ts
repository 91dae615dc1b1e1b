import { createContext, useContext } from 'react'
import type { SchoolLessons } from './lessons.ts'

/** The words and lessons of the school in the current language. */
export const SchoolContext = createContext<SchoolLessons | undefined>(undefined)

export const useSchool = (): SchoolLessons => useContext(SchoolContext)!
