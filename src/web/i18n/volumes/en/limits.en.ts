import { limits } from '../../../features/limits/words/limits.en.ts'

export const volume = { limits }
