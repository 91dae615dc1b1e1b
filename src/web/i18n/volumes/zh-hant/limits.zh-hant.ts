import { limits } from '../../../features/limits/words/limits.zh-hant.ts'

export const volume = { limits }
