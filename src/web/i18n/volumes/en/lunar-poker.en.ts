import { lunar } from '../../../games/lunar-poker/words/lunar.en.ts'

export const volume = { lunar }
